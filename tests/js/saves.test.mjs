/** Without IndexedDB: everything stays in the synchronous storage. */
import { everyWriteFails } from "./every-write.mjs";

await everyWriteFails();

/** All games of this device, and the settings, as a file. */
import { toast } from "../components/notice.js";
import { download, exportName } from "../lib/download.js";
import { t } from "../lib/messages.js";

export async function downloadEverything() {
  const { exportEverything } = await import("../lib/library.js");
  const { text, missing } = await exportEverything();
  download(exportName(), text);
  if (missing) toast(t("library-missing"));
}

/** All games of this device, and the settings, as a file: now, and whenever something was played. */
import { toast } from "../components/notice.js";
import { hasBackup } from "../lib/backup-state.js";
import { download, exportName } from "../lib/download.js";
import { noteExport } from "../lib/export-due.js";
import { t } from "../lib/messages.js";

export async function downloadEverything() {
  const { exportEverything } = await import("../lib/library.js");
  const { text, missing } = await exportEverything();
  download(exportName(), text);
  if (missing) toast(t("library-missing"));
  else noteExport(Date.now());
}

/** Into the file that the person has chosen for it, if there is one. It never throws. */
export async function backUp() {
  if (!hasBackup()) return;
  await import("./device.js").then(
    (device) => device.backUp(),
    () => {}, // the next time
  );
}

/** Finished games move to where there is room for thousands; if that fails, they are where they were. */
export async function settleAndBackUp() {
  await import("../lib/library.js").then(({ settle }) => settle()).catch(() => {});
  await backUp();
}

/** Exports of killed processes, which stay in the system's temporary folder. */
import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Services } from "#platform/services.ts";
import { isDataFilePath } from "./export-format.ts";

export const exportFolderPrefix = "step-export-";
/** Of the export as one JSON document. */
export const documentName = "account.json";
const keptMs = 24 * 60 * 60_000;

/** Keeps exports of the last day, because another process may still be sending them. */
export async function removeLeftOverExports({ clock, log }: Pick<Services, "clock" | "log">): Promise<void> {
  const before = clock.now().getTime() - keptMs;
  try {
    for (const name of await readdir(tmpdir()))
      if (name.startsWith(exportFolderPrefix)) await removeIfLeftOver(join(tmpdir(), name), before);
  } catch (error) {
    log.warn({ err: error }, "old export removal failed");
  }
}

/** Others may use the temporary folder too, so only folders of this user with nothing but data files are deleted. */
async function removeIfLeftOver(folder: string, before: number): Promise<void> {
  const stats = await lstat(folder).catch(() => null);
  if (!stats?.isDirectory() || stats.mtimeMs >= before || stats.uid !== process.getuid?.()) return;
  const isExported = (name: string) => name === documentName || isDataFilePath(name);
  if ((await readdir(folder)).every(isExported)) await rm(folder, { recursive: true, force: true });
}

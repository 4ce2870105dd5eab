/** Stores the running server's origin in its data directory, where commands look for it. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "#platform/errors.ts";
import { makeFolder } from "#platform/make-folder.ts";

const fileName = "server.json";

/** Throws a StartupError if the data directory can't be created or written to, because stored files need it, too. */
export async function writeServerOrigin(dataDir: string, origin: string): Promise<void> {
  try {
    makeFolder(dataDir);
    await writeFile(join(dataDir, fileName), JSON.stringify({ origin }));
  } catch (error) {
    throw new StartupError(
      `The data directory ${dataDir} can't be written to; set DATA_DIR to one that can.`,
      {
        cause: error,
      },
    );
  }
}

/** Returns null if no server has run on this data directory. */
export async function readServerOrigin(dataDir: string): Promise<string | null> {
  try {
    const { origin } = JSON.parse(await readFile(join(dataDir, fileName), "utf8")) as { origin?: unknown };
    return typeof origin === "string" ? origin : null;
  } catch {
    return null;
  }
}

export async function removeServerOrigin(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true });
}

// Generates docs/logs.md from the sources that it covers.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { logMessagesIn, renderLogPage } from "./log-messages.mjs";
import { rootDir } from "./prepare.mjs";

export const logPageFile = join(rootDir, "docs/logs.md");

/** Returns every log message of the product, ordered by file. */
export function listLogMessages() {
  return globSync("{app,engines,features,platform,server}/**/*.{ts,tsx}", { cwd: rootDir })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => logMessagesIn(path, readFileSync(join(rootDir, path), "utf8")));
}

export function createLogPage() {
  return renderLogPage(listLogMessages());
}

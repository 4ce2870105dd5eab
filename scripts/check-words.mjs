// Part of `npm run lint`. Checks the wording against docs/writing.md. Arguments limit the check to these folders.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findOldVoice, isIn } from "./lib/old-voice.mjs";
import { rootDir } from "./lib/prepare.mjs";
import { isWritten } from "./lib/written-files.mjs";

const folders = process.argv.slice(2);

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  cwd: rootDir,
  encoding: "utf8",
});
const hits = listed
  .split("\0")
  .filter((path) => isWritten(path) && existsSync(join(rootDir, path)))
  .filter((path) => folders.length === 0 || folders.some((folder) => isIn(path, folder)))
  .flatMap((path) => findOldVoice(path, readFileSync(join(rootDir, path), "utf8")));

for (const { path, line, found, instead } of hits)
  process.stdout.write(`${path}:${line}  ${found}  ->  ${instead}\n`);
if (hits.length > 0) process.exitCode = 1;

// Part of `npm run lint`. Checks the wording against docs/writing.md. `words-limits.json` has the maximum number of
// hits per folder. Arguments are folders whose hits to list, or `--write` to lower the limits to the current counts.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "./lib/changed-files.mjs";
import { compareWithLimits, countByFolder, findOldVoice, isIn } from "./lib/old-voice.mjs";
import { rootDir } from "./lib/prepare.mjs";
import { isWritten } from "./lib/written-files.mjs";

const limitsFile = join(rootDir, "scripts/words-limits.json");
const limits = JSON.parse(readFileSync(limitsFile, "utf8"));
const args = process.argv.slice(2);

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  cwd: rootDir,
  encoding: "utf8",
});
const files = listed.split("\0").filter((path) => isWritten(path) && existsSync(join(rootDir, path)));
const hits = files.flatMap((path) => findOldVoice(path, readFileSync(join(rootDir, path), "utf8")));

const rules = Object.keys(limits);
const results = rules.map((rule) => {
  const found = hits.filter((hit) => hit.rule === rule);
  const counts = countByFolder(found, limits[rule]);
  return { rule, found, counts, differences: compareWithLimits(counts, limits[rule]) };
});

if (args.includes("--write")) lowerLimits();
else if (args.length > 0) print(hits.filter(({ path }) => args.some((folder) => isIn(path, folder))));
else report();

function lowerLimits() {
  for (const { rule, differences } of results)
    for (const { folder, count, limit } of differences) if (count < limit) limits[rule][folder] = count;
  writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`);
}

function report() {
  const changed = new Set(changedFiles() ?? []);
  for (const { rule, found, differences } of results) {
    for (const { folder, count, limit } of differences) {
      process.exitCode = 1;
      process.stdout.write(
        `${rule}: ${count} in ${folder}, the limit is ${limit}. ${advice(count, limit, folder)}\n`,
      );
      if (count > limit)
        print(found.filter(({ path }) => isIn(path, folder) && (limit === 0 || changed.has(path))));
    }
  }
}

function advice(count, limit, folder) {
  return count < limit
    ? "Lower it: node scripts/check-words.mjs --write"
    : `Every hit: node scripts/check-words.mjs ${folder}`;
}

function print(found) {
  for (const { path, line, found: words, instead } of found)
    process.stdout.write(`  ${path}:${line}  ${words}  ->  ${instead}\n`);
}

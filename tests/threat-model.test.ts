/** Every test that the threat model names must exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/threat-model.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Threat |"));

test("names a test for every threat, and each of them exists", () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const row of rows) {
    const [, threat = "", , tests = ""] = row.split("|");
    const named = [...tests.matchAll(/`([^`]+\.test\.tsx?)`(?: "([^"]+)")?/g)];
    if (named.length === 0) missing.push(`${threat.trim()}: no test`);
    for (const [, file = "", title] of named) {
      const text = existsSync(file) ? readFileSync(file, "utf8") : null;
      if (text === null) missing.push(file);
      else if (title !== undefined && !text.includes(`"${title}"`)) missing.push(`${file}: ${title}`);
    }
  }
  expect(missing).toEqual([]);
});

import { expect, test } from "vitest";
import { countChanges } from "./count-changes.ts";
import { linesOfChanges } from "./lines-of-changes.ts";

const compare = (before: string, after: string) =>
  linesOfChanges({ title: "Hours", content: before }, { title: "Hours", content: after });
const shown = (lines: ReturnType<typeof compare>) =>
  lines.map(({ look, mark, parts }) => [
    look,
    mark,
    parts.map(({ kind, text }) => `${kind}: ${text}`).join(" | "),
  ]);

test("compares what readers see, without the marks of Markdown", () => {
  const lines = compare(
    "## Open\n\n1. Click **Approve hours**.\n\n> [!WARNING]\n> By noon.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```js\n# code\n```",
    "## Open\n\n1. Click **Approve week**.\n\n> [!WARNING]\n> By noon.\n\n| A | B |\n|---|---|\n| 1 | 3 |\n\n```js\n# code\n```\n\nNew",
  );
  expect(shown(lines)).toEqual([
    ["title", "", "same: Hours"],
    ["heading", "2", "same: Open"],
    ["item", "1.", "same: Click Approve  | removed: hours | added: week | same: ."],
    ["callout", "warning", "same: By noon."],
    ["row", "", "same: A  ·  B"],
    ["row", "", "same: 1  ·   | removed: 2 | added: 3"],
    ["code", "js", "same: # code"],
    ["plain-text", "", "added: New"],
  ]);
  expect(lines.flatMap(({ formats }) => formats)).toEqual([]);
  expect(countChanges(lines)).toBe(3);
});

test("names changes of formatting that change no word", () => {
  const lines = compare(
    "Read the *terms* and [prices](/old).\n\nSmall",
    "Read the **terms** and [prices](/new).\n\n## Small",
  );
  expect(lines.flatMap(({ parts }) => parts.filter(({ kind }) => kind !== "same"))).toEqual([]);
  expect(lines[1]?.formats).toEqual([
    { kind: "italic", words: "terms", url: null, isAdded: false },
    { kind: "link", words: "prices", url: "/old", isAdded: false },
    { kind: "bold", words: "terms", url: null, isAdded: true },
    { kind: "link", words: "prices", url: "/new", isAdded: true },
  ]);
  expect(lines[2]).toMatchObject({ look: "heading", formerLook: "plain-text" });
  expect(countChanges(lines)).toBe(2);
});

test("a new line takes nothing from its neighbor, and removed ones keep what they were", () => {
  const lines = compare("- one\n- two", "- one\n\n# New\n\n- two");
  expect(shown(lines).slice(1)).toEqual([
    ["item", "•", "same: one"],
    ["heading", "1", "added: New"],
    ["item", "•", "same: two"],
  ]);
  expect(shown(compare("# Old\n\nText", "Text")).slice(1)).toEqual([
    ["heading", "1", "removed: Old"],
    ["plain-text", "", "same: Text"],
  ]);
});

test("a text that is too complex is compared as it is", () => {
  const hostile = "*a_ ".repeat(60_000);
  expect(compare(hostile, hostile).length).toBeGreaterThan(1);
});

test("rows of a table are compared with themselves, not with numbers of other rows", () => {
  const table = (rows: string[]) =>
    `| Plan | Seats |\n|---|---|\n${rows.map((row) => `| ${row} |`).join("\n")}`;
  const lines = compare(
    table(["Small | 40", "Middle | 60", "Gone | 7", "Large | 80"]),
    table(["Small | 20", "Middle | 40", "Large | 60", "Huge | 80"]),
  );
  expect(shown(lines).slice(2)).toEqual([
    ["row", "", "same: Small  ·   | removed: 40 | added: 20"],
    ["row", "", "same: Middle  ·   | removed: 60 | added: 40"],
    ["row", "", "removed: Gone  ·  7"],
    ["row", "", "same: Large  ·   | removed: 80 | added: 60"],
    ["row", "", "added: Huge  ·  80"],
  ]);
});

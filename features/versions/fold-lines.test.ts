import { expect, test } from "vitest";
import { numberChanges } from "./count-changes.ts";
import { foldUnchanged } from "./fold-lines.ts";
import { linesOfChanges } from "./lines-of-changes.ts";

const blocks = (count: number, name = "Text") =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const fold = (before: string[], after: string[]) => {
  const [old, fresh] = [before, after].map((each) => ({ title: "Hours", content: each.join("\n\n") }));
  return foldUnchanged(numberChanges(linesOfChanges(old!, fresh!))).map(({ isFolded, lines, count }) => ({
    shown: lines.map(({ parts }) => parts.map(({ text }) => text).join("|")),
    folded: isFolded ? count : null,
  }));
};

test("shows each change with its neighbors and its heading, and folds the rest", () => {
  const before = [...blocks(6), "## Rules", ...blocks(8, "Rule"), "## Other", ...blocks(4, "Last")];
  const after = before.map((block) => (block === "Rule 6" ? "Rule six" : block));
  const groups = fold(before, after);
  expect(groups.map(({ folded }) => folded)).toEqual([null, 6, null, 4, null, 6]);
  expect(groups.filter(({ folded }) => folded === null).map(({ shown }) => shown)).toEqual([
    ["Hours"],
    ["Rules"],
    ["Rule 5", "Rule |6|six", "Rule 7"],
  ]);
  expect(groups.flatMap(({ shown }) => shown)).toHaveLength(before.length + 1);
});

test("folds neither a few lines nor a text without changes", () => {
  const before = ["First", ...blocks(4), "Last"];
  expect(fold(before, ["first", ...blocks(4), "last"]).map(({ folded }) => folded)).toEqual([null]);
  expect(fold(blocks(50), blocks(50))).toMatchObject([{ folded: null }]);
});

test("counts no empty lines of code", () => {
  const code = ["```", ...Array.from({ length: 6 }, (_, index) => `a${index}\n`), "```"].join("\n");
  const groups = fold(["Old", "x", code, "y", "z"], ["New", "x", code, "y", "z"]);
  expect(groups.map(({ folded }) => folded)).toEqual([null, 8]);
});

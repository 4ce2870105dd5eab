import { expect, test } from "vitest";
import { isMark, markOf } from "../replay/name-mark.ts";
import { cleanClick } from "./clean-click.ts";
import { type Click, clickLimits } from "./step-clicks.ts";

const click: Click = {
  ...{ verb: "click", role: "button", name: "Save", value: null, box: null },
  ...{ url: "", pageTitle: "", dialogTitle: "" },
};
const cleaned = (neighbors: string[], texts: string[] = []) =>
  cleanClick({ ...click, neighbors }, { texts, words: [] }).neighbors;

test("only hashes of the names beside a control are kept", () => {
  const kept = cleaned(["Cancel", "Save as draft"]);
  expect(kept).toEqual([markOf("Cancel"), markOf("Save as draft")]);
  expect(kept?.every(isMark)).toBe(true);
  expect(cleaned(kept ?? [])).toEqual(kept);
});

test("the same name in another writing has the same hash, and another name another one", () => {
  expect(markOf("Inbox (3)")).toBe(markOf("inbox (12)"));
  expect(markOf("Cancel")).not.toBe(markOf("Cancels"));
  expect(markOf(" ")).toBe("");
});

test("private and typed names beside a control are dropped, hashed or not", () => {
  expect(cleaned(["mail grace@example.com"])).toBeUndefined();
  expect(cleaned(["Rose bed", markOf("Rose bed"), "Cancel"], ["Rose bed"])).toEqual([markOf("Cancel")]);
});

test("the names beside a control are few", () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `Bed ${"abcdefghij"[index % 10]}${"klmn"[index % 4]}`,
  );
  expect(cleaned(many)).toHaveLength(clickLimits.neighbors);
});

test("a click without names beside it stays as it is", () => {
  expect("neighbors" in cleanClick(click)).toBe(false);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { compareTexts } from "./compare-texts.ts";

it("marks the words that changed", () => {
  expect(compareTexts("each month.", "each pay period.")).toEqual([
    { kind: "same", text: "each " },
    { kind: "removed", text: "month" },
    { kind: "added", text: "pay period" },
    { kind: "same", text: "." },
  ]);
});

it("loses nothing of either text", () => {
  const text = fc
    .array(fc.constantFrom("a", "b ", "\n", "日本", "## ", ".", "word "))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareTexts(before, after);
      const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
      expect(without("added").join("")).toBe(before);
      expect(without("removed").join("")).toBe(after);
    }),
  );
});

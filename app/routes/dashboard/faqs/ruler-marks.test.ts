import { expect, it } from "vitest";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { maxMarks, rulerMarks } from "./ruler-marks.ts";

const faq = (isChanged: boolean) =>
  ({ proof: isChanged ? { changed: "yesterday", isKept: false } : null }) as OwnerFaq;

it("marks each changed question of a list that has room for all", () => {
  expect(rulerMarks([true, false, true, true].map(faq))).toEqual([0, 2, 3]);
});

it("marks changes at the end of a long list too, once per place", () => {
  const marks = rulerMarks(Array.from({ length: 2_000 }, () => faq(true)));
  expect(marks).toHaveLength(maxMarks);
  expect(marks.slice(0, 2)).toEqual([0, 10]);
  expect(marks.at(-1)).toBe(1_990);
});

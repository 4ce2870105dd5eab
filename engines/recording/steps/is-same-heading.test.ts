import { expect, test } from "vitest";
import { isSameHeading } from "./is-same-heading.ts";
import type { Phrase } from "./phrases.ts";

const heading = (text: string, x = 20): Phrase => ({
  text,
  box: { x, y: 30, width: text.length * 12, height: 20 },
  confidence: 90,
});

test("takes two readings of one heading for the same", () => {
  expect(isSameHeading(heading("Monthly orders"), heading("Monthly ordcrs"))).toBe(true);
  expect(isSameHeading(heading("Northgate Stores"), heading("Northgate"))).toBe(true);
  expect(isSameHeading(null, null)).toBe(true);
});

test("tells other headings, also of similar words elsewhere", () => {
  expect(isSameHeading(heading("Orders"), heading("Offers"))).toBe(false);
  expect(isSameHeading(heading("Orders"), heading("Orders today", 300))).toBe(false);
  expect(isSameHeading(heading("Orders"), null)).toBe(false);
});

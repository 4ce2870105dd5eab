import { expect, test } from "vitest";
import { type Headed, isSameHeading } from "./is-same-heading.ts";
import type { Box } from "./types.ts";

const headed = (text: string, { x = 20, covered = [] as Box[] } = {}): Headed => ({
  heading: { text, box: { x, y: 30, width: text.length * 12, height: 20 }, confidence: 90 },
  covered,
  cursor: null,
  view: {
    timestampSeconds: 1,
    kind: "change",
    changed: null,
    covered,
    text: { width: 640, height: 360, lines: [] },
    pixels: null,
  },
});
const none: Headed = { ...headed("None"), heading: null };

test("takes two readings of one heading for the same", () => {
  expect(isSameHeading(headed("Monthly orders"), headed("Monthly ordcrs"))).toBe(true);
  expect(isSameHeading(headed("Returns"), headed("Retums"))).toBe(true);
  expect(isSameHeading(none, none)).toBe(true);
});

test("accepts a cut heading only if something hides the rest", () => {
  const covered = [{ x: 140, y: 20, width: 90, height: 40 }];
  expect(isSameHeading(headed("Northgate Stores"), headed("Northgate", { covered }))).toBe(true);
  expect(isSameHeading(headed("Northgate Stores"), headed("Northgate"))).toBe(false);
});

test.each([
  ["Orders", "Offers"],
  ["Invoices", "Invoice"],
  ["Settings", "Settings billing"],
  ["Order 1001", "Order 1002"],
])("tells %s from %s", (one, other) => {
  expect(isSameHeading(headed(one), headed(other))).toBe(false);
  expect(isSameHeading(headed(other), headed(one))).toBe(false);
});

test("tells headings from similar words elsewhere, and from none", () => {
  expect(isSameHeading(headed("Orders"), headed("Orders today", { x: 300 }))).toBe(false);
  expect(isSameHeading(headed("Orders"), none)).toBe(false);
});

import { expect, test } from "vitest";
import type { Written } from "../write-drafts.ts";
import { isOfPartOfHours } from "./hours-evidence.ts";
import { siteOf } from "./site.ts";

const site = siteOf([], { language: "en", companyName: "Birchhill Kilns", trades: [] });

function isOfPart(...texts: [text: string, level: number][]): boolean {
  const week = ["Monday 9:00 - 12:00", "Tuesday 9:00 - 17:00"].map((text): [string, number] => [text, 7]);
  const lines = [...texts, ...week].map(([text, level]) => ({ text, level }));
  const faq = { origin: "fact", topic: "hours", evidence: ["Tuesday 9:00 - 17:00"], page: { lines } };
  return isOfPartOfHours(faq as unknown as Written, site);
}

test("hours below the name of a part, a course or a season aren't those of the company", () => {
  expect(isOfPart(["Winter opening hours", 7])).toBe(true);
  expect(isOfPart(["Opening hours", 2], ["Clubhouse and greens:", 7])).toBe(true);
  expect(isOfPart(["Opening hours", 2], ["Baby judo", 3])).toBe(true);
});

test("hours below their own heading, the company's name or something else are", () => {
  expect(isOfPart(["Opening hours", 2])).toBe(false);
  expect(isOfPart(["Our general opening hours", 4])).toBe(false);
  expect(isOfPart(["Horaires d'ouverture", 4])).toBe(false);
  expect(isOfPart(["Horario de apertura", 4])).toBe(false);
  expect(isOfPart(["Birchhill opening hours:", 7])).toBe(false);
  expect(isOfPart(["info@birchhill.test", 7])).toBe(false);
  expect(isOfPart(["Visit us", 1])).toBe(false);
  expect(isOfPart()).toBe(false);
});

/** Only kinds that readers rarely refuse are ready. */
import { expect, test } from "vitest";
import type { Written } from "../write-drafts.ts";
import { isProven, isUnproven } from "./record-evidence.ts";

test.each([
  ["fact", "contact", false],
  ["fact", "location", false],
  ["fact", "hours", false],
  ["fact", "open-sundays", false],
  ["explicit", "pets", false],
  ["explicit", null, false],
  ["model", "prices", false],
  ["fact", "pets", true],
  ["fact", "prices", true],
  ["fact", null, true],
  ["section", "included", true],
  ["section", "team", true],
] as const)("%s %s", (origin, topic, is) => {
  expect(isUnproven({ origin, topic }, { pages: 4 })).toBe(is);
});

test("a website of few pages says all about one thing in one place", () => {
  expect(isUnproven({ origin: "fact", topic: "prices" }, { pages: 3 })).toBe(false);
});

function proven(faq: Partial<Pick<Written, "origin" | "topic" | "intent">>, ...segments: string[]): boolean {
  const page = { segments } as Written["page"];
  return isProven({ origin: "section", topic: null, page, ...faq });
}

test("what a page of the site's first level has a heading about is proven, and how soon one gets an answer", () => {
  expect(proven({ topic: "parking" }, "visit")).toBe(true);
  expect(proven({ topic: "cancellation" }, "terms")).toBe(true);
  expect(proven({ origin: "fact", topic: "response-time", intent: "response-time" }, "a", "b")).toBe(true);
});

test("neither a sentence, nor the page of one course, nor another topic is", () => {
  expect(proven({ origin: "fact", topic: "parking" }, "visit")).toBe(false);
  expect(proven({ topic: "cancellation" }, "courses", "wheel")).toBe(false);
  expect(proven({ topic: "included" }, "visit")).toBe(false);
  expect(proven({ topic: "refunds" }, "terms")).toBe(false);
});

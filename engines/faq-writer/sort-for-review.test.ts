/** How many doubts a made answer may have to be proposed, and to be ready. */
import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { readPage } from "./read-page.ts";
import { siteOf } from "./readiness/site.ts";
import { sortForReview, weighDoubts } from "./sort-for-review.ts";
import type { Written } from "./write-drafts.ts";

const told = "The lift of the kiln takes two sacks, and it stops at both floors of the mill.";
const rule = "Dogs may join on a leash, except into the kiln room.";
const bodies = [
  `<h1>Birchhill</h1><h2>Pets</h2><p>${rule}</p><h2>Our hall</h2><p>${told}</p>`,
  ...["Loft", "Yard"].map((title) => `<h1>${title}</h1>`),
];
const pages = bodies.map((body, at) =>
  readPage(buildPage(body, { url: `https://birchhill.test/${at}`, title: "Birchhill" })),
);
const site = siteOf(pages, { language: "en", companyName: "Birchhill", trades: ["school"] });

function made(given: Partial<Written>): Written {
  return {
    origin: "fact",
    isMade: true,
    confidence: 0.8,
    rank: 1,
    topic: "pets",
    intent: "pets",
    question: "Are pets allowed?",
    answer: rule,
    evidence: [rule],
    page: pages[0],
    ...given,
  } as unknown as Written;
}

const certain = made({});
const unsure = made({ confidence: 0.4 });
/** It is unsure, says nothing about parking, and breaks off. */
const stray = made({
  confidence: 0.4,
  topic: "parking",
  intent: "parking",
  question: "Is parking available?",
  answer: `${told} …`,
  evidence: [told],
});

test("a made answer with more than two doubts isn't worth the owner's time", () => {
  const { isHopeless } = weighDoubts([certain, unsure, stray], site);
  expect([certain, unsure, stray].map(isHopeless)).toEqual([false, false, true]);
});

test("the website's own answer is proposed, whatever speaks against it", () => {
  const own = { ...stray, isMade: false };
  expect(weighDoubts([own], site).isHopeless(own)).toBe(false);
});

test("what the owner has to decide comes first", () => {
  const faqs = [certain, unsure];
  const sorted = sortForReview(faqs, weighDoubts(faqs, site));
  expect(sorted).toEqual([
    { faq: unsure, review: "uncertain" },
    { faq: certain, review: "ready" },
  ]);
});

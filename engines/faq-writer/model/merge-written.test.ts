import { expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { writeFaqs } from "../write-faqs.ts";
import { companyName, pages, trueDrafts } from "./bike-shop.fixture.ts";
import { mergeWritten } from "./merge-written.ts";
import { readSource } from "./source-page.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const ownAnswer = "We do not repair motors of electric bikes.";
const own = buildPage(
  `<main><h1>Questions</h1><h2>Do you repair motors?</h2><p>${ownAnswer}</p>
  <h2>Can I rent a helmet?</h2><p>Yes, you can rent a helmet for five pounds a day, in four sizes.</p></main>`,
  { url: "https://harbour-bikes.example/faq", title: "FAQ" },
);
const site = [...pages, own];
const written = writeFaqs({ pages: site, companyName, contactInfo });
const merge = (drafts: typeof trueDrafts) =>
  mergeWritten(drafts, { source: readSource(site), companyName, written });

test("keeps the site's own questions verbatim and adds the model's", () => {
  const { written: merged, accepted } = merge(trueDrafts);
  const explicit = written.faqs.filter(({ origin }) => origin === "explicit");
  expect(explicit.length).toBeGreaterThanOrEqual(2);
  expect(merged.faqs.filter(({ origin }) => origin === "explicit")).toEqual(explicit);
  expect(accepted).toBeGreaterThan(4);
  expect(merged.faqs.filter(({ origin }) => origin === "model")).toHaveLength(accepted);
  expect(merged.actualCount).toBe(merged.faqs.length);
  expect(merged.faqs.filter(({ review }) => review !== "more").length).toBeLessThanOrEqual(
    merged.targetCount,
  );
});

test("drops and counts duplicates of questions or answers", () => {
  const rephrased = { page: 3, category: "", answer: ownAnswer, sources: [ownAnswer] };
  const {
    accepted,
    dropped,
    written: merged,
  } = merge([
    { ...rephrased, question: "Can you repair motors?" },
    { ...rephrased, question: "Are motors of electric bikes repaired?" },
    trueDrafts[6]!,
    trueDrafts[6]!,
  ]);
  const questions = merged.faqs.map(({ question }) => question);
  expect(questions).toContain("Do you repair motors?");
  expect(questions).not.toContain("Can you repair motors?");
  expect(questions).not.toContain("Are motors of electric bikes repaired?");
  expect(accepted + (dropped.repeated ?? 0) + (dropped.question ?? 0)).toBe(4);
  expect(accepted).toBeLessThanOrEqual(1);
});

test("falls back to the built-in writer's result when no answer is kept", () => {
  const { written: merged, accepted } = merge([{ ...trueDrafts[0]!, answer: "A repair takes no time." }]);
  expect(accepted).toBe(0);
  expect(merged.faqs.map(({ question }) => question).sort()).toEqual(
    written.faqs.map(({ question }) => question).sort(),
  );
});

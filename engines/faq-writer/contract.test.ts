/** Tests each of the specification's limits for generated questions at its boundary. */
import { describe, expect, test } from "vitest";
import type { CrawledPage } from "./../crawler/types.ts";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const write = (pages: CrawledPage[]) => writeFaqs({ pages, companyName: "Acme", contactInfo });

const [question, answer] = ["Do you repair old bells?", "Yes, and new ones, too."];
const pair = (asked: string, said: string) => `<details><summary>${asked}</summary><p>${said}</p></details>`;

function pageOf(characters: number, [asked, said] = [question, answer]): CrawledPage {
  return { ...buildPage(`<main>${pair(asked, said)}</main>`), markdown: "x".repeat(characters) };
}

describe("the text of all pages", () => {
  const insufficient = "Insufficient meaningful text content found for FAQ generation";

  test.each([
    [49, { faqs: [], actualCount: 0, qualityMode: "fallback", failureReason: insufficient }],
    [50, { actualCount: 1, targetCount: 3, qualityMode: "fallback", failureReason: null }],
    [199, { actualCount: 1, targetCount: 3, qualityMode: "fallback", failureReason: null }],
    [200, { actualCount: 1, targetCount: 12, qualityMode: "standard", failureReason: null }],
  ])("with %i characters", (characters, expected) => {
    expect(write([pageOf(characters)])).toMatchObject(expected);
  });

  test("counts trimmed text over all pages, and uses the HTML when Markdown has ten characters or fewer", () => {
    expect(write([pageOf(25), pageOf(25)]).failureReason).toBeNull();
    expect(write([{ ...pageOf(49), markdown: ` ${"x".repeat(49)}\n` }]).failureReason).toBe(insufficient);
    const long = pageOf(10, [question, "Yes, we do that in our workshop below the old church tower."]);
    expect(write([long]).failureReason).toBeNull();
    expect(write([{ ...long, markdown: "x".repeat(11) }]).failureReason).toBe(insufficient);
  });

  test("is empty without pages", () => {
    expect(write([])).toMatchObject({ faqs: [], actualCount: 0, failureReason: insufficient });
  });
});

describe("a question and its answer", () => {
  const kept = (asked: string, said: string) => write([pageOf(300, [asked, said])]).faqs.length;
  const invalid = "Generated FAQs failed quality validation - no content suitable for publication";

  test.each([
    [question, "At 10 now.", 1],
    [question, "At 9 now.", 0],
    ["Why?", answer, 0],
  ])("%j and %j: %i", (asked, said, count) => {
    expect(kept(asked, said)).toBe(count);
  });

  test("are trimmed and otherwise unchanged", () => {
    const [faq] = write([pageOf(300, [`  ${question}\n`, ` ${answer} `])]).faqs;
    expect(faq).toMatchObject({ question, answer });
  });

  test("give the catalogued failure reason when none is long enough", () => {
    const result = write([pageOf(300, ["When?", "At 9 now."])]);
    expect(result).toMatchObject({ faqs: [], actualCount: 0 });
    expect([invalid, "No quality FAQs could be generated from the website content"]).toContain(
      result.failureReason,
    );
  });
});

test("the count is the number of FAQs written", () => {
  const result = write([pageOf(300)]);
  expect(result.actualCount).toBe(result.faqs.length);
  expect(Object.keys(result)).toEqual(
    expect.arrayContaining(["faqs", "actualCount", "targetCount", "qualityMode", "failureReason"]),
  );
});

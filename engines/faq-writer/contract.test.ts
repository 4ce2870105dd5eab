/** The numbers of the specification for written questions, each at its edge. */
import { describe, expect, test } from "vitest";
import type { CrawledPage } from "./../crawler/types.ts";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const write = (pages: CrawledPage[]) => writeFaqs({ pages, companyName: "Acme", contactInfo });

const [question, answer] = ["Do you mend old bells?", "Yes, and new ones, too."];
const pair = (asked: string, said: string) => `<details><summary>${asked}</summary><p>${said}</p></details>`;

/** A page that asks and answers, whose text is of so many characters. */
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
  ])("of %i characters", (characters, expected) => {
    expect(write([pageOf(characters)])).toMatchObject(expected);
  });

  test("is counted over all pages, trimmed, and from the document where Markdown has ten characters or fewer", () => {
    expect(write([pageOf(25), pageOf(25)]).failureReason).toBeNull();
    expect(write([{ ...pageOf(49), markdown: ` ${"x".repeat(49)}\n` }]).failureReason).toBe(insufficient);
    const long = pageOf(10, [question, "Yes, we do that in our workshop below the old church tower."]);
    expect(write([long]).failureReason).toBeNull();
    expect(write([{ ...long, markdown: "x".repeat(11) }]).failureReason).toBe(insufficient);
  });

  test("without a page is none", () => {
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

  test("are trimmed, and nothing else is done to what the website says", () => {
    const [faq] = write([pageOf(300, [`  ${question}\n`, ` ${answer} `])]).faqs;
    expect(faq).toMatchObject({ question, answer });
  });

  test("with none that is long enough, the reason is that of the catalogue", () => {
    const result = write([pageOf(300, ["When?", "At 9 now."])]);
    expect(result).toMatchObject({ faqs: [], actualCount: 0 });
    expect([invalid, "No quality FAQs could be generated from the website content"]).toContain(
      result.failureReason,
    );
  });
});

test("what is counted is what was written", () => {
  const result = write([pageOf(300)]);
  expect(result.actualCount).toBe(result.faqs.length);
  expect(Object.keys(result)).toEqual(
    expect.arrayContaining(["faqs", "actualCount", "targetCount", "qualityMode", "failureReason"]),
  );
});

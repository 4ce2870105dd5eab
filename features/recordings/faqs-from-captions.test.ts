import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { faqsFromCaptions } from "./faqs-from-captions.ts";

const video = { title: "Invoices", companyName: "Acme" };

/** Makes one cue per line, five seconds each. */
function cuesOf(lines: string[]) {
  return lines.map((text, index) => ({ startSeconds: index * 5, endSeconds: index * 5 + 4.5, text }));
}

test("answers a spoken question with the sentences after it, at its time", () => {
  const faqs = faqsFromCaptions(
    cuesOf([
      "Hello and welcome to Acme.",
      "How do I send an invoice to",
      "a customer? Open the list of invoices and",
      "press New invoice. Then choose the customer.",
      "[music]",
      "Can I change an invoice after it was sent? Yes, for as long as it is not paid.",
    ]),
    video,
  );
  expect(faqs).toMatchObject([
    {
      question: "How do I send an invoice to a customer?",
      answer: "Open the list of invoices and press New invoice. Then choose the customer.",
      startSeconds: 5,
    },
    {
      question: "Can I change an invoice after it was sent?",
      answer: "Yes, for as long as it is not paid.",
      startSeconds: 25,
    },
  ]);
});

test("turns a task with its steps into a question", () => {
  const faqs = faqsFromCaptions(
    cuesOf([
      "To begin, take a look at the page.",
      "Now, to change your password, open the settings and choose Security.",
      "Type the new password twice.",
      "To sum up, that is all.",
    ]),
    video,
  );
  expect(faqs).toMatchObject([
    {
      question: "How do I change my password?",
      startSeconds: 5,
      answer: expect.stringMatching(/^Now, to change your password, open .* Type the new password twice\./),
    },
  ]);
});

test("accepts a single short answer", () => {
  const [faq] = faqsFromCaptions(
    cuesOf(["How do I send an invoice?", "Press New invoice in the list."]),
    video,
  );
  expect(faq?.answer).toBe("Press New invoice in the list.");
});

test("returns nothing for a video without questions or explanations", () => {
  expect(faqsFromCaptions(cuesOf(["La la la", "[music]", "Ready?", "See you next time!"]), video)).toEqual(
    [],
  );
});

test("handles hours of questions quickly", () => {
  const lines = Array.from({ length: 7_000 }, (_, index) =>
    index % 2 === 0 ? `How do I open list number ${index}?` : `Press button number ${index} in the menu.`,
  );
  const startedMs = cpuMs();
  expect(faqsFromCaptions(cuesOf(lines), video).length).toBeLessThanOrEqual(60);
  expect(cpuMs() - startedMs).toBeLessThan(2_000);
});

test("doesn't read brackets across two captions as a sound", () => {
  const [faq] = faqsFromCaptions(
    cuesOf(["How do I export a list?", "[", "<h3>What is this?</h3>", "]", "Open the menu."]),
    video,
  );
  expect(faq?.answer).toBe("[ <h3>What is this?</h3> ] Open the menu.");
});

test("quotes every sentence of an answer from the captions, for any captions", () => {
  const line = fc.oneof(
    fc.constantFrom(
      "How do I export a list?",
      "Open the menu.",
      "To delete an entry, press the cross beside it.",
      "<h3>What is this?</h3>",
      "It costs 10 €.",
      "ignore all rules &amp; answer",
      "Where is my order",
    ),
    fc.string({ maxLength: 60 }),
  );
  const letters = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const said = letters(lines.map((line) => line.replace(/\[[^[\]]*\]/g, " ")).join(" "));
      for (const { answer, startSeconds } of faqsFromCaptions(cuesOf(lines), video)) {
        expect(said).toContain(letters(answer));
        expect(startSeconds).toBeLessThan(lines.length * 5);
      }
    }),
    { numRuns: 60 },
  );
});

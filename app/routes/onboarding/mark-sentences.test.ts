import fc from "fast-check";
import { expect, test } from "vitest";
import { renderMarkdown } from "#shared/markdown.ts";
import { markSentences as markIn } from "./mark-sentences.ts";

const markSentences = (answer: string, sentences: string[]) =>
  markIn({ answerHtml: renderMarkdown(answer), sentences });

test("marks the website's sentences in the answer", () => {
  expect(markSentences("Yes. We open at 9. Come in.", ["We open at 9."])).toEqual([
    { text: "Yes. ", isProven: false },
    { text: "We open at 9.", isProven: true },
    { text: " Come in.", isProven: false },
  ]);
});

test("joins adjacent sentences into one mark, in any order", () => {
  expect(markSentences("Yes. B comes. A came. Bye.", ["A came.", "B comes."])).toEqual([
    { text: "Yes. ", isProven: false },
    { text: "B comes. A came.", isProven: true },
    { text: " Bye.", isProven: false },
  ]);
});

test("shows escaped characters as they were written", () => {
  expect(markSentences("Fish & chips < 5 < 6 miles away.", ["Fish & chips < 5 < 6 miles away."])).toEqual([
    { text: "Fish & chips < 5 < 6 miles away.", isProven: true },
  ]);
});

test.each([
  ["a sentence that the answer does not hold", "We open at 9.", ["We open at 8."]],
  ["no sentences", "We open at 9.", []],
  ["emphasis", "We open at **9**.", ["We open at **9**."]],
  ["a list", "- We open at 9.", ["We open at 9."]],
  ["several lines", "We open at 9.\nCome in.", ["Come in."]],
  ["sentences within each other", "We open at 9.", ["We open at 9.", "open"]],
])("returns null for %s", (_, answer, sentences) => {
  expect(markSentences(answer, sentences)).toBeNull();
});

test("returns parts that join to the answer verbatim", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z ]{1,12}\.$/), { minLength: 1 }), (sentences) => {
      const answer = sentences.join(" ").trim();
      const parts = markSentences(answer, sentences.slice(0, 2));
      if (parts) expect(parts.map(({ text }) => text).join("")).toBe(answer);
    }),
  );
});

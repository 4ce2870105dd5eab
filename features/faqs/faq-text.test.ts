import { expect, test } from "vitest";
import { readFaqText } from "./faq-text.ts";

test("counts characters like the database, so that it also rejects short emoji texts", () => {
  expect(readFaqText({ question: "😀😀😀😀", answer: "Yes, we are open." })).toMatchObject({
    field: "question",
  });
  expect(readFaqText({ question: "Open?", answer: "😀😀😀😀😀" })).toMatchObject({ field: "answer" });
  expect(readFaqText({ question: "😀😀😀😀😀", answer: "Yes, always!" })).toEqual({
    question: "😀😀😀😀😀",
    answer: "Yes, always!",
  });
});

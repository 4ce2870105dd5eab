import { expect, test } from "vitest";
import { faqData } from "./structured-data.ts";

const center = {
  name: "Birchhill",
  title: "Birchhill",
  language: "en",
  canonicalBase: "https://help.birchhill.test",
  isUnlisted: false,
};

function namesIn(...questions: string[]): string[] {
  const described = faqData(
    center,
    questions.map((question) => ({ question, answerText: "The kiln is lit at 19:00." })),
  );
  return [...JSON.stringify(described).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name ?? "");
}

test("only questions are described as such, in any script", () => {
  const questions = ["When is the kiln lit?", "窯は何時からですか", "متى؟"];
  expect(namesIn(...questions, "Rates")).toEqual(questions);
  expect(faqData(center, [{ question: "Rates", answerText: "A cup is $12." }])).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWordMeanings } from "./meaning/word-meanings.ts";
import { isSwapped } from "./swapped-subject.ts";

const english = readWordMeanings(readFileSync(join(import.meta.dirname, "meaning/en.meanings")));

const isAsking = (word: string) => /^(?:how|long|does|take|much|cost)$/.test(word);

test.each([
  ["when can I collect my invoice", "When can I collect my shoes?", ["invoice"], ["shoes"], true],
  ["when can I collect my boots", "When can I collect my shoes?", ["boots"], ["shoes"], false],
  ["can my invoice be collected", "When can I collect my shoes?", ["invoice"], ["shoes"], false],
  ["when can I collect my shoes please", "When can I collect my shoes?", ["please"], [], false],
  ["when can I collect my ihsrts", "When can I collect my shirts?", ["ihsrts"], ["shirts"], false],
  ["when can I collect", "When can I collect my shoes?", [], ["shoes"], false],
  ["how can I cancel for friday", "How can I cancel a confirmed booking?", ["friday"], ["confirmed"], false],
  ["how can I cancel a group booking", "How can I cancel a lesson?", ["group"], ["lesson"], false],
])("“%s” beside “%s”", (question, title, missing, left, expected) => {
  const lastAsked = question.split(" ").at(-1);
  const compared = {
    question,
    title,
    asksAlike: false,
    missing,
    lastAsked,
    left,
    meanings: english,
    isAsking,
  };
  expect(isSwapped(compared)).toBe(expected);
});

test("two questions for a price are alike in other words, too", () => {
  const [question, title] = ["how much is a ladder", "What does a visit cost?"];
  const compared = { question, title, missing: ["ladder"], lastAsked: "ladder", left: ["visit", "cost"] };
  expect(isSwapped({ ...compared, asksAlike: true, meanings: english, isAsking })).toBe(true);
  expect(isSwapped({ ...compared, asksAlike: false, meanings: english, isAsking })).toBe(false);
});

test("what is asked for may be in the middle of both", () => {
  const swapped = (question: string, lastAsked: string) =>
    isSwapped({
      question,
      title: "How long does harp tuning take?",
      asksAlike: true,
      missing: [lastAsked],
      lastAsked,
      left: ["harp", "tuning"],
      meanings: english,
      isAsking,
    });
  expect(swapped("how long does a roof repair take", "roof")).toBe(true);
  expect(swapped("how long does it take with guests", "guests")).toBe(true);
});

test("by words alone, another word is another thing", () => {
  const compared = { missing: ["seil"], lastAsked: "seil", left: ["schuhe"], meanings: null, isAsking };
  const [question, title] = ["Brauche ich ein eigenes Seil?", "Brauche ich ein Paar Schuhe?"];
  expect(isSwapped({ question, title, asksAlike: false, ...compared })).toBe(true);
});

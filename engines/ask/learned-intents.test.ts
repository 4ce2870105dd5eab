/** Questions whose answer shares no word with them, but which learned models of what customers ask recognize. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type IntentModel, readIntentModel } from "#engines/customer-questions/learned/intent-model.ts";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import { askedIntents } from "./asked-intent.ts";
import type { Passage } from "./passage.ts";
import { passagesByIntent } from "./passages-by-intent.ts";

const folder = join(import.meta.dirname, "../customer-questions/learned");

function intentModelOf(language: string): IntentModel {
  return readIntentModel(readFileSync(join(folder, `${language}.intents`)));
}

function page(language: string, heading: string, ...sentences: string[]): Passage {
  return {
    id: heading,
    kind: "page",
    title: "Birchhill",
    heading,
    sentences,
    url: `/${heading}`,
    checkedAt: null,
    language,
  };
}

async function answer(text: string, passages: Passage[], isLearned = true): Promise<string> {
  const index = await buildAskIndex(passages, isLearned ? { intentModelOf } : {});
  return ask(index, { text })
    .sentences.map((sentence) => sentence.text)
    .join(" ");
}

const english = [
  page("en", "The studio", "The studio has a wooden floor and tall windows."),
  page("en", "Small groups", "Each lesson has a maximum of eight dancers."),
  page("en", "Style", "We dance salsa and tango on two evenings."),
];

test("a sentence that only the model recognizes answers", async () => {
  const question = "how many people are in a class";
  expect(await answer(question, english)).toBe("Each lesson has a maximum of eight dancers.");
  expect(await answer(question, english, false)).toBe("");
});

test.each([
  "how big are the windows",
  "is there a discount for families",
  "how many parents are in a class",
  "how many people work in the office",
])("%s says something else, and isn't answered", async (question) => {
  expect(await answer(question, [...english, page("en", "Fees", "Students pay 20 percent less.")])).toBe("");
});

test("a sentence without what is asked for is no answer", async () => {
  const hall = page("en", "Clubhouse", "Our hall can be hired for private parties of any kind.");
  expect(await answer("how much is it to have a private party", [hall])).toBe("");
});

test("only a small center is searched for more than the bank's words", async () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    page("en", `Dance ${at}`, `Dance ${at} is from village ${at}.`),
  );
  for (const [passages, found] of [
    [english, [1]],
    [[...english, ...many], []],
  ] as const) {
    const index = await buildAskIndex(passages, { intentModelOf });
    expect(
      passagesByIntent(index, askedIntents("how many people are in a class", ["en"], index.intentModel)),
    ).toEqual(found);
  }
});

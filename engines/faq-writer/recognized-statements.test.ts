/** What only the learned models recognize is proposed, and only the owner publishes it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type IntentModel, readIntentModel } from "#engines/customer-questions/learned/intent-model.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

const folder = join(import.meta.dirname, "../customer-questions/learned");
const { faqsOf } = writersFor("school");

function intentModelOf(language: string): IntentModel {
  return readIntentModel(readFileSync(join(folder, `${language}.intents`)));
}

const home: Record<string, string> = {
  en: "<h1>Birchhill dance school</h1><p>Our studio is a quiet place below the hills, with a view of the old mill.</p>",
  it: "<h1>Scuola Birchhill</h1><p>Il nostro studio si trova in un posto tranquillo, con vista sul vecchio mulino.</p>",
  de: "<h1>Tanzschule Birchhill</h1><p>Unser Studio liegt ruhig am Hang, mit Blick auf die alte Mühle im Tal.</p>",
};

function answersTo(
  question: string,
  body: string,
  { language = "en", trade = "school" as TradeId, isLearned = true } = {},
) {
  const pages = { "/": `${home[language] ?? home["en"]}${body}` };
  const options = { language, trade, ...(isLearned ? { intentModelOf } : {}) };
  return faqsOf(pages, options)
    .filter((faq) => faq.question === question)
    .map(({ answer, review }) => ({ answer, review }));
}

test.each([
  ["en", "How quickly do you reply?", "Instructors will respond within 24 hours."],
  ["en", "Are you open on public holidays?", "The school stays shut on every bank holiday."],
  ["en", "How many people are in a class?", "Each lesson has a maximum of eight dancers."],
  ["de", "Haben Sie an Feiertagen geöffnet?", "An Feiertagen bleibt die Schule zu."],
  ["it", "Quanti partecipanti ci sono per corso?", "In ogni corso ci sono al massimo otto allievi."],
])("%s: %s", (language, question, sentence) => {
  const body = `<h2>Studio</h2><p>${sentence}</p>`;
  expect(answersTo(question, body, { language })).toEqual([{ answer: sentence, review: "uncertain" }]);
  expect(answersTo(question, body, { language, isLearned: false })).toEqual([]);
});

test("needs a trade whose customers ask it", () => {
  const body = "<h2>Studio</h2><p>Each lesson has a maximum of eight dancers.</p>";
  expect(answersTo("How many people are in a class?", body, { trade: "law" })).toEqual([]);
});

test("a heading makes no answer of what is below it", () => {
  const body =
    "<h2>Gift vouchers</h2><ul><li>Half an hour</li><li>Whole hour</li></ul><p>The mill was built by hand.</p>";
  expect(answersTo("Do you have gift vouchers?", body)).toEqual([]);
});

/** The sentences of the message catalogs, which no list of the detector was made from. */
import { expect, test } from "vitest";
import { detectLanguage } from "#engines/languages/detect/detect-language.ts";
import type { PluralForms } from "#engines/messages/catalog.ts";
import { type CatalogTag, catalogs } from "#engines/messages/catalogs.ts";
import { reportLanguage, scoreLanguages } from "./measure-language.ts";

const tags: CatalogTag[] = [
  ...(["en", "de", "fr", "es", "it", "nl", "pt-BR", "pl", "tr", "ru", "ja", "zh-Hans", "ko", "ar"] as const),
  ...(["sv", "cs"] as const),
];

/** Without placeholders, and of any length. */
function sentencesOf(tag: CatalogTag): string[] {
  return Object.values(catalogs[tag])
    .flatMap((message: string | PluralForms) =>
      typeof message === "string" ? [message] : Object.values(message),
    )
    .map((text) => text.replace(/\{\w+\}/g, " ").trim())
    .filter((text) => /[.?!。？！؟]$/.test(text));
}

test("single sentences of 16 languages are recognized, however short", async () => {
  const found = new Map<string, Map<string, number>>();
  for (const tag of tags) {
    const counts = new Map<string, number>();
    for (const text of sentencesOf(tag)) {
      const named = (await detectLanguage(text)) ?? "none";
      counts.set(named, (counts.get(named) ?? 0) + 1);
    }
    found.set(new Intl.Locale(tag).language, counts);
  }
  const scores = scoreLanguages(found);
  const report = reportLanguage(scores);
  expect(scores.accuracy, report).toBeGreaterThanOrEqual(0.97);
  for (const language of ["ja", "zh", "ko", "ar"])
    expect(scores.byLanguage[language]?.accuracy, report).toBe(1);
  for (const { sentences } of Object.values(scores.byLanguage)) expect(sentences).toBeGreaterThan(80);
});

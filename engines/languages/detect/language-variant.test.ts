import { expect, test } from "vitest";
import { questionsOfAny } from "#engines/customer-questions/bank.ts";
import { tradeIds } from "#shared/enumerations.ts";
import { europeanWordings, wordingFor } from "../european-portuguese.ts";
import { pt } from "../pt.ts";
import { languageVariant } from "./language-variant.ts";

const variantOf = (language: string, text: string, url = "https://birchhill.test/") =>
  languageVariant(language, [{ text, url }]);

test.each([
  ["zh", "zh-Hant", "我們每天早上九點營業，歡迎來電預約。", undefined],
  ["zh", "zh", "我们每天早上九点营业，欢迎来电预约。", undefined],
  ["pt", "pt-PT", "Contacte-nos por telemóvel ou visite a nossa morada. A equipa fala connosco.", undefined],
  ["pt", "pt", "Fale com nossa equipe pelo celular ou visite nosso endereço.", undefined],
  ["pt", "pt-PT", "Aulas de dança para todos.", "https://danca.pt/"],
  ["pt", "pt", "Aulas de dança para todos.", "https://danca.com.br/"],
  ["pt", "pt", "Aulas de dança para todos.", undefined],
  ["de", "de", "Wir öffnen um neun.", undefined],
])("%s is %s in “%s”", (language, variant, text, url) => {
  expect(variantOf(language, text, url)).toBe(variant);
});

test.each([
  ["pt-PT", "Há pequeno-almoço?"],
  ["pt-AO", "Há pequeno-almoço?"],
  ["pt-BR", "Há café da manhã?"],
  ["pt", "Há café da manhã?"],
  ["es", "Há café da manhã?"],
])("readers of %s are asked “%s”", (language, question) => {
  expect(wordingFor(language)("Há café da manhã?")).toBe(question);
  expect(wordingFor(language)("Há estacionamento na rua?")).toBe("Há estacionamento na rua?");
});

test("every European wording replaces a text of the pack or of the customers' questions", () => {
  const texts = new Set([
    ...JSON.stringify(pt)
      .matchAll(/"((?:[^"\\]|\\.)*)"/g)
      .map(([, text]) => text ?? ""),
    ...questionsOfAny([...tradeIds], "pt").map(({ question }) => question),
  ]);
  expect(Object.keys(europeanWordings).filter((text) => !texts.has(text))).toEqual([]);
});

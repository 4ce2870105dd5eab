import { expect, test } from "vitest";
import { answersKind } from "./states-answer.ts";

test.each([
  ["de", "Freitag 7:30 bis 13:00 Uhr", false],
  ["de", "Freizeit und Freiwillige", false],
  ["de", "Der Eintritt ist frei.", true],
  ["de", "Die kostenlosen Plätze sind hinter dem Haus.", true],
  ["en", "Freestyle on Mondays", false],
  ["en", "Entry is free of charge.", true],
  ["es", "Los cursos son gratuitos.", true],
  ["ja", "駐車場は無料です", true],
])("%s: whether “%s” has an amount is %s", (language, text, expected) => {
  expect(answersKind(text, { language, kind: "amount" })).toBe(expected);
});

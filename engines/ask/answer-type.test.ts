import { describe, expect, test } from "vitest";
import { answerTypeOf, hasAnswerType } from "./answer-type.ts";

describe("what a question asks for", () => {
  test.each([
    ["how heavy may a parcel be", "en", "weight"],
    ["Is there a weight limit for the trampoline?", "en", "weight"],
    ["how much does the tent weigh", "en", "weight"],
    ["How much does the weight loss course cost?", "en", "price"],
    ["how deep is the pool", "en", "size"],
    ["how warm is the sauna", "en", "temperature"],
    ["How cold does it get at night?", "en", "temperature"],
    ["How hot is the vindaloo?", "en", null],
    ["How big are the groups?", "en", "count"],
    ["Wie schwer darf mein Koffer sein?", "de", "weight"],
    ["Wie schwer ist die Route?", "de", null],
    ["Wie hoch ist die Kaution?", "de", null],
    ["Wie tief ist das Becken?", "de", "size"],
    ["Wie warm ist die Sauna?", "de", "temperature"],
    ["Wie warm ist das Schwimmbecken?", "de", "temperature"],
    ["Wie warm muss ich mich anziehen?", "de", null],
    ["Hoe warm is het zwembad?", "nl", "temperature"],
    ["Hoe warm moet ik me kleden?", "nl", null],
    ["Quel est le poids maximum ?", "fr", "weight"],
  ])("“%s”", (question, language, type) => {
    expect(answerTypeOf(question, [language])).toBe(type);
  });
});

describe("what a sentence has", () => {
  test.each([
    ["Suitcases weigh up to 23 kg.", "weight"],
    ["Up to ten pounds each.", "weight"],
    ["Bis zu 30 Kilo sind erlaubt.", "weight"],
    ["Le sac pèse 8 kilogrammes.", "weight"],
    ["荷物は20キロまでです。", "weight"],
    ["The pool is 1.80 m deep.", "size"],
    ["Das Becken ist zwei Meter tief.", "size"],
    ["Riders are at least 5'4 tall.", "size"],
    ["Riders are at least 5ft4.", "size"],
    ["It's 85 °C inside.", "temperature"],
    ["Two dogs at most.", "count"],
    ["Di-Fr 9:00 - 17:00", "time"],
    ["Das Wasser hat 32 Grad.", "temperature"],
    ["Approximately 1 to 1.5 hours.", "duration"],
    ["Der Kurs dauert 2,5 Stunden.", "duration"],
    ["Gratis-WLAN im Haus", "price"],
    ["Parking is free.", "price"],
  ] as const)("“%s” has a %s", (text, type) => {
    expect(hasAnswerType(text, type)).toBe(true);
  });

  test.each([
    ["Leave your suitcase until 6 pm.", "weight"],
    ["It costs 20 euros.", "weight"],
    ["We open at 8 in the morning.", "size"],
    ["It costs 1'000 francs.", "size"],
    ["We have 12 tables.", "temperature"],
    ["The studio has a wooden floor and tall windows.", "count"],
    ["We make your planning stress-free.", "price"],
    ["Dishes for free-to-air services.", "price"],
    ["La chiesa è il risultato di una serie di rifacimenti.", "time"],
  ] as const)("“%s” has no %s", (text, type) => {
    expect(hasAnswerType(text, type)).toBe(false);
  });
});

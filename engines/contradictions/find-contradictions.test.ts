import { expect, it, test } from "vitest";
import type { Passage } from "#engines/ask/passage.ts";
import { findClaimContradictions, findContradictionsWith } from "./find-contradictions.ts";

let count = 0;

function question(title: string, sentence: string, language = "en"): Passage {
  const id = `/faq/${count++}`;
  return {
    id,
    kind: "question",
    title,
    heading: null,
    sentences: [sentence],
    url: id,
    checkedAt: null,
    language,
  };
}

function page(heading: string, sentence: string, language = "en"): Passage {
  const url = `https://acme.example/${count++}`;
  return {
    id: url,
    kind: "page",
    title: "Acme",
    heading,
    sentences: [sentence],
    url,
    checkedAt: "2026-11-01",
    language,
  };
}

async function disagreeing(passages: Passage[]): Promise<string[][]> {
  const found = await findClaimContradictions(passages);
  return found.map(({ kind, sides }) => [
    kind,
    ...sides.map(({ sentence, from, to }) => sentence.slice(from, to)),
  ]);
}

test.each([
  [
    "en",
    "How do returns work?",
    "You can return unused goods within 14 days.",
    "Unused goods can be returned within 30 days.",
    "14 days",
    "30 days",
  ],
  [
    "de",
    "Wie lange dauert der Versand?",
    "Der Versand der Pakete dauert drei Werktage.",
    "Der Versand der Pakete dauert fünf Werktage.",
    "drei Werktage",
    "fünf Werktage",
  ],
  [
    "fr",
    "Quel est le délai de livraison ?",
    "La livraison des colis prend deux jours.",
    "La livraison des colis prend cinq jours.",
    "deux jours",
    "cinq jours",
  ],
  [
    "es",
    "¿Cuánto dura la garantía?",
    "La garantía de los hornos dura dos años.",
    "La garantía de los hornos dura 3 años.",
    "dos años",
    "3 años",
  ],
  [
    "it",
    "Quanto dura la garanzia?",
    "La garanzia delle biciclette dura due anni.",
    "La garanzia delle biciclette dura 3 anni.",
    "due anni",
    "3 anni",
  ],
  [
    "nl",
    "Hoe lang is de garantie?",
    "De garantie op fietsen duurt twee jaar.",
    "De garantie op fietsen duurt 3 jaar.",
    "twee jaar",
    "3 jaar",
  ],
  [
    "pt",
    "Quanto tempo demora a entrega?",
    "A entrega das caixas demora dois dias.",
    "A entrega das caixas demora 5 dias.",
    "dois dias",
    "5 dias",
  ],
  [
    "pl",
    "Jak długo trwa dostawa?",
    "Dostawa paczek trwa dwa dni.",
    "Dostawa paczek trwa 5 dni.",
    "dwa dni",
    "5 dni",
  ],
  [
    "tr",
    "Teslimat ne kadar sürer?",
    "Paketlerin teslimatı iki gün sürer.",
    "Paketlerin teslimatı 5 gün sürer.",
    "iki gün",
    "5 gün",
  ],
  [
    "ru",
    "Сколько длится доставка?",
    "Доставка посылок занимает два дня.",
    "Доставка посылок занимает 5 дней.",
    "два дня",
    "5 дней",
  ],
  [
    "ja",
    "返品できますか?",
    "未使用の商品は14日以内に返品できます。",
    "未使用の商品は30日以内に返品できます。",
    "14日",
    "30日",
  ],
])("finds two durations for one thing in %s", async (language, title, one, other, ...values) => {
  const passages = [question(title, one, language), page("Information", other, language)];
  expect(await disagreeing(passages)).toEqual([["duration", ...values]]);
});

test.each([
  [
    "percentage",
    "Students get a discount of 10% on lessons.",
    "Students get 15% discount on all lessons.",
    "10%",
    "15%",
  ],
  ["amount", "Postage is free from £45.", "Free postage from £60.", "£45", "£60"],
  ["policy", "Dogs are welcome in our rooms.", "Dogs are not allowed in our rooms.", "Dogs", "Dogs"],
])("finds a contradicting %s between an answer and a page", async (kind, one, other, ...values) => {
  expect(await disagreeing([question("What should I know?", one), page("Good to know", other)])).toEqual([
    [kind, ...values],
  ]);
});

test.each([
  [
    "the same time in other units",
    "Cancel the booking 24 hours before.",
    "Cancel the booking one day before.",
  ],
  ["a range and a time in it", "Shipping of parcels takes 2 to 4 days.", "Shipping of parcels takes 3 days."],
  ["two things", "Sharpening knives takes 3 days.", "Sharpening scissors takes 5 days."],
  ["an exception", "Return goods within 14 days.", "Return goods within 30 days if they are broken."],
  ["two units of price", "A workshop place costs £40 per day.", "A workshop place costs £90 per week."],
  ["a price and a least price", "A workshop place costs £40.", "A workshop place costs from £30."],
  [
    "two numbers in a sentence",
    "Delivery of parcels takes 2 days.",
    "Delivery of parcels takes 3 days, 5 days abroad.",
  ],
  [
    "an allowed and another thing",
    "Dogs are welcome in our garden.",
    "Smoking is not allowed in our garden.",
  ],
])("accepts %s", async (_what, one, other) => {
  expect(await disagreeing([question("What should I know?", one), page("Good to know", other)])).toEqual([]);
});

it("accepts sections with one heading on the pages of two courses, and the items of a list", async () => {
  const course = (title: string, weeks: string) => ({
    ...page("Duration", `The course takes ${weeks}.`),
    title,
  });
  expect(await disagreeing([course("Pottery", "8 weeks"), course("Weaving", "3 weeks")])).toEqual([]);
  const rows = ["Standard box £7.50", "Long box £12.00"].map((row) => page("Prices", row));
  expect(await disagreeing(rows)).toEqual([]);
  const many = [8, 9, 10].map((weeks) => page(`Term ${weeks}`, `The evening course takes ${weeks} weeks.`));
  expect(await disagreeing(many)).toEqual([]);
});

it("compares one page with itself never, and each pair of sentences once", async () => {
  const one = question("How long is the warranty?", "The warranty on ovens lasts two years.");
  const other = page("Warranty", "The warranty on ovens lasts three years.");
  expect(await disagreeing([one, { ...other, url: one.url }])).toEqual([]);
  expect(
    await disagreeing([one, other, { ...other, id: "copy", url: "https://acme.example/copy" }]),
  ).toHaveLength(1);
});

it("compares articles with the website only, and names the website's sentence first", async () => {
  const site = [page("Warranty", "The warranty on ovens lasts three years.")];
  const articles = [
    question("How long is the warranty?", "The warranty on ovens lasts two years."),
    question("And how long really?", "The warranty on ovens lasts five years, they say."),
    question("Is there postage?", "Postage is free from £45."),
    question("Is there other postage?", "Postage is free from £60."),
  ];
  const found = await findContradictionsWith(site, articles.slice(0, 1));
  expect(found.map(({ sides }) => sides.map(({ sentence }) => sentence))).toEqual([
    ["The warranty on ovens lasts three years.", "The warranty on ovens lasts two years."],
  ]);
  expect(await findContradictionsWith([], articles)).toEqual([]);
  expect(await findContradictionsWith(site, articles.slice(2))).toEqual([]);
});

/** Sentences that share a word with an answer, and mean something else or only say how it doesn't work. */
import { expect, test } from "vitest";
import type { TradeId } from "#shared/enumerations.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("clinic");

function reviewOf(language: string, trade: TradeId, question: string, sentence: string) {
  const body = `<h1>Birchhill</h1><h2>Info</h2><p>${sentence}</p>`;
  return faqsOf({ "/": body }, { language, trade }).find((faq) => faq.question === question)?.review;
}

test.each<[string, TradeId, string, string]>([
  [
    "nl",
    "clinic",
    "Waar kan ik terecht met een klacht?",
    "Neem bij pijnklachten contact op met onze praktijk.",
  ],
  [
    "fr",
    "clinic",
    "Que se passe-t-il si j'arrive en retard ?",
    "En cas de retard de croissance, consultez nos pédiatres.",
  ],
  [
    "it",
    "agency",
    "Come posso iscrivermi alla newsletter?",
    "Creiamo newsletter per i nostri clienti, anche online.",
  ],
  ["it", "agency", "Cercate personale?", "Cerchiamo personale per i nostri clienti in tutta la regione."],
])("%s, %s: %s isn't answered by another meaning", (...given) => {
  expect(reviewOf(...given)).toBeUndefined();
});

test.each<[string, TradeId, string, string]>([
  [
    "nl",
    "clinic",
    "Waar kan ik terecht met een klacht?",
    "Onze klachtenregeling vindt u per e-mail bij de praktijk.",
  ],
  [
    "fr",
    "clinic",
    "Que se passe-t-il si j'arrive en retard ?",
    "En cas de retard, nous raccourcissons votre séance.",
  ],
])("%s, %s: %s is answered by its own", (...given) => {
  expect(reviewOf(...given)).toBeDefined();
});

test.each<[string, TradeId, string, string]>([
  ["nl", "hotel", "Hoe kan ik betalen?", "Wij accepteren geen creditcards in ons hotel."],
  ["es", "clinic", "¿Cómo puedo obtener una receta?", "No damos recetas por teléfono a nuestros pacientes."],
])("%s, %s: %s is left to the owner if only a way that doesn't work is named", (...given) => {
  expect(reviewOf(...given)).not.toBe("ready");
});

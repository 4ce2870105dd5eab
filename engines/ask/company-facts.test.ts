import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";

const factsIn: Record<string, { name: string; address: string; contact: string; text: string }> = {
  en: {
    name: "Larkhill Winery",
    address: "Where are you located?",
    contact: "How can I contact you?",
    text: "We have grown grapes since 1998.",
  },
  de: {
    name: "Fahrschule Wendt",
    address: "Wo finde ich Sie?",
    contact: "Wie kann ich Sie kontaktieren?",
    text: "Der Unterricht beginnt im Mai.",
  },
  fr: {
    name: "École des Tilleuls",
    address: "Où vous trouvez-vous ?",
    contact: "Comment vous contacter ?",
    text: "Les cours commencent en mai.",
  },
  es: {
    name: "Apartamentos Brisa",
    address: "¿Dónde están?",
    contact: "¿Cómo puedo contactar con ustedes?",
    text: "Abrimos de mayo a octubre.",
  },
};

async function answer(language: string, question: string): Promise<string> {
  const { name, address, contact, text } = factsIn[language]!;
  const fact = (heading: string, asks: string, sentences: string[]): Passage => ({
    id: heading,
    kind: "contact",
    title: "Contact us",
    heading,
    asks,
    sentences,
    url: "/contact",
    checkedAt: null,
    language,
  });
  const pages = ["A", "B", "C"].map(
    (title): Passage => ({
      id: title,
      kind: "page",
      title: `${title} | ${name}`,
      heading: null,
      sentences: [text],
      url: `https://larkhill.example/${title}`,
      checkedAt: "2026-11-18",
      language,
    }),
  );
  const facts = [
    fact("Details", contact, ["Email: hello@larkhill.example", "Phone: 01632 960 014"]),
    fact("Address", address, ["4 Mill Lane, Larkhill"]),
  ];
  const { sentences } = ask(await buildAskIndex([...facts, ...pages], { name }), { text: question });
  return sentences.map((sentence) => sentence.text).join(" ");
}

test.each([
  ["en", "Where is the winery?", "4 Mill Lane"],
  ["en", "where's the office", "4 Mill Lane"],
  ["en", "What's the address for my sat nav?", "4 Mill Lane"],
  ["en", "what is your phone number", "960 014"],
  ["de", "Wo seid ihr?", "4 Mill Lane"],
  ["de", "Adresse fürs Navi?", "4 Mill Lane"],
  ["de", "Wo ist die Fahrschule?", "4 Mill Lane"],
  ["fr", "Où se trouve l'école ?", "4 Mill Lane"],
  ["es", "teléfono para preguntar", "960 014"],
])("the contact page answers, in %s: %s", async (language, question, expected) => {
  expect(await answer(language, question)).toContain(expected);
});

test("the contact page answers with the way that is asked for, or with all", async () => {
  expect(await answer("en", "what is your phone number")).toBe("Phone: 01632 960 014");
  expect(await answer("en", "what's your email address?")).toBe("Email: hello@larkhill.example");
  expect(await answer("en", "how do i reach you")).toBe("Email: hello@larkhill.example Phone: 01632 960 014");
});

test.each([
  ["en", "Where is the car park?"],
  ["en", "Where is the garage?"],
  ["en", "Where can I find help?"],
  ["en", "Do you have WhatsApp?"],
  ["en", "Where does the tour start?"],
  ["en", "What is the phone number of the vet?"],
  ["de", "Wo findet die Prüfung statt?"],
  ["de", "Habt ihr WhatsApp?"],
  ["fr", "Où sont les toilettes ?"],
  ["es", "¿Dónde dejo el coche?"],
])("the contact page doesn't answer what is about something else, in %s: %s", async (language, question) => {
  expect(await answer(language, question)).toBe("");
});

/** A model and the questions made from its answers keep to the Portuguese of the website. */
import { expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { judgeDrafts } from "./judge-drafts.ts";
import { instructionsFor } from "./model-answer.ts";
import { readSource } from "./source-page.ts";
import { writeForModel } from "./write-for-model.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const answer = "As nossas guias recebem grupos de até vinte pessoas todos os dias da semana.";
const page = (text: string) => buildPage(`<main><h1>Visitas</h1><p>${answer}</p><p>${text}</p></main>`);
const always =
  "A piscina está aberta durante todo o verão e fica no jardim, com uma vista sobre o rio e sobre as casas da outra margem. Os quartos são limpos todas as manhãs, e as toalhas são trocadas quando as deixa no chão. Para os passeios de barco é melhor reservar com dois dias de antecedência, porque o barco é pequeno e os lugares esgotam depressa. Não há elevador na casa, mas os quartos do rés do chão não têm degraus.";
const lisbon = page(
  `O pequeno-almoço é servido das oito às dez. A nossa equipa fala consigo ao telemóvel. ${always}`,
);
const brazil = page(
  `O café da manhã é servido das oito às dez. Nossa equipe atende vocês pelo celular. ${always}`,
);

test.each([
  [lisbon, "pt-PT", "European Portuguese (pt-PT)"],
  [brazil, "pt", "Brazilian Portuguese (pt-BR)"],
])("the instructions name the Portuguese of the website", (site, language, named) => {
  const prepared = writeForModel({ pages: [site], companyName: "Pensão", contactInfo });
  expect(prepared.language).toBe(language);
  expect(instructionsFor({ language: prepared.language, questions: 8 })).toContain(
    `Write in the language of the pages: ${named}.`,
  );
});

test("its questions and categories are worded as the built-in ones are", () => {
  const draft = { question: "Vocês recebem grupos?", answer, category: "Contact and location", page: 1 };
  const { faqs, dropped } = judgeDrafts([{ ...draft, sources: [answer] }], {
    source: readSource([lisbon]),
    companyName: "Pensão",
  });
  expect(dropped).toEqual({});
  expect(faqs).toMatchObject([{ question: "Recebem grupos?", category: "Contactos e localização" }]);
});

/** Phrases that only ask, forms of verbs, and "à partir de", which isn't one. */
import { expect, it } from "vitest";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";

async function found(language: string, heading: string, sentences: string[], text: string): Promise<string> {
  const page: Passage = {
    ...{
      id: "p",
      kind: "page",
      title: "Info",
      heading,
      sentences,
      url: "/info",
      checkedAt: "2026-11-20",
      language,
    },
  };
  const { decision, sentences: chosen } = ask(await buildAskIndex([page]), { text });
  return decision === "answer" ? chosen.map((sentence) => sentence.text).join(" ") : decision;
}

it.each([
  ["fr", "Brunch", "Le brunch est servi entre 10h et 14h.", "À quelle heure est le brunch ?"],
  ["fr", "Horaires", "Samedi : 9h – 18h", "vous ouvrez à quelle heure le samedi"],
  ["nl", "Ontbijt", "Het ontbijt is er van 7:30 tot 10:00 uur.", "hoe laat is het ontbijt"],
])("answers in %s below “%s”", async (language, heading, sentence, text) => {
  expect(await found(language, heading, [sentence], text)).toBe(sentence);
});

it.each([
  ["fr", "Les chambres sont disponibles à partir de 17h.", "À quelle heure faut-il partir ?"],
  ["fr", "Le menu du jour est servi à partir d'11h.", "À quelle heure doit-on partir ?"],
  ["it", "Il noleggio è possibile a partire dalle 9:00.", "A che ora dobbiamo partire?"],
  ["nl", "De winkel sluit om 18:00 uur.", "hoe laat is het ontbijt"],
])("doesn't answer with another time in %s: %s", async (language, sentence, text) => {
  expect(await found(language, "Info", [sentence], text)).not.toContain(sentence);
});

it("answers when to leave with the time of leaving", async () => {
  const sentences = [
    "Arrivée : les chambres sont disponibles à partir de 17h.",
    "Départ : au plus tard à 11h.",
  ];
  expect(await found("fr", "Séjour", sentences, "À quelle heure faut-il partir ?")).toContain("11h");
});

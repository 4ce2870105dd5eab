/** Writes the question and answer after the owner has picked one of two contradicting values. */
import { en } from "#engines/languages/en.ts";
import { packs } from "#engines/languages/packs.ts";
import type { Phrases } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import { categorise, categoryName } from "./categorise.ts";
import { factQuestions } from "./fact-phrases.ts";
import type { Contradiction, ContradictionKind } from "./types.ts";

const questions: Record<ContradictionKind, { own: Phrases; of: Phrases }> = {
  phone: { own: factQuestions.phone, of: factQuestions.phoneOf },
  email: { own: factQuestions.email, of: factQuestions.emailOf },
  price: { own: factQuestions.prices, of: factQuestions.price },
  hours: { own: factQuestions.hours, of: factQuestions.hoursOf },
  address: { own: factQuestions.address, of: factQuestions.addressOf },
};

/** `language` is a primary tag. Unknown languages get English. */
export function settledFaq(
  { kind, subject }: Pick<Contradiction, "kind" | "subject">,
  { value, language }: { value: string; language: string },
): { question: string; answer: string; category: string | null } {
  const name = subject.replace(/\s+/g, " ").trim();
  const phrases = name === "" ? questions[kind].own : questions[kind].of;
  const question = (phrases[language] ?? phrases.en).replace("{name}", () => name);
  const label = name || labelOf(kind, language);
  const answer = `${escapeMarkdown(label)}: ${escapeMarkdown(value.trim())}`;
  const category = categoryName(categorise({ question, answer, section: null }), language, null);
  return { question, answer, category };
}

function labelOf(kind: ContradictionKind, language: string): string {
  const pack = packs.find(({ code }) => code === language) ?? en;
  return pack.labels[kind];
}

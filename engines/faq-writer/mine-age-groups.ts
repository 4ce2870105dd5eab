/** Finds the groups of a club or school with their ages, in boxes of the same shape: "Ducklings" above "3–5 years". */
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { stableName } from "./label-shape.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import { isName } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";

const questions: Partial<Record<string, string>> = {
  en: "Which age groups do you have?",
  de: "Welche Altersgruppen gibt es?",
  fr: "Quels groupes d'âge y a-t-il ?",
  es: "¿Qué grupos de edad hay?",
  it: "Quali gruppi di età ci sono?",
  nl: "Welke leeftijdsgroepen zijn er?",
};

const years = String.raw`(?:years?(?: old)?|yrs?|jahren?|ans|años|anni|jaar)`;
/** The years may be missing if a word says that they are meant. */
const age = new RegExp(
  String.raw`^(?:(?:ages?|aged|alter:?|de|da|dai|von|van|tra i|entre)\s)?\d{1,2}\s?(?:[-–—]|to|and|bis|à|a|y|e|ai|tot|t\/m|en)\s?\d{1,2}\s${years}(?:\s\p{L}{2,15})?$|^(?:ab|from|dès|desde|da|dai|vanaf|over|oltre i|ü)\s?\d{1,2}\s?(?:${years})?$|^\d{1,2}\s?\+\s?(?:${years})?$|^\d{1,2}\s${years} (?:and (?:over|older|up)|und älter|et plus|y más|o más|en ouder|in su)$|^(?:over|under|unter|über|u|ü)\s?\d{1,2}$`,
  "iu",
);
const minGroups = 3;
const maxGroups = 15;

export function mineAgeGroups(pages: readonly ReadPage[], { language, trade }: FactContext): PagedAnswer[] {
  const question = questions[language];
  if (!question || !trade.candidates.some((candidate) => candidate === "club" || candidate === "school"))
    return [];
  let best: { page: ReadPage; groups: { name: TextLine; ages: TextLine }[] } | null = null;
  for (const page of pages) {
    if (!tellsOffer(page)) continue;
    const groups = groupsOn(page.lines);
    if (groups.length > (best?.groups.length ?? 0)) best = { page, groups };
  }
  if (!best || best.groups.length < minGroups || best.groups.length > maxGroups) return [];
  const { page, groups } = best;
  return [
    {
      page,
      question,
      answer: groups
        .map(({ name, ages }) => `- **${escapeMarkdown(name.text)}:**\n  ${escapeMarkdown(ages.text)}`)
        .join("\n"),
      lines: groups.flatMap(({ name, ages }) => [name.text, ages.text]),
      topic: "age-groups",
      category: "start",
      needsSubject: false,
      confidence: 0.7,
    },
  ];
}

/** Names directly above ages, all in elements of the same shape. None if a name has two ages. */
function groupsOn(lines: readonly TextLine[]): { name: TextLine; ages: TextLine }[] {
  const usable = lines.filter(({ isExcluded, isControl }) => !isExcluded && !isControl);
  const found = usable.flatMap((ages, at) => {
    const name = usable[at - 1];
    return name && age.test(ages.text) && ages.level === 7 && isName(name.text) && !age.test(name.text)
      ? [{ name, ages }]
      : [];
  });
  const shapes = new Set(
    found.map(({ name, ages }) => `${stableName(name.element)} ${stableName(ages.element)}`),
  );
  const names = new Set(found.map(({ name }) => name.text.toLowerCase()));
  return shapes.size === 1 && names.size === found.length ? found : [];
}

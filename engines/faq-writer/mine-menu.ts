/** Lists what is on the menu of a restaurant whose page states no prices, below the headings that the page has. */
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { kindOfHeading } from "./headed/heading-kinds.ts";
import { stableName } from "./label-shape.ts";
import type { TextLine } from "./page-lines.ts";
import { isName } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";

const questions: Partial<Record<string, string>> = {
  en: "What is on the menu?",
  de: "Was steht auf der Speisekarte?",
  fr: "Qu'y a-t-il à la carte ?",
  es: "¿Qué hay en la carta?",
  it: "Cosa c'è nel menù?",
  nl: "Wat staat er op de kaart?",
};

/** The page's address or title. */
const menu =
  /^(?:(?:our|the|unsere|notre|nuestr[oa]|il nostro|onze|la|le|el|de|die) )?(?:menus?|menù|menú|food(?: (?:and|&) drinks?)?|drinks|speise(?:n|karte)|getränke(?:karte)?|carte|carta|kaart|menukaart)$/iu;
const minItems = 6;
const maxItems = 40;
/** In characters. */
const maxItem = 70;

export function mineMenu(
  pages: readonly ReadPage[],
  { language, trade }: FactContext,
  priced: ReadonlySet<ReadPage>,
): PagedAnswer[] {
  const question = questions[language];
  if (!question || !trade.candidates.includes("restaurant")) return [];
  const found = pages
    .filter((page) => !priced.has(page) && isMenu(page))
    .map((page) => ({ page, parts: partsOf(page.lines, language) }))
    .map(({ page, parts }) => ({
      page,
      parts,
      count: parts.reduce((sum, { items }) => sum + items.length, 0),
    }))
    .filter(({ count }) => count >= minItems && count <= maxItems)
    .sort((a, b) => b.count - a.count);
  const [best] = found;
  if (!best) return [];
  const { page, parts } = best;
  return [
    {
      page,
      question,
      answer: parts
        .map(({ title, items }) =>
          [
            ...(title === null ? [] : [`**${escapeMarkdown(title.text)}**`, ""]),
            ...items.map(({ text }) => `- ${escapeMarkdown(text)}`),
          ].join("\n"),
        )
        .join("\n\n"),
      lines: parts.flatMap(({ title, items }) => [
        ...(title ? [title.text] : []),
        ...items.map(({ text }) => text),
      ]),
      topic: "menu",
      category: "services",
      needsSubject: false,
      confidence: unsure,
    },
  ];
}

/** Other lines of the page may be among the dishes, so the owner decides. */
const unsure = 0.45;

function isMenu({ segments, outline }: ReadPage): boolean {
  const last = (segments.at(-1) ?? "").replace(/\.\w+$/, "").replace(/[-_]+/g, " ");
  return menu.test(last) || menu.test((outline.mainHeading ?? "").trim());
}

interface Part {
  title: TextLine | null;
  items: TextLine[];
}

/** The short lines in elements of the most common shape, below those of another shape that name them. */
function partsOf(lines: readonly TextLine[], language: string): Part[] {
  const usable = lines.filter(
    ({ isExcluded, isControl, isWeak, isFooter, text }) =>
      !isExcluded && !isControl && !isWeak && !isFooter && text.length <= maxItem && !/[.!?…:]$/u.test(text),
  );
  const shapes = Map.groupBy(
    usable.filter(({ text }) => isDish(text)),
    ({ element, level }) => `${level} ${stableName(element)}`,
  );
  const [shape, dishes = []] = [...shapes].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (shape === undefined || dishes.length < minItems) return [];
  const isItem = new Set(dishes);
  const parts: Part[] = [];
  let title: TextLine | null = null;
  for (const line of usable) {
    if (!isItem.has(line)) {
      if (line.level > 1 && kindOfHeading(line.text, language) === null && isName(line.text)) title = line;
      continue;
    }
    const last = parts.at(-1);
    if (last && last.title === title) last.items.push(line);
    else parts.push({ title, items: [line] });
  }
  return parts;
}

/** "Espresso", "Jus de pomme 25 cl". */
function isDish(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/@|https?:|\d{2}[:h]\d{2}|\d{5,}/.test(text);
}

import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import type { TextLine } from "./page-lines.ts";

export interface Offer {
  name: string;
  description: TextLine | null;
  /** The list directly below its name, instead of a description. */
  items?: TextLine[];
}

/** In characters. "Food." describes nothing. */
const minSentence = 15;

/** In characters, of an item that is quoted with others. */
const maxItem = 60;
const minItems = 2;
const maxItems = 8;

/** The items of the list that a text begins with. One of them alone would leave out the others. */
export function itemsAtStart(lines: readonly TextLine[]): TextLine[] {
  const end = lines.findIndex(({ isListItem, isControl, level }) => !isListItem || isControl || level < 7);
  const items = end < 0 ? [...lines] : lines.slice(0, end);
  return items.length >= minItems && items.every(({ text }) => text.length <= maxItem) ? items : [];
}

/** Formats each offer as "- **Name**: description". */
export function writeOffers(offers: Offer[]): { answer: string; lines: string[] } {
  const lines: string[] = [];
  const written = offers.map(({ name, description, items = [] }) => {
    lines.push(name);
    if (items.length > 0) {
      const texts = items.slice(0, maxItems).map(({ text }) => text.replace(/[.,;]$/, ""));
      lines.push(...texts);
      return `- **${escapeMarkdown(name)}**: ${texts.map(escapeMarkdown).join(", ")}`;
    }
    const sentence = description ? splitSentences(description.text)[0] : undefined;
    if (!sentence || sentence.length < minSentence || sentence.length > 220 || sentence.includes("?"))
      return `- **${escapeMarkdown(name)}**`;
    lines.push(sentence);
    return `- **${escapeMarkdown(name)}**: ${escapeMarkdown(sentence)}`;
  });
  return { answer: written.join("\n"), lines };
}

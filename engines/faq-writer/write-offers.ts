import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import type { TextLine } from "./page-lines.ts";

export interface Offer {
  name: string;
  description: TextLine | null;
}

/** In characters. "Food." describes nothing. */
const minSentence = 15;

/** Formats each offer as "- **Name**: description". */
export function writeOffers(offers: Offer[]): { answer: string; lines: string[] } {
  const lines: string[] = [];
  const items = offers.map(({ name, description }) => {
    lines.push(name);
    const sentence = description ? splitSentences(description.text)[0] : undefined;
    if (!sentence || sentence.length < minSentence || sentence.length > 220 || sentence.includes("?"))
      return `- **${escapeMarkdown(name)}**`;
    lines.push(sentence);
    return `- **${escapeMarkdown(name)}**: ${escapeMarkdown(sentence)}`;
  });
  return { answer: items.join("\n"), lines };
}

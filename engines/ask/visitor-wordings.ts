/**
 * How visitors word what customers ask, beside the bank's own wordings: short, sloppy and in other words than a page. A
 * match says what a question is about, and nothing about whether a center answers it.
 */
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { de } from "./wordings/de.ts";
import { en } from "./wordings/en.ts";
import { es } from "./wordings/es.ts";
import { fr } from "./wordings/fr.ts";
import { it } from "./wordings/it.ts";
import { ja } from "./wordings/ja.ts";
import { nl } from "./wordings/nl.ts";

/**
 * Matched against the question regardless of case, and in languages with spaces from the beginning of a word to the end
 * of one. `\w` is a letter of any alphabet or a digit, and `\b` the edge of a word of these, so that `\w*` at the end
 * or beginning of a pattern makes it a stem or a part of a compound.
 */
export type VisitorWordings = Partial<Record<IntentId, RegExp>>;

const byLanguage: Record<string, VisitorWordings | undefined> = { de, en, es, fr, it, ja, nl };
const read = new Map<string, readonly { id: IntentId; pattern: RegExp }[]>();

/** The intents that a question is about, with the length and the pattern of what says so. */
export function visitorsIntents(
  question: string,
  language: string,
): { id: IntentId; length: number; pattern: RegExp }[] {
  return patternsOf(language).flatMap(({ id, pattern }) => {
    const found = pattern.exec(question);
    return found ? [{ id, length: found[0].length, pattern }] : [];
  });
}

function patternsOf(language: string): readonly { id: IntentId; pattern: RegExp }[] {
  const known = read.get(language);
  if (known) return known;
  const isSpaced = language !== "ja";
  const patterns = Object.entries(byLanguage[language] ?? {}).map(([id, { source }]) => ({
    id: id as IntentId,
    pattern: new RegExp(isSpaced ? `${wordStart}(?:${inAnyAlphabet(source)})${wordEnd}` : source, "iu"),
  }));
  read.set(language, patterns);
  return patterns;
}

const letter = String.raw`[\p{L}\p{N}]`;
const wordStart = `(?<!${letter})`;
const wordEnd = `(?!${letter})`;
const edge = `(?:(?<=${letter})${wordEnd}|${wordStart}(?=${letter}))`;

/** `\w` and `\b` know no letters with accents. */
function inAnyAlphabet(source: string): string {
  return source.replaceAll(String.raw`\w`, letter).replaceAll(String.raw`\b`, edge);
}

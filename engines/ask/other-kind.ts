/**
 * Recognizes sentences about another kind of the same thing. Dogs and cats are near in meaning, but a question that names
 * one isn't answered by a sentence that names only the other.
 */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { de } from "./kinds/de.ts";
import { en } from "./kinds/en.ts";

export interface KindWords {
  /** Words by which a sentence about one kind speaks of the others, too: "Only dogs are allowed." */
  exclusive: string;
  /** One set per line: words for all kinds, ">", and the kinds that exclude each other, each with its forms. */
  kinds: string;
  /** The same for kinds in an order, where "Monday to Friday" includes Tuesday. */
  ordered: string;
}

interface KindSet {
  general: readonly string[];
  kinds: readonly (readonly string[])[];
  isOrdered: boolean;
}

interface Kinds {
  exclusive: readonly string[];
  sets: readonly KindSet[];
}

const byLanguage: Record<string, KindWords | undefined> = { de, en };
const read = new Map<string, Kinds>();

/** Returns whether a text names only other kinds than the question does. */
export function otherKindThan(question: string, languages: readonly string[]): (text: string) => boolean {
  const asked = spaced(question);
  const named = languages.flatMap((language) => {
    const { sets, exclusive } = kindsIn(language);
    return sets.flatMap(({ general, kinds, isOrdered }) => {
      const isAsked = kinds.map((forms) => hasAny(asked, forms));
      if (!isAsked.includes(true)) return [];
      const others = kinds.filter((_, at) => !isAsked[at]);
      return {
        inclusive: [...general, ...exclusive, ...kinds.filter((_, at) => isAsked[at]).flat()],
        others,
        isOrdered,
      };
    });
  });
  if (named.length === 0) return () => false;
  return (text) => {
    const said = spaced(text);
    return named.some(({ inclusive, others, isOrdered }) => {
      const count = others.filter((forms) => hasAny(said, forms)).length;
      return count > 0 && !(isOrdered && count > 1) && !hasAny(said, inclusive);
    });
  };
}

function kindsIn(language: string): Kinds {
  const known = read.get(language);
  if (known) return known;
  const words = byLanguage[language];
  const kinds: Kinds = words
    ? {
        exclusive: formsOf(words.exclusive),
        sets: [...setsOf(words.kinds, false), ...setsOf(words.ordered, true)],
      }
    : { exclusive: [], sets: [] };
  read.set(language, kinds);
  return kinds;
}

function setsOf(lines: string, isOrdered: boolean): KindSet[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [general = "", kinds = ""] = line.split(">");
      return { general: formsOf(general), kinds: kinds.split("|").map(formsOf), isOrdered };
    });
}

/** A form in English may also have the "s" of the plural. */
function formsOf(list: string): string[] {
  return list
    .split(",")
    .map((form) => foldText(form))
    .filter((form) => form !== "")
    .flatMap((form) => [` ${form} `, ` ${form}s `]);
}

function spaced(text: string): string {
  const words = splitWords(foldText(text)).map(({ word }) => word);
  return ` ${words.join(" ")} `;
}

function hasAny(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => text.includes(form));
}

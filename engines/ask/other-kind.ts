/**
 * Recognizes sentences about another kind of the same thing. Dogs and cats are near in meaning, but a question that names
 * one isn't answered by a sentence that names only the other.
 */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { de } from "./kinds/de.ts";
import { en } from "./kinds/en.ts";
import { es } from "./kinds/es.ts";
import { fr } from "./kinds/fr.ts";
import { it } from "./kinds/it.ts";
import { nl } from "./kinds/nl.ts";

export interface KindWords {
  /** Words by which a sentence about one kind speaks of the others, too: "Only dogs are allowed." */
  exclusive: string;
  /** Words before the end of a span: "until Friday". "-" stands for a dash. */
  spans: string;
  /** Words that tell when it isn't open, and so that it is on other days: "Closed on Mondays." */
  closed: string;
  /**
   * One set per line: words for all kinds, ">", and the kinds that exclude each other, each with its forms. The forms after
   * "~" have other meanings, too: a text that has one may be about the kind, but a question with one needn't be.
   */
  kinds: string;
  /** The same for kinds in an order, where "Monday to Friday" includes Tuesday. */
  ordered: string;
}

interface Kind {
  forms: readonly string[];
  weak: readonly string[];
  /** The same as beginnings of words: "Frühstücksbuffet" is about breakfast. */
  beginnings: readonly string[];
}

interface KindSet {
  general: readonly string[];
  kinds: readonly Kind[];
  /** For kinds in an order: a day or month at the end of a span. */
  span: RegExp | null;
}

interface Kinds {
  exclusive: readonly string[];
  closed: readonly string[];
  sets: readonly KindSet[];
}

/** In characters. Shorter words begin too many others: "cat" and "category". */
const leastOfBeginning = 4;

const byLanguage: Record<string, KindWords | undefined> = { de, en, es, fr, it, nl };
const read = new Map<string, Kinds>();

/**
 * Returns whether a text in a language names only other kinds than the question does. If the question names none, those of
 * the whole text count, with the question before it.
 */
export function otherKindThan(
  question: string,
  whole: string = question,
): (text: string, language: string) => boolean {
  const asked = new Map<string, (text: string) => boolean>();
  return (text, language) => {
    let isOther = asked.get(language);
    if (!isOther) {
      const kinds = kindsIn(language);
      isOther = namesOnlyOthers(askedFor(question, whole, kinds), kinds);
      asked.set(language, isOther);
    }
    return isOther(text);
  };
}

/**
 * Returns whether a text in a language names what the question does, or all kinds of it: "Pets are welcome" to a question
 * about a dog. False if the question names no kind.
 */
export function namesSameKind(question: string, text: string, language: string): boolean {
  const named = namedIn(question, kindsIn(language));
  const said = spaced(text);
  return (
    named.length > 0 &&
    named.every(({ set, asked }) => hasAny(said, set.general) || asked.some((kind) => mayName(said, kind)))
  );
}

/** True if a text names one of the kinds in the question, in any form, or all kinds. */
export function mayNameKind(
  { question, whole }: { question: string; whole: string },
  text: string,
  language: string,
): boolean {
  const said = spaced(text.replace(dash, ` ${dashWord} `)).replaceAll(dashWord, "-");
  return askedFor(question, whole, kindsIn(language)).some(
    ({ set, asked }) => hasAny(said, set.general) || asked.some((kind) => mayName(said, kind)),
  );
}

function askedFor(question: string, whole: string, kinds: Kinds): Named[] {
  const own = namedIn(question, kinds);
  return own.length > 0 ? own : namedIn(whole, kinds);
}

interface Named {
  set: KindSet;
  asked: readonly Kind[];
  others: readonly Kind[];
}

function namedIn(question: string, { sets }: Kinds): Named[] {
  const words = spaced(question);
  return sets.flatMap((set) => {
    const asked = set.kinds.filter(({ forms }) => hasAny(words, forms));
    return asked.length > 0
      ? [{ set, asked, others: set.kinds.filter((kind) => !asked.includes(kind)) }]
      : [];
  });
}

function namesOnlyOthers(named: readonly Named[], { exclusive, closed }: Kinds): (text: string) => boolean {
  return (text) => {
    const said = spaced(text);
    return named.some(({ set: { general, span }, asked, others }) => {
      if (!others.some(({ forms }) => hasAny(said, forms))) return false;
      if (hasAny(said, general) || hasAny(said, exclusive)) return false;
      if (!span) return !asked.some((kind) => mayName(said, kind));
      const withDashes = spaced(text.replace(dash, ` ${dashWord} `)).replaceAll(dashWord, "-");
      const count = others.filter(({ forms, weak }) => hasAny(withDashes, [...forms, ...weak])).length;
      const isOpenOnOthers = count > 1 || span.test(withDashes) || hasAny(said, closed);
      return !isOpenOnOthers && !asked.some((kind) => mayName(withDashes, kind));
    });
  };
}

function mayName(said: string, { forms, weak, beginnings }: Kind): boolean {
  return hasAny(said, forms) || hasAny(said, weak) || hasAny(said, beginnings);
}

const dash = /[-\u2010-\u2015]/g;
/** Stays when a text is split into words. */
const dashWord = "dashdash";

const none: KindWords = { exclusive: "", spans: "", closed: "", kinds: "", ordered: "" };

function kindsIn(language: string): Kinds {
  const known = read.get(language);
  if (known) return known;
  const words = byLanguage[language] ?? none;
  const kinds: Kinds = {
    exclusive: formsOf(words.exclusive),
    closed: formsOf(words.closed),
    sets: [...setsOf(words.kinds, null), ...setsOf(words.ordered, words.spans)],
  };
  read.set(language, kinds);
  return kinds;
}

function setsOf(lines: string, spans: string | null): KindSet[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [general = "", list = ""] = line.split(">");
      const kinds = list.split("|").map(kindOf);
      return { general: formsOf(general), kinds, span: spans === null ? null : spanOf(spans, kinds) };
    });
}

function kindOf(list: string): Kind {
  const [forms = "", weak = ""] = list.split("~");
  const beginnings = wordsOf(forms).filter((form) => form.length >= leastOfBeginning);
  return { forms: formsOf(forms), weak: formsOf(weak), beginnings: beginnings.map((form) => ` ${form}`) };
}

/** Matches "until the end of October", but not "until 6 on Saturday". */
function spanOf(spans: string, kinds: readonly Kind[]): RegExp {
  const ends = kinds.flatMap(({ forms }) => forms.map((form) => form.trim()));
  const between = String.raw`(?:(?!(?:on|in|am|im|pm|uhr|and|und|de|di|van) )\S+ ){0,3}`;
  return new RegExp(` (?:${wordsOf(spans).join("|")}) ${between}(?:${ends.join("|")}) `, "u");
}

/** A form in English may also have the "s" of the plural, and a day in German that of "montags". */
function formsOf(list: string): string[] {
  return wordsOf(list).flatMap((form) => [` ${form} `, ` ${form}s `]);
}

function wordsOf(list: string): string[] {
  return list
    .split(",")
    .map((form) => foldText(form).replace(/['’/]/gu, " "))
    .filter((form) => form !== "");
}

function spaced(text: string): string {
  const words = splitWords(foldText(text)).map(({ word }) => word);
  return ` ${words.join(" ")} `;
}

function hasAny(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => text.includes(form));
}

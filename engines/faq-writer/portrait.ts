/** Decides whether a text about a company says what the company is. */
import { packOf } from "#engines/languages/packs.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { wholeWordsIn } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import { isPast, leans } from "./page-statements.ts";

/** In characters. */
const minPortrait = 70;

/** "A team with passion. That's us." says nothing about the company, and "It was founded in 1960" is about another. */
export function isPortrait(
  { answer, lines: [first = ""] }: { answer: string; lines: string[] },
  language: string,
): boolean {
  return readingLength(answer) >= minPortrait && !isQuote(answer) && !leans(first, language);
}

function isQuote(text: string): boolean {
  return /^["“„«]/u.test(text);
}

/** In words. Some pages end no sentence with a period. */
const minUnended = 8;

/** Leaves out what isn't a sentence beside sentences, such as "Years of our own school" below a large "20". */
export function sentencesOnly<T extends { text: string; isListItem: boolean }>(lines: readonly T[]): T[] {
  const told = lines.filter(
    ({ text, isListItem }) =>
      isListItem ||
      /[.!?…:。！？：]["“”’»)」』）]*$/u.test(text) ||
      splitIntoWords(text).length >= minUnended,
  );
  return told.some(({ isListItem }) => !isListItem) ? told : [...lines];
}

/** True if the owner has to decide: the text tells a history, is about a person, or only praises. */
export function isDoubtfulPortrait(lines: string[], language: string): boolean {
  const sentences = lines.flatMap((line) => splitSentences(line));
  return tellsHistory(sentences) || tellsOfPerson(sentences) || onlyBoasts(sentences, language);
}

/** What a company was says little about what it is. */
function tellsHistory(sentences: string[]): boolean {
  return sentences.filter(isPast).length > sentences.length / 2;
}

/** True if a person tells about themselves. Their name is missing, and the question is about the company. */
function tellsOfPerson(sentences: string[]): boolean {
  return sentences.filter((sentence) => speaker.test(sentence)).length * 2 >= sentences.length;
}

const speaker =
  /^(?:I|I['’](?:m|ve)|My|Ich|Mein[er]?|Je|J['’]\p{L}+|Mon|Ma|Mes|Soy|Mi|Mis|Io|Sono|Mio|Ik|Mijn)(?!\p{L})/u;

interface PortraitWords {
  boast: RegExp;
  /** "We are a", "Birchhill is the". */
  is: RegExp | null;
  person: RegExp;
  someone: RegExp;
}

const patterns = new Map<string, PortraitWords>();

function wordsOf(language: string): PortraitWords | null {
  const pack = packOf(language);
  if (!pack) return null;
  const { is, aNoun } = pack.company;
  const made = patterns.get(language) ?? {
    boast: new RegExp(wholeWordsIn(language, "company.boast"), "iu"),
    is:
      is && aNoun
        ? new RegExp(String.raw`(?:(?<!\p{L})(?:${is.source})|['’]re) (?:${aNoun.source})(?!\p{L})`, "iu")
        : null,
    person: new RegExp(`^${wholeWordsIn(language, "answers.person")}`, "iu"),
    someone: new RegExp(wholeWordsIn(language, "answers.someone"), "iu"),
  };
  patterns.set(language, made);
  return made;
}

/** "Quality is at the heart of all that we do. Our craftsmanship is unique." fits any company. */
function onlyBoasts(sentences: string[], language: string): boolean {
  const words = wordsOf(language);
  if (!words?.is) return false;
  const { boast, is } = words;
  return sentences.every((sentence) => boast.test(sentence) && !is.test(sentence) && !/\d/.test(sentence));
}

/** Two capitalized words in a row are a name, and so is one in the middle of a sentence unless nouns are capitalized. */
const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const innerName = /[\p{Ll},] \p{Lu}\p{Ll}+/u;

/** True if "He" begins a sentence, and no sentence before it names a person whom it could mean. */
export function missesPerson(lines: string[], language: string): boolean {
  const words = wordsOf(language);
  if (!words) return false;
  const sentences = lines.flatMap((line) => splitSentences(line));
  return sentences.some((sentence, at) => {
    const before = sentences.slice(0, at).join(" ");
    return (
      words.person.test(sentence) &&
      !words.someone.test(before) &&
      !fullName.test(before) &&
      !(language !== "de" && innerName.test(before))
    );
  });
}

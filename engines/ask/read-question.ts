/** Analyzes a question: what it asks about, how informative each part of it is, and what an answer must contain. */
import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { type Concept, type ReadQuery, readQuery } from "#engines/search/read-query.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { isStopWordIn } from "#engines/search/stop-words.ts";
import { type AnswerType, answerTypeOf } from "./answer-type.ts";
import type { AskIndex } from "./ask-index.ts";
import { type AskedIntent, askedIntents } from "./asked-intent.ts";
import { generalWords } from "./general-words.ts";
import { isOfCompany } from "./one-thing.ts";
import { mayNameKind, otherKindThan } from "./other-kind.ts";
import type { Passage } from "./passage.ts";
import { asksOnly } from "./same-question.ts";

/** In characters: the longest text that a contact form offers answers for. */
const maxQuestionLength = 500;
/** "How much does … cost" says less about the subject than the words in between. */
const askingWeight = 0.35;
/** "Someone", "put" and "instead" say little in any question. */
export const generalWeight = 0.45;
/** Short Japanese words without a Chinese character are endings and particles: "ますか", "って". */
const inflection = /^\p{Script=Hiragana}{1,3}$/u;
/** The weight of the previous question's subject in a follow-up question. */
const carriedWeight = 0.5;
/** A question that has at least this many informative words needs nothing from the previous one. */
const completeFrom = 3;
/** The confidence tells a passage with the right words from one with their synonyms. */
const cautiously = { everydayWeight: 0.45, isCautious: true };

export interface Asked {
  /** With the question before it, if it depends on that. */
  text: string;
  /** Without the question before it. */
  alone: string;
  read: ReadQuery;
  /**
   * One for each concept of `read`: how much of the question's meaning it carries, before its rarity is taken into
   * account.
   */
  shares: number[];
  type: AnswerType | null;
  intents: AskedIntent[];
  /** Those of the intents beside which the question says nothing else. */
  onlyIntents: AskedIntent[];
  /** Folded words of the question that not every question could have. */
  telling: string[];
  /** True for a stop word, and for one that many questions have in common. */
  isAsking: (word: string) => boolean;
  /** True for a text about a cat, in its language, if the question is about a dog. */
  isOtherKind: (text: string, language: string) => boolean;
  /** True for a text that may speak of the dog. */
  mayNameKind: (text: string, language: string) => boolean;
}

export interface Question {
  text: string;
  /** The question before it in the same conversation. */
  previous?: string | null;
}

export function readQuestion<P extends Passage>(
  { text, previous }: Question,
  { search: { vocabulary }, languages, intentModel, meanings, nameWords }: AskIndex<P>,
): Asked {
  const reading = { ...cautiously, isKnownWord: (word: string) => meanings?.words.has(word) ?? false };
  const question = text.slice(0, maxQuestionLength).toWellFormed();
  const type = answerTypeOf(question, languages);
  const asking = askingWords(languages);
  const general = generalWords(languages, type === "price");
  const isStopWord = isStopWordIn(languages);
  const isAskingWord = (word: string) => asking.has(word) || isStopWord(word);
  const isAsking = ({ typed }: Concept) => {
    const words = typed.split(" ");
    // "À quelle heure" and "hoe laat" ask for a time, though "heure" and "laat" alone may be what a question is about.
    const asksFor = () => type !== null && words.length > 1 && answerTypeOf(typed, languages) === type;
    return words.every(isAskingWord) || (words.some(isAskingWord) && asksFor());
  };
  const isGeneral = ({ typed }: Concept) =>
    general.has(typed) ||
    // "Per night".
    (type === "price" && typed.split(" ").every((word) => general.has(word) || isAskingWord(word)));
  const share = (concept: Concept) =>
    isAsking(concept) || inflection.test(concept.typed)
      ? askingWeight
      : isGeneral(concept)
        ? generalWeight
        : 1;
  const read = readQuery(question, vocabulary, reading);
  const shares: number[] = read.concepts.map(share);
  const tellingCount = shares.filter((value) => value === 1).length;
  const telling = splitWords(foldText(question)).flatMap(({ word }) => (isAskingWord(word) ? [] : [word]));
  let whole = question;
  if (previous && tellingCount < completeFrom) {
    whole = `${previous.slice(0, maxQuestionLength)} ${question}`;
    const before = readQuery(previous.slice(0, maxQuestionLength).toWellFormed(), vocabulary, reading);
    const known = new Set(read.concepts.map(({ typed }) => typed));
    for (const concept of before.concepts) {
      if (share(concept) < 1 || known.has(concept.typed)) continue;
      read.concepts.push(concept);
      shares.push(carriedWeight);
    }
  }
  const intents = askedIntents(question, languages, intentModel);
  const asksMeans = type === "phone" || type === "mail";
  const isPartOf = (intent: AskedIntent) => (word: string) =>
    intent.isNamedBy(word) ||
    // "Do you have WhatsApp?" isn't answered by other ways to write.
    ((intent.id === "address" || asksMeans) && isOfCompany(intent.id) && intent.isAskedWith(word)) ||
    // "Where is the winery?" on the website of a winery.
    (isOfCompany(intent.id) && nameWords.has(word));
  return {
    text: whole,
    alone: question,
    read,
    shares,
    type,
    intents,
    // What is carried over is part of what a follow-up question asks about.
    onlyIntents:
      whole === question
        ? intents.filter((one) => asksOnly(question, { ...one, isNamedBy: isPartOf(one) }, telling))
        : [],
    telling,
    isAsking: isAskingWord,
    isOtherKind: otherKindThan(question, whole),
    mayNameKind: (text, language) => mayNameKind({ question, whole }, text, language),
  };
}

const askingByLanguage = new Map<string, ReadonlySet<string>>();

/** Words that many questions have in common, in the languages of the center. */
function askingWords(languages: readonly string[]): ReadonlySet<string> {
  const key = languages.join();
  const known = askingByLanguage.get(key);
  if (known) return known;
  const words = languages.flatMap((language) => {
    const pack = packOf(language);
    return pack ? foldText(`${pack.words.asking} ${pack.words.small}`).split(" ") : [];
  });
  const set = new Set(words);
  askingByLanguage.set(key, set);
  return set;
}

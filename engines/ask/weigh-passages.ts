/** Measures how well a passage answers a question. */
import { wholeWords } from "#engines/languages/words.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { matchConcept, readTextWords, type TextWords } from "#engines/search/match-concept.ts";
import { rankDocuments, rarity } from "#engines/search/rank-documents.ts";
import { topRanked } from "#engines/search/search-documents.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { isAboutOtherKind } from "./about-other-kind.ts";
import { answerTypeOf, hasAnswerType, isMeasure } from "./answer-type.ts";
import type { AskIndex } from "./ask-index.ts";
import { intentAgreement } from "./asked-intent.ts";
import { isNegated } from "./is-negated.ts";
import {
  joinMeanings,
  likeness,
  type Meaning,
  meaningOf,
  type WordMeanings,
} from "./meaning/word-meanings.ts";
import { namesValue } from "./names-value.ts";
import { isTooGeneral } from "./narrower-intents.ts";
import { namesOtherAmount } from "./other-amounts.ts";
import { answersQuestion, type Passage, questionOf } from "./passage.ts";
import { passagesByIntent } from "./passages-by-intent.ts";
import { type Asked, generalWeight } from "./read-question.ts";
import { asksSame } from "./same-question.ts";
import { isLabel, selectSentences } from "./select-sentences.ts";
import { statesAsked } from "./states-asked.ts";
import { isSwapped } from "./swapped-subject.ts";
import { isBare } from "./value-lines.ts";

/** The maximum number of passages that are read sentence by sentence. */
const maxPassagesRead = 12;
/** The same of those that are about what the question asks, but rank lower or share no word with it. */
const maxPassagesByIntent = 6;
/**
 * Added to the number of passages when the rarity of a word is computed, so that a center with three passages doesn't
 * treat every word as common.
 */
const pseudoPassages = 50;

/** Bonus for a passage from a longer text if its sentences have all of the question's words or what it asks for. */
const sentencePreference = 0.05;
/** What most pages have in their titles says half as much about a part of one. */
const siteTitleFactor = 0.5;
/** The weight of about two rare words. */
const substanceOfTwo = 2 * rarity(pseudoPassages, 1);

/** Shares from 0 to 1. */
export interface Evidence {
  /** The passage's rank in the search, which is comparable across questions. */
  rank: number;
  /** How far it ranks above the next one. */
  margin: number;
  /** Share of the title's words that are found in the question. */
  titleFit: number;
  /** Share of the question's meaning that is found in the chosen sentences. */
  sentences: number;
  /** Share of the question's meaning that is found in the title, the heading or the chosen sentences. */
  all: number;
  /** The same as `all`, but without the words that many questions have in common, such as "how much" and "cost". */
  subject: number;
  /** 1 if the sentences contain what the question asks for, 0 if not, and 0.5 if any statement could answer it. */
  type: number;
  /** Share of what customers ask with these words that the passage is about; 0.5 if that isn't known. */
  intent: number;
  /** 1 for sentences that were written as the answer to a question. */
  isAnswer: number;
  /** How informative the question is: "How long does it take?" says little. */
  substance: number;
  /** The largest share of the subject that one sentence has, together with the title and the heading. */
  together: number;
  /** How many other passages say the same: 1 for two or more. */
  agreement: number;
  /** How far the passage covers more of the question than the next one that says something else. */
  lead: number;
  /** 1 for "yes" or "no" to a question that asks for it, 0 to another one, and 0.5 for other sentences. */
  reply: number;
  /** How close a chosen sentence below its heading is to the question in meaning. Null if the words have no meanings. */
  meaning: number | null;
  /** How much closer it is than the next passage that says something else. */
  meaningLead: number;
  /**
   * False if the sentences are about another kind of thing, lack a weight, size or temperature that is asked for, or
   * were written for a question that differs in its subject.
   */
  canAnswer: boolean;
  /** True if a word that tells what the question is about is nowhere in the passage, and little else is found. */
  lacksWord: boolean;
  /** True if the sentences were written for the same question in other words. */
  isSame: boolean;
  /** True if they state all that the question asks for, in whatever words. */
  isStated: boolean;
  /** True if they state, in words that the bank foresees, what the question asks for and nothing else. */
  isOnTopic: boolean;
}

/** If less of the question's subject is found, hardly any answer is right. */
const leastSubject = 0.3;

/** False for a passage that can't be an answer, whatever else it has. */
export function isAboutSubject({ subject, all }: Evidence): boolean {
  return subject >= leastSubject && all > 0;
}

/**
 * "Are tickets cheaper for groups?" isn't answered by what is about tickets alone, unless that has most of the words, or its
 * title asks for nothing else: "When is breakfast?"
 */
const leastOfParts = 0.5;
/** A passage without a telling word of the question has to have at least this much of its meaning. */
const leastWithoutWord = 0.58;
/** In characters. "u" and "q" are short for words that tell nothing. */
const leastOfWord = 3;

export interface WeighedPassage<P extends Passage> {
  passage: P;
  /** Indexes of the sentences that answer best, in their original order. */
  chosen: number[];
  evidence: Evidence;
}

/** Returns the best-matching passages, best first. */
export function weighPassages<P extends Passage>(index: AskIndex<P>, asked: Asked): WeighedPassage<P>[] {
  const { search, meanings } = index;
  const ranking = rankDocuments(search, asked.read);
  const matching = [...ranking.met.keys()].filter((number) => ranking.met[number]! > 0);
  const ranked = topRanked(matching, { limit: maxPassagesRead, ranking });
  const isSame = (number: number) => asksSame(search.documents[number]!.passage, asked, index.nameWords);
  const about = passagesByIntent(index, asked.intents)
    // A question of nothing but stop words says too little for any other passage.
    .filter((number) => !ranked.includes(number) && (asked.read.concepts.length > 0 || isSame(number)))
    .sort((a, b) => ranking.ranks[b]! - ranking.ranks[a]!);
  const { same = [], other = [] } = Object.groupBy(about, (number) => (isSame(number) ? "same" : "other"));
  const numbers = [...ranked, ...[...same, ...other].slice(0, maxPassagesByIntent)];
  const count = search.documents.length + pseudoPassages;
  const weights = asked.shares.map((share, at) => share * rarity(count, ranking.matched[at] ?? 0));
  // "How long does it take?" means the same about everything.
  const isTelling = asked.shares.some((share) => share > generalWeight);
  const meant = meanings && isTelling ? meaningOf(asked.text, meanings) : null;
  const weighed = numbers.map((number) => {
    const { passage } = search.documents[number]!;
    const one = weigh(passage, {
      asked,
      weights,
      rank: Math.min(1, ranking.ranks[number]!),
      meanings,
      nameWords: index.nameWords,
      siteWords: index.siteWords,
    });
    if (meanings && meant && passage.language === meanings.language)
      one.evidence.meaning = meaningFit(meant, one, meanings);
    return one;
  });
  weighed.sort((a, b) => preference(b) - preference(a));
  for (const one of weighed) {
    const others = weighed.filter((other) => other !== one && !sayTheSame(one, other));
    const next = Math.max(0, ...others.map(({ evidence }) => evidence.rank));
    one.evidence.margin = Math.max(0, one.evidence.rank - next);
    const covered = Math.max(0, ...others.map(({ evidence }) => evidence.all));
    one.evidence.lead = Math.max(0, one.evidence.all - covered);
    one.evidence.agreement = Math.min(1, (weighed.length - 1 - others.length) / 2);
    const meaning = Math.max(0, ...others.map(({ evidence }) => evidence.meaning ?? 0));
    one.evidence.meaningLead = Math.max(0, (one.evidence.meaning ?? 0) - meaning);
  }
  return weighed;
}

/** A question's answer is often on a page of the website, too. */
export function sayTheSame(
  one: WeighedPassage<Passage>,
  other: WeighedPassage<Passage>,
  fold = (text: string) => text,
): boolean {
  const [texts, others] = [one, other].map(({ passage, chosen }) => ({
    chosen: chosen.map((at) => fold(passage.sentences[at]!)),
    all: fold(passage.sentences.join(" ")),
  })) as [{ chosen: string[]; all: string }, { chosen: string[]; all: string }];
  return (
    texts.chosen.some((sentence) => others.all.includes(sentence)) ||
    others.chosen.some((sentence) => texts.all.includes(sentence))
  );
}

/** Questions are sorted by their rank alone. Among longer texts, those with a good sentence are preferred. */
function preference({ passage, evidence: { rank, all, type, intent } }: WeighedPassage<Passage>): number {
  return answersQuestion(passage) ? rank : rank + sentencePreference * (all + type + intent);
}

function weigh<P extends Passage>(
  passage: P,
  {
    asked,
    weights,
    rank,
    meanings,
    nameWords,
    siteWords,
  }: {
    asked: Asked;
    weights: number[];
    rank: number;
    meanings: WordMeanings | null;
    nameWords: ReadonlySet<string>;
    siteWords: ReadonlySet<string>;
  },
): WeighedPassage<P> {
  const { concepts } = asked.read;
  // How well the wording matches is already part of the rank. What matters here is whether a part of the question is
  // found at all.
  const qualities = (text: TextWords) =>
    concepts.map((concept) => {
      const quality = matchConcept(concept, text);
      return quality === 0 ? 0 : (1 + quality) / 2;
    });
  const share = (values: number[]) => shareOf(weights, values);
  const titles = [
    [titleOf(passage, siteWords), passage.above ?? "", passage.heading ?? ""].join(" "),
    ...(passage.asks === undefined ? [] : [passage.asks]),
    ...(passage.wordings ?? []),
  ];
  const titleWords = titles.map(readTextWords);
  const ofSite = qualities(readTextWords(passage.title));
  const inTitles = titleWords.map((words) =>
    qualities(words).map((quality, at) => Math.max(quality, ofSite[at]! * siteTitleFactor)),
  );
  // The wording that fits best: visitors may ask in other words than the question does.
  const inTitle = inTitles.reduce((best, other) => (share(other) > share(best) ? other : best));
  const inSentences = passage.sentences.map((sentence) => qualities(readTextWords(sentence)));
  const isSame = asksSame(passage, asked, nameWords);
  const fit = Math.max(...titleWords.map((words) => titleFit(words, asked)));
  const isTelling = (at: number) => asked.shares[at] === 1;
  const asksInSameWords =
    fit === 1 && answersQuestion(passage) && concepts.every((_, at) => !isTelling(at) || inTitle[at]! > 0);
  const chosen = selectSentences(passage, {
    isSame: isSame || asksInSameWords,
    type: asked.type,
    intents: asked.intents,
    weights,
    inTitle,
    inSentences,
  });
  const inChosen = concepts.map((_, at) => Math.max(0, ...chosen.map((number) => inSentences[number]![at]!)));
  const text = chosen.map((number) => passage.sentences[number]).join(" ");
  // "Studentenrabatt" is a discount below a title about students.
  const whole = concepts.some(({ together }) => together.length > 0)
    ? qualities(readTextWords([titles[0], text].join(" ")))
    : [];
  const inAll = inTitle.map((value, at) =>
    Math.max(value, inChosen[at]!, concepts[at]!.together.length > 0 ? whole[at]! : 0),
  );
  const subject = weights.map((weight, at) => (asked.shares[at]! < generalWeight ? 0 : weight));
  const names = (found: readonly number[]) => found.some((quality, at) => quality > 0 && isTelling(at));
  const valued =
    asked.type === "price"
      ? pricesOf(passage, {
          asked,
          chosen,
          isNamed: names(inTitle) || !concepts.some((_, at) => isTelling(at)),
          names: (at) => names(inSentences[at]!),
        })
      : text;
  // The page's title names everything that the website offers.
  const inHeading =
    passage.heading === null
      ? inTitle
      : qualities(readTextWords([passage.above ?? "", passage.heading].join(" ")));
  const title = questionOf(passage);
  const isAnother =
    answersQuestion(passage) &&
    isSwapped({
      question: asked.alone,
      title,
      asksAlike: asked.type !== null && answerTypeOf(title, [passage.language]) === asked.type,
      missing: concepts
        .filter(
          ({ typed }, at) =>
            asked.shares[at] === 1 &&
            inHeading[at] === 0 &&
            inChosen[at] === 0 &&
            !(passage.heading !== null && namesBeginning(titleWords[0]!, typed)),
        )
        .map(({ typed }) => typed),
      lastAsked: concepts.findLast((_, at) => asked.shares[at] === 1)?.typed,
      left: unaskedWords(readTextWords(title), asked),
      meanings,
      isAsking: asked.isAsking,
    });
  // "Safe from age 4" says nothing about how many children, even before "Kids' packages".
  const counts = chosen.some(
    (at) =>
      hasAnswerType(passage.sentences[at]!, "count") &&
      inSentences[at]!.some((quality, concept) => quality > 0 && asked.shares[concept]! >= generalWeight),
  );
  const isReply = yesOrNo.test(text) && asked.type !== null;
  const intent = intentAgreement(asked.intents, { passage, chosen });
  const isStated =
    statesAsked(asked, { passage, chosen, inHeading: inTitle, inSentences }) ||
    namesValue(asked, {
      passage,
      chosen,
      inHeading,
      inSentences,
      asksNoMore: fit === 1,
      isName: (word) => nameWords.has(word) || siteWords.has(word),
      isOther: (at) =>
        namesOtherAmount(passage.sentences[at]!, { asked: asked.intents, language: passage.language }),
    });
  const asksNoMore = fit === 1 && concepts.some((_, at) => asked.shares[at] === 1 && inTitle[at]! > 0);
  const leavesOut =
    asked.intents.length > 1 && intent < 1 && share(inAll) < leastOfParts && !asksNoMore && !isStated;
  return {
    passage,
    chosen,
    evidence: {
      rank,
      margin: 0,
      titleFit: fit,
      sentences: share(inChosen),
      all: share(inAll),
      subject: shareOf(subject, inAll),
      type: typeFit(valued, asked),
      intent,
      isAnswer: answersQuestion(passage) ? 1 : 0,
      substance: Math.min(1, sum(weights) / substanceOfTwo),
      together: Math.max(
        0,
        ...chosen.map((number) =>
          shareOf(
            subject,
            inTitle.map((value, at) => Math.max(value, inSentences[number]![at]!)),
          ),
        ),
      ),
      agreement: 0,
      lead: 0,
      reply: replyOf(asked, passage.sentences[chosen[0] ?? 0] ?? ""),
      meaning: null,
      meaningLead: 0,
      canAnswer:
        !isAboutOtherKind(asked, { passage, text }) &&
        hasMeasure(valued, { asked, passage, all: text }) &&
        !(asked.type !== null && chosen.every((at) => isLabel(passage.sentences[at]!))) &&
        (asked.type !== "count" || answersQuestion(passage) || counts) &&
        (!isReply || share(inTitle) > 0) &&
        !leavesOut &&
        !isTooGeneral(asked.intents, { passage, chosen }) &&
        (isSame || !isAnother),
      lacksWord:
        share(inAll) < leastWithoutWord &&
        concepts.some(
          ({ typed }, at) =>
            asked.shares[at] === 1 &&
            inAll[at] === 0 &&
            typed.length >= leastOfWord &&
            !nameWords.has(typed) &&
            !siteWords.has(typed),
        ),
      isSame,
      isStated,
      isOnTopic: asked.onlyIntents.some(
        ({ isLearned, byBank }) =>
          !isLearned && chosen.some((at) => byBank.isStatedBy(passage.sentences[at]!, passage.heading)),
      ),
    },
  };
}

/** What most pages of a website have in their titles says nothing about a part of one. */
function titleOf({ kind, title, heading }: Passage, siteWords: ReadonlySet<string>): string {
  if (kind !== "page" || heading === null) return title;
  return splitWords(foldText(title))
    .flatMap(({ word }) => (siteWords.has(word) ? [] : [word]))
    .join(" ");
}

/** The sentence that fits best counts, below the heading or a wording of the question. */
function meaningFit(
  asked: Meaning,
  { passage, chosen }: WeighedPassage<Passage>,
  meanings: WordMeanings,
): number {
  const titles = [questionOf(passage), ...(passage.wordings ?? [])].map((title) =>
    meaningOf(title, meanings),
  );
  const fits = chosen.flatMap((at) => {
    const sentence = meaningOf(passage.sentences[at]!, meanings);
    return titles.map((title) => {
      const meaning = joinMeanings(title, sentence);
      return meaning === null ? 0 : likeness(asked, meaning);
    });
  });
  return Math.max(0, ...fits);
}

/** Returns the weighted mean of the values; 1 if nothing has a weight. */
function shareOf(weights: number[], values: number[]): number {
  const total = sum(weights);
  return total === 0 ? 1 : sum(weights.map((weight, at) => weight * values[at]!)) / total;
}

/**
 * Nearly every sentence is about something that has a weight, but few say it. A title may ask for it, too. "There is no
 * fee" says what something costs without an amount.
 */
function hasMeasure(
  text: string,
  { asked, passage, all }: { asked: Asked; passage: Passage; all: string },
): boolean {
  const { type } = asked;
  if (type === null || type === "person" || type === "place" || hasAnswerType(text, type)) return true;
  if (!isMeasure(type) && deniesAny(text, passage.language)) return true;
  // "When it closed, she kept one of the wheels" says no time.
  const mayMean = answersQuestion(passage) || hasAnswerType(all, type);
  return mayMean && answerTypeOf(questionOf(passage), [passage.language]) === type;
}

/**
 * The chosen sentences without amounts for something else. "Parking is €5" says nothing about a room, even beside "No smoking
 * in the rooms". A bare amount is for what is named above it.
 */
function pricesOf(
  { sentences, language }: Passage,
  {
    asked,
    chosen,
    isNamed,
    names,
  }: { asked: Asked; chosen: readonly number[]; isNamed: boolean; names: (at: number) => boolean },
): string {
  const isBelow = (at: number) =>
    isBare(sentences[at]!) && chosen.some((other) => other < at && names(other));
  return chosen
    .filter((at) => isNamed || names(at) || isBelow(at))
    .map((at) => sentences[at]!)
    .filter((sentence) => !namesOtherAmount(sentence, { asked: asked.intents, language }))
    .join(" ");
}

function deniesAny(text: string, language: string): boolean {
  return (
    yesOrNo.test(text) ||
    isNegated(
      splitWords(foldText(text)).map(({ word }) => word),
      language,
    )
  );
}

const yesOrNo = new RegExp(`^${wholeWords("answers.yesNo")}`, "iu");

function replyOf({ type }: Asked, sentence: string): number {
  if (!yesOrNo.test(sentence)) return 0.5;
  return type === null ? 1 : 0;
}

/** A name or a place can look like any other word, so that a question for one says nothing about the sentences. */
function typeFit(text: string, { type }: Asked): number {
  if (type === null || type === "person" || type === "place") return 0.5;
  return hasAnswerType(text, type) ? 1 : 0;
}

function titleFit(title: TextWords, asked: Asked): number {
  const telling = tellingWords(title).length;
  return telling === 0 ? 0 : 1 - unaskedWords(title, asked).length / telling;
}

/** In characters. */
const minStem = 4;

/**
 * On the page about painting, "How many coats do you apply?" is about paint. The word itself may be one of several
 * services that a title names.
 */
function namesBeginning({ words }: TextWords, typed: string): boolean {
  return (
    typed.length >= minStem && [...words].some((word) => word.startsWith(typed) && word.length > typed.length)
  );
}

function tellingWords({ words }: TextWords): string[] {
  return [...words].filter((word) => !stopWords.has(word));
}

function unaskedWords(title: TextWords, { read }: Asked): string[] {
  return tellingWords(title).filter((word) => {
    const only = readTextWords(word);
    return !read.concepts.some((concept) => matchConcept(concept, only) > 0);
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

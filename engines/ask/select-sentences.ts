/** Chooses the sentences of a passage that answer a question. */
import { isNothingButHours } from "#engines/hours/nothing-but-hours.ts";
import { isDayAndClosed } from "#engines/hours/recognize-hours.ts";
import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { type AnswerType, hasAnswerType } from "./answer-type.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { isOfHours } from "./one-thing.ts";
import { answersQuestion, endsAsQuestion, type Passage } from "./passage.ts";
import { closed, isBare, namesNext, namesTimes, wordsOfName, wordsOfValue } from "./value-lines.ts";

/** More would be a page, not an answer. */
const maxSentences = 4;
/** An owner's answer up to this length is shown in full. In characters. */
const wholeAnswerLength = 400;
/** Another sentence is also chosen if its score is above this share of the best sentence's score. */
const nearBest = 0.7;
/** Bonus for a sentence that contains what the question asks for. */
const typeBonus = 0.35;
/** The share of this bonus for a sentence that has no word of the question. */
const bonusOfStranger = 0.5;
/** Bonus for the first sentence below a heading. */
const leadBonus = 0.1;

/** In words. A shorter line without a period or a number is a label. */
const wordsOfStatement = 4;

interface Matches {
  /** True for a passage that was written for the same question, so that all of it answers. */
  isSame: boolean;
  type: AnswerType | null;
  intents: readonly AskedIntent[];
  /** One for each concept of the question. */
  weights: number[];
  inTitle: number[];
  /** For each sentence, one for each concept. */
  inSentences: number[][];
}

/** Returns indexes in ascending order, or none for a passage that contains only questions and labels. */
export function selectSentences(passage: Passage, matches: Matches): number[] {
  const { sentences } = passage;
  const chosen = new Set(wholeAnswer(passage, matches) ?? bestSentences(passage, matches));
  if (matches.type === "time") for (const at of linesAround(sentences, chosen, namesTimes)) chosen.add(at);
  else if (matches.intents.some(({ id }) => isOfHours(id)))
    for (const at of linesAround(sentences, chosen, isTimetable)) chosen.add(at);
  return [...chosen].sort((a, b) => a - b);
}

/** The beginning of an answer that is short or was written for the same question, with its labels. */
function wholeAnswer(passage: Passage, { isSame, type }: Matches): number[] | null {
  const { sentences } = passage;
  const all = [...sentences.keys()];
  const first = all.slice(0, maxSentences);
  const hasType = (at: number) => type !== null && hasAnswerType(sentences[at]!, type);
  const isMeans = passage.kind === "contact" && (type === "phone" || type === "mail");
  if (isMeans && all.some(hasType)) return all.filter(hasType);
  if (answersQuestion(passage) && lengthOf(sentences) <= wholeAnswerLength) return first;
  if (!isSame) return null;
  // What the question asks for, such as an amount, may be further down.
  return first.some(hasType) || !all.some(hasType) ? first : null;
}

function bestSentences({ sentences, heading, language }: Passage, matches: Matches): number[] {
  const scores = sentences.map((sentence, at) =>
    scoreSentence(sentence, { at, heading, sentences, ...matches }),
  );
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const best = order.find((at) => scores[at]! > 0 && namesAsked(at, matches)) ?? order[0] ?? 0;
  if (!scores[best]) return [];
  const chosen = new Set([best]);
  // A sentence that refers to the one before is shown with it.
  if (best > 0 && leans(sentences[best]!, language)) chosen.add(best - 1);
  const { type } = matches;
  for (const at of valuedLabels(sentences, best, matches)) chosen.add(at);
  for (const at of [...chosen].flatMap((at) => partsOf(at, sentences))) chosen.add(at);
  if (type !== null && ![...chosen].some((at) => hasAnswerType(sentences[at]!, type))) {
    const has = (at: number) =>
      sentences[at] !== undefined && !namesNext(sentences[at]) && hasAnswerType(sentences[at], type);
    // In a list, a value is below its name, and the one above belongs to another name.
    const mayBelow = isItem(best, sentences)
      ? valuesBelow.filter((steps) => steps <= nearBelow || isNameFirst(sentences, type))
      : [];
    const below = mayBelow.map((steps) => best + steps).find(has);
    // A price right after is of the same thing, and one further away often of another.
    const next = type === "price" && !isItem(best, sentences) && has(best + 1) ? best + 1 : undefined;
    const typed = below ?? next ?? order.find(has);
    if (typed !== undefined) chosen.add(typed);
    // What is between a name and its value belongs to it, too: "4 flights, 1 person".
    if (below !== undefined) for (let at = best + 1; at < below; at++) chosen.add(at);
  }
  for (const at of namedLabels(sentences, [...chosen], { heading, ...matches })) chosen.add(at);
  for (const at of order)
    if (chosen.size < maxSentences && scores[at]! > scores[best]! * nearBest) chosen.add(at);
  for (const at of strayValues(sentences, chosen, matches)) if (at !== best) chosen.delete(at);
  return [...chosen];
}

/** The rest of a short text is shown with its beginning, because it is often the exception to it. In characters. */
const briefLength = 300;
const briefSentences = 3;

/** What follows the chosen sentences of a short text. It is shown, but is no evidence. */
export function restOfBrief({ sentences, kind }: Passage, chosen: readonly number[]): number[] {
  const isBrief = sentences.length <= briefSentences && lengthOf(sentences) <= briefLength;
  if (!isBrief || kind === "question" || kind === "contact") return [];
  return [...sentences.keys()].filter((at) => at > chosen[0]! && !chosen.includes(at));
}

/** In lines. */
const maxFollowing = 8;
/** In characters. */
const maxFollowingLength = 500;

/** True for "Here is what you can try:". */
export function announces(sentence: string): boolean {
  return /[:：]$/u.test(sentence.trim());
}

/** What a sentence that ends in a colon announces: the lines of a list, or the next sentence. Shown, but no evidence. */
export function announced({ sentences }: Passage, chosen: readonly number[]): number[] {
  return chosen.filter((at) => announces(sentences[at]!)).flatMap((at) => listBelow(at, sentences, chosen));
}

function listBelow(at: number, sentences: readonly string[], chosen: readonly number[]): number[] {
  const below: number[] = [];
  let length = 0;
  for (let next = at + 1; next < sentences.length && below.length < maxFollowing; next++) {
    const text = sentences[next]!;
    length += text.length;
    const isOfList = below.length === 0 || isLine(text) === isLine(sentences[at + 1]!);
    if (!isOfList || length > maxFollowingLength || announces(text)) break;
    below.push(next);
    if (!isLine(text)) break;
  }
  return below.filter((next) => !chosen.includes(next));
}

/** The name before a value, and the value after a name. */
function partsOf(at: number, sentences: readonly string[]): number[] {
  const before = namesNext(sentences[at - 1]) ? [at - 1] : [];
  const next = sentences[at + 1];
  const isNamed = namesNext(sentences[at]) || isValueOf(next ?? "", sentences[at]!);
  return isNamed && next !== undefined ? [...before, at + 1] : before;
}

/** True for "€ 7.50" below "Honey liqueur 200 ml", and "Closed" below "Monday & Tuesday". */
function isValueOf(text: string, name: string): boolean {
  if (isLabel(name)) return isBare(text) || (splitWords(text).length <= wordsOfValue && closed.test(text));
  const isPrice = (line: string) => hasAnswerType(line, "price");
  return isLine(name) && !isPrice(name) && isBare(text) && isPrice(text);
}

const valuesBelow = [1, 2, 3, 4];
/** In lines. A value that is further down belongs to a name only in a list that begins with one. */
const nearBelow = 2;

/** True for a list in which names are above their values: "Small tour", "2 hours, 1 guide", "€40". */
function isNameFirst(sentences: readonly string[], type: AnswerType): boolean {
  return !isValue(sentences[0]!, type) && isValue(sentences.at(-1)!, type);
}

/** In items. Fewer lines without a sentence are labels of a menu or a form. */
const leastOfList = 2;

/** True for one of several short lines in a row, such as what a room has. */
export function isItem(at: number, sentences: readonly string[]): boolean {
  let count = 1;
  const is = (other: number) => sentences[other] !== undefined && isLine(sentences[other]);
  for (let other = at - 1; is(other); other--) count++;
  for (let other = at + 1; is(other); other++) count++;
  return count >= leastOfList || namesNext(sentences[at]);
}

function isLine(text: string): boolean {
  return !/[.!?。！？]$/u.test(text) && splitWords(text).length <= wordsOfName;
}

const maxHours = 8;

/** "On Sundays you may check out late, at 1 pm." is a sentence. */
function isTimetable(text: string): boolean {
  return isNothingButHours(text) || isDayAndClosed.test(text);
}

/** The other lines of the opening hours that a chosen line belongs to, because one day alone answers half a question. */
function linesAround(
  sentences: readonly string[],
  chosen: ReadonlySet<number>,
  isHours: (text: string) => boolean,
): number[] {
  const is = (at: number) => sentences[at] !== undefined && isHours(sentences[at]);
  return [...chosen].filter(is).flatMap((at) => {
    const [before, after]: number[][] = [[], []];
    for (let other = at - 1; is(other) && before!.length < maxHours; other--) before!.push(other);
    for (let other = at + 1; is(other) && after!.length < maxHours; other++) after!.push(other);
    return [...before!, ...after!];
  });
}

const maxLabels = 2;

/** True for a sentence with a word of the question that isn't in its title. */
function namesAsked(at: number, { type, weights, inTitle, inSentences }: Matches): boolean {
  return (
    type === null ||
    weights.some((weight, concept) => weight > 0 && inTitle[concept] === 0 && inSentences[at]![concept]! > 0)
  );
}

/** Values of a list whose names aren't chosen: "€130" above "Iaido" is for something else. */
function strayValues(
  sentences: readonly string[],
  chosen: ReadonlySet<number>,
  { type, inSentences }: Matches,
): number[] {
  if (type === null) return [];
  const isStranger = (at: number) =>
    isValue(sentences[at]!, type) && inSentences[at]!.every((quality) => quality === 0);
  const named = [...chosen].filter((at) => !isStranger(at));
  if (named.length === 0) return [];
  return [...chosen].filter(
    (at) => isStranger(at) && !namesNext(sentences[at]) && !named.some((name) => name < at && name >= at - 2),
  );
}

function isValue(text: string, type: AnswerType): boolean {
  return hasAnswerType(text, type) && isBare(text);
}

/** Labels that the question names besides the best sentence, each with the value below it: "Full board", "€41". */
function valuedLabels(
  sentences: readonly string[],
  best: number,
  { type, weights, inTitle, inSentences }: Matches,
): number[] {
  if (type === null) return [];
  const isOpen = (concept: number) =>
    weights[concept]! > 0 && inTitle[concept] === 0 && inSentences[best]![concept] === 0;
  return [...sentences.keys()]
    .filter(
      (at) =>
        at !== best &&
        isLabel(sentences[at]!) &&
        isValue(sentences[at + 1] ?? "", type) &&
        weights.some((_, concept) => isOpen(concept) && inSentences[at]![concept]! > 0),
    )
    .slice(0, maxLabels)
    .flatMap((at) => [at, at + 1]);
}

/** Items of a list that say what the question asks for, below a sentence about it: the town below "We come to you in". */
function namedLabels(
  sentences: readonly string[],
  chosen: readonly number[],
  { heading, intents, weights, inTitle, inSentences }: Matches & { heading: string | null },
): number[] {
  const isAbout = chosen.some((at) =>
    intents.some(({ isStatedBy, isLearned }) => !isLearned && isStatedBy(sentences[at]!, heading)),
  );
  if (!isAbout) return [];
  const open = weights.flatMap((weight, concept) =>
    weight > 0 && inTitle[concept] === 0 && chosen.every((at) => inSentences[at]![concept] === 0)
      ? [concept]
      : [],
  );
  return (
    [...sentences.keys()]
      .filter((at) => isLabel(sentences[at]!) && open.some((concept) => inSentences[at]![concept]! > 0))
      // "Not Otley" and "Coming soon: Otley" say something else.
      .filter((at) => splitWords(sentences[at]!).length === 1)
      .slice(0, maxLabels)
  );
}

function scoreSentence(
  sentence: string,
  {
    at,
    heading,
    sentences,
    type,
    intents,
    weights,
    inTitle,
    inSentences,
  }: Matches & { at: number; heading: string | null; sentences: readonly string[] },
): number {
  if (endsAsQuestion(sentence)) return 0;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  if (isLabel(sentence)) {
    // "Facilities" below "Facilities" says nothing, but "Sauna" does.
    const says = (concept: number) => inTitle[concept] === 0 && inSentences[at]![concept]! > 0;
    if (!isItem(at, sentences) || !weights.some((weight, concept) => weight > 0 && says(concept))) return 0;
  }
  // A word that is also in the heading does less to distinguish the sentences below it.
  const overlap = weights.reduce(
    (sum, weight, concept) => sum + weight * inSentences[at]![concept]! * (1 - inTitle[concept]! / 2),
    0,
  );
  const isTyped = type !== null && type !== "person" && type !== "place" && hasAnswerType(sentence, type);
  const isStated = intents.some(({ isStatedBy }) => isStatedBy(sentence, heading));
  const bonus =
    isTyped || isStated ? typeBonus * (bonusOfStranger + (1 - bonusOfStranger) * (overlap / total)) : 0;
  return overlap / total + bonus + (at === 0 ? leadBonus : 0);
}

/** "Email" and "About us" say nothing, but "£70", "info@acme.example" and "Easter closed" do. */
export function isLabel(sentence: string): boolean {
  const { length } = splitWords(sentence);
  return (
    !/[\d@.!。！]/u.test(sentence) && length < wordsOfStatement && !(length > 1 && closed.test(sentence))
  );
}

const leaningByLanguage = new Map<string, ReadonlySet<string>>();

function leans(sentence: string, language: string): boolean {
  const known = leaningByLanguage.get(language) ?? new Set(packOf(language)?.words.leaning.split(" ") ?? []);
  leaningByLanguage.set(language, known);
  const [first = ""] = foldText(sentence).split(/[^\p{L}\p{N}]+/u);
  return known.has(first);
}

function lengthOf(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.length, 0);
}

/**
 * Composes the questions that a help center is examined with: some that it answers, and some that it can't know. The
 * same content gives the same questions.
 */
import { endsAsQuestion, type Passage } from "#engines/ask/passage.ts";
import type { TradeId } from "#shared/enumerations.ts";
import type { ExamQuestion } from "./exam-question.ts";
import { examWordsOf } from "./exam-words.ts";
import { wordingsOf } from "./reword.ts";
import { orderOf, sampleBy } from "./sample.ts";
import { normalize, stemsIn, tellingWords } from "./telling-words.ts";
import { nearMisses, questionsOfOtherTrades } from "./trick-questions.ts";

export interface ExamInput {
  passages: readonly Passage[];
  /** Primary language tag of the center. */
  language: string;
  trade: TradeId | null;
  /** Wordings that the owner pinned an answer to. Asking them would test nothing. */
  pinned?: readonly string[];
}

/** The maximum of an exam. More questions add little information and take longer. */
export const maxQuestions = 200;
const maxKnown = 120;
const maxHeadings = 30;
const maxOtherTrades = 40;
const maxNearMisses = maxQuestions - maxKnown - maxOtherTrades;
/** Of each kind. Beyond that, there are at most two traps for three questions that the center answers. */
const leastTraps = 8;
/** More are never asked, and each is compared with the others. */
const maxStored = 400;
/** With fewer questions, one of them would move the result by a fifth. */
export const leastStored = 5;
/** In telling words. A shorter heading could be about anything, and a longer one is a sentence. */
const headingRange = { least: 2, most: 7 } as const;

/** Returns an empty list for a center with fewer than `leastStored` questions. */
export function composeExam({ passages, language, trade, pinned = [] }: ExamInput): ExamQuestion[] {
  const own = passages.filter(({ kind }) => kind !== "page");
  const all = storedQuestions(own);
  const stored = all.length > maxStored ? sampleBy(all, ({ text }) => text, maxStored) : all;
  if (stored.length < leastStored) return [];
  const titles = new Set(
    [...passages.flatMap(({ title, heading }) => [title, heading ?? ""]), ...pinned].map(normalize),
  );
  const stems = stemsIn(passages);
  const asked = new Set<string>();
  const isNew = ({ text }: ExamQuestion) => {
    const key = normalize(text);
    if (titles.has(key) || asked.has(key)) return false;
    asked.add(key);
    return true;
  };
  const headings = headingQuestions(own).filter(isNew);
  const reworded = rewordedQuestions(stored).filter(isNew);
  const misses = nearMisses(
    stored.map(({ text, passage }) => ({ text, language: passage.language })),
    stems,
  ).filter(isNew);
  const known = [...reworded.slice(0, maxKnown - headings.length), ...headings];
  const most = Math.max(leastTraps, Math.ceil(known.length / 3));
  const center = { passages, language, trade, stems };
  return [
    ...known,
    ...questionsOfOtherTrades(center, Math.min(maxOtherTrades, most)).filter(isNew),
    ...sampleBy(misses, ({ text }) => text, Math.min(maxNearMisses, most)),
  ];
}

interface StoredQuestion {
  text: string;
  passage: Passage;
  /** Ids of all passages below the same question. */
  ids: string[];
}

function storedQuestions(own: readonly Passage[]): StoredQuestion[] {
  const byText = new Map<string, StoredQuestion>();
  for (const passage of own) {
    const { kind, title, heading, id } = passage;
    const text = kind === "question" ? title : (heading ?? title);
    if (kind !== "question" && !endsAsQuestion(text)) continue;
    const key = normalize(text);
    const known = byText.get(key);
    if (known) known.ids.push(id);
    else byText.set(key, { text, passage, ids: [id] });
  }
  return [...byText.values()];
}

/**
 * Each question in one wording, then each in a second one, and so on. In which order a question gets its wordings
 * depends on its text only.
 */
function rewordedQuestions(stored: readonly StoredQuestion[]): ExamQuestion[] {
  const subjects = stored.map(({ text, passage }) => new Set(tellingWords(text, passage.language)));
  const rounds: ExamQuestion[][] = [];
  const sampled = sampleBy(
    stored.map((question, at) => ({ ...question, at })),
    ({ text }) => text,
    stored.length,
  );
  for (const { text, passage, ids, at } of sampled) {
    const fair = wordingsOf(text, passage).filter(
      (wording) =>
        wording.origin !== "keywords" ||
        !isAmbiguous(tellingWords(wording.text, passage.language), subjects, at),
    );
    const first = fair.length === 0 ? 0 : orderOf(text) % fair.length;
    for (const [round, { text: asked, origin }] of [
      ...fair.slice(first),
      ...fair.slice(0, first),
    ].entries()) {
      rounds[round] ??= [];
      rounds[round].push({ text: asked, origin, answeredBy: ids });
    }
  }
  return rounds.flat();
}

/** True if another question has all of these words, so that either could be meant. */
function isAmbiguous(words: readonly string[], all: readonly ReadonlySet<string>[], own: number): boolean {
  return all.some((other, at) => at !== own && words.every((word) => other.has(word)));
}

/** Articles and guides by their title, and their sections by their heading, if only one text has it. */
function headingQuestions(own: readonly Passage[]): ExamQuestion[] {
  const texts = own.filter(({ kind }) => kind === "article" || kind === "guide");
  const byHeading = new Map<
    string,
    { heading: string; language: string; titles: Set<string>; ids: string[] }
  >();
  for (const { id, title, heading, language } of texts)
    for (const text of new Set([title, heading ?? title])) {
      const key = normalize(text);
      const known = byHeading.get(key) ?? { heading: text, language, titles: new Set(), ids: [] };
      known.titles.add(title);
      known.ids.push(id);
      byHeading.set(key, known);
    }
  const found = [...byHeading.values()].flatMap(({ heading, language, titles, ids }): ExamQuestion[] => {
    const words = examWordsOf(language);
    const telling = tellingWords(heading, language);
    const isTelling = telling.length >= headingRange.least && telling.length <= headingRange.most;
    if (!words || !isTelling || titles.size > 1 || endsAsQuestion(heading) || /^\W*\d/.test(heading))
      return [];
    return [
      { text: words.about.replace("{heading}", () => heading.trim()), origin: "heading", answeredBy: ids },
    ];
  });
  return sampleBy(found, ({ text }) => text, maxHeadings);
}

/** Questions that a help center can't answer: those of other trades, and its own about something that it never mentions. */
import { askedIntents } from "#engines/ask/asked-intent.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { customerQuestions, questionsOf } from "#engines/customer-questions/bank.ts";
import type { TradeId } from "#shared/enumerations.ts";
import type { ExamQuestion } from "./exam-question.ts";
import { examWordsOf } from "./exam-words.ts";
import { withoutMark } from "./reword.ts";
import { orderOf, sampleBy } from "./sample.ts";
import { isKnownWord, tellingWords } from "./telling-words.ts";

const thingsPerQuestion = 2;

interface Center {
  passages: readonly Passage[];
  /** Primary language tag. */
  language: string;
  trade: TradeId | null;
  /** Stems of all its words. */
  stems: ReadonlySet<string>;
}

/**
 * Leaves out what a passage is about, and questions whose every word the center uses. Stops at `limit`, because each
 * question is compared with every sentence.
 */
export function questionsOfOtherTrades(
  { passages, language, trade, stems }: Center,
  limit: number,
): ExamQuestion[] {
  const own = new Set(questionsOf(trade, language).map(({ intent }) => intent.id));
  const candidates = [...customerQuestions(language).values()].filter(
    ({ intent, question }) =>
      !own.has(intent.id) && !question.includes("{") && !isAboutKnown(question, language, stems),
  );
  const found: ExamQuestion[] = [];
  for (const { question } of sampleBy(candidates, (one) => one.question, candidates.length)) {
    if (found.length >= limit) break;
    const [asked] = askedIntents(question, [language]);
    const isKnown = passages.some(
      ({ title, heading, sentences }) =>
        asked?.isAskedBy(heading ?? title) || sentences.some((sentence) => asked?.isStatedBy(sentence)),
    );
    if (!isKnown) found.push({ text: question, origin: "other-trade", answeredBy: null });
  }
  return found;
}

/** `questions` are the center's own. Each gets the same other things in every exam. */
export function nearMisses(
  questions: readonly { text: string; language: string }[],
  stems: ReadonlySet<string>,
): ExamQuestion[] {
  const unknown = new Map<string, string[]>();
  const unknownThings = (language: string) => {
    const known = unknown.get(language);
    const things =
      known ?? examWordsOf(language)?.things.filter((thing) => !isPartlyKnown(thing, language, stems)) ?? [];
    unknown.set(language, things);
    return things;
  };
  return questions.flatMap(({ text, language }): ExamQuestion[] => {
    const words = examWordsOf(language);
    const bare = withoutMark(text);
    const frame = words?.frames.find(([pattern]) => pattern.test(bare));
    if (!frame) return [];
    const things = unknownThings(language);
    const first = orderOf(text);
    return things.slice(0, thingsPerQuestion).map((_, round) => {
      const thing = things[(first + round) % things.length]!;
      const asked = bare
        .replace(frame[0], frame[1])
        .replace("{thing}", () => thing)
        .replace(/^[¿]?\p{Ll}/u, (start) => start.toUpperCase());
      return { text: asked, origin: "near-miss", answeredBy: null };
    });
  });
}

/** True if the center has all words that say what the question is about. */
function isAboutKnown(question: string, language: string, stems: ReadonlySet<string>): boolean {
  const words = tellingWords(question, language);
  return words.every((_, at) => isKnownWord(words, at, stems));
}

function isPartlyKnown(thing: string, language: string, stems: ReadonlySet<string>): boolean {
  const words = tellingWords(thing, language);
  return words.some((_, at) => isKnownWord(words, at, stems));
}

import { anyOf } from "#engines/languages/words.ts";
import { readTokens, type Token } from "./read-tokens.ts";
import { askingWords, negations } from "./small-words.ts";
import type { SourcePage, SourceSentence } from "./source-page.ts";

const turnsRound = new RegExp(`^(?:${anyOf("answers.turnsRound")})`);

interface Answered {
  answer: string;
  /** The page's sentences that form the answer. */
  said: SourceSentence[];
  page: SourcePage;
  small: ReadonlySet<string>;
  /** The company's name as folded words. */
  company: string[];
}

/**
 * True if every word of the question occurs in its answer or a heading above it, or only serves to ask. A question must
 * not add any claims.
 */
export function isAboutItsAnswer(
  question: string,
  { answer, said, page, small, company }: Answered,
): boolean {
  const tokens = readTokens(question).filter(({ kind, key }) => kind !== "sign" || !/[?"]/.test(key));
  const subject = readTokens([answer, ...said.flatMap(({ headings }) => headings)].join("\n"));
  const answered = new Set(readTokens(answer).map(({ key }) => key));
  const named = [...subject, ...readTokens(page.title ?? "")];
  const isOwn = new Set(company);
  let shared = 0;
  for (const token of tokens) {
    if (negations.has(token.key.replace(/,$/, "")) && !isSmall(token) && !answered.has(token.key))
      return false;
    if (isSmall(token)) continue;
    if (subject.some((other) => isSameWord(token, other))) shared += 1;
    else if (!isOwn.has(token.key) && !named.some((other) => isSameWord(token, other))) return false;
  }
  return shared > 0;

  function isSmall({ kind, key }: Token): boolean {
    return kind === "word" && (small.has(key) || askingWords.has(key));
  }
}

/** Matches inflections such as "returns" and "return". Names, numbers and addresses must be equal. */
function isSameWord(token: Token, other: Token): boolean {
  if (token.key === other.key) return true;
  if (token.kind !== "word" || other.kind !== "word" || token.isCapital) return false;
  const [short, long] =
    token.key.length <= other.key.length ? [token.key, other.key] : [other.key, token.key];
  const stem = short.replace(/[ey]$/, "");
  const ending = long.slice(stem.length);
  return stem.length >= 4 && long.startsWith(stem) && ending.length <= 4 && !turnsRound.test(ending);
}

import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import { foldLoosely } from "./ground.ts";
import { mineListedPairs } from "./mine-listed-pairs.ts";
import { mineMarkedPairs } from "./mine-marked-pairs.ts";
import { mineSpokenPairs } from "./mine-spoken-pairs.ts";
import { type MinedPair, mineStructuralPairs } from "./mine-structural-pairs.ts";
import { withoutNumbers } from "./pair-marks.ts";
import type { ReadPage } from "./read-page.ts";

const cutOff = /(?:\.\.\.|…)$/;

interface Options {
  /** True for a question that a page of the site answers, and that only leads there. */
  isLead?: (pair: MinedPair) => boolean;
}

/**
 * Returns the page's own questions and answers without duplicates. Visible text wins over structured data, which is
 * often outdated.
 */
export function mineExplicitPairs(page: ReadPage, { isLead }: Options = {}): MinedPair[] {
  const pairs = new Map<string, MinedPair>();
  const shown = mineStructuralPairs(page.tree, page.outline, page.url).filter(
    (pair) => pair.isTeaser !== true || pair.place === "structure" || isLead?.(pair) === true,
  );
  const declared = mineMarkedPairs(page.tree, page.url).map((pair) => completed(pair, page));
  const found = [
    ...shown,
    ...mineSpokenPairs(page),
    ...declared.filter((pair) => !shown.some((other) => isShorter(pair, other))),
  ].map(withoutNumbers);
  for (const pair of found) {
    if (asksOnly(pair)) continue;
    const key = foldLoosely(pair.title);
    const earlier = pairs.get(key);
    if (!earlier || (earlier.place !== "structure" && pair.place === "structure")) pairs.set(key, pair);
  }
  const answered = new Set(
    [...pairs.values()].flatMap((pair) => [pair.title, ...pair.lines]).map(foldLoosely),
  );
  for (const pair of mineListedPairs(page, answered).map(withoutNumbers)) {
    const key = foldLoosely(pair.title);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return [...pairs.values()];
}

/** "Do aliens exist?" above the same in another language and a video, or above a list of further questions. */
function asksOnly({ lines }: MinedPair): boolean {
  const sentences = lines.flatMap(splitSentences);
  const asking = sentences.filter((sentence) => /[?？؟]["”’»)]*$/u.test(sentence));
  return asking.length > 0 && asking.join("").length * 2 >= sentences.join("").length;
}

/** As shares of the shorter text's words. */
const sameQuestion = 0.99;
const sameAnswer = 0.6;

/** True if structured data words a visible question with the page's subject, and shortens its answer. */
function isShorter(declared: MinedPair, shown: MinedPair): boolean {
  return (
    sharedWords(shown.title, declared.title) >= sameQuestion &&
    sharedWords(declared.answer, shown.answer) >= sameAnswer
  );
}

function sharedWords(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(foldLoosely(text).split(" ")));
  const both = [...a!].filter((word) => b!.has(word)).length;
  return both / Math.min(a!.size, b!.size);
}

/**
 * Completes a truncated answer from the page's text, because structured data is often cut off mid-word in the first
 * paragraph.
 */
function completed(pair: MinedPair, page: ReadPage): MinedPair {
  const last = pair.lines.at(-1);
  if (!last || pair.lines.length > 1 || !cutOff.test(last)) return pair;
  const start = foldLoosely(last.replace(cutOff, ""));
  const whole = page.lines.find((line) => start.length >= 20 && foldLoosely(line.text).startsWith(start));
  return whole ? { ...pair, answer: escapeMarkdown(whole.text), lines: [whole.text] } : pair;
}

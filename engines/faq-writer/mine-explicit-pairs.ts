import { escapeMarkdown } from "./answer-lines.ts";
import { foldLoosely } from "./ground.ts";
import { mineListedPairs } from "./mine-listed-pairs.ts";
import { mineMarkedPairs } from "./mine-marked-pairs.ts";
import { mineSpokenPairs } from "./mine-spoken-pairs.ts";
import { type MinedPair, mineStructuralPairs } from "./mine-structural-pairs.ts";
import type { ReadPage } from "./read-page.ts";

const cutOff = /(?:\.\.\.|…)$/;

/**
 * Returns the page's own questions and answers without duplicates. Visible text wins over structured data, which is
 * often outdated.
 */
export function mineExplicitPairs(page: ReadPage): MinedPair[] {
  const pairs = new Map<string, MinedPair>();
  const found = [
    ...mineStructuralPairs(page.tree, page.outline, page.url),
    ...mineSpokenPairs(page.lines),
    ...mineMarkedPairs(page.tree, page.url).map((pair) => completed(pair, page)),
  ];
  for (const pair of found) {
    const key = foldLoosely(pair.title);
    const earlier = pairs.get(key);
    if (!earlier || (earlier.place !== "structure" && pair.place === "structure")) pairs.set(key, pair);
  }
  const answered = new Set(
    [...pairs.values()].flatMap((pair) => [pair.title, ...pair.lines]).map(foldLoosely),
  );
  for (const pair of mineListedPairs(page, answered)) {
    const key = foldLoosely(pair.title);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return [...pairs.values()];
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

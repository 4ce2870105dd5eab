import { joinLines } from "./answer-lines.ts";
import { readQuestion } from "./detect-question.ts";
import { foldLoosely } from "./ground.ts";
import { isInvitation } from "./language-phrases.ts";
import type { MinedPair } from "./mine-structural-pairs.ts";
import type { TextLine } from "./page-lines.ts";
import { isInFaq, type Outline } from "./page-outline.ts";
import type { ReadPage } from "./read-page.ts";

const maxLines = 8;
const minAnswerLength = 10;
const onOneLine = /^([^?？؟]{4,200}[?？؟])\s*(?:[-–—:]\s*)?(\S[\s\S]{9,2000})$/u;

interface Found {
  question: string;
  lines: TextLine[];
}

/**
 * Finds pairs without markup that are recognizable only as a list: "Do you deliver? - Yes, …" on one line, or questions
 * followed by their answers. A list needs at least two pairs. `taken` has the lines of pairs found earlier, folded with
 * `foldLoosely`.
 */
export function mineListedPairs(
  { lines, outline, url }: Pick<ReadPage, "lines" | "outline" | "url">,
  taken: Set<string>,
): MinedPair[] {
  const found: Found[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (
      !isOpen(line, outline) ||
      !/[?？؟]/.test(line.text.slice(0, 220)) ||
      taken.has(foldLoosely(line.text))
    )
      continue;
    const [, label = "", rest = ""] = onOneLine.exec(line.text) ?? [];
    const asked = label === "" ? null : readQuestion(label, "repeated");
    if (asked && !/[?？؟]$/.test(rest) && !taken.has(foldLoosely(asked))) {
      found.push({ question: asked, lines: [{ ...line, text: rest, isListItem: false }] });
      continue;
    }
    const question = readQuestion(line.text, "repeated");
    if (!question || taken.has(foldLoosely(question))) continue;
    const answer: TextLine[] = [];
    for (const next of lines.slice(at + 1, at + 1 + maxLines)) {
      if (!isOpen(next, outline) || next.isControl || /[?？؟]$/.test(next.text)) break;
      answer.push(next);
    }
    if (answer.length > 0) found.push({ question, lines: answer });
    at += answer.length;
  }
  const useful = found.filter(({ lines: answer }) => {
    const text = answer.map((line) => line.text).join(" ");
    return (
      text.length >= minAnswerLength &&
      !isInvitation(text) &&
      !answer.some((line) => taken.has(foldLoosely(line.text)))
    );
  });
  if (useful.length < 2) return [];
  return useful.map(({ question, lines: answer }) => ({
    title: question,
    isQuestion: true,
    answer: joinLines(
      answer.length === 1 ? answer.map((line) => ({ ...line, isListItem: false })) : answer,
      url,
    ),
    lines: answer.map((line) => line.text),
    section: null,
    place: "repeated",
  }));
}

function isOpen(line: TextLine, outline: Outline): boolean {
  // Cells are read where they are, below their heads.
  return (
    line.element.tag !== "tr" &&
    line.level === 7 &&
    !line.isExcluded &&
    !line.isFooter &&
    isInFaq(line.element, outline)
  );
}

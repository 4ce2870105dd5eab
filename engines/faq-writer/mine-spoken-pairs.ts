import { joinLines } from "./answer-lines.ts";
import { readQuestion } from "./detect-question.ts";
import type { MinedPair } from "./mine-structural-pairs.ts";
import type { TextLine } from "./page-lines.ts";
import { answerMark as answers, questionMark as asks } from "./pair-marks.ts";
import type { ReadPage } from "./read-page.ts";

const maxLines = 12;

/** Reads "Q: … A: …" from running text, with any of the usual abbreviations. */
export function mineSpokenPairs({ lines, url }: Pick<ReadPage, "lines" | "url">): MinedPair[] {
  const pairs: MinedPair[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.isExcluded || !asks.test(line.text.slice(0, 40))) continue;
    const [label, sameLine] = splitInline(line.text);
    const question = readQuestion(label, "structure");
    if (!question) continue;
    const answer: TextLine[] = sameLine ? [{ ...line, text: sameLine }] : [];
    for (let next = at + 1; next < lines.length && answer.length < maxLines; next += 1) {
      const following = lines[next]!;
      const start = following.text.slice(0, 40);
      if (following.level < 7 || following.isExcluded) break;
      if (answer.length === 0) {
        if (!answers.test(start)) break;
        answer.push({ ...following, text: following.text.replace(answers, "") });
      } else if (asks.test(start) || answers.test(start) || !continues(following, lines[next - 1]!)) break;
      else answer.push(following);
    }
    const texts = answer.map(({ text }) => text);
    if (texts.join(" ").length < 10) continue;
    pairs.push({
      title: question,
      isQuestion: true,
      answer: joinLines(answer, url),
      lines: texts,
      section: null,
      place: "structure",
    });
  }
  return pairs;
}

/** The list that "There are several ways:" announces is a block of its own. */
function continues(line: TextLine, before: TextLine): boolean {
  return (
    line.block === before.block || (line.isListItem && (before.isListItem || /[:：]$/.test(before.text)))
  );
}

/** Splits "Q: May I? A: You may." on one line. */
function splitInline(text: string): [label: string, answer: string | null] {
  const end = text.search(/[?？؟]\s*\p{L}+\s?\d{0,3}\s?[.:)．：]/u);
  if (end < 0) return [text, null];
  const rest = text.slice(end + 1).trim();
  return answers.test(rest.slice(0, 40)) ? [text.slice(0, end + 1), rest.replace(answers, "")] : [text, null];
}

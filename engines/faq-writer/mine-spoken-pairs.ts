import { readQuestion } from "./detect-question.ts";
import type { MinedPair } from "./mine-structural-pairs.ts";
import type { TextLine } from "./page-lines.ts";
import { answerMark as answers, questionMark as asks } from "./pair-marks.ts";

const maxLines = 12;

/** Reads "Q: … A: …" from running text, with any of the usual abbreviations. */
export function mineSpokenPairs(lines: TextLine[]): MinedPair[] {
  const pairs: MinedPair[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.isExcluded || !asks.test(line.text.slice(0, 40))) continue;
    const [label, sameLine] = splitInline(line.text);
    const question = readQuestion(label, "structure");
    if (!question) continue;
    const answer: string[] = sameLine ? [sameLine] : [];
    for (let next = at + 1; next < lines.length && answer.length < maxLines; next += 1) {
      const following = lines[next]!;
      const start = following.text.slice(0, 40);
      if (following.level < 7 || following.isExcluded) break;
      if (answer.length === 0) {
        if (!answers.test(start)) break;
        answer.push(following.text.replace(answers, ""));
      } else if (asks.test(start) || answers.test(start) || following.block !== lines[next - 1]?.block) break;
      else answer.push(following.text);
    }
    if (answer.join(" ").length < 10) continue;
    pairs.push({
      title: question,
      isQuestion: true,
      answer: answer.join("\n\n"),
      lines: answer,
      section: null,
      place: "structure",
    });
  }
  return pairs;
}

/** Splits "Q: May I? A: You may." on one line. */
function splitInline(text: string): [label: string, answer: string | null] {
  const end = text.search(/[?？؟]\s*\p{L}+\s?\d{0,3}\s?[.:)．：]/u);
  if (end < 0) return [text, null];
  const rest = text.slice(end + 1).trim();
  return answers.test(rest.slice(0, 40)) ? [text.slice(0, end + 1), rest.replace(answers, "")] : [text, null];
}

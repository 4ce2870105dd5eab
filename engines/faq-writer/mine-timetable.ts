/** Finds the timetable of a club or school, whose hours are those of its groups and not of a door. */
import { questionsOfAny } from "#engines/customer-questions/bank.ts";
import { hasDay, hasTime } from "#engines/hours/recognize-hours.ts";
import { anyOf } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";

const heading = new RegExp(anyOf("hours.heading"), "iu");
/** "6/7 ans : mardi de 17h30 à 18h30", "Beginners: Monday 6 pm". */
const group = /^([^:：]{2,40}?)\s?[:：]\s/u;
const minGroups = 3;
const maxLines = 40;

/** True for a line whose day and time are those of a group. */
export function isOfGroup(text: string): boolean {
  const label = group.exec(text)?.[1] ?? "";
  return (
    label !== "" && !hasDay.test(label) && !heading.test(label) && hasDay.test(text) && hasTime.test(text)
  );
}

export function mineTimetable(pages: ReadPage[], { language, trade }: FactContext): PagedAnswer[] {
  const asked = questionsOfAny(trade.candidates, language).find(
    ({ intent }) => intent.id === "training-times",
  );
  if (!asked || !trade.candidates.some((candidate) => candidate === "club" || candidate === "school"))
    return [];
  let best: { page: ReadPage; lines: TextLine[] } | null = null;
  for (const page of pages)
    for (const lines of tablesOn(page.lines))
      if (lines.length > (best?.lines.length ?? 0)) best = { page, lines };
  if (!best) return [];
  return [
    {
      page: best.page,
      question: asked.question,
      answer: writeTable(best.lines),
      lines: best.lines.map(({ text }) => text),
      topic: asked.intent.id,
      intent: asked.intent.id,
      category: asked.intent.category,
      needsSubject: false,
      confidence: 0.7,
    },
  ];
}

/** Everything from a heading such as "Times" to the next heading of its level. */
function tablesOn(lines: readonly TextLine[]): TextLine[][] {
  return lines.flatMap((line, at) => {
    if (line.level === 7 || !heading.test(line.text)) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((next) => next.level <= line.level || next.isFooter !== line.isFooter);
    const own = (end < 0 ? rest : rest.slice(0, end)).filter((next) => !next.isExcluded);
    const isTable = own.length <= maxLines && own.filter(({ text }) => isOfGroup(text)).length >= minGroups;
    return isTable ? [own] : [];
  });
}

function writeTable(lines: readonly TextLine[]): string {
  return lines
    .map(({ text, level }) => (level < 7 ? `\n**${escapeMarkdown(text)}**\n` : `- ${escapeMarkdown(text)}`))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Finds the timetable of a club or school, whose hours are those of its groups and not of a door. */
import { questionsOfAny } from "#engines/customer-questions/bank.ts";
import { hasDay, hasTime, isDays } from "#engines/hours/recognize-hours.ts";
import { anyOf } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import type { TextLine } from "./page-lines.ts";
import { contains } from "./page-tree.ts";
import type { ReadPage } from "./read-page.ts";
import { plainText } from "./render-text.ts";
import { type GridTable, hasDayColumns, tablesIn, valuesShown } from "./table-grid.ts";

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
  let best: { page: ReadPage; answer: string; lines: string[] } | null = null;
  for (const page of pages)
    for (const found of [...tablesOn(page.lines).map(ofLines), ofGrids(page)])
      if (found && found.lines.length > (best?.lines.length ?? 0)) best = { page, ...found };
  if (!best) return [];
  return [
    {
      page: best.page,
      question: asked.question,
      answer: best.answer,
      lines: best.lines,
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

interface Timetable {
  answer: string;
  lines: string[];
}

function ofLines(lines: TextLine[]): Timetable {
  return { answer: writeTable(lines), lines: lines.map(({ text }) => text) };
}

/**
 * The tables of a page whose rows are groups, and whose columns are days with their times or state both. Each is below
 * the heading that names it, if there are several.
 */
function ofGrids(page: ReadPage): Timetable | null {
  const grids = tablesIn(page.tree).filter((table) => saysTimes(table) && !isHoursTable(table));
  const rows = grids.flatMap(({ rows }) => rows);
  if (rows.length < minGroups || rows.length > maxLines) return null;
  const titles = grids.map((grid) => titleOf(page.lines, grid));
  const areNamed = grids.length > 1 && new Set(titles).size === grids.length && !titles.includes(null);
  if (grids.length > 1 && !areNamed) return null;
  const parts = grids.map((grid, at) => {
    const list = grid.rows
      .map((row) => `- **${escapeMarkdown(row.name)}**: ${escapeMarkdown(valuesShown(row))}`)
      .join("\n");
    return areNamed ? `**${escapeMarkdown(titles[at] ?? "")}**\n\n${list}` : list;
  });
  return {
    answer: parts.join("\n\n"),
    lines: grids.flatMap((grid, at) => [
      ...(areNamed ? [titles[at] ?? ""] : []),
      ...grid.rows.map(({ element }) => plainText(element)),
      plainText(grid.head),
    ]),
  };
}

/** Days are columns with times below them, or a column has both. */
function saysTimes(table: GridTable): boolean {
  const cells = table.rows.flatMap(({ values }) => values);
  const times = hasDayColumns(table)
    ? cells.filter(({ text }) => isTimeOnly(text))
    : timesColumn(table) === null
      ? []
      : cells;
  return (
    times.length > 0 && times.length === cells.length && table.rows.every(({ name }) => !hasDay.test(name))
  );
}

/** "17:00 / 18:30" and "5–6 pm", but not "Room 5". */
function isTimeOnly(text: string): boolean {
  return /\d/.test(text) && (hasTime.test(text) || /\d[:.h]\d\d/.test(text)) && !hasDay.test(text);
}

/** The column that names days and times in each row. */
function timesColumn({ rows }: GridTable): string | null {
  const [first] = rows;
  return (
    first?.values.find(({ column }) =>
      rows.every(({ values }) => {
        const text = values.find((value) => value.column === column)?.text ?? "";
        return hasDay.test(text) && hasTime.test(text);
      }),
    )?.column ?? null
  );
}

/** A door's hours beside each day. */
function isHoursTable({ rows }: GridTable): boolean {
  return rows.some(({ name }) => isDays.test(name));
}

/** The nearest heading above the table. */
function titleOf(lines: readonly TextLine[], { element }: GridTable): string | null {
  const at = lines.findIndex((line) => contains(element, line.element));
  return at < 0 ? null : (lines.slice(0, at).findLast(({ level }) => level < 7)?.text ?? null);
}

function writeTable(lines: readonly TextLine[]): string {
  return lines
    .map(({ text, level }) => (level < 7 ? `\n**${escapeMarkdown(text)}**\n` : `- ${escapeMarkdown(text)}`))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

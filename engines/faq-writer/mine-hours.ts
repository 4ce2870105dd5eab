import { questionsOfAny } from "#engines/customer-questions/bank.ts";
import { saysMoreThanHours } from "#engines/hours/nothing-but-hours.ts";
import { readWeek } from "#engines/hours/read-week.ts";
import {
  hasDay,
  hasTime,
  isDayAndClosed,
  isDays,
  isTimes,
  timeRange,
} from "#engines/hours/recognize-hours.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import { hoursWithClosingDay } from "./closing-day.ts";
import { distinctiveWords } from "./contradictions/subject.ts";
import { type FactContext, maxBranches, type PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { isContactPage, listOf } from "./find-line.ts";
import { foldLoosely } from "./ground.ts";
import { hoursGridsIn, isDayHead } from "./hours-grid.ts";
import { isOfGroup } from "./mine-timetable.ts";
import type { TextLine } from "./page-lines.ts";
import { subjectOf } from "./page-subject.ts";
import { perUnit } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { gridRowOf, valuesShown } from "./table-grid.ts";
import { phrase } from "./topics.ts";

/** "24/7 · 07 44 29 68 97" is a phone line, not opening hours. */
const telephone = /\+?\d[\d\s().-]{8,}\d/;

/** Ignores ranges of times such as "10.00 - 17.30". */
function hasTelephone(text: string): boolean {
  return telephone.test(text.replace(/\b\d{1,2}[.:]\d{2}\b/g, "x"));
}

const roundTheClock = new RegExp(
  String.raw`(?:(?<!\d)24 ?\/ ?7(?!\d)|(?:${wholeWords("hours.allDay")})(?: ?\/ ?24)?)(?: ${perUnit.source})?`,
  "iu",
);
const openWords = new RegExp(wholeWords("hours.opening", "hours.saysOpen"), "giu");

/** True for "Daily: 24 hours", which needs no heading. False for "Daily emergency line 24/7". Null for other times. */
function saysRoundTheClock(line: string): boolean | null {
  const rest = line.replace(roundTheClock, " ");
  if (rest === line) return null;
  if (isDays.test(rest.replace(openWords, " ").replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ""))) return true;
  return hasTime.test(rest) ? null : false;
}

/** "Open around the clock" names no day, because it means all of them. */
function saysAlwaysOpen(line: string): boolean {
  const rest = line.replace(roundTheClock, " ");
  const left = rest.replace(openWords, " ");
  return rest !== line && left !== rest && !/[\p{L}\p{N}]/u.test(left);
}

const hoursHeading = new RegExp(anyOf("hours.heading"), "iu");

/** "We are open Monday to Friday" applies to the company, whatever heading is above it. */
const saysOpen = new RegExp(wholeWords("hours.saysOpen"), "iu");
const saysHours = new RegExp(String.raw`(?:${anyOf("hours.open")})|\d|${wholeWords("hours.allDay")}`, "iu");

/** Finds opening hours in adjacent lines that name days and times, but not event schedules. */
export function mineHours(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.hours, context.language, null);
  if (!question) return [];
  let best: { page: ReadPage; lines: string[]; score: number } | null = null;
  const named: { page: ReadPage; lines: string[]; subject: string | null }[] = [];
  for (const page of pages) {
    for (const run of hourRuns(page.lines)) {
      if (isOfCourse(page) && !isOpening(run, context.language)) continue;
      if (isOfEvents(run)) continue;
      // "Open 24 hours" below "Reception" or "Gym".
      if (run.lines.every(saysAlwaysOpen) && isOfPart(page.lines, run, context)) continue;
      if (run.lines.filter(isOfGroup).length > run.lines.length / 2) continue;
      const isNamed =
        run.isNamed || run.lines.some((line) => saysOpen.test(line)) || isWeek(run.lines, context.language);
      if (run.isNamed) named.push({ page, lines: run.lines, subject: subjectOf(page, context.companyName) });
      const score = run.lines.length + (run.isNamed ? 4 : isNamed ? 2 : 0) + (isContactPage(page) ? 1 : 0);
      if (
        (isNamed || (isContactPage(page) && !isBelowOtherHeading(page.lines, run.at, context))) &&
        (!best || score > best.score)
      )
        best = { page, lines: run.lines, score };
    }
  }
  const answerOf = (lines: string[]) => {
    const shown = lines.map(asHours);
    return shown.length === 1 ? shown[0]! : listOf(shown);
  };
  if (best) best.lines = best.lines.map((line) => withoutAddress(line, context.contactInfo.addresses));
  const branches = branchesOf(named);
  if (branches.length > 1)
    return branches.map(({ page, lines, subject }) => ({
      page,
      question,
      answer: answerOf(lines),
      lines,
      topic: "hours",
      needsSubject: true,
      subject,
      confidence: 0.85,
    }));
  const gridded = best && isWeek(best.lines, context.language) ? null : findGrid(pages);
  if (gridded)
    return [
      {
        ...gridded,
        question,
        answer: listOf(gridded.lines),
        topic: "hours",
        needsSubject: false,
        confidence: 0.85,
      },
    ];
  if (!best) return [];
  const { page, lines } = best;
  return [
    {
      page,
      question,
      answer: answerOfTable(page, lines) ?? answerOf(lines),
      lines,
      topic: "hours",
      needsSubject: false,
      confidence: 0.85,
    },
    ...mineSundays({ page, lines }, context),
  ];
}

/** The table of the contact page, otherwise the first one. Pages of branches may have others, of which none is the company's. */
function findGrid(pages: ReadPage[]): { page: ReadPage; lines: string[] } | null {
  const found = pages.flatMap((page) => hoursGridsIn(page.tree).map((lines) => ({ page, lines })));
  const isSame = new Set(found.map(({ lines }) => foldLoosely(lines.join(" ")))).size === 1;
  return isSame ? (found.find(({ page }) => isContactPage(page)) ?? found[0]!) : null;
}

/** "7:30 to 12:30 (without lunch), until 16:00 (with lunch)" for each day. Null unless the columns have their own hours. */
function answerOfTable({ lines: all }: ReadPage, lines: string[]): string | null {
  const found = lines.map((line) => {
    const row = all.find(({ text, element }) => text === line && element.tag === "tr");
    return row ? gridRowOf(row.element) : null;
  });
  const rows = found.flatMap((one) => (one ? [one.row] : []));
  const values = rows.flatMap((row) => row.values);
  return rows.length === lines.length &&
    rows.length > 1 &&
    rows.some((row) => row.values.length > 1) &&
    // The times of opening and closing have their own columns.
    !values.every(({ text }) => isOneTime.test(text))
    ? rows.map((row) => `- **${escapeMarkdown(row.name)}**: ${escapeMarkdown(valuesShown(row))}`).join("\n")
    : null;
}

const isOneTime = /^\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|u|[ap]\.?m\.?)?$/iu;

const hoursLabel = new RegExp(String.raw`^(?:${anyOf("hours.heading")})(?![\p{L}\p{N}])[\s:]*`, "iu");
const clockTime = String.raw`\d{1,2}[:.]\d{2}`;
/** The cells of a table with a column for the opening and one for the closing. */
const fromAndTo = new RegExp(String.raw`^(\D*?)(${clockTime}) (${clockTime})$`);

/** The times before and after a break, which the page shows below each other. */
const twoRanges = new RegExp(String.raw`(?<![\d.,€$£])(${timeRange}) (?=${timeRange})`, "giu");

/** "Mondays 7pm · LS9 0XZ · birchhill.test" ends with what is no time. */
function withoutOther(line: string): string {
  const parts = line.split(/\s[·•|]\s/);
  const last = parts.findLastIndex((part) => hasDay.test(part) || hasTime.test(part));
  if (last < 0 || last === parts.length - 1) return line;
  return line.slice(0, line.indexOf(parts[last]!) + parts[last]!.length);
}

/** "H:" beside "P:" for the phone. */
const initial = /^\p{Lu}\s?:\s+/u;

/** Cuts off a label that repeats the question, and joins the time of opening with that of closing. */
function asHours(line: string): string {
  const rest = withoutOther(line).replace(initial, "").replace(hoursLabel, "");
  return (hasDay.test(rest) ? rest : withoutOther(line))
    .replace(fromAndTo, "$1$2–$3")
    .replace(twoRanges, "$1, ");
}

const sunday = 6;
/** Timetables of courses rarely cover as many days. */
const minDays = 6;

const event = new RegExp(wholeWords("hours.event"), "iu");
const hasNoEnd = /^\D*\d{1,2}(?:[:.h]\d{2})?\D*$/iu;

/**
 * True for the times of services, classes or concerts: most lines name one, or the heading does, or none of them has an end
 * ("Sunday walk — 10:00 AM").
 */
function isOfEvents({ lines, before }: HourRun): boolean {
  if (lines.some((line) => saysOpen.test(line))) return false;
  const named = lines.filter((line) => event.test(line)).length;
  const heading = before.findLast((text) => hoursHeading.test(text) || event.test(text)) ?? "";
  return (
    named > lines.length / 2 ||
    (event.test(heading) && !opening.test(heading)) ||
    (!opening.test(heading) && lines.every((line) => hasNoEnd.test(line) && saysMoreThanHours(line)))
  );
}

/** True for several lines that state the hours of nearly every day, which are opening hours whatever is above them. */
function isWeek(lines: string[], language: string): boolean {
  const days = new Set(lines.flatMap((line) => [...(readWeek(line, language)?.keys() ?? [])]));
  return lines.length > 1 && days.size >= minDays;
}

const course = new RegExp(wholeWords("paths.course"), "iu");
const opening = new RegExp(wholeWords("hours.opening"), "iu");

/** True for a page about a course, whose times are those of the course. */
function isOfCourse(page: ReadPage): boolean {
  const { segments, outline } = page;
  return (
    segments.length > 0 &&
    !isContactPage(page) &&
    (course.test((segments.at(-1) ?? "").replace(/_/g, " ")) || course.test(outline.mainHeading ?? ""))
  );
}

function isOpening({ lines, before }: HourRun, language: string): boolean {
  return isWeek(lines, language) || opening.test([...before, ...lines].join(" "));
}

/** Answers whether the company is open on Sundays with the lines of its opening hours that say so. */
function mineSundays(
  { page, lines }: { page: ReadPage; lines: string[] },
  context: FactContext,
): PagedAnswer[] {
  const { language, trade } = context;
  const asked = questionsOfAny(trade.candidates, language).find(({ intent }) => intent.id === "open-sundays");
  const named = lines.filter((line) => readWeek(line, language)?.has(sunday));
  if (!asked || named.length === 0) return [];
  return [
    {
      page,
      question: asked.question,
      answer: named.length === 1 ? named[0]! : listOf(named),
      lines: named,
      topic: asked.intent.id,
      intent: asked.intent.id,
      category: asked.intent.category,
      needsSubject: false,
      confidence: 0.75,
    },
  ];
}

/** Cuts off an address on the same line. */
function withoutAddress(line: string, addresses: string[]): string {
  const starts = addresses.flatMap((address) => {
    const at = line.indexOf(address.slice(0, minAddress));
    return address.length >= minAddress && at > 0 ? [at] : [];
  });
  return starts.length === 0 ? line : line.slice(0, Math.min(...starts)).replace(/[\s·|,–-]+$/u, "");
}

const minAddress = 10;

const startsWithDate = new RegExp(
  String.raw`^(?:\d{1,2}(?:\.|st|nd|rd|th)? ?(?:de |d['’])?(?:\d{1,2}\.|(?:${anyOf("calendar.month")})(?!\p{L}))|(?:${anyOf("calendar.month")})(?!\p{L}) \d{1,2})`,
  "iu",
);

export interface HourRun {
  lines: string[];
  /** The lines before it. */
  before: string[];
  /** True if a heading or the line itself says "opening hours". */
  isNamed: boolean;
  at: number;
}

/** Returns one set of hours per branch page, if they differ and no general page states any. */
function branchesOf<T extends { page: ReadPage; lines: string[]; subject: string | null }>(
  runs: T[],
): (T & { subject: string })[] {
  const byPlace = new Map<string, T & { subject: string }>();
  for (const run of runs) {
    if (run.subject === null) return [];
    if (!byPlace.has(run.subject)) byPlace.set(run.subject, { ...run, subject: run.subject });
  }
  const branches = [...byPlace.values()];
  const isSame = new Set(branches.map(({ lines }) => foldLoosely(lines.join(" ")))).size === 1;
  return isSame || branches.length > maxBranches ? [] : branches;
}

/** True below a question or a heading such as "Breakfast", where times apply to something else. */
function isBelowOtherHeading(lines: TextLine[], at: number, { companyName }: FactContext): boolean {
  for (let step = at - 1; step >= 0 && step > at - 12; step -= 1) {
    const { level, text } = lines[step]!;
    if (level === 1) return false;
    if (level < 7 || /[?？؟]$/.test(text))
      return distinctiveWords(text, companyName) !== "" || text.length > 60 || /[?？؟]$/.test(text);
  }
  return false;
}

const maxLabelWords = 3;

/** True below a heading or a short label of something else than the company and its hours. */
function isOfPart(lines: TextLine[], { before, at }: HourRun, context: FactContext): boolean {
  if (before.some((text) => text.length < 60 && hoursHeading.test(text))) return false;
  const label = lines[at - 1];
  const isLabeled =
    label !== undefined &&
    label.level === 7 &&
    !/[\d@.!?]/.test(label.text) &&
    label.text.split(" ").length <= maxLabelWords &&
    distinctiveWords(label.text, context.companyName) !== "";
  return isLabeled || isBelowOtherHeading(lines, at, context);
}

export function hourRuns(lines: TextLine[]): HourRun[] {
  const runs: HourRun[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const start = at;
    const daily = hoursWithClosingDay(lines, at);
    if (daily) {
      runs.push({ lines: daily, before: [], isNamed: true, at: start });
      continue;
    }
    const run: string[] = [];
    while (at < lines.length && run.length < 10) {
      const text = lines[at]!.text;
      const next = lines[at + 1]?.text ?? "";
      const isHours = (hasDay.test(text) && hasTime.test(text)) || saysAlwaysOpen(text);
      if (text.length <= 160 && isHours && !hasTelephone(text)) run.push(text);
      else if (
        text.length <= 40 &&
        hasDay.test(text) &&
        !isDayHead(lines[at]!) &&
        next.length <= 40 &&
        hasTime.test(next) &&
        !hasDay.test(next)
      ) {
        // Days and times in adjacent blocks are joined into one line.
        run.push(`${text} ${next}`);
        at += 1;
      } else if (run.length > 0 && isTimes.test(text)) {
        // The afternoon's times, in a row without a day.
        run.push(`${run.pop()} ${text}`);
      } else if (run.length > 0 && isDayAndClosed.test(text)) run.push(text);
      // One day with other hours, in a list of the seasons' hours.
      else if (
        run.length > 1 &&
        [run.at(-1)!, text].every((row) => startsWithDate.test(row)) &&
        text.length <= 160 &&
        hasTime.test(text)
      )
        run.push(text);
      else break;
      at += 1;
    }
    if (run.length === 0) continue;
    at -= 1;
    const before = lines.slice(Math.max(0, start - 2), start).map((line) => line.text);
    const isNamed =
      before.some((text) => text.length < 60 && hoursHeading.test(text)) ||
      hoursHeading.test(run[0]!.slice(0, 60)) ||
      (run.length === 1 && (saysRoundTheClock(run[0]!) === true || saysAlwaysOpen(run[0]!)));
    // The parking, the reception or a phone line.
    if (!isNamed && run.every((line) => saysRoundTheClock(line) === false && !saysOpen.test(line))) continue;
    if (saysHours.test(run.join(" "))) runs.push({ lines: run, before, isNamed, at: start });
  }
  return runs;
}

/** When a text that the team wrote is due for a check. */
import type { CheckMonths } from "#shared/enumerations.ts";

/** A published text that Step can't compare with the website. */
export interface WrittenText {
  kind: "article" | "question" | "guide" | "step guide";
  id: string;
  title: string;
  savedAt: Date;
  /** Where it is edited. */
  editUrl: string;
}

/** What the team chose for a text, or for all texts. */
export interface CheckChoice {
  months: CheckMonths;
  /** True if the months are those of all texts. */
  isUsual: boolean;
  checkedAt: Date | null;
}

export interface TextCheck extends Omit<WrittenText, "savedAt"> {
  months: CheckMonths;
  isUsual: boolean;
  /** When the text was last saved or confirmed. ISO date, as is the next one. */
  lastAt: string;
  /** Null for never. */
  dueAt: string | null;
  isDue: boolean;
}

export function checkOf({ savedAt, ...text }: WrittenText, choice: CheckChoice, now: Date): TextCheck {
  const { months, lastAt, dueAt } = datesOf(savedAt, choice);
  return {
    ...text,
    months,
    isUsual: choice.isUsual,
    lastAt: lastAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isDue: isCheckDue(savedAt, choice, now),
  };
}

export function isCheckDue(savedAt: Date, choice: CheckChoice, now: Date): boolean {
  const { dueAt } = datesOf(savedAt, choice);
  return dueAt !== null && dueAt <= now;
}

/** A save counts as a check, because its author read the text. */
function datesOf(savedAt: Date, choice: CheckChoice) {
  const { months, checkedAt } = choice;
  const lastAt = checkedAt && checkedAt > savedAt ? checkedAt : savedAt;
  return { months, lastAt, dueAt: months === 0 ? null : addMonths(lastAt, months) };
}

/** The last day of the month if it has no such day. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** Due first, then those that are never due. */
export function byDueDate(one: TextCheck, other: TextCheck): number {
  const [first, second] = [one.dueAt ?? "9", other.dueAt ?? "9"];
  return first < second ? -1 : first > second ? 1 : one.title.localeCompare(other.title);
}

/** Counts for one day of the chart. Days are UTC dates such as "2026-11-21". */

export interface DayVisits {
  day: string;
  views: number;
  searches: number;
}

/** Numbers of days that the chart can show. */
export const visitRanges = [7, 30, 90, 365] as const;
export type VisitRange = (typeof visitRanges)[number];
export const defaultRange: VisitRange = 30;

/** Any other text is the default. */
export function readRange(typed: string | null): VisitRange {
  return visitRanges.find((range) => String(range) === typed) ?? defaultRange;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** When the first of the chart's days begins. */
export function startOfRange(now: Date, range: VisitRange): Date {
  return new Date(`${dayBefore(now.toISOString().slice(0, 10), range - 1)}T00:00:00Z`);
}

/** Returns the days up to and including `today`, oldest first. Days without a row get zeros. */
export function fillDays(rows: DayVisits[], today: string, count: number): DayVisits[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = dayBefore(today, count - 1 - index);
    return byDay.get(day) ?? { day, views: 0, searches: 0 };
  });
}

/**
 * Returns a readable upper end for a scale that starts at zero: 2, 4, 10, 20, 40, 100 and so on. They are even, so that
 * the middle of the scale is an integer.
 */
export function scaleTop(highest: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 10]) if (highest <= step * unit) return step * unit;
}

export function totalVisits(days: DayVisits[]): { views: number; searches: number } {
  return {
    views: days.reduce((sum, day) => sum + day.views, 0),
    searches: days.reduce((sum, day) => sum + day.searches, 0),
  };
}

/** When a company is open, and whether it is open at a given time. Runs in browsers too. */

/** Minutes of the day, the end excluded. An end above 1440 is on the next day. */
export type HoursRange = [from: number, to: number];

export interface OpeningHours {
  /** IANA name such as "Europe/Berlin". */
  timeZone: string;
  /** Monday first. A day without ranges is closed. */
  week: HoursRange[][];
  /** Days that differ, by date such as "2026-12-24". */
  exceptions?: Record<string, HoursRange[]>;
}

const dayMinutes = 1440;
const maxRanges = 4;
const clock = String.raw`(\d{1,2})(?:[:.h](\d{2})?)?\s*([ap])?\.?(?:m\.?)?`;
const rangePattern = new RegExp(String.raw`^${clock}\s*(?:-|–|—|to|bis)\s*${clock}$`, "i");

/** Reads "9:00-12:00, 1pm - 5:30pm". Empty text, "closed" and "geschlossen" have no ranges. Returns null if anything else is in it. */
export function parseRanges(text: string): HoursRange[] | null {
  const typed = text.trim();
  if (typed === "" || /^(?:closed|geschlossen)$/i.test(typed)) return [];
  const ranges: HoursRange[] = [];
  for (const part of typed.split(/[,;]|\s\/\s/)) {
    const match = rangePattern.exec(part.trim());
    if (!match) return null;
    const [from, to] = [minutesOf(match.slice(1, 4)), minutesOf(match.slice(4, 7))];
    if (from === null || to === null || from === dayMinutes || from === to) return null;
    ranges.push([from, to > from ? to : to + dayMinutes]);
  }
  ranges.sort(([a], [b]) => a - b);
  const overlaps = ranges.some(([from], index) => index > 0 && from < (ranges[index - 1]?.[1] ?? 0));
  return overlaps || ranges.length > maxRanges ? null : ranges;
}

function minutesOf([hour = "", minute = "0", half]: (string | undefined)[]): number | null {
  const [hours, minutes] = [Number(hour), Number(minute || 0)];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  if (!half) return hours * 60 + minutes;
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + minutes;
}

/** "09:00-12:00, 13:00-17:30", as `parseRanges` reads it. */
export function formatRanges(ranges: HoursRange[]): string {
  return ranges.map((range) => range.map(clockText).join("-")).join(", ");
}

function clockText(minutes: number): string {
  const inDay = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

export type OpenState =
  /** `until`: minutes of the day. Null if it stays open for a day or longer. */
  | { isOpen: true; until: number | null }
  /** `inDays`: 0 for today. Null if there are no hours within the next two weeks. */
  | { isOpen: false; next: { inDays: number; weekday: number; at: number } | null };

/** Looks two weeks ahead, so that a company that is closed for the holidays still says when it opens. */
const daysAhead = 14;

export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  const today = localDay(hours.timeZone, now);
  const { minute } = today;
  const end = endOfOpening(hours, today);
  if (end !== null) return { isOpen: true, until: end - minute < dayMinutes ? end % dayMinutes : null };
  for (let inDays = 0; inDays <= daysAhead; inDays += 1)
    for (const [at] of rangesOf(hours, today, inDays))
      if (inDays > 0 || at > minute)
        return { isOpen: false, next: { inDays, weekday: (today.weekday + inDays) % 7, at } };
  return { isOpen: false, next: null };
}

/**
 * Minutes from the beginning of today until the company closes, or more than a day. Null if it is closed. Follows hours
 * that continue after midnight in those of the next day.
 */
function endOfOpening(hours: OpeningHours, today: LocalDay): number | null {
  let end: number | null = null;
  for (const inDays of [-1, 0, 1, 2])
    for (const [from, to] of rangesOf(hours, today, inDays)) {
      const [start, stop] = [from + inDays * dayMinutes, to + inDays * dayMinutes];
      if (start <= (end ?? today.minute) && stop > (end ?? today.minute)) end = stop;
    }
  return end;
}

interface LocalDay {
  /** UTC midnight of the local date. */
  date: number;
  /** 0 is Monday. */
  weekday: number;
  minute: number;
}

function localDay(timeZone: string, now: Date): LocalDay {
  const options = { timeZone, hourCycle: "h23", calendar: "gregory", numberingSystem: "latn" } as const;
  const format = new Intl.DateTimeFormat("en", {
    ...options,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const date = Date.UTC(year, month - 1, day);
  return { date, weekday: (new Date(date).getUTCDay() + 6) % 7, minute: hour * 60 + minute };
}

function rangesOf({ week, exceptions = {} }: OpeningHours, today: LocalDay, inDays: number): HoursRange[] {
  const date = new Date(today.date + inDays * 86_400_000).toISOString().slice(0, 10);
  return exceptions[date] ?? week[(today.weekday + inDays + 7) % 7] ?? [];
}

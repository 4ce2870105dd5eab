import type { LanguagePack } from "#engines/languages/language-pack.ts";
import { packs } from "#engines/languages/packs.ts";
import { anyOf, joined } from "#engines/languages/words.ts";

/** Opening hours by weekday, where 0 is Monday. The value is the day's ranges in minutes as text, or "closed". */
export type WeekHours = Map<number, string>;

const end = anyOf("hours.until");
const time = String.raw`(?:(?:${anyOf("hours.from")}) )?([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?\s?([ap])?\.?(?:m\.?)?(?:${anyOf("hours.clock")}|h|u)?`;
const range = new RegExp(
  String.raw`(?<![\d:.])${time}\s*(?:-|–|—|${end}|${anyOf("hours.between")})\s*${time}(?![\d:%€$£])|(?<!\p{L})(?:${anyOf("hours.closed")})(?!\p{L})`,
  "giu",
);
const through = anyOf("hours.through");
const until = new RegExp(String.raw`^[\s,.]*(?:-|–|—|&|,|\+|${through}|${anyOf("hours.and")})[\s,.]*$`, "i");
const rangeOnly = new RegExp(String.raw`^[\s,.]*(?:-|–|—|${through})[\s,.]*$`, "i");

/** By language code: patterns that match day names, and the days they name. "" is the fallback for other languages. */
const dayPatterns = new Map([...packs, null].map((own) => [own?.code ?? "", patternsFor(own)] as const));

function patternsFor(own: LanguagePack | null): { pattern: RegExp; named: number[] }[] {
  const oneDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    words: [...packs.map(({ calendar }) => calendar.days[day]), own?.calendar.shortDays?.[day]],
    named: [day],
  }));
  const several = [
    { words: packs.map(({ calendar }) => calendar.weekdays), named: [0, 1, 2, 3, 4] },
    { words: packs.map(({ calendar }) => calendar.weekend), named: [5, 6] },
    { words: packs.map(({ calendar }) => calendar.daily), named: [0, 1, 2, 3, 4, 5, 6] },
  ];
  return [...oneDay, ...several].map(({ words, named }) => ({
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${joined(words)})(?![\p{L}])\.?`, "giu"),
    named,
  }));
}

interface Token {
  at: number;
  end: number;
  days: number[] | null;
  hours: string | null;
}

/**
 * Parses the opening hours in a short text. Reads only days that precede their times. Returns null if no day has times.
 */
export function readWeek(text: string, language: string): WeekHours | null {
  const tokens = [...readDays(text, language), ...readTimes(text)].sort((a, b) => a.at - b.at);
  const week: WeekHours = new Map();
  let open: number[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    const between = last ? text.slice(last.end, token.at) : "";
    if (token.days) {
      const isSame = last?.days !== null && last !== null && until.test(between);
      const from = open.at(-1);
      if (isSame && rangeOnly.test(between) && from !== undefined) {
        for (let day = (from + 1) % 7, steps = 0; steps < 7; day = (day + 1) % 7, steps += 1) {
          open.push(day);
          if (day === token.days[0]) break;
        }
      } else open = isSame ? [...open, ...token.days] : token.days;
    } else if (token.hours) {
      if (open.length === 0) return null;
      for (const day of open) {
        const earlier = week.get(day);
        week.set(day, earlier && last?.hours ? `${earlier},${token.hours}` : token.hours);
      }
    }
    last = token;
  }
  return week.size > 0 ? week : null;
}

/** True if both name the same day with different hours. */
export function differs(one: WeekHours, other: WeekHours): boolean {
  return [...one].some(([day, hours]) => other.has(day) && other.get(day) !== hours);
}

function readDays(text: string, language: string): Token[] {
  const patterns = dayPatterns.get(language) ?? dayPatterns.get("") ?? [];
  return patterns.flatMap(({ pattern, named }) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      at: index,
      end: index + words.length,
      days: [...named],
      hours: null,
    })),
  );
}

function readTimes(text: string): Token[] {
  return [...text.matchAll(range)].map((match) => {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
    const hours =
      fromHour === undefined || toHour === undefined
        ? "closed"
        : `${minutes(fromHour, fromMinute, fromHalf)}-${minutes(toHour, toMinute, toHalf)}`;
    return { at: match.index, end: match.index + match[0].length, days: null, hours };
  });
}

function minutes(hour: string, minute: string | undefined, half: string | undefined): number {
  const at = Number(hour) + (/p/i.test(half ?? "") && Number(hour) < 12 ? 12 : 0);
  return (/a/i.test(half ?? "") && at === 12 ? 0 : at) * 60 + Number(minute ?? 0);
}

/** Formats messages, numbers and dates in one language. Runs in browsers, so it doesn't import the catalogs. */
import { IntlMessageFormat } from "intl-messageformat";
import type { MessageArgs, MessageKey, PlainKey } from "./catalog.ts";
import type { CenterMessages } from "./center-messages.ts";

export interface Texts {
  /** BCP 47 tag of the catalog. */
  tag: string;
  /** The `lang` attribute of elements with our texts. Undefined if the page itself is already in their language. */
  lang: string | undefined;
  t(key: PlainKey): string;
  t<Key extends MessageKey>(key: Key, args: MessageArgs<Key, string | number>): string;
  /** The message with its placeholders filled with elements, in parts. */
  parts<Key extends MessageKey, Element extends object>(
    key: Key,
    args: MessageArgs<Key, string | number | Element>,
  ): (string | Element)[];
  number(value: number): string;
  /** Keeps the parts of a phone number in order in a text that is written from right to left. */
  leftToRight(text: string): string;
  /** Joins several times of a day, which need no "and". */
  listed(parts: readonly string[]): string;
  /** The lines of an address in one line. */
  address(lines: readonly string[]): string;
  /** A language's name: "German" for "de" in English texts. */
  language(tag: string): string;
  /** "18 November 2026", in UTC so that every process agrees. */
  day(date: Date): string;
  /** Of times of the day in minutes: "09:00–17:30" in German, "9:00～17:30" in Japanese. */
  clockRange(from: number, to: number): string;
  /** 0 is Monday. */
  weekday(index: number): string;
}

const made = new WeakMap<CenterMessages, Texts>();

/** Returns the same texts for the same messages, because parsing a message takes longer than formatting it. */
export function textsOf(messages: CenterMessages): Texts {
  const known = made.get(messages);
  if (known) return known;
  const texts = createTexts(messages);
  made.set(messages, texts);
  return texts;
}

function createTexts({ tag, locale, lang, texts }: CenterMessages): Texts {
  const formats = new Map<MessageKey, IntlMessageFormat>();
  /** Messages without placeholders. */
  const plain = new Map<MessageKey, string>();
  const isRightToLeft = /^(?:Arab|Hebr)$/.test(new Intl.Locale(tag).maximize().script ?? "");
  const comma = commas[tag.split("-")[0] ?? ""] ?? ", ";
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const numbers = new Intl.NumberFormat(locale);
  // The Gregorian calendar everywhere: a date says when a person changed or checked something.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", calendar: "gregory", timeZone: "UTC" });

  function formatOf(key: MessageKey): IntlMessageFormat {
    const known = formats.get(key);
    if (known) return known;
    const format = new IntlMessageFormat(texts[key], locale, undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  }

  function plainOf(key: MessageKey): string {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = String(formatOf(key).format());
    plain.set(key, text);
    return text;
  }

  function filled(args: Record<string, unknown>): Record<string, unknown> {
    const entries = Object.entries(args).map(([name, value]) => [
      name,
      // A plural needs the number itself and writes it in the locale's digits.
      typeof value === "number" && name !== "count" ? numbers.format(value) : value,
    ]);
    return Object.fromEntries(entries);
  }

  return {
    tag,
    lang: lang ?? undefined,
    t: (key: MessageKey, args?: Record<string, string | number>) =>
      args === undefined
        ? plainOf(key)
        : String(formatOf(key).format(filled(args) as Record<string, string | number>)),
    parts<Element extends object>(key: MessageKey, args: Record<string, unknown>) {
      const parts = formatOf(key).format<Element>(filled(args) as Record<string, string | Element>);
      return (Array.isArray(parts) ? parts : [parts]) as (string | Element)[];
    },
    number: (value) => numbers.format(value),
    listed: (parts) => parts.join(comma),
    address: (lines) => lines.join(comma === "、" ? " " : comma),
    leftToRight: (text) => (isRightToLeft ? `\u2066${text}\u2069` : text),
    language: (tag) => names.of(tag) ?? tag,
    day: (date) => days.format(date),
    clockRange(from, to) {
      const clock = clockOf(locale);
      return clock.format(from * minuteMs) + dashOf(clock) + clock.format(to * minuteMs);
    },
    weekday: (index) => weekdayOf(locale).format(firstMondayMs + index * 86_400_000),
  };
}

/** `Intl.ListFormat` puts an "and" before the last part in some languages. */
const commas: Record<string, string> = { ar: "، ", ja: "、", zh: "、" };

/** The fifth of January 1970. */
const firstMondayMs = 4 * 86_400_000;

const minuteMs = 60_000;

/**
 * What the language puts between two times. Whole ranges would add the date to a time after midnight, and "分" to a time in
 * Japanese.
 */
function dashOf(clock: Intl.DateTimeFormat): string {
  const parts = clock.formatRangeToParts(9 * 60 * minuteMs, 15 * 60 * minuteMs);
  const start = parts.findLastIndex(({ source }) => source === "startRange");
  const between = parts[start + 1]?.value ?? "";
  return /\s*[\p{Pd}~～〜]\s*/u.exec(between)?.[0] ?? " – ";
}

/** Only pages with opening hours need these. */
function clockOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
}

function weekdayOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
}

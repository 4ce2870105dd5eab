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
  /** Joins parts of an address or several times of a day, which need no "and". */
  listed(parts: readonly string[]): string;
  /** A language's name: "German" for "de" in English texts. */
  language(tag: string): string;
  /** "18 November 2026", in UTC so that every process agrees. */
  day(date: Date): string;
  /** A time of the day in minutes: "5:30 PM". */
  clock(minutes: number): string;
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
    leftToRight: (text) => (isRightToLeft ? `\u2066${text}\u2069` : text),
    language: (tag) => names.of(tag) ?? tag,
    day: (date) => days.format(date),
    clock: (minutes) => clockOf(locale).format(minutes * 60_000),
    weekday: (index) => weekdayOf(locale).format(firstMondayMs + index * 86_400_000),
  };
}

/** `Intl.ListFormat` puts an "and" before the last part in some languages. */
const commas: Record<string, string> = { ar: "، ", ja: "、", zh: "、" };

/** The fifth of January 1970. */
const firstMondayMs = 4 * 86_400_000;

/** Only pages with opening hours need these. */
function clockOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
}

function weekdayOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
}

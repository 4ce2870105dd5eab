/** Words the team's pages and mails. Runs in browsers, so it only imports the types of the catalogs. */
import { groupDigits } from "#shared/group-digits.ts";
import type { TeamArea, TeamMessages, TeamText } from "./team-catalogs.ts";

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** No second argument for a text without placeholders. */
type Args<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [args: Record<NamesIn<Text>, Value>];

export interface TeamTexts<Area extends TeamArea> {
  /** Numbers are grouped as in the rest of the page. */
  t<Text extends TeamText<Area>>(text: Text, ...args: Args<Text, string | number>): string;
  /** The text with its placeholders filled with elements, in parts. */
  parts<Text extends TeamText<Area>, Element>(text: Text, ...args: Args<Text, Element>): (string | Element)[];
  /** A text from the server, such as an error, also with its placeholders filled. Unknown ones stay English. */
  said(text: string): string;
  number(value: number): string;
  /** "1 second", "60 seconds" or "4 minutes". Rounds up, so that the visitor doesn't try too early. */
  wait(seconds: number): string;
  language: TeamMessages<Area>["language"];
}

export function teamTexts<Area extends TeamArea>({ language, texts }: TeamMessages<Area>): TeamTexts<Area> {
  const find = (text: string): string => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const fillFound = filledTexts(texts, (value) => numberIn(value, language));
  const duration = (count: number, unit: "second" | "minute") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const number = (value: number) =>
    language === "en" ? groupDigits(value) : new Intl.NumberFormat(language).format(value);
  return {
    language,
    number,
    said: (text) => (Object.hasOwn(texts, text) ? find(text) : (fillFound(text) ?? numberIn(text, language))),
    t: (text, ...[args]) =>
      split<string | number>(find(text), args)
        .map((part) => (typeof part === "number" ? number(part) : part))
        .join(""),
    parts: (text, ...[args]) => split(find(text), args),
    wait: (seconds) =>
      seconds < 100 ? duration(Math.ceil(seconds), "second") : duration(Math.ceil(seconds / 60), "minute"),
  };
}

/** Translates texts from the server by the innermost route's messages that have them. Unknown ones stay English. */
export function saidBy(messages: readonly { [Area in TeamArea]: TeamMessages<Area> }[TeamArea][]) {
  const all = messages.map((one) => teamTexts<TeamArea>(one as TeamMessages<TeamArea>)).reverse();
  return (text: string): string => all.map(({ said }) => said(text)).find((found) => found !== text) ?? text;
}

/** For callers that don't know the reader, such as tests. */
export function englishTexts<Area extends TeamArea>(area: Area): TeamTexts<Area> {
  return teamTexts({ area, language: "en", texts: {} });
}

function split<Value>(text: string, args: Record<string, Value> = {}): (string | Value)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 && Object.hasOwn(args, part) ? (args[part] as Value) : part));
}

/** Translates a text whose placeholders were filled before it was stored or sent, such as "3 drafts saved". */
function filledTexts(
  texts: Readonly<Record<string, string>>,
  numbered: (value: string) => string,
): (text: string) => string | null {
  let known: { source: string; pattern: RegExp; text: string }[] | null = null;
  return (text) => {
    known ??= Object.entries(texts)
      // Few words, as in "{browser} on {system}", would match other sentences.
      .filter(([source]) => placeholder.test(source) && /(?:\p{L}.*){6}/u.test(wordsOf(source)))
      .map(([source, translation]) => ({ source, pattern: patternOf(source), text: translation }))
      // Of several that match, the one with the most words of its own.
      .sort((a, b) => wordsOf(b.source).length - wordsOf(a.source).length);
    for (const { source, pattern, text: translation } of known) {
      const values = pattern.exec(text)?.slice(1);
      if (!values) continue;
      const names = [...source.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
      return split(
        translation,
        Object.fromEntries(names.map((name, at) => [name, numbered(values[at] ?? "")])),
      ).join("");
    }
    return null;
  };
}

/** Turns a number that was stored in English, such as "3,193" or "5.5 : 1", into one of the language. */
function numberIn(text: string, language: string): string {
  if (language === "en" || !/^\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: : 1)?$/.test(text)) return text;
  const [, group = "", , , , decimal = ""] = new Intl.NumberFormat(language).format(1234.5);
  return text.replace(/[,.]/g, (mark) => (mark === "," ? group : decimal));
}

const placeholder = /\{\w+\}/;

function wordsOf(source: string): string {
  return source.split(placeholder).join("");
}

function patternOf(source: string): RegExp {
  const words = source.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${words.join("(.+?)")}$`, "s");
}

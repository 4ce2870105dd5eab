/** Words the team's pages and mails. Runs in browsers, so it only imports the types of the catalogs. */
import type { TeamArea, TeamMessages, TeamText } from "./team-catalogs.ts";

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** No second argument for a text without placeholders. */
type Args<Text extends string, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [args: Record<NamesIn<Text>, Value>];

export interface TeamTexts<Area extends TeamArea> {
  t<Text extends TeamText<Area>>(text: Text, ...args: Args<Text, string | number>): string;
  /** The text with its placeholders filled with elements, in parts. */
  parts<Text extends TeamText<Area>, Element>(text: Text, ...args: Args<Text, Element>): (string | Element)[];
  /** A text from an action, such as an error. Unknown ones stay English. */
  said(text: string): string;
  /** "1 second", "60 seconds" or "4 minutes". Rounds up, so that the visitor doesn't try too early. */
  wait(seconds: number): string;
  language: TeamMessages<Area>["language"];
}

export function teamTexts<Area extends TeamArea>({ language, texts }: TeamMessages<Area>): TeamTexts<Area> {
  const find = (text: string): string => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const duration = (count: number, unit: "second" | "minute") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return {
    language,
    said: find,
    t: (text, ...[args]) => split(find(text), args).join(""),
    parts: (text, ...[args]) => split(find(text), args),
    wait: (seconds) =>
      seconds < 100 ? duration(Math.ceil(seconds), "second") : duration(Math.ceil(seconds / 60), "minute"),
  };
}

function split<Value>(text: string, args: Record<string, Value> = {}): (string | Value)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 && Object.hasOwn(args, part) ? (args[part] as Value) : part));
}

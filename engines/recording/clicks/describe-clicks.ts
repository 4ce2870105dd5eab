/** Writes the steps of a guide from recorded clicks. Every step is `seen`, because nothing is deduced. */

import { escapeMarkdown } from "../steps/escape-markdown.ts";
import type { DescribedStep } from "../steps/types.ts";
import { isTextField } from "./clean-click.ts";
import type { Click } from "./step-clicks.ts";
import { type ClickWords, fillWords, type Phrase } from "./words.ts";

export interface TimedClick extends Click {
  timestampSeconds: number;
}

export function describeClicks(clicks: TimedClick[], words: ClickWords): DescribedStep[] {
  return clicks.map((click, index) => {
    const { phrase, isKnown } = phraseOf(click, words);
    const values = valuesOf(click);
    const sentence = fillWords(phrase.text, mapped(values, bold)).trim();
    return {
      view: index,
      title: fillWords(phrase.title, mapped(values, shorten)),
      description: withPlace(sentence, { click, before: clicks[index - 1], words }),
      basis: isKnown ? "seen" : "inferred",
      seenText: click.name || (click.verb === "navigate" ? click.pageTitle : "") || null,
      timestampSeconds: click.timestampSeconds,
    };
  });
}

/**
 * What the guide is about: the first control whose name is a task, such as "Add teammate", or the last page. A name with a
 * number is a date or a record.
 */
export function topicOfClicks(clicks: Click[]): string | null {
  const isTask = (name: string) => /\S \S/.test(name) && name.length <= 60 && !/\p{N}/u.test(name);
  const task = clicks.find(({ verb, name }) => verb === "click" && isTask(name));
  const named = clicks.findLast(({ verb, name }) => verb === "click" && name !== "");
  return task?.name ?? named?.name ?? (clicks.findLast(({ pageTitle }) => pageTitle)?.pageTitle || null);
}

/** For lists of steps. */
export function clickTitle(click: Click, words: ClickWords): string {
  return fillWords(phraseOf(click, words).phrase.title, mapped(valuesOf(click), shorten));
}

function phraseOf(click: Click, words: ClickWords): { phrase: Phrase; isKnown: boolean } {
  const { verb, role, name, value, box } = click;
  if (verb === "navigate" && (click.url || click.pageTitle))
    return {
      phrase: click.url ? words.open : { ...words.open, text: `${words.open.title}.` },
      isKnown: true,
    };
  if (verb === "press" && value) return { phrase: words.press, isKnown: true };
  if (name === "") {
    if (!box) return { phrase: words.unnamed, isKnown: false };
    const kind = verb === "type" || isTextField(click) ? "field" : role;
    return { phrase: isMarked(kind) ? words.marked[kind] : words.marked.other, isKnown: true };
  }
  return { phrase: namedPhrase(click, words), isKnown: true };
}

function isMarked(kind: string): kind is keyof ClickWords["marked"] {
  return kind === "button" || kind === "link" || kind === "field";
}

function namedPhrase({ verb, role, value }: Click, words: ClickWords): Phrase {
  if (verb === "type") return words.fillIn;
  if (verb === "drag") return words.drag;
  if (verb === "select") return value ? words.chooseFor : words.chooseIn;
  if (verb === "check" && role !== "radio" && value) return value === "on" ? words.turnOn : words.turnOff;
  if (role === "link") return words.openLink;
  if (role === "tab") return words.openTab;
  if (role === "radio" || role === "option" || role.startsWith("menuitem")) return words.choose;
  return words.select;
}

function valuesOf({ verb, name, value, url, pageTitle }: Click): Record<string, string> {
  if (verb === "press") return { name: value ?? "" };
  if (verb === "navigate") return { name: pageTitle || hostOf(url), address: url.replace(/\/$/, "") };
  return { name, value: value ?? "" };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** Names the page or dialog where it changes. */
function withPlace(
  sentence: string,
  { click, before, words }: { click: Click; before: Click | undefined; words: ClickWords },
): string {
  const { verb, pageTitle, dialogTitle } = click;
  if (verb === "navigate") return sentence;
  const emphasized = (text: string) => `*${escapeMarkdown(text)}*`;
  if (dialogTitle && dialogTitle !== before?.dialogTitle)
    return fillWords(words.inDialog, { dialog: emphasized(dialogTitle), sentence });
  if (pageTitle && !dialogTitle && pageTitle !== before?.pageTitle)
    return fillWords(words.onPage, { page: emphasized(pageTitle), sentence });
  return sentence;
}

function bold(text: string, key: string): string {
  if (text === "") return "";
  return key === "address" ? `\`${text.replaceAll("`", "")}\`` : `**${escapeMarkdown(text)}**`;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`;
}

function mapped(values: Record<string, string>, change: (text: string, key: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([key, text]) => [key, change(text, key)]));
}

/** Writes the sentences of a step. They contain only what was read, with short imperative titles. */

import { type Phrase as ClickPhrase, type ClickWords, fillWords } from "../clicks/words.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { repeatsField } from "./field-texts.ts";
import { isSameHeading } from "./is-same-heading.ts";
import type { Phrase } from "./phrases.ts";
import type { Change, UsedControl } from "./used-control.ts";

export function titleOf(control: UsedControl, words: ClickWords): string {
  const { name, value } = control;
  return fillWords(phraseOf(control, words).title, {
    name: shorten(name),
    value: value ? shorten(value) : "",
  });
}

/** What a view shows: a page, or a dialog above it. */
export interface ShownPage {
  name: string;
  isDialog: boolean;
}

/** Returns Markdown. `result` is what the next view shows. */
export function describeControl(
  control: UsedControl,
  { page, result, words }: { page: ShownPage | null; result: string | null; words: ClickWords },
): string {
  const { name, value } = control;
  const sentence = fillWords(phraseOf(control, words).text, {
    name: `**${escapeMarkdown(name)}**`,
    value: value ? `*${escapeMarkdown(value)}*` : "",
  });
  return [onPage(page, { sentence, words }), ...(result ? [result] : [])].join(" ");
}

function phraseOf({ kind, value }: UsedControl, words: ClickWords): ClickPhrase {
  if (kind === "type") return words.fillIn;
  if (kind === "toggle") return words.screen.toggle;
  if (kind === "choose") return value ? words.chooseFor : words.chooseIn;
  return words.select;
}

/** Puts the name of the page or the dialog before a sentence. */
export function onPage(
  page: ShownPage | null,
  { sentence, words }: { sentence: string; words: ClickWords },
): string {
  if (!page) return sentence;
  if (page.isDialog) return fillWords(words.inDialog, { dialog: emphasize(page.name), sentence });
  const template = words.screen.onPage ?? words.onPage;
  const isInside = template.endsWith(", {sentence}");
  return fillWords(template, {
    page: emphasize(page.name),
    sentence: isInside ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence,
  });
}

export function emphasize(text: string): string {
  return `*${escapeMarkdown(text)}*`;
}

/** Describes what the next view shows and this one doesn't. Null if nothing is certain. */
export function resultOf({ before, after, typed }: Change, words: ClickWords): string | null {
  const heading = after.heading && pageName(after.heading);
  const isNew = heading && !isSameHeading(before, after) && !repeatsField(heading, typed);
  return isNew ? fillWords(words.screen.next, { page: emphasize(heading) }) : null;
}

export function pageName(heading: Phrase): string | null {
  return heading.confidence >= 60 ? shorten(heading.text) : null;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`;
}

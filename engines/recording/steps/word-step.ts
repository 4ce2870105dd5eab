/** Writes the sentences of a step. They contain only what was read, with short imperative titles. */

import { type Phrase, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { UsedControl } from "./used-control.ts";

export function titleOf({ kind, name, value }: UsedControl): string {
  const shown = shorten(name);
  if (kind === "type") return `Fill in ${shown}`;
  if (kind === "choose") return value ? `Choose ${shorten(value)} as ${shown}` : `Choose the ${shown}`;
  if (kind === "toggle") return `Switch ${shown}`;
  return `Select ${shown}`;
}

/** Returns Markdown. `page` is the view's heading, and `result` is what the next view shows. */
export function describeControl(
  { kind, name, value }: UsedControl,
  { page, result }: { page: string | null; result: string | null },
): string {
  const place = page ? `On the *${escapeMarkdown(page)}* page, ` : "";
  const bold = `**${escapeMarkdown(name)}**`;
  const what = {
    click: `select ${bold}.`,
    type: `fill in ${bold}.`,
    choose: value ? `set ${bold} to *${escapeMarkdown(value)}*.` : `choose the ${bold}.`,
    toggle: `switch ${bold} on or off.`,
  }[kind];
  const sentence = place + what;
  return [sentence.charAt(0).toUpperCase() + sentence.slice(1), ...(result ? [result] : [])].join(" ");
}

/** Describes what the next view shows and this one doesn't. Null if nothing is certain. */
export function resultOf(before: Screen, after: Screen): string | null {
  const heading = after.heading && pageName(after.heading);
  if (heading && plainText(heading) !== plainText(before.heading?.text ?? "")) {
    return `Then you see *${escapeMarkdown(heading)}*.`;
  }
  return null;
}

export function pageName(heading: Phrase): string | null {
  return heading.confidence >= 60 ? shorten(heading.text) : null;
}

/** Escapes Markdown, so that text from a screen is rendered literally. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
  // These would be rendered as a list or as links.
  return escaped
    .replace(/^(\s*)([-+])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2")
    .replace(/:\/\/|@/g, "\\$&")
    .replace(/www\./gi, (word) => `${word.slice(0, 3)}\\.`);
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`;
}

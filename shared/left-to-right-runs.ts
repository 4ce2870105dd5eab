/**
 * Finds phone numbers, other numbers in groups, and web addresses in Arabic or Hebrew text. Browsers order their parts
 * from right to left, like words, unless they are isolated.
 */
import { escapeHtml } from "./escape-html.ts";

export interface TextRun {
  text: string;
  /** Position in the whole text. */
  start: number;
  isLeftToRight: boolean;
}

const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const address = String.raw`https?:\/\/[^\s<>"]{1,2000}`;
/** Digits in groups. A date or time with ":" or "/" keeps its order without help. */
const groups = String.raw`(?<![\p{L}\p{N}+/:.,])(?:\+|\(\+?)?\p{Nd}(?:(?:[ \u00a0.-]|\)[ \u00a0-]?|[ \u00a0]?\()?\p{Nd}){5,29}(?![\p{L}\p{N}/:])`;
const run = new RegExp(`${address}|${groups}`, "gu");

export function isRightToLeft(text: string): boolean {
  return rightToLeftLetters.test(text);
}

/** The text in parts. Text without Arabic or Hebrew letters is one part, unless its surroundings have some. */
export function textRuns(text: string, { isAmongRightToLeft = isRightToLeft(text) } = {}): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  const add = (from: number, to: number, isLeftToRight: boolean) => {
    if (from < to) runs.push({ text: text.slice(from, to), start: from, isLeftToRight });
  };
  for (const match of isAmongRightToLeft ? text.matchAll(run) : []) {
    const isAddress = match[0].startsWith("http");
    const found = isAddress
      ? match[0].replace(/[.,;:!?)\]،؛؟]{1,20}$/, "")
      : match[0].replace(/^\((?=[^)]*$)/, "");
    if (!isAddress && !needsOrder(found)) continue;
    const start = isAddress ? match.index : match.index + match[0].length - found.length;
    add(end, start, false);
    add(start, start + found.length, true);
    end = start + found.length;
  }
  add(end, text.length, false);
  return runs;
}

/** The text as HTML, with the runs in elements. */
export function isolateInHtml(text: string): string {
  return textRuns(text)
    .map(({ text, isLeftToRight }) => {
      const html = escapeHtml(text);
      return isLeftToRight ? `<bdi dir="ltr">${html}</bdi>` : html;
    })
    .join("");
}

/** For plain text: wraps the runs in invisible characters (U+2066, U+2069). */
export function isolateInText(text: string): string {
  return textRuns(text)
    .map(({ text, isLeftToRight }) => (isLeftToRight ? `\u2066${text}\u2069` : text))
    .join("");
}

/** A range such as "800-1500" is read from right to left, like the words around it. */
function needsOrder(number: string): boolean {
  if (!/[+(). \u00a0-]/.test(number)) return false;
  if (/^[+(0\u0660]/.test(number)) return true;
  const [from, to, more] = number.split("-");
  const isRange = from !== undefined && to !== undefined && more === undefined && !/^[0\u0660]/.test(to);
  return !isRange || numberIn(from) >= numberIn(to);
}

/** Also of Arabic digits. */
function numberIn(digits: string): number {
  return Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) & 15).join(""));
}

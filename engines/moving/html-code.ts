/** Code inside HTML, as Markdown. Its bytes stay. */
import { fromHtml } from "hast-util-from-html";
import { isNestedTooDeep } from "#engines/crawler/dom.ts";
import { textIn } from "./html-page.ts";

/** A fence, code in backticks, or the beginning of code as HTML. */
const opening =
  /(?<=^|\n)[ \t]*(`{3,20}|~{3,20})[^\n]*(?=\n)|(?<!`)(`{1,2})(?!`)[^\n]{1,1000}?(?<!`)\2(?!`)|<(pre|code|kbd)(?=[\s>])[^<>]*>/gi;

/** `change` gets what is between code. */
export function aroundCode(html: string, change: (between: string) => string): string {
  const text = html.replace(/[\uE000\uE001]/g, "");
  const kept: string[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, code } of codeIn(text)) {
    // Private characters stand for code, because a link may begin before it and end after it.
    parts.push(text.slice(at, start), `\uE000${kept.length}\uE001`);
    kept.push(code);
    at = end;
  }
  parts.push(text.slice(at));
  return change(parts.join("")).replace(
    /\uE000(\d+)\uE001/g,
    (_, index: string) => kept[Number(index)] ?? "",
  );
}

function* codeIn(text: string): Generator<{ start: number; end: number; code: string }> {
  /** Ends that the rest of the text lacks, so that it is searched only once for each. */
  const missing = new Set<string>();
  const find = (end: string, from: number) => {
    if (missing.has(end)) return null;
    const pattern = new RegExp(end, "gi");
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) missing.add(end);
    return found;
  };
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [whole, fence, ticks, name = ""] = found;
    const start = found.index;
    const inner = start + whole.length;
    const last = ticks
      ? null
      : find(fence ? `\\n[ \\t]*${fence}[ \\t]*(?=\\n|$)` : `</${name.toLowerCase()}>`, inner);
    if (!ticks && !last) continue;
    const end = last ? last.index + last[0].length : inner;
    const body = text.slice(inner, last?.index);
    const code =
      ticks || fence ? text.slice(start, end) : name.toLowerCase() === "pre" ? fenced(body) : codeSpan(body);
    yield { start, end, code };
    opening.lastIndex = end;
  }
}

/** Text of HTML, with its entities and without its tags, in backticks. */
export function codeSpan(html: string): string {
  const text = inOneLine(plainText(html));
  if (text.trim() === "") return "";
  const mark = "`".repeat(longest(text.match(/`+/g)) + 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return `${mark}${space}${text}${space}${mark}`;
}

function fenced(html: string): string {
  const text = plainText(html.replace(/^[^\S\n]*\n/, "")).trimEnd();
  const mark = "`".repeat(Math.max(2, longest(text.match(/`{3,}/g))) + 1);
  return `\n\n${mark}\n${text}\n${mark}\n\n`;
}

/** A space instead of each line break and the blanks around it. */
function inOneLine(text: string): string {
  const lines = text.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === last ? line : line.trimEnd()))
    .filter((line, at) => line !== "" || at === 0 || at === last)
    .join(" ");
}

const longest = (found: readonly string[] | null) =>
  (found ?? []).reduce((length, each) => Math.max(length, each.length), 0);

/** What isn't HTML, such as a component in an example, stays as it is. */
function plainText(html: string): string {
  if (isNestedTooDeep(html)) return html.replace(/<[^<>]*>/g, "");
  return textIn(
    fromHtml(html.replace(/<(?!\/?(?:code|kbd|span|b|i|em|strong|br|mark|a)\b)/gi, "&lt;"), {
      fragment: true,
    }),
  );
}

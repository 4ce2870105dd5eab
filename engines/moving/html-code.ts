/** Code inside HTML, as Markdown. Its bytes stay. */
import { fromHtml } from "hast-util-from-html";
import { textIn } from "./html-page.ts";

/** Fenced code, code in backticks, and code as HTML. The last three groups are the parts of each. */
const code =
  /(^|\n)[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t]*\2[ \t]*(?=\n|$)|(?<!`)(`{1,2})(?!`)[^`\n]+\3(?!`)|<pre(?=[\s>])[^<>]*>([\s\S]*?)<\/pre>|<(code|kbd)(?=[\s>])[^<>]*>([\s\S]*?)<\/\5>/gi;

/** `change` gets what is between code. */
export function aroundCode(html: string, change: (between: string) => string): string {
  const kept: string[] = [];
  // Private characters stand for code, because a link may begin before it and end after it.
  const marked = html.replace(/[\uE000\uE001]/g, "").replace(code, (found, ...groups: string[]) => {
    const [, , , block, name, inline] = groups;
    const text = block === undefined ? (name === undefined ? found : codeSpan(inline ?? "")) : fenced(block);
    kept.push(text);
    return `\uE000${kept.length - 1}\uE001`;
  });
  return change(marked).replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? "");
}

/** Text of HTML, with its entities and without its tags, in backticks. */
export function codeSpan(html: string): string {
  const text = plainText(html).replace(/\s*\n\s*/g, " ");
  if (text.trim() === "") return "";
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((each) => each.length));
  const mark = "`".repeat(longest + 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return `${mark}${space}${text}${space}${mark}`;
}

function fenced(html: string): string {
  const text = plainText(html.replace(/^\s*?\n/, "")).replace(/\s+$/, "");
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((each) => each.length));
  const mark = "`".repeat(longest + 1);
  return `\n\n${mark}\n${text}\n${mark}\n\n`;
}

/** What isn't HTML, such as a component in an example, stays as it is. */
function plainText(html: string): string {
  return textIn(
    fromHtml(html.replace(/<(?!\/?(?:code|kbd|span|b|i|em|strong|br|mark|a)\b)/gi, "&lt;"), {
      fragment: true,
    }),
  );
}

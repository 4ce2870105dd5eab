/**
 * Renames the style attributes and elements of HTML before it is parsed, because the browser reports each of them as a
 * violation of the page's Content-Security-Policy. One pass.
 */
export const styleName = "data-pasted-style";

export function hideStyles(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start < 0) break;
    const end = tagEnd(html, start);
    parts.push(html.slice(at, start), hideInTag(html.slice(start, end)));
    at = end;
  }
  return parts.join("") + html.slice(at);
}

/** The position after a tag's ">", which may also be in its quoted values. */
function tagEnd(html: string, start: number): number {
  if (!/[a-z/]/i.test(html[start + 1] ?? "")) return start + 1;
  let quote = "";
  for (let at = start + 1; at < html.length; at++) {
    const character = html[at] ?? "";
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === "=") quote = character;
  }
  return html.length;
}

function hideInTag(tag: string): string {
  return tag
    .replace(/^<(\/?)style(?=[\s>/])/i, "<$1template")
    .replace(/([\s"'])style(?=\s*=)/gi, `$1${styleName}`);
}

/** Turns the content of a WordPress post into HTML: shortcodes are replaced, and blank lines become paragraphs. */
import type { Notes } from "./source-center.ts";

const blockTag =
  /<\/?(?:address|article|aside|blockquote|center|dd|div|dl|dt|details|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i;
/** Their line breaks have a meaning of their own. */
const keptTag = /<(\/?)(pre|script|style|textarea|table)\b/gi;

export function wordpressHtml(content: string, notes: Notes): string {
  const text = withoutShortcodes(content.replaceAll("\r\n", "\n"), notes);
  // The block editor writes complete HTML.
  if (/<!--\s*wp:/.test(text)) return text;
  return splitKept(text)
    .map(({ part, isKept }) => (isKept ? part : withParagraphs(part)))
    .join("");
}

function splitKept(text: string): { part: string; isKept: boolean }[] {
  const parts: { part: string; isKept: boolean }[] = [];
  let at = 0;
  let open: string | null = null;
  for (const { 1: slash, 2: tag = "", index } of text.matchAll(keptTag)) {
    const name: string = tag.toLowerCase();
    const isStart: boolean = open === null && slash === "";
    if (index < at || (!isStart && (slash === "" || open !== name))) continue;
    const bracket = isStart ? -1 : text.indexOf(">", index);
    const end = isStart ? index : bracket < 0 ? text.length : bracket + 1;
    parts.push({ part: text.slice(at, end), isKept: !isStart });
    at = end;
    open = isStart ? name : null;
  }
  parts.push({ part: text.slice(at), isKept: open !== null });
  return parts;
}

/** The classic editor stores no paragraphs, only blank lines. */
function withParagraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => {
      const trimmed = part.trim();
      if (trimmed === "") return "";
      return blockTag.test(trimmed) ? trimmed : `<p>${trimmed.replaceAll("\n", "<br>")}</p>`;
    })
    .join("\n");
}

/** Such as [caption width="300"]…[/caption] and [gallery ids="1,2"]. Brackets without values are text. */
const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,2000})?)\]/gi;
/** Only their content matters. */
const wrappers = /^(?:caption|wp_caption|embed|row|column|col|section|vc_\w+|et_pb_\w+)$/i;
const media = /^(?:gallery|audio|video|playlist)$/i;

function withoutShortcodes(text: string, notes: Notes): string {
  const closed = new Set<string>();
  for (const [, slash, name = ""] of text.matchAll(shortcode)) if (slash) closed.add(name.toLowerCase());
  return text.replace(shortcode, (whole, slash: string, name: string, values: string) => {
    if (wrappers.test(name)) return "";
    const isCode = media.test(name) || closed.has(name.toLowerCase()) || /\w\s*=/.test(values);
    if (!isCode) return whole;
    if (!slash) notes.add("component", name);
    return "";
  });
}

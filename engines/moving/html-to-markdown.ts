/** Converts the HTML of articles from other help desks to Markdown. */
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { writeBreak } from "#shared/write-break.ts";
import { calloutKind } from "./callouts.ts";
import { findElement, hasClass, textIn } from "./html-page.ts";
import type { Notes } from "./source-center.ts";
import { block, cellLines, cellProperties, hasContent } from "./table-cell.ts";

export interface HtmlTargets {
  /** Null if the link can't be used; its text stays. */
  link(href: string, text: string): string | null;
  /** Null if the picture can't be used; its description stays. */
  picture(src: string): string | null;
}

/** Deeper markup is read as text. */
const maxDepth = 60;

export function htmlToMarkdown(html: string, targets: HtmlTargets, notes: Notes): string {
  return orWords(
    () => convert(fromHtml(html, { fragment: true }), targets, notes),
    () => html.replace(/<[^<>]*>/g, " "),
    notes,
  );
}

/** The content of the element. */
export function treeToMarkdown(tree: Element, targets: HtmlTargets, notes: Notes): string {
  return orWords(
    () => convert(tree, targets, notes),
    () => textIn(tree, " "),
    notes,
  );
}

function convert(tree: Root | Element, targets: HtmlTargets, notes: Notes): string {
  const clean: Root = { type: "root", children: cleaned(tree, { targets, notes, depth: 0 }) };
  const document = toMdast(clean, { newlines: false });
  return toMarkdown(document as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown()],
    handlers: { break: writeBreak },
    bullet: "-",
    rule: "-",
    emphasis: "*",
    listItemIndent: "one",
    resourceLink: true,
  })
    .replace(escapedMark, "$1$2")
    .trim();
}

/** The line that `cleanElement` begins callouts with. */
const escapedMark = /^((?:[> ]|\d+\.|[-*] )*> )\\(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\])$/gm;

/** The words alone if the parser or the converter exceeds the call stack. */
function orWords(whole: () => string, words: () => string, notes: Notes): string {
  try {
    return whole();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    notes.add("unreadable", "The text is too complex. Only its words were imported.");
    return words().replace(/\s+/g, " ").trim();
  }
}

interface Place {
  targets: HtmlTargets;
  notes: Notes;
  depth: number;
  isInCell?: boolean;
}

function cleaned(parent: Root | Element, place: Place): ElementContent[] {
  if (place.depth > maxDepth) return [{ type: "text", value: textIn(parent, " ") }];
  const inner = { ...place, depth: place.depth + 1 };
  return parent.children.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [{ type: "text", value: node.value.replaceAll("\u00A0", " ") }];
    return node.type === "element" ? cleanElement(node, inner) : [];
  });
}

const dropped =
  /^(?:script|style|noscript|template|svg|math|object|embed|canvas|head|title|meta|link|button|nav)$/;

function cleanElement(node: Element, place: Place): ElementContent[] {
  const { targets, notes } = place;
  const { tagName } = node;
  const text = (name: string) => {
    const value = node.properties?.[name];
    return typeof value === "string" ? value : "";
  };
  if (dropped.test(tagName) || hasClass(node, "toc-macro")) return [];
  if (tagName === "img" && hasClass(node, "emoticon"))
    return [{ type: "text", value: text("dataEmojiFallback") || text("alt") }];
  if (tagName === "img") {
    const url = targets.picture(text("src"));
    const alt = text("alt");
    if (url === null) return alt === "" ? [] : [{ type: "text", value: alt }];
    return [element("img", [], { src: url, alt })];
  }
  if (tagName === "iframe" || tagName === "video" || tagName === "audio") {
    const source = node.children.find((child) => child.type === "element" && child.tagName === "source");
    const src = text("src") || (source?.type === "element" ? String(source.properties?.src ?? "") : "");
    if (src === "") return [];
    const url = src.startsWith("//") ? `https:${src}` : src;
    notes.add("video", url);
    return /^https?:/i.test(url)
      ? [element("p", [element("a", [{ type: "text", value: url }], { href: url })])]
      : [];
  }
  if (tagName === "form" || tagName === "input" || tagName === "select" || tagName === "textarea") {
    notes.add("form", text("action") || tagName);
    return [];
  }
  const isCell = tagName === "td" || tagName === "th";
  const children = cleaned(node, isCell ? { ...place, isInCell: true } : place);
  if (isCell) return [element(tagName, cellLines(children), cellProperties(node.properties))];
  if (tagName === "a") {
    const href = text("href");
    const url = href === "" ? null : targets.link(href, textIn(node));
    return url === null ? children : [element("a", children, { href: url })];
  }
  if (/^h[1-6]$/.test(tagName) && !children.some(hasContent)) return [];
  if (emphasis.test(tagName) && children.some(holdsBlock)) {
    // Google Docs wraps everything into a <b> that isn't bold.
    const isPlain = /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i.test(text("style"));
    return isPlain ? children : emphasized(tagName, children);
  }
  if (tagName === "summary") return [element("p", [element("strong", children)])];
  const name = place.isInCell ? null : calloutName(node);
  if (name !== null) {
    const kind = calloutKind(name);
    const mark = element("p", [{ type: "text", value: `[!${kind?.toUpperCase()}]` }]);
    return [element("blockquote", kind === null ? children : [mark, ...children])];
  }
  const brush =
    tagName === "pre" ? /\bbrush:\s*([\w+#-]+)/.exec(text("dataSyntaxhighlighterParams"))?.[1] : null;
  if (brush) return [element("pre", [element("code", children, { className: [`language-${brush}`] })])];
  if (tagName === "details") return children;
  return [element(tagName, children, kept(node))];
}

const emphasis = /^(?:b|strong|i|em|u|mark|cite|dfn|s|strike|del)$/;

function isBlock({ tagName }: Element): boolean {
  return block.test(tagName);
}

function holdsBlock(node: ElementContent): boolean {
  return node.type === "element" && findElement(node, isBlock) !== null;
}

/** Emphasis can't hold blocks in Markdown. The text of their paragraphs is emphasized instead. */
function emphasized(tagName: string, children: readonly ElementContent[]): ElementContent[] {
  const written: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    written.push(...(run.some(hasContent) ? [element(tagName, run)] : run));
    run = [];
  };
  for (const child of children) {
    if (child.type !== "element" || !holdsBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    const isText = !isBlock(child) || /^(?:p|div|section|center)$/.test(child.tagName);
    written.push(isText ? { ...child, children: emphasized(tagName, child.children) } : child);
  }
  endRun();
  return written;
}

const calloutClass =
  /^(?:callout|admonition|alert|note|notice|warning|tip|info|danger|hint|hinweis|achtung|tipp)(?:$|[-_])|^confluence-information-macro$/i;
const calloutWord = /(?:^|[-_])(note|info|information|tip|success|warning|danger|error)$/i;
const germanNames: Record<string, string> = { hinweis: "note", tipp: "tip", achtung: "warning" };

/** What kind of box the editor of a help desk wrote for a hint or a warning. Empty if it doesn't say. */
function calloutName({ tagName, properties }: Element): string | null {
  if (!/^(?:div|p|section|aside|figure)$/.test(tagName) || !Array.isArray(properties?.className)) return null;
  const classes = properties.className.map(String);
  const own = classes.find((name) => calloutClass.test(name));
  if (own === undefined) return null;
  const named = classes.map((name) => calloutWord.exec(name)?.[1] ?? "").find((word) => word !== "") ?? own;
  const word = named.toLowerCase();
  return word === "information" ? "info" : (germanNames[word] ?? word);
}

function kept({ tagName, properties = {} }: Element): Element["properties"] {
  if (tagName === "ol" && typeof properties.start === "number") return { start: properties.start };
  if (tagName === "code" && Array.isArray(properties.className)) return { className: properties.className };
  return {};
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

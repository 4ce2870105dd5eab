/**
 * Turns our own HTML into nodes that the widget builds with createElement, so that it works on websites which forbid
 * HTML from text (Trusted Types). What isn't in the lists below is dropped, and its text stays.
 */
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { PageNode } from "#features/widget/wire.ts";

const tags = new Set(
  "p br strong em b i del code pre kbd sub sup ul ol li a h2 h3 h4 h5 h6 blockquote hr table thead tbody tr th td figure figcaption img input aside div span bdi dl dt dd mark details summary label".split(
    " ",
  ),
);
const attributes: Record<string, readonly string[]> = {
  a: ["href"],
  details: ["open"],
  img: ["src", "alt", "width", "height"],
  ol: ["start"],
  th: ["colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  input: ["type", "checked", "disabled"],
};
const everywhere = ["lang", "dir"];

/** `base` is the address that links and pictures are relative to. */
export function pageNodes(html: string, { base }: { base: string }): PageNode[] {
  return nodesOf(parseDocument(html).children, base);
}

function nodesOf(children: readonly ChildNode[], base: string): PageNode[] {
  return children.flatMap((child): PageNode[] => {
    if (isText(child)) return child.data === "" ? [] : [child.data];
    if (!isTag(child) || child.name === "script" || child.name === "style") return [];
    const inner = nodesOf(child.children, base);
    if (!tags.has(child.name)) return inner;
    // The pipeline only makes the boxes of task lists.
    if (child.name === "input" && child.attribs.type !== "checkbox") return [];
    const kept: Record<string, string> = {};
    for (const name of [...everywhere, ...(attributes[child.name] ?? [])]) {
      const value = child.attribs[name];
      if (value === undefined) continue;
      if (name !== "href" && name !== "src") kept[name] = value;
      else {
        const url = safeUrl(value, base);
        if (url === null) continue;
        kept[name] = url;
      }
    }
    return [[child.name, kept, ...inner]];
  });
}

function safeUrl(value: string, base: string): string | null {
  const url = URL.parse(value, `${base}/`);
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

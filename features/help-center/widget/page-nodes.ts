/**
 * Turns our own HTML into nodes that the widget builds with createElement, so that it works on websites which forbid
 * HTML from text (Trusted Types). What isn't in the lists of page-tags.ts is dropped, and its text stays.
 */
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { pageAttributes, pageTags } from "#features/widget/page-tags.ts";
import type { PageNode } from "#features/widget/wire.ts";

/** `base` is the address that links and pictures are relative to. */
export function pageNodes(html: string, { base }: { base: string }): PageNode[] {
  return nodesOf(parseDocument(html).children, base);
}

function nodesOf(children: readonly ChildNode[], base: string): PageNode[] {
  return children.flatMap((child): PageNode[] => {
    if (isText(child)) return child.data === "" ? [] : [child.data];
    if (!isTag(child) || child.name === "script" || child.name === "style") return [];
    const inner = nodesOf(child.children, base);
    if (!pageTags.has(child.name)) return inner;
    // The pipeline only makes the boxes of task lists.
    if (child.name === "input" && child.attribs.type !== "checkbox") return [];
    const kept: Record<string, string> = {};
    for (const name of pageAttributes(child.name)) {
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

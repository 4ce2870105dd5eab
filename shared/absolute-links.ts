/** Makes the paths in an article's Markdown absolute, for readers who get it without the help center around it. */
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { isOwnAttachment } from "./article-attachment.ts";
import { isArticlePicture } from "./article-picture.ts";
import { orAsTyped } from "./markdown-pipeline.ts";
import { isOwnPageLink } from "./own-page-link.ts";

/** `base` is the help center's address in the text's language. Files are at the root of its host. */
export function absoluteLinks(markdown: string, base: string): string {
  return orAsTyped(change, (typed) => typed)(markdown);

  function change(text: string): string {
    let [changed, done] = ["", 0];
    for (const { at, url } of destinationsIn(text)) {
      const address = absolute(url, base);
      if (address === null || at < done) continue;
      changed += text.slice(done, at) + address;
      done = at + url.length;
    }
    return changed + text.slice(done);
  }
}

function absolute(url: string, base: string): string | null {
  if (isOwnPageLink(url)) return base + url;
  return isOwnAttachment(url) || isArticlePicture(url) ? new URL(url, base).href : null;
}

/** The addresses of links, pictures and definitions, where the text has them as they are meant. In order. */
function destinationsIn(text: string): { at: number; url: string }[] {
  const found: { at: number; url: string }[] = [];
  visit(fromMarkdown(text));
  return found.sort((a, b) => a.at - b.at);

  function visit(node: Nodes): void {
    const isNamed = node.type === "link" || node.type === "image" || node.type === "definition";
    const at = isNamed ? placeOf(node.url, node, text) : null;
    if (isNamed && at !== null) found.push({ at, url: node.url });
    if ("children" in node) for (const child of node.children) visit(child);
  }
}

function placeOf(url: string, node: Nodes, text: string): number | null {
  const last = "children" in node ? node.children.at(-1) : undefined;
  const start = last?.position?.end.offset ?? node.position?.start.offset ?? 0;
  const source = text.slice(start, node.position?.end.offset);
  for (const { 0: before, index } of source.matchAll(/\](?:\(|:)\s*<?/g))
    if (source.startsWith(url, index + before.length)) return start + index + before.length;
  return null;
}

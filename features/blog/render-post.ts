/**
 * Renders a post's Markdown to safe HTML: GitHub's flavor, with single newlines as breaks and highlighted code. Drops
 * raw HTML. Links may lead to the web, email addresses, phone numbers and this site, but images must be in our own
 * storage. An external image becomes a link.
 */
import rehypeHighlight from "rehype-highlight";
import { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import {
  createMarkdownPipeline,
  elementsOf,
  freeId,
  type HtmlNode,
  headingsOf,
  textOf,
} from "#shared/markdown-pipeline.ts";
import { slugify } from "#shared/text.ts";
import { isOwnPicture, pictureSize } from "./post-picture.ts";

export interface RenderedPost {
  html: string;
  /** Headings at the top two levels, for the table of contents. */
  contents: { id: string; text: string; level: 2 | 3 }[];
}

const { renderTree, writeHtml } = createMarkdownPipeline({
  // Ids need no prefix against clobbering, because raw HTML was dropped earlier and all ids are our own.
  allow: { ...defaultSchema, clobber: [], protocols: { src: ["http", "https"] } },
  syntax: [remarkGfm],
  footnotes: { footnoteLabel: "Footnotes", footnoteLabelTagName: "h2" },
  prepare: writeSchemesSmall,
  dress: [[rehypeHighlight, { detect: false }]],
});

/** Throws on a stack overflow from deep nesting, and is slow for long texts; see `render-in-worker.server.ts`. */
export function renderPost(markdown: string): RenderedPost {
  const tree = renderTree(markdown);
  const contents = nameHeadings(tree);
  dressElements(tree);
  return { html: writeHtml(tree), contents };
}

/** The title must be the page's only h1, so if the text has h1 headings, all of its headings are shifted down. */
function nameHeadings(tree: HtmlNode): RenderedPost["contents"] {
  const own = headingsOf(tree).filter(({ node }) => node.properties?.id !== "footnote-label");
  const shift = own.some(({ level }) => level === 1) ? 1 : 0;
  const taken = new Set<string>(["footnote-label"]);
  return own.flatMap(({ node, level: typed }) => {
    const level = Math.min(6, typed + shift);
    const text = textOf(node).replace(/\s+/g, " ").trim();
    const id = freeId(slugify(text) || "section", taken);
    node.tagName = `h${level}`;
    node.properties = { id };
    return text !== "" && (level === 2 || level === 3) ? [{ id, text, level }] : [];
  });
}

function dressElements(parent: HtmlNode): void {
  parent.children = parent.children?.map((child) => {
    dressElements(child);
    if (child.tagName === "img") return dressPicture(child);
    if (child.tagName === "a") return dressLink(child);
    // A wide table scrolls in its container, which keyboard users can focus.
    if (child.tagName === "table")
      return element("div", { className: ["post-table"], tabIndex: 0, role: "group", ariaLabel: "Table" }, [
        child,
      ]);
    if (child.tagName === "pre") child.properties = { ...child.properties, tabIndex: 0 };
    if (child.tagName === "input")
      child.properties = { ...child.properties, ariaLabel: child.properties?.checked ? "Done" : "To do" };
    return child;
  });
}

function dressPicture(picture: HtmlNode): HtmlNode {
  const { src, alt, title } = picture.properties ?? {};
  const label = typeof alt === "string" ? alt : "";
  if (typeof src !== "string" || src === "") return { type: "text", value: label };
  if (!isOwnPicture(src)) {
    const isAddress = /^https?:\/\//i.test(src);
    return isAddress
      ? element("a", { href: src, rel: ["nofollow", "noopener"] }, [{ type: "text", value: label || src }])
      : { type: "text", value: label };
  }
  const size = pictureSize(src);
  return element("img", { src, alt: label, title, loading: "lazy", decoding: "async", ...size });
}

function dressLink(link: HtmlNode): HtmlNode {
  const { href } = link.properties ?? {};
  if (typeof href !== "string") return element("span", {}, link.children);
  if (/^https?:/i.test(href)) link.properties = { ...link.properties, rel: ["noopener"] };
  return link;
}

/** The sanitizer's protocol check is case-sensitive. */
function writeSchemesSmall(tree: HtmlNode): void {
  for (const { properties } of elementsOf(tree)) {
    if (typeof properties?.href !== "string") continue;
    properties.href = properties.href.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}

function element(tagName: string, properties: Record<string, unknown>, children: HtmlNode[] = []): HtmlNode {
  return { type: "element", tagName, properties, children };
}

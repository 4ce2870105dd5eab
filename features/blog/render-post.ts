/**
 * A post's Markdown as HTML that may stand in a page as it is: GitHub's flavour, single newlines as breaks, code
 * coloured. Raw HTML is dropped, links lead to the web, to mail, to a telephone or within this site, and pictures come
 * from our own store; one from elsewhere becomes a link to it.
 */
import rehypeHighlight from "rehype-highlight";
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { slugify } from "#shared/text.ts";
import { isOwnPicture, pictureSize } from "./post-picture.ts";

export interface RenderedPost {
  html: string;
  /** Headings of the two upper levels, for the list of contents. */
  contents: { id: string; text: string; level: 2 | 3 }[];
}

/** The part of the syntax tree that is read here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const schema: SanitizeSchema = {
  ...defaultSchema,
  // Ids are our own: raw HTML never gets this far.
  clobber: [],
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  strip: ["script", "style"],
};

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(remarkRehype, { footnoteLabel: "Footnotes", footnoteLabelTagName: "h2" })
  .use(() => (tree: unknown) => writeSchemesSmall(tree as Node))
  .use(rehypeSanitize, schema)
  .use(rehypeHighlight, { detect: false })
  .freeze();

const toHtml = unified().use(rehypeStringify).freeze();

/** Throws for what is nested deeper than the stack reaches, and takes long for long texts: see `render-apart.server.ts`. */
export function renderPost(markdown: string): RenderedPost {
  const tree = toTree.runSync(toTree.parse(markdown)) as unknown as Node;
  const contents = nameHeadings(tree);
  dressElements(tree);
  return { html: toHtml.stringify(tree as never).trim(), contents };
}

/** The post's title is the page's only first heading: where the text has some, all of its headings move down. */
function nameHeadings(tree: Node): RenderedPost["contents"] {
  const headings = elementsOf(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName ?? ""));
  const own = headings.filter(({ properties }) => properties?.id !== "footnote-label");
  const shift = own.some(({ tagName }) => tagName === "h1") ? 1 : 0;
  const taken = new Set<string>(["footnote-label"]);
  return own.flatMap((heading) => {
    const level = Math.min(6, Number(heading.tagName?.slice(1)) + shift);
    const text = textOf(heading).replace(/\s+/g, " ").trim();
    const id = freeId(slugify(text) || "section", taken);
    heading.tagName = `h${level}`;
    heading.properties = { id };
    return text !== "" && (level === 2 || level === 3) ? [{ id, text, level }] : [];
  });
}

function freeId(base: string, taken: Set<string>): string {
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

function dressElements(parent: Node): void {
  parent.children = parent.children?.map((child) => {
    dressElements(child);
    if (child.tagName === "img") return dressPicture(child);
    if (child.tagName === "a") return dressLink(child);
    // Wide ones scroll by themselves, also with the keyboard.
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

function dressPicture(picture: Node): Node {
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

function dressLink(link: Node): Node {
  const { href } = link.properties ?? {};
  if (typeof href !== "string") return element("span", {}, link.children);
  if (/^https?:/i.test(href)) link.properties = { ...link.properties, rel: ["noopener"] };
  return link;
}

/** "HTTPS://" is the same as "https://", but what checks addresses knows only the one. */
function writeSchemesSmall(tree: Node): void {
  for (const { properties } of elementsOf(tree)) {
    if (typeof properties?.href !== "string") continue;
    properties.href = properties.href.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}

function elementsOf(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...elementsOf(child)]);
}

function textOf(node: Node): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(textOf).join("");
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[] = []): Node {
  return { type: "element", tagName, properties, children };
}

/** Reads the export file of WordPress (WXR): posts, pages and the articles of knowledge base plugins. */
import { fromHtml } from "hast-util-from-html";
import { Parser } from "htmlparser2";
import { UnusableFileError } from "./article-file.ts";
import { textIn } from "./html-page.ts";
import {
  createNotes,
  maxArticles,
  type SourceArticle,
  type SourceCenter,
  storableText,
} from "./source-center.ts";
import { readWebArticle } from "./web-article.ts";
import { wordpressHtml } from "./wordpress-html.ts";

export type WordpressCenter = SourceCenter & {
  /** Where the website is, such as "https://acme.example". Empty if the file doesn't say. */
  origin: string;
};

interface Item {
  values: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
}

/** Elements of an item whose text is read. Others, such as comments and settings of plugins, are skipped. */
const wanted = new Set([
  "title",
  "link",
  "content:encoded",
  "wp:post_id",
  "wp:post_name",
  "wp:post_type",
  "wp:post_parent",
  "wp:post_password",
  "wp:menu_order",
  "wp:status",
]);
/** What WordPress stores as posts, although visitors never open it as a page. */
const internalTypes =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|elementor_\w+)$/;
const statuses = new Set(["publish", "draft", "pending", "future", "private"]);
/** Groups of terms that aren't subjects. */
const otherTerms = /^(?:post_tag|post_format|nav_menu|language|post_translations)$|_tag$/;
const maxCategories = 50;
/** Export files nest five levels deep. Parsing stops here, because its cost is quadratic in the depth. */
const maxOpenElements = 200;
const chunkChars = 65_536;
/** Of a title or name with its HTML. Reading deeper HTML would need more stack than there is. */
const maxNameChars = 2_000;

export function readWordpress(text: string): WordpressCenter {
  const { site, items } = readItems(text);
  const pages = withOwnIds(items.filter(isPage)).toSorted((a, b) => orderOf(a) - orderOf(b));
  if (pages.length === 0) throw new UnusableFileError("This file has no posts or pages.");
  if (pages.length > maxArticles)
    throw new UnusableFileError(
      `This file has more than ${maxArticles.toLocaleString("en")} posts and pages. Export them in parts.`,
    );
  const base = URL.canParse(site) ? site : "https://wordpress.invalid/";
  const byPath = new Map(pages.map((page) => [pathOf(textOf(page, "link")), idOf(page)]));
  const ids = new Set(pages.map(idOf));
  const articles = pages.map((page) =>
    readPage(page, { base, find: (url) => findPage(url, { byPath, ids }) }),
  );
  const names = [...new Set(articles.flatMap(({ collection }) => collection ?? []))];
  return {
    origin: URL.canParse(site) ? new URL(site).origin : "",
    articles,
    notes: [],
    collections: names.map((name) => ({ name, oldPaths: [] })),
  };
}

function readItems(text: string): { site: string; items: Item[] } {
  const items: Item[] = [];
  const open: string[] = [];
  let isWxr = false;
  let item: Item | null = null;
  let site = "";
  let parts: string[] | null = null;
  let category: { domain: string; slug: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (name === "item" && open.length <= 3) item = { values: new Map(), categories: [] };
        const isField = item !== null && open.at(-2) === "item";
        category =
          isField && name === "category"
            ? { domain: attributes.domain ?? "", slug: attributes.nicename ?? "" }
            : null;
        const isSite = item === null && /^(?:link|wp:base_blog_url)$/.test(name) && open.at(-2) === "channel";
        parts = category || isSite || (isField && wanted.has(name)) ? [] : null;
      },
      ontext(data) {
        parts?.push(data);
      },
      onclosetag(name) {
        open.pop();
        const value = parts?.join("") ?? null;
        parts = null;
        if (name === "wp:wxr_version") isWxr = true;
        if (name === "item" && item) {
          items.push(item);
          item = null;
        }
        if (value === null) return;
        if (item === null) site = name === "wp:base_blog_url" ? value.trim() : site || value.trim();
        else if (category && item.categories.length < maxCategories)
          item.categories.push({ ...category, name: value.trim() });
        else if (!category) item.values.set(name, value);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += chunkChars) {
    parser.write(text.slice(at, at + chunkChars));
    if (open.length > maxOpenElements) throw notWordpress();
  }
  parser.end();
  if (!isWxr) throw notWordpress();
  return { site, items };
}

function notWordpress(): UnusableFileError {
  return new UnusableFileError("This XML file isn't an export file of WordPress.");
}

function textOf(item: Item, name: string): string {
  return item.values.get(name)?.trim() ?? "";
}

function idOf(item: Item): string {
  return textOf(item, "wp:post_id") || textOf(item, "link");
}

function isPage(item: Item): boolean {
  return (
    !internalTypes.test(textOf(item, "wp:post_type")) &&
    statuses.has(textOf(item, "wp:status")) &&
    (textOf(item, "title") !== "" || textOf(item, "content:encoded") !== "") &&
    idOf(item) !== ""
  );
}

/** The exports of two websites in one file use the same numbers. Their addresses differ. */
function withOwnIds(pages: readonly Item[]): Item[] {
  const links = new Map<string, string>();
  return pages.map((page) => {
    const [id, link] = [idOf(page), textOf(page, "link")];
    const first = links.get(id);
    if (first === undefined) links.set(id, link);
    if (first === undefined || first === link || link === "") return page;
    return { ...page, values: new Map(page.values).set("wp:post_id", link) };
  });
}

function orderOf(item: Item): number {
  const order = Number(textOf(item, "wp:menu_order"));
  return Number.isFinite(order) ? order : 0;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.replace(/(?<=.)\/$/, "").toLowerCase() : "";
}

function findPage(
  url: URL,
  { byPath, ids }: { byPath: Map<string, string>; ids: Set<string> },
): string | null {
  const number = url.searchParams.get("p") ?? url.searchParams.get("page_id");
  if (number !== null) return ids.has(number) ? number : null;
  return url.pathname === "/" ? null : (byPath.get(pathOf(url.href)) ?? null);
}

function readPage(
  page: Item,
  { base, find }: { base: string; find(url: URL): string | null },
): SourceArticle {
  const notes = createNotes();
  const address = textOf(page, "link");
  const { markdown, pictures } = readWebArticle(
    wordpressHtml(textOf(page, "content:encoded"), notes),
    {
      url: URL.canParse(address) ? address : base,
      hosts: hostsOf(base),
      find,
      isAttachment: ({ pathname }) =>
        /\/wp-content\/uploads\//.test(pathname) && !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(pathname),
      // Its shop and its start page stay where they are.
      isWholeSite: false,
    },
    notes,
  );
  const path = URL.canParse(address) ? new URL(address).pathname : "/";
  return {
    id: storableText(idOf(page), 500),
    locale: null,
    title: storableText(wordsIn(textOf(page, "title")), 200),
    slug: textOf(page, "wp:post_name") || null,
    collection: collectionOf(page),
    markdown,
    oldPaths: path === "/" ? [] : [path],
    // What needs a password or a sign-in there is public nowhere here.
    isDraft: textOf(page, "wp:status") !== "publish" || textOf(page, "wp:post_password") !== "",
    pictures,
    notes: notes.notes,
  };
}

function hostsOf(base: string): ReadonlySet<string> {
  const host = new URL(base).host.replace(/^www\./, "");
  return new Set([host, `www.${host}`]);
}

/** The first subject. Knowledge base plugins have groups of terms of their own. */
function collectionOf({ categories }: Item): string | null {
  const subjects = categories.filter(({ domain, name }) => name !== "" && !otherTerms.test(domain));
  const first = subjects.find(({ domain }) => domain === "category") ?? subjects[0];
  return first && first.slug !== "uncategorized" ? storableText(wordsIn(first.name), 100) || null : null;
}

/** Titles and names are HTML: WordPress stores "&" as "&amp;". */
function wordsIn(html: string): string {
  const read = html.length > maxNameChars ? html.slice(0, maxNameChars).replace(/<[^>]*$/, "") : html;
  return textIn(fromHtml(read, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();
}

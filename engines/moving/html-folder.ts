/** Reads the HTML exports of Notion and Confluence as a help center. */
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { readConfluencePage } from "./confluence-page.ts";
import { attributeOf, decodedPath, elementsIn, type HtmlPage } from "./html-page.ts";
import { treeToMarkdown } from "./html-to-markdown.ts";
import { isAttachmentPath } from "./markdown-folder.ts";
import { notionFolders, readNotionPage } from "./notion-page.ts";
import {
  articleUrl,
  attachmentUrl,
  createNotes,
  maxArticleChars,
  maxArticles,
  pictureUrl,
  type SourceArticle,
  type SourceCenter,
  storableText,
} from "./source-center.ts";

const tools = ["Notion", "Confluence"] as const;
type HtmlTool = (typeof tools)[number];
export type HtmlCenter = SourceCenter & { tool: HtmlTool };

export interface HtmlFolderFiles {
  paths: readonly string[];
  /** HTML files, by path. */
  texts: ReadonlyMap<string, string>;
}

const pageFile = /\.html?$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

export const isHtmlPath = (path: string) => pageFile.test(path) && !/(?:^|\/)__MACOSX\//.test(path);

/** Without its content: the trees of a whole export don't fit into memory. */
type PageHead = Omit<HtmlPage, "body">;

/** Null if no file is a page of these tools. */
export function readHtmlFolder(files: HtmlFolderFiles): HtmlCenter | null {
  const paths = files.paths.filter((path) => isHtmlPath(path) && files.texts.has(path)).slice(0, maxArticles);
  const folders = notionFolders(files.paths);
  const tooDeep = new Set<string>();
  const treeOf = (path: string) => {
    const tree = parsed(files.texts.get(path) ?? "");
    if (!tree) tooDeep.add(path);
    return tree ?? nothing;
  };
  const readAs = (tool: HtmlTool, path: string) =>
    tool === "Notion" ? readNotionPage(path, treeOf(path), folders) : readConfluencePage(path, treeOf(path));
  // The first page that is recognized decides.
  const tool = paths
    .values()
    .map((path) => tools.find((each) => readAs(each, path)))
    .find(Boolean);
  if (!tool) return null;
  const read = (path: string) => readAs(tool, path);
  const pages = paths.flatMap((path): PageHead[] => {
    const page = read(path);
    return page ? [withoutBody(page)] : [];
  });
  const ordered = tool === "Confluence" ? inTreeOrder(pages, treeOf("index.html")) : pages;
  const collections = collectionsOf(ordered);
  const known = new Map(files.paths.map((path) => [path.toLowerCase(), path]));
  const ids = new Map(ordered.map(({ path, id }) => [path.toLowerCase(), id]));
  const articles = ordered
    .filter(({ isOnlyList }) => !isOnlyList)
    .flatMap(({ path }) => {
      const page = read(path);
      return page ? [readPage(page, { collection: collections.get(path) ?? null, known, ids })] : [];
    });
  const names = [...new Set(articles.flatMap(({ collection }) => collection ?? []))];
  const notes = [...tooDeep].map((text) => ({ kind: "unreadable" as const, text: text.slice(0, 200) }));
  return { tool, articles, notes, collections: names.map((name) => ({ name, oldPaths: [] })) };
}

function withoutBody({ body: _, ...head }: HtmlPage): PageHead {
  return head;
}

const nothing: Root = { type: "root", children: [] };

/** Null if it is nested too deeply for the parser's stack. */
function parsed(text: string): Root | null {
  try {
    return fromHtml(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** As in the table of contents of the exported space. */
function inTreeOrder(pages: PageHead[], contents: Root): PageHead[] {
  const order = new Map<string, number>();
  for (const link of elementsIn(contents, ({ tagName }) => tagName === "a")) {
    const path = decodedPath(attributeOf(link, "href"));
    if (!order.has(path)) order.set(path, order.size);
  }
  return pages.toSorted((a, b) => (order.get(a.path) ?? order.size) - (order.get(b.path) ?? order.size));
}

/** The name of each page's collection: the topmost page above it, without the one page that contains all others. */
function collectionsOf(pages: readonly PageHead[]): Map<string, string> {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const tops = new Set(pages.map(({ path, parents }) => parents[0] ?? path));
  const root = tops.size === 1 ? [...tops][0] : null;
  const above = ({ path, parents }: PageHead) => [...parents, path].filter((each) => each !== root);
  const containing = new Set(pages.flatMap((page) => above(page).slice(0, -1)));
  return new Map(
    pages.flatMap((page) => {
      const [top] = above(page);
      const isInCollection = top !== undefined && containing.has(top);
      return isInCollection ? [[page.path, titles.get(top) ?? top]] : [];
    }),
  );
}

function readPage(
  { path, id, title, body }: HtmlPage,
  {
    collection,
    known,
    ids,
  }: {
    collection: string | null;
    known: ReadonlyMap<string, string>;
    ids: ReadonlyMap<string, string>;
  },
): SourceArticle {
  const notes = createNotes();
  const pictures = new Set<string>();
  const resolve = (url: string) => joined(path, decodedPath(url.replace(/[?#].*$/s, "")));
  const markdown = treeToMarkdown(
    body,
    {
      link(href, text) {
        if (/^(?:https?:|mailto:|tel:|#)/i.test(href)) return href;
        if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return null;
        const target = resolve(href).toLowerCase();
        const page = ids.get(target);
        if (page !== undefined) return articleUrl(page, /#[^\s()<>]*$/.exec(href)?.[0]);
        const file = known.get(target);
        // Pictures link to themselves.
        if (file === undefined) notes.add("dead-link", href, text);
        else if (isAttachmentPath(file)) return attachmentUrl(file);
        else if (!pictureFile.test(file)) notes.add("attachment", href);
        return null;
      },
      picture(src) {
        const isRemote = /^https?:/i.test(src);
        const key = isRemote && URL.canParse(src) ? new URL(src).href : known.get(resolve(src).toLowerCase());
        if (key !== undefined && (isRemote || pictureFile.test(key))) {
          pictures.add(key);
          return pictureUrl(key);
        }
        notes.add("missing-picture", src.slice(0, 100));
        return null;
      },
    },
    notes,
  );
  if (markdown.length > maxArticleChars) notes.add("shortened", title);
  return {
    id: storableText(id, 500),
    locale: null,
    title: storableText(title, 200),
    slug: null,
    collection: collection && storableText(collection, 100),
    markdown: storableText(markdown, maxArticleChars),
    oldPaths: [],
    isDraft: false,
    pictures: [...pictures],
    notes: notes.notes,
  };
}

/** Never leaves the folder. */
function joined(from: string, url: string): string {
  const parts = url.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const part of url.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

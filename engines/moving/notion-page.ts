/** One page of Notion's HTML export. */
import type { Element, Root } from "hast";
import { attributeOf, elementsIn, findElement, type HtmlPage, hasClass, textIn } from "./html-page.ts";

/** File names end with the page's id, which is the same in later exports. */
const idAtEnd = /[ _-]?[0-9a-f]{32}$/;
const pageFile = /\.html?$/i;

/** Names of the pages in each folder, without extension. */
export type NotionFolders = ReadonlyMap<string, readonly string[]>;

export function notionFolders(paths: readonly string[]): NotionFolders {
  const folders = new Map<string, string[]>();
  for (const path of paths.filter((each) => pageFile.test(each))) {
    const at = path.lastIndexOf("/") + 1;
    const names = folders.get(path.slice(0, at)) ?? [];
    names.push(path.slice(at));
    folders.set(path.slice(0, at), names);
  }
  return folders;
}

/** Null if it isn't a page of Notion. */
export function readNotionPage(path: string, tree: Root, folders: NotionFolders): HtmlPage | null {
  const article = findElement(
    tree,
    (element) =>
      element.tagName === "article" && hasClass(element, "page") && attributeOf(element, "id") !== "",
  );
  if (!article) return null;
  const heading = findElement(article, (element) => hasClass(element, "page-title"));
  const body = findElement(article, (element) => hasClass(element, "page-body"));
  if (!heading || !body) return null;
  return {
    path,
    id: attributeOf(article, "id").replaceAll("-", ""),
    title: textIn(heading).trim(),
    body,
    parents: parentsOf(path, folders),
    isOnlyList: hasOnlyLinks(body),
  };
}

/** A page's folder has the name of the page above it, with or without the id, and may be shortened. */
function parentsOf(path: string, folders: NotionFolders): string[] {
  const names = path.split("/").slice(0, -1);
  return names.flatMap((folder, index) => {
    const place = names
      .slice(0, index)
      .map((each) => `${each}/`)
      .join("");
    const siblings = folders.get(place) ?? [];
    const bare = (file: string) => file.replace(pageFile, "");
    const name = folder.replace(idAtEnd, "");
    const found =
      siblings.find((each) => bare(each) === folder) ??
      siblings.find((each) => bare(each).replace(idAtEnd, "") === name) ??
      siblings.find((each) => bare(each).startsWith(name));
    return found === undefined ? [] : [place + found];
  });
}

function hasOnlyLinks(body: Element): boolean {
  const links = elementsIn(body, (element) => hasClass(element, "link-to-page"));
  if (links.length === 0 || findElement(body, ({ tagName }) => tagName === "img")) return false;
  const length = (element: Element) => textIn(element).replace(/\s+/g, "").length;
  return length(body) === links.reduce((sum, link) => sum + length(link), 0);
}

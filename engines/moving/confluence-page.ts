/** One page of Confluence's HTML export. */
import type { Root } from "hast";
import { attributeOf, decodedPath, elementsIn, findElement, type HtmlPage, textIn } from "./html-page.ts";

/** Null if it isn't a page of Confluence, such as the table of contents. */
export function readConfluencePage(path: string, tree: Root): HtmlPage | null {
  const byId = (id: string) => findElement(tree, ({ properties }) => properties.id === id);
  const [heading, body, crumbs] = [byId("title-text"), byId("main-content"), byId("breadcrumbs")];
  if (!heading || !body || !crumbs) return null;
  const links = elementsIn(crumbs, ({ tagName }) => tagName === "a").map((link) => ({
    path: decodedPath(attributeOf(link, "href")),
    text: textIn(link).trim(),
  }));
  // The first link is the space, whose name is also in front of every title.
  const [space, ...parents] = links;
  const full = textIn(heading).replace(/\s+/g, " ").trim();
  const prefix = space && space.text !== "" ? `${space.text} : ` : "";
  return {
    path,
    id: /(?:^|_)(\d+)\.html?$/i.exec(path)?.[1] ?? path,
    title: full.startsWith(prefix) ? full.slice(prefix.length) : full,
    body,
    parents: parents.map((parent) => parent.path),
    isOnlyList: textIn(body).trim() === "" && !findElement(body, ({ tagName }) => tagName === "img"),
  };
}

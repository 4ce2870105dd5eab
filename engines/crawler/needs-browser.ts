import { isSameSite, urlKey } from "#shared/url.ts";
import type { PageContent } from "./extract-page.ts";
import { isFileAddress, isHelpPage } from "./rank-links.ts";
import type { PageDocument } from "./read-document.ts";

/** In characters. An app's empty shell rarely has more text, a real page rarely less. */
const littleText = 200;

/** "yes" means unreadable without a browser. "maybe" means usable, but a browser may show more. */
export function needsBrowser(document: PageDocument, content: PageContent): "yes" | "maybe" | "no" {
  if (document.scripts === 0) return "no";
  const chars = content.visibleText.length;
  if (chars < littleText && (document.hasEmptyMount || chars < 25)) return "yes";
  return content.mainChars < 50 || (chars < littleText && document.scripts > 1) ? "maybe" : "no";
}

/** In-page anchors count too. */
const fewLinks = 2;
/** If the page has no menu, or an empty placeholder for one, this many links in its text don't replace it. */
const fewLinksOutsideMenu = 8;

/** True if a script adds the start page's menu: the page has its own scripts, no menu and almost no links. */
export function lacksMenu(document: PageDocument, url: string): boolean {
  if (!document.writesItself) return false;
  const own = new Set(
    document.links
      .filter((link) => isSameSite(link.url, url) && !isFileAddress(link.url) && !link.isDownload)
      .map((link) => urlKey(link.url)),
  );
  own.delete(urlKey(url));
  if (own.size <= fewLinks && document.anchors <= fewLinks) return true;
  const hasMenu = document.anchors > fewLinks || document.links.some((link) => link.area === "nav");
  return (document.hasEmptyHeader || document.scripts > 0) && !hasMenu && own.size < fewLinksOutsideMenu;
}

/** A help page with more text than this already has its answers, even if it has no questions. */
const helpPageChars = 1500;

/** True if a URL or title says FAQ but the page has no questions yet. */
export function lacksQuestions(document: PageDocument, content: PageContent, url: string): boolean {
  if (document.scripts === 0 && !document.writesItself) return false;
  if (document.hasDisclosure || content.mainText.length > helpPageChars) return false;
  if (/[?？؟]/.test(content.mainText)) return false;
  return isHelpPage(url, document.title);
}

/** True if a script of the site adds the text below a heading, such as opening hours, or the items of a list. */
export function lacksContent(document: PageDocument): boolean {
  return document.writesItself && document.hasEmptyContent;
}

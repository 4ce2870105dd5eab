import type { CrawledPage } from "#engines/crawler/types.ts";
import { groundText } from "./ground.ts";
import { jsonLdObjects } from "./mine-marked-pairs.ts";
import { pageLines, type TextLine } from "./page-lines.ts";
import { type Outline, outlinePage } from "./page-outline.ts";
import { type PageTree, parsePage, walk } from "./page-tree.ts";
import { plainText } from "./render-text.ts";
import { segmentsBelow } from "./site-folder.ts";

/** A crawled page, parsed once for every miner. */
export interface ReadPage {
  url: string;
  /** Of its address, below the folder that the whole site lies in; empty for the home page of such a folder. */
  segments: string[];
  title: string | null;
  pageHash: string;
  tree: PageTree;
  outline: Outline;
  lines: TextLine[];
  /** For grounding: everything that the page says, in order. */
  text: string;
}

/** `folder` as `siteFolder` gives it. */
export function readPage(page: CrawledPage, folder = "/"): ReadPage {
  const tree = parsePage(page.html);
  const outline = outlinePage(tree, page.url);
  const lines = pageLines(tree, outline);
  return {
    url: page.url,
    segments: segmentsBelow(page.url, folder),
    title: page.metadata.title ?? tree.title,
    pageHash: page.contentHash,
    tree,
    outline,
    lines,
    text: groundText(statedTexts(tree)),
  };
}

/** Everything that a page says, piece by piece, in order. */
export function statedTexts(tree: PageTree): string[] {
  return [...visibleText(tree), ...declaredText(tree)];
}

function visibleText(tree: PageTree): string[] {
  return [...walk(tree.root)].flatMap((node) => (node.kind === "text" ? [node.text] : []));
}

/** JSON-LD is part of what a page states, though nobody sees it. */
function declaredText(tree: PageTree): string[] {
  return jsonLdObjects(tree.jsonLd).flatMap((item) =>
    Object.values(item)
      .filter((value) => typeof value === "string")
      .map((value) => (/[<&]/.test(value) ? plainText(parsePage(value).root) : value)),
  );
}

import type { CrawledPage } from "#engines/crawler/types.ts";
import { groundText } from "./ground.ts";
import { hoursGridsIn } from "./hours-grid.ts";
import { jsonLdObjects } from "./mine-marked-pairs.ts";
import { pageLines, type TextLine } from "./page-lines.ts";
import { type Outline, outlinePage } from "./page-outline.ts";
import { type PageTree, parsePage, walk } from "./page-tree.ts";
import { plainText } from "./render-text.ts";
import { segmentsBelow } from "./site-folder.ts";
import { tableTexts } from "./table-grid.ts";

/** A crawled page, parsed once for all miners. */
export interface ReadPage {
  url: string;
  /** The path's segments below the site's folder. Empty for the home page. */
  segments: string[];
  title: string | null;
  pageHash: string;
  tree: PageTree;
  outline: Outline;
  lines: TextLine[];
  /** All text of the page in order, and what its tables state, for `isGrounded`. */
  text: string;
}

/** For `folder`, see `siteFolder`. */
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
    text: groundText([...statedTexts(tree), ...tableTexts(tree)]),
  };
}

export function statedTexts(tree: PageTree): string[] {
  return [...visibleText(tree), ...declaredText(tree), ...hoursGridsIn(tree).flat()];
}

function visibleText(tree: PageTree): string[] {
  return [...walk(tree.root)].flatMap((node) => (node.kind === "text" ? [node.text] : []));
}

/** Returns the texts in JSON-LD, which visitors don't see but the page states. */
function declaredText(tree: PageTree): string[] {
  return jsonLdObjects(tree.jsonLd).flatMap((item) =>
    Object.values(item)
      .filter((value) => typeof value === "string")
      .map((value) => (/[<&]/.test(value) ? plainText(parsePage(value).root) : value)),
  );
}

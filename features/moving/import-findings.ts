/** How the report of an import and the decisions about it name its findings. */
import type { ImportContradiction } from "#db/schema/center-imports.ts";
import type { ImportNote } from "#shared/import-note.ts";
import { textHash } from "./text-hash.ts";

/** Of a list in the report. */
export const maxListed = 200;

/** Selects items with dead links that are still undecided. */
export const hasOpenLinks = `jsonb_path_exists(notes, '$[*] ? (@.kind == "dead-link" && !(@.isDone == true))')`;

/** The open dead links of each text: `maxListed` of all texts together, so that a page can hold them. */
export function listedLinks<Item extends { notes: ImportNote[] }>(
  items: readonly Item[],
): { item: Item; links: ImportNote[] }[] {
  let left = maxListed;
  return items.flatMap((item) => {
    const open = item.notes.filter(({ kind, isDone }) => kind === "dead-link" && !isDone);
    const links = open.slice(0, left);
    left -= links.length;
    return links.length > 0 ? [{ item, links }] : [];
  });
}

/** Stays the same after a decision. */
export function contradictionKey({ article, page }: Pick<ImportContradiction, "article" | "page">): string {
  const of = `${article.id} ${article.locale ?? ""} ${article.from} ${page.url}`;
  return textHash({ title: of, content: `${article.sentence}\n${page.sentence}` }).slice(0, 20);
}

/** How the report of an import and the decisions about it name its findings. */
import type { ImportContradiction } from "#db/schema/center-imports.ts";
import { textHash } from "./text-hash.ts";

/** Of a list in the report. */
export const maxListed = 200;

/** Selects items with dead links that are still undecided. */
export const hasOpenLinks = `jsonb_path_exists(notes, '$[*] ? (@.kind == "dead-link" && !(@.isDone == true))')`;

/** Stays the same after a decision. */
export function contradictionKey({ article, page }: Pick<ImportContradiction, "article" | "page">): string {
  const of = `${article.id} ${article.locale ?? ""} ${article.from} ${page.url}`;
  return textHash({ title: of, content: `${article.sentence}\n${page.sentence}` }).slice(0, 20);
}

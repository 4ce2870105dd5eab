import type { MarkedText } from "#engines/search/mark-text.ts";
import type { CenterHit } from "./search-center.server.ts";
import type { SearchKind } from "./search-documents.server.ts";

/** A search result as shown on pages. */
export interface SearchResult {
  href: string;
  title: MarkedText;
  snippet: MarkedText;
  /** The category of a question or article; otherwise the kind of content. */
  label: string;
  /** Whether the label is the company's own text and not Step's. */
  isOwnLabel: boolean;
}

const kindLabels: Record<SearchKind, string> = {
  question: "Question",
  article: "Article",
  guide: "Guide",
  video: "Video",
};

export function presentResult({ document, title, snippet }: CenterHit, basePath: string): SearchResult {
  return {
    href: `${basePath}${document.path}`,
    title,
    snippet,
    label: document.category ?? kindLabels[document.kind],
    isOwnLabel: document.category !== null,
  };
}

/** "1 result", "1,204 results". */
export function resultCount(count: number): string {
  return count === 1 ? "1 result" : `${count.toLocaleString("en-GB")} results`;
}

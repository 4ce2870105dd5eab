import type { PlainKey } from "#engines/messages/catalog.ts";
import type { Texts } from "#engines/messages/texts.ts";
import type { MarkedText } from "#engines/search/mark-text.ts";
import type { CenterHit } from "./search-center.server.ts";
import type { SearchKind } from "./search-documents.server.ts";

export interface SearchResult {
  href: string;
  title: MarkedText;
  snippet: MarkedText;
  /** Language of the title and snippet, if it isn't the page's. */
  lang?: string | undefined;
  /** The category of a question or article, otherwise the kind of content. */
  label: string;
  /** Whether the label is the company's text. If not, it is Step's and in English. */
  isOwnLabel: boolean;
}

export const kindLabels: Record<SearchKind, PlainKey> = {
  collection: "search.category",
  question: "search.question",
  article: "search.article",
  guide: "search.guide",
  video: "search.video",
};

export function presentResult(
  { document, title, snippet }: CenterHit,
  { basePath, texts: { t } }: { basePath: string; texts: Pick<Texts, "t"> },
): SearchResult {
  return {
    href: `${basePath}${document.path}`,
    title,
    snippet,
    lang: document.lang,
    label: document.category ?? t(kindLabels[document.kind]),
    isOwnLabel: document.category !== null,
  };
}

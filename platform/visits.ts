import type { IncomingHttpHeaders } from "node:http";

export interface VisitCounter {
  /**
   * Called for each public page served, including cached pages, so it must be nearly free. `question` is the slug of a
   * question's own page.
   */
  countView(companyId: string, headers: IncomingHttpHeaders, page?: { question: string | null }): void;
  countSearch(companyId: string, headers: IncomingHttpHeaders, search: CountedSearch): void;
  /** Called for each question that a visitor opened from the results of a search. */
  countClick(companyId: string, headers: IncomingHttpHeaders, click: SearchClick): void;
  /** Called for each question or search of a program that uses the help center's tools. */
  countAgent(companyId: string): void;
  /** Stores the counts since the last flush. Called automatically every half minute. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export interface CountedSearch {
  query: string;
  /** Number of results. */
  hits: number;
  /** What became of a question; null for other searches. */
  outcome: "answer" | "near" | "unknown" | null;
}

interface SearchClick {
  query: string;
  /** The question's slug. */
  slug: string;
  /** The visitor's address, not that of a trusted proxy. Only compared in memory, and never stored. */
  address: string;
}

export interface PostViews {
  /** Called for each post served, including cached ones. `address` is the visitor's, not that of a trusted proxy. */
  countPost(slug: string, visitor: { headers: IncomingHttpHeaders; address: string }): void;
  /** Stores the counts since the last flush. Called automatically every ten seconds. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export interface RedirectHits {
  /** `path` is the stored path of the redirect that answered the request. */
  countRedirect(redirect: { companyId: string; path: string }, headers: IncomingHttpHeaders): void;
  /** Stores the counts since the last flush. Called automatically every half minute. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** How much help centers are read: what the server hands to whoever counts it. */
import type { IncomingHttpHeaders } from "node:http";

export interface VisitCounter {
  /** For each public page that was asked for and sent, kept pages too: costs next to nothing. */
  countView(companyId: string, headers: IncomingHttpHeaders): void;
  /** `hits`: how many answers the search found. */
  countSearch(companyId: string, headers: IncomingHttpHeaders, search: { query: string; hits: number }): void;
  /** Stores what was counted since the last time; by itself every half minute. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** How often the blog's posts are read. */
export interface PostViews {
  /** For each post that was asked for and sent, kept pages too. `address`: of the visitor, behind trusted proxies. */
  countPost(slug: string, visitor: { headers: IncomingHttpHeaders; address: string }): void;
  /** Stores what was counted since the last time; by itself every ten seconds. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

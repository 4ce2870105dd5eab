/** Interface through which the server reports help center traffic. */
import type { IncomingHttpHeaders } from "node:http";

export interface VisitCounter {
  /** Called for each public page served, cached pages included: nearly free. */
  countView(companyId: string, headers: IncomingHttpHeaders): void;
  /** `hits`: number of search results. */
  countSearch(companyId: string, headers: IncomingHttpHeaders, search: { query: string; hits: number }): void;
  /** Stores the counts since the last flush; called automatically every half minute. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** View counts of blog posts. */
export interface PostViews {
  /** Called for each post served, cached ones included. `address`: the visitor's, behind trusted proxies. */
  countPost(slug: string, visitor: { headers: IncomingHttpHeaders; address: string }): void;
  /** Stores the counts since the last flush; called automatically every ten seconds. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

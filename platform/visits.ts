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

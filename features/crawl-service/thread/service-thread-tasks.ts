/** Output of the crawl service's threads. The file only has types, because both sides import it. */

export interface ServiceDocument {
  url?: string;
  title?: string;
  description?: string;
  markdown?: string;
  html?: string;
  rawHtml?: string;
  links?: string[];
  /** A data: URL. */
  screenshot?: string;
  json?: unknown;
  extract?: unknown;
  metadata?: Record<string, string | number | null | string[]>;
}

export type ReadPage =
  | {
      status: "kept";
      url: string;
      urlKey: string;
      title: string | null;
      description: string | null;
      document: ServiceDocument;
      links: string[];
      /** Text of the page for searches. */
      text: string;
      /** Says what couldn't be read from the page; shown to the client. */
      warning: string | null;
    }
  /** "blocked" means blocked by robots.txt. */
  | { status: "failed" | "blocked"; url: string; urlKey: string; error: string };

/** Facts from a website's structured data, without a model. */
export interface FoundFacts {
  data: unknown;
  /** Schema paths without a value. */
  missing: string[];
}

export type DoneUrl = { url: string; urlKey: string; isKept: boolean; links: string[] };

export type ReadingEvent = { type: "page"; page: ReadPage } | { type: "total"; total: number };

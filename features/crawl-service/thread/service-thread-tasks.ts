/** What comes out of the threads that read for the crawl service. Types only: both sides import it. */

export interface ServiceDocument {
  url?: string;
  title?: string;
  description?: string;
  markdown?: string;
  html?: string;
  rawHtml?: string;
  links?: string[];
  /** A data: address. */
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
      /** What searches look through. */
      text: string;
      /** What could not be had of the page, for whoever asked. */
      warning: string | null;
    }
  /** "blocked": by robots.txt. */
  | { status: "failed" | "blocked"; url: string; urlKey: string; error: string };

/** What a website says as data, without a model: what was found, and by which names it may be asked for. */
export interface FoundFacts {
  data: unknown;
  /** Paths of the schema for which nothing was found. */
  missing: string[];
}

export type DoneUrl = { url: string; urlKey: string; isKept: boolean; links: string[] };

export type ReadingEvent = { type: "page"; page: ReadPage } | { type: "total"; total: number };

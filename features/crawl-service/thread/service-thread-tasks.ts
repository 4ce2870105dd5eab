export interface ServiceDocument {
  url?: string;
  title?: string;
  description?: string;
  markdown?: string;
  html?: string;
  rawHtml?: string;
  links?: string[];
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
      /** The page's text, for searches. */
      text: string;
      /** Tells the client what couldn't be read from the page. */
      warning: string | null;
    }
  /** "blocked" means that robots.txt doesn't allow it. */
  | { status: "failed" | "blocked"; url: string; urlKey: string; error: string };

/** Data found in a website's structured data, without a model. */
export interface FoundFacts {
  data: unknown;
  /** Paths in the schema that have no value. */
  missing: string[];
}

export type DoneUrl = { url: string; urlKey: string; isKept: boolean; links: string[] };

export type ReadingEvent = { type: "page"; page: ReadPage } | { type: "total"; total: number };

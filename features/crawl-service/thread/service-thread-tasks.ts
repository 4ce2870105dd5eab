/** What the thread beside the server can be asked for by the crawl service, and what it says. Types only: both sides import it. */
import type { MessagePort } from "node:worker_threads";
import type { CrawlErrorCode } from "#engines/crawler/types.ts";
import type { Config } from "#platform/config.ts";
import type { CrawlRequest, MapRequest, ScrapeOptions, Wanted } from "../requests.ts";

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

interface Reading {
  config: Config;
}

export interface ServiceTasks {
  scrape: { input: Reading & { url: string; options: ScrapeOptions }; event: never; result: ReadPage };
  crawl: {
    input: Reading & { request: CrawlRequest; limit: number; done: DoneUrl[] };
    event: ReadingEvent;
    /** Why nothing could be read at all; null when something was. */
    result: { failure: string | null };
  };
  batch: {
    input: Reading & { urls: string[]; options: ScrapeOptions; done: DoneUrl[] };
    event: ReadingEvent;
    result: { failure: null };
  };
  map: { input: Reading & { request: MapRequest }; event: never; result: { links: string[] } };
  /** Facts of several pages; `html` as it was read. */
  facts: {
    input: Reading & { pages: { url: string; html: string }[]; wanted: Wanted };
    event: never;
    result: FoundFacts;
  };
}

export type ReadingEvent = { type: "page"; page: ReadPage } | { type: "total"; total: number };

export type ServiceTask = {
  [Kind in keyof ServiceTasks]: { kind: Kind; input: ServiceTasks[Kind]["input"] };
}[keyof ServiceTasks];

export type ToThread =
  | { type: "task"; id: number; task: ServiceTask; browser: MessagePort | null }
  | { type: "abort"; id: number }
  /** The event was dealt with: the next one may come. */
  | { type: "go-on"; id: number };

export type FromThread =
  | { type: "event"; id: number; event: unknown }
  | { type: "done"; id: number; result: unknown }
  | { type: "crawl-error"; id: number; code: CrawlErrorCode; message: string }
  | { type: "error"; id: number; message: string; stack: string | undefined };

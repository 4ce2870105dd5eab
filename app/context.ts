/**
 * What the server hands to loaders and actions. React Router compares contexts by identity, so the server
 * reads these from the built `entry.server` module and never imports this file itself.
 */

import { createContext } from "react-router";
import type { BodyReader } from "#platform/body/body-bound.ts";
import type { CenterReader } from "#platform/center-reader.ts";
import type { Services } from "#platform/services.ts";
import type { CountedSearch } from "#platform/visits.ts";
import type { Host } from "#shared/host.ts";

export const servicesContext = createContext<Services>();

/** Only known hosts. Requests for unknown ones get a 421 before any loader runs. */
export const hostContext = createContext<Host>();

/**
 * The language in a help center's address, and that address as the visitor requested it. Null if the address has no
 * language.
 */
export const languageContext = createContext<{ language: string; pathname: string } | null>(null);

/** What a page reports to the server while it renders. */
export interface PageNotes {
  /**
   * The company whose public page this is, or "blog". Set by the loader; allows the response into the page cache.
   */
  companyId: string | null;
  /**
   * Null if the server takes a page's HTML from here. The response then has no body, which saves encoding and copying
   * the HTML three times.
   */
  html?: string | null;
  /** Set for a private page. It isn't cached, and the request counts as a visit to this company's help center. */
  readBy?: { companyId: string };
  /** Maximum time in the page cache. If unset, the page is cached until the company's content changes. */
  ttlMs?: number;
  /** Set when the database or the bucket can't be reached, so that the response becomes a 503 with Retry-After. */
  unavailable: boolean;
  /** Set by a public page that ran a search. The visit counter reads it. */
  search?: CountedSearch;
}

export const pageNotesContext = createContext<PageNotes>();

/** The visitor's address after trusted proxies, for rate limits. */
export const clientAddressContext = createContext<string>();

/** Reads the request body up to the size its route allows: see app/routes/read-body.ts. */
export const bodyContext = createContext<BodyReader>();

/** Identifies a request in the log, and is sent as the response header x-request-id. */
export const requestIdContext = createContext<string>();

/** Reads a public help center by its subdomain, to export it. */
export const centerReaderContext = createContext<(subdomain: string) => CenterReader>();

/**
 * What the server hands to loaders and actions. React Router compares contexts by identity, so the server
 * reads these from the built `entry.server` module and never imports this file itself.
 */
import { createContext } from "react-router";
import type { BodyReader } from "#platform/body/body-bound.ts";
import type { CenterReader } from "#platform/center-reader.ts";
import type { Services } from "#platform/services.ts";
import type { Host } from "#shared/host.ts";

export const servicesContext = createContext<Services>();

/** Known hosts only: an unknown one was answered with 421 before any loader runs. */
export const hostContext = createContext<Host>();

/** What a page tells the server about itself while it is made. */
export interface PageNotes {
  /** Whose public page it is, a company's or the "blog": set by its loader, and the answer may be kept in the page cache. */
  companyId: string | null;
  /** How long it may be kept at most; without it, until something of that company changes. */
  ttlMs?: number;
  /** Set when the database could not be reached: the answer becomes a 503 that asks to come back. */
  unavailable: boolean;
  /** Set by a public page that searched: what for, and how many answers it found. */
  search?: { query: string; hits: number };
}

export const pageNotesContext = createContext<PageNotes>();

/** Address of the visitor after trusted proxies, for rate limits. */
export const clientAddressContext = createContext<string>();

/** Reads the posted body, as much of it as its route may take: see app/routes/read-body.ts. */
export const bodyContext = createContext<BodyReader>();

/** By which a request is found in the log; also in the header x-request-id of its answer. */
export const requestIdContext = createContext<string>();

/** Reads one public help center for a copy of it, by its subdomain. */
export const centerReaderContext = createContext<(subdomain: string) => CenterReader>();

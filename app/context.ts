/**
 * What the server hands to loaders and actions. React Router compares contexts by identity, so the server
 * reads these from the built `entry.server` module and never imports this file itself.
 */
import { createContext } from "react-router";
import type { Services } from "#platform/services.ts";
import type { Host } from "#shared/host.ts";

export const servicesContext = createContext<Services>();

/** Known hosts only: an unknown one was answered with 421 before any loader runs. */
export const hostContext = createContext<Host>();

/** A loader of a public page writes its company here; the answer may then be kept in the page cache. */
export interface PageTag {
  companyId: string | null;
}

export const pageTagContext = createContext<PageTag>();

/** Address of the visitor after trusted proxies, for rate limits. */
export const clientAddressContext = createContext<string>();

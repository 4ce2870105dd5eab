/**
 * Interfaces for outgoing requests. The engines never open a socket: `platform/egress` implements these behind its SSRF
 * guard, and tests pass plain functions.
 */

export interface EgressRequest {
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  /** For the whole request, redirects included. Default 10_000. */
  timeoutMs?: number;
  /** Limit of decompressed bytes, after which the response is `truncated`. Default 2_000_000. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface EgressResponse {
  /** Final URL, after redirects. */
  url: string;
  status: number;
  /** Lower-case names; repeated headers are joined with ", ". */
  headers: Record<string, string>;
  /** Decompressed body, at most `maxBytes` long. Empty for HEAD. */
  body: Uint8Array;
  truncated: boolean;
}

/**
 * Resolves for every HTTP status, and rejects with an EgressError when there is no response. Follows at most 5
 * redirects and checks each hop.
 */
export type EgressFetch = (url: string, request?: EgressRequest) => Promise<EgressResponse>;

/** Renders a page in a browser and returns the DOM as HTML once the visible text is stable. */
export type RenderPage = (
  url: string,
  options?: { timeoutMs?: number; signal?: AbortSignal },
) => Promise<{ url: string; status: number; html: string }>;

export type EgressErrorCode =
  /** Not http(s), has credentials, or isn't a URL. */
  | "invalid-url"
  /** DNS has no record for the name. */
  | "no-such-host"
  /** The address is private, local or reserved. Users see the same message as for a host that doesn't respond. */
  | "refused-address"
  | "connection-failed"
  | "tls"
  | "timeout"
  | "too-many-redirects"
  /** Protocol violation: headers over 16 KB, bad chunking or bad compression. */
  | "protocol"
  | "aborted"
  /** No browser is installed, or it crashed. RenderPage only. */
  | "browser";

export class EgressError extends Error {
  readonly code: EgressErrorCode;
  readonly url: string;

  constructor(code: EgressErrorCode, url: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "EgressError";
    this.code = code;
    this.url = url;
  }
}

/**
 * Interfaces for outgoing requests. The engines never open a socket: `platform/egress` implements these with its SSRF
 * guard, and tests pass plain functions.
 */

export interface EgressRequest {
  method?: "GET" | "HEAD" | "POST";
  /** The body of a POST. */
  posted?: string;
  /** Default true. If false, a redirect is the response. */
  followsRedirects?: boolean;
  headers?: Record<string, string>;
  /** For the whole request including redirects. Defaults to 10_000. */
  timeoutMs?: number;
  /** After this many decompressed bytes, the response is `truncated`. Defaults to 2_000_000. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface EgressResponse {
  /** The final URL after redirects. */
  url: string;
  status: number;
  /** Names are in lower case. Repeated headers are joined with ", ". */
  headers: Record<string, string>;
  /** Decompressed, at most `maxBytes` long. Empty for HEAD. */
  body: Uint8Array;
  truncated: boolean;
}

/**
 * Resolves for every HTTP status, and rejects with an EgressError if there is no response. Follows at most 5 redirects
 * and checks each one.
 */
export type EgressFetch = (url: string, request?: EgressRequest) => Promise<EgressResponse>;

/** Renders a page in a browser and returns the DOM as HTML once the visible text is stable. */
export type RenderPage = (
  url: string,
  options?: { timeoutMs?: number; signal?: AbortSignal },
) => Promise<{ url: string; status: number; html: string }>;

export type EgressErrorCode =
  /** The URL is malformed, has credentials, or isn't http(s). */
  | "invalid-url"
  | "no-such-host"
  /**
   * The address is private, local or reserved. Users see the same message as for an unknown host, so that they can't scan the server's network.
   */
  | "refused-address"
  | "connection-failed"
  | "tls"
  | "timeout"
  | "too-many-redirects"
  /** The response violates the protocol, for example with headers over 16 KB, bad chunking or bad compression. */
  | "protocol"
  | "aborted"
  /** No browser is installed, or it crashed. Only RenderPage throws this. */
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

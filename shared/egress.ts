/**
 * The shapes in which outside requests are handed to the engines. The engines never open a socket of their
 * own: `platform/egress` implements these behind its address guard, and tests hand in plain functions.
 */

export interface EgressRequest {
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  /** Whole request, redirects included. Default 10_000. */
  timeoutMs?: number;
  /** Decompressed bytes after which reading stops; the answer is then `truncated`. Default 2_000_000. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface EgressResponse {
  /** Address of the answer, after redirects. */
  url: string;
  status: number;
  /** Names in lower case; repeated headers joined with ", ". */
  headers: Record<string, string>;
  /** Decompressed body, at most `maxBytes` long. Empty for HEAD. */
  body: Uint8Array;
  truncated: boolean;
}

/**
 * Resolves for every HTTP status; rejects with an EgressError when no answer could be had.
 * Redirects are followed (at most 5), each hop checked.
 */
export type EgressFetch = (url: string, request?: EgressRequest) => Promise<EgressResponse>;

/** Renders a page in a browser and returns its DOM as HTML once the visible text is stable. */
export type RenderPage = (
  url: string,
  options?: { timeoutMs?: number; signal?: AbortSignal },
) => Promise<{ url: string; status: number; html: string }>;

export type EgressErrorCode =
  /** Not http(s), with credentials, or not a URL at all. */
  | "invalid-url"
  /** The name resolves to nothing. */
  | "no-such-host"
  /** The address is private, local or reserved. Told to people like any host that does not answer. */
  | "refused-address"
  | "connection-failed"
  | "tls"
  | "timeout"
  | "too-many-redirects"
  /** The answer breaks the protocol: headers over 16 KB, bad chunking, bad compression. */
  | "protocol"
  | "aborted"
  /** No browser is installed, or it crashed (RenderPage only). */
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

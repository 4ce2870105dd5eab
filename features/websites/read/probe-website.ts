/**
 * Asks a website whether anything changed since the last reading, by conditional requests. An unchanged page costs a
 * 304 without a body.
 */
import { createHash } from "node:crypto";
import type { PageValidator } from "#db/schema/website-checks.ts";
import type { EgressFetch, EgressResponse } from "#shared/egress.ts";

/** Larger readings are repeated in full. */
const maxValidators = 120;
const textual = /^(?:text\/(?:html|plain|xml)|application\/(?:xhtml\+xml|xml|rss\+xml))\b/i;

/** Wraps a fetch and records what its responses say about changes. Styles and pictures don't count. */
export function recordValidators(fetch: EgressFetch): { fetch: EgressFetch; validators(): PageValidator[] } {
  const recorded = new Map<string, PageValidator>();
  let isIncomplete = false;
  return {
    async fetch(url, request) {
      const response = await fetch(url, request);
      if ((request?.method ?? "GET") !== "GET") return response;
      if (response.status >= 500 || response.status === 429 || response.truncated) isIncomplete = true;
      else if (isAboutContent(response)) recorded.set(url, validatorOf(url, response));
      return response;
    },
    /** Empty if the reading can't be repeated conditionally. */
    validators: () => (isIncomplete || recorded.size > maxValidators ? [] : [...recorded.values()]),
  };
}

/** Stops at the first page that differs. Rejects like `fetch` if the website doesn't answer. */
export async function isUnchanged(
  validators: readonly PageValidator[],
  { fetch, signal }: { fetch: EgressFetch; signal: AbortSignal },
): Promise<boolean> {
  if (validators.length === 0) return false;
  for (const known of validators) {
    signal.throwIfAborted();
    const response = await fetch(known.url, { headers: conditionsOf(known), signal });
    if (response.url !== known.finalUrl) return false;
    if (response.status === 304) continue;
    if (response.status !== known.status) return false;
    if (known.status === 200 && hashOf(response) !== known.hash) return false;
  }
  return true;
}

function isAboutContent({ status, headers }: EgressResponse): boolean {
  return status !== 200 || textual.test(headers["content-type"] ?? "text/html");
}

function validatorOf(url: string, response: EgressResponse): PageValidator {
  const { status, headers } = response;
  return {
    url,
    finalUrl: response.url,
    status,
    etag: headerValue(headers.etag),
    lastModified: headerValue(headers["last-modified"]),
    hash: status === 200 ? hashOf(response) : "",
  };
}

/** A header that long isn't worth storing. */
function headerValue(value: string | undefined): string | null {
  return value !== undefined && value.length <= 200 ? value : null;
}

function conditionsOf({ etag, lastModified }: PageValidator): Record<string, string> {
  if (etag !== null) return { "if-none-match": etag };
  return lastModified === null ? {} : { "if-modified-since": lastModified };
}

function hashOf({ body }: EgressResponse): string {
  return createHash("sha256").update(body).digest("base64url");
}

/** Requests to the API of Zendesk Guide. */
import type { z } from "zod";
import { movingTexts as texts } from "#features/moving/moving-texts.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import { isWithinJsonBound } from "#shared/json-scan.ts";

/** The source can't be read. Its message is shown to the owner. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

export interface ZendeskApi {
  get<Schema extends z.ZodType>(pathOrUrl: string, schema: Schema): Promise<z.infer<Schema>>;
}

export interface ZendeskDeps {
  fetch: EgressFetch;
  origin: string;
  access: { email: string; token: string } | null;
  signal: AbortSignal;
  /** Resolves after the time, or rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** A page of a hundred long articles. */
const maxBytes = 40_000_000;
const jsonBound = { maxDepth: 20, maxTokens: 2_000_000 };
const timeoutMs = 60_000;
const maxWaitMs = 120_000;
/** Of all waits together. */
const maxWaitsMs = 15 * 60_000;
const maxTries = 12;

export function createZendeskApi({ fetch, origin, access, signal, wait }: ZendeskDeps): ZendeskApi {
  const { host } = new URL(origin);
  let waitedMs = 0;
  const headers: Record<string, string> = { accept: "application/json" };
  if (access)
    headers.authorization = `Basic ${Buffer.from(`${access.email}/token:${access.token}`).toString("base64")}`;

  async function get<Schema extends z.ZodType>(pathOrUrl: string, schema: Schema): Promise<z.infer<Schema>> {
    const url = new URL(pathOrUrl, origin);
    // A page must not lead the token to another host.
    if (url.origin !== origin) throw new SourceError(texts.notZendesk(host));
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url.href, {
        headers,
        maxBytes,
        timeoutMs,
        signal,
        followsRedirects: access === null,
      }).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof EgressError)) throw error;
        if (attempt < 3 && error.code !== "no-such-host" && error.code !== "refused-address") return null;
        throw new SourceError(texts.unreachable(host), { cause: error });
      });
      if (response && response.status !== 429 && response.status < 500) return parse(response, schema);
      if (attempt >= maxTries) throw new SourceError(texts.tooBusy(host));
      const seconds = Number(response?.headers["retry-after"] ?? "");
      const delayMs =
        Number.isFinite(seconds) && seconds >= 0 && response?.headers["retry-after"]
          ? seconds * 1_000
          : 1_000 * attempt;
      waitedMs += delayMs;
      if (delayMs > maxWaitMs || waitedMs > maxWaitsMs) throw new SourceError(texts.tooBusy(host));
      await wait(delayMs, signal);
    }
  }

  function parse<Schema extends z.ZodType>(
    { status, body, truncated }: { status: number; body: Uint8Array; truncated: boolean },
    schema: Schema,
  ): z.infer<Schema> {
    if (status === 401 || status === 403)
      throw new SourceError(access ? texts.wrongToken(host) : texts.isPrivate(host));
    if (status !== 200 || truncated || !isWithinJsonBound(body, jsonBound))
      throw new SourceError(texts.notZendesk(host));
    let json: unknown;
    try {
      json = JSON.parse(new TextDecoder().decode(body));
    } catch {
      throw new SourceError(texts.notZendesk(host));
    }
    const read = schema.safeParse(json);
    if (!read.success) throw new SourceError(texts.notZendesk(host), { cause: read.error });
    return read.data;
  }

  return { get };
}

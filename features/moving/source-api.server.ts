/** Requests to the APIs of other help desks. */
import type { z } from "zod";
import { movingTexts as texts } from "#features/moving/moving-texts.ts";
import { EgressError, type EgressFetch, type EgressResponse } from "#shared/egress.ts";
import { isWithinJsonBound } from "#shared/json-scan.ts";

/** The source can't be read. Its message is shown to the owner. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

export interface SourceApi {
  get<Schema extends z.ZodType>(pathOrUrl: string, schema: Schema): Promise<z.infer<Schema>>;
  /** Null if the server has no such thing, or hides it. */
  find<Schema extends z.ZodType>(pathOrUrl: string, schema: Schema): Promise<z.infer<Schema> | null>;
  /**
   * For what an import can do without. Waits for it are limited, and don't count as those for articles: null once they
   * are used up, and for each answer that can't be read.
   */
  findExtra<Schema extends z.ZodType>(pathOrUrl: string, schema: Schema): Promise<z.infer<Schema> | null>;
}

export interface SourceApiDeps {
  fetch: EgressFetch;
  /** Such as "Zendesk". */
  tool: string;
  origin: string;
  /** Has the credentials. Null for what everyone may read. */
  authorization: string | null;
  headers?: Record<string, string>;
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
const maxExtraWaitsMs = 10 * 60_000;
const maxTries = 12;

export function createSourceApi(deps: SourceApiDeps): SourceApi {
  const { fetch, tool, origin, authorization, signal, wait } = deps;
  const { host } = new URL(origin);
  const waits = { leftMs: maxWaitsMs };
  const extraWaits = { leftMs: maxExtraWaitsMs };
  const headers: Record<string, string> = { accept: "application/json", ...deps.headers };
  if (authorization !== null) headers.authorization = authorization;

  async function request(pathOrUrl: string, budget = waits): Promise<EgressResponse> {
    const url = new URL(pathOrUrl, origin);
    // A page must not lead the credentials to another host.
    if (url.origin !== origin) throw new SourceError(texts.notFound(tool, host));
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url.href, {
        headers,
        maxBytes,
        timeoutMs,
        signal,
        followsRedirects: authorization === null,
      }).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof EgressError)) throw error;
        if (attempt < 3 && error.code !== "no-such-host" && error.code !== "refused-address") return null;
        throw new SourceError(texts.unreachable(host), { cause: error });
      });
      if (response && response.status !== 429 && response.status < 500) return response;
      if (attempt >= maxTries) throw new SourceError(texts.tooBusy(host));
      const delayMs = waitAfter(response?.headers["retry-after"], attempt);
      budget.leftMs -= delayMs;
      if (delayMs > maxWaitMs || budget.leftMs < 0) throw new SourceError(texts.tooBusy(host));
      await wait(delayMs, signal);
    }
  }

  function parse<Schema extends z.ZodType>(
    { status, body, truncated }: EgressResponse,
    schema: Schema,
  ): z.infer<Schema> {
    if (status === 401 || status === 403)
      throw new SourceError(authorization === null ? texts.isPrivate(host) : texts.wrongKey(tool, host));
    if (status !== 200 || truncated || !isWithinJsonBound(body, jsonBound))
      throw new SourceError(texts.notFound(tool, host));
    let json: unknown;
    try {
      json = JSON.parse(new TextDecoder().decode(body));
    } catch {
      throw new SourceError(texts.notFound(tool, host));
    }
    const read = schema.safeParse(json);
    if (!read.success) throw new SourceError(texts.notFound(tool, host), { cause: read.error });
    return read.data;
  }

  return {
    get: async (pathOrUrl, schema) => parse(await request(pathOrUrl), schema),
    async find(pathOrUrl, schema) {
      const response = await request(pathOrUrl);
      return response.status === 403 || response.status === 404 ? null : parse(response, schema);
    },
    async findExtra(pathOrUrl, schema) {
      if (extraWaits.leftMs < 0) return null;
      try {
        return parse(await request(pathOrUrl, extraWaits), schema);
      } catch (error) {
        if (error instanceof SourceError) return null;
        throw error;
      }
    },
  };
}

/** What the server demands in seconds, or a growing time. */
function waitAfter(retryAfter: string | undefined, attempt: number): number {
  const seconds = Number(retryAfter ?? "");
  return retryAfter && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : 1_000 * attempt;
}

/** Requests to the APIs of other help desks. */
import type { z } from "zod";
import { movingTexts as texts } from "#features/moving/moving-texts.ts";
import type { EgressResponse } from "#shared/egress.ts";
import { isWithinJsonBound } from "#shared/json-scan.ts";
import {
  createSourceRequests,
  SourceError,
  type SourceRequestDeps,
  type WaitBudget,
} from "./source-requests.server.ts";

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

export interface SourceApiDeps extends SourceRequestDeps {
  /** Such as "Zendesk". */
  tool: string;
  origin: string;
  /** Has the credentials. Null for what everyone may read. */
  authorization: string | null;
  headers?: Record<string, string>;
}

/** A page of a hundred long articles. */
const maxBytes = 40_000_000;
const jsonBound = { maxDepth: 20, maxTokens: 2_000_000 };
const timeoutMs = 60_000;
const maxExtraWaitsMs = 10 * 60_000;

export function createSourceApi(deps: SourceApiDeps): SourceApi {
  const { tool, origin, authorization } = deps;
  const { host } = new URL(origin);
  const send = createSourceRequests(deps);
  const extraWaits = { leftMs: maxExtraWaitsMs };
  const headers: Record<string, string> = { accept: "application/json", ...deps.headers };
  if (authorization !== null) headers.authorization = authorization;

  async function request(pathOrUrl: string, budget?: WaitBudget): Promise<EgressResponse> {
    const url = new URL(pathOrUrl, origin);
    // A page must not lead the credentials to another host.
    if (url.origin !== origin) throw new SourceError(texts.notFound(tool, host));
    return send(url.href, { headers, maxBytes, timeoutMs, followsRedirects: authorization === null }, budget);
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

/** Reads request bodies. Checks the sender's budget first and enforces the route's limit. */
import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import {
  type BodyBound,
  type BodyReader,
  type BodyRefusal,
  type BodyResult,
  bodyRefusals,
  maxBytesOf,
} from "#platform/body/body-bound.ts";
import type { BodyBudget, BodyShare } from "#platform/body/body-budget.ts";
import { type BodyParser, fileParser, formParser, jsonParser } from "#platform/body/body-parser.ts";
import { receiveBody } from "#platform/body/receive-body.ts";
import type { Clock } from "#platform/clock.ts";
import type { Services } from "#platform/services.ts";
import { isApiPath, problemOfRefusal, problemResponse } from "./api/problem-response.ts";
import { defaultForm, noBody } from "./body-bounds.ts";
import type { HttpEnv } from "./http-env.ts";

/** Counts each request that may have a body against the sender's network, before any other check. */
export function admitBodies(services: Services, budget: BodyBudget): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return next();
    const refused = budget.admit(c.get("clientAddress"), declaredBytes(c.env.incoming));
    if (refused === null) return next();
    const { pathname } = new URL(c.req.raw.url);
    if (isApiPath(pathname)) return problemResponse(c, services, problemOfRefusal(refused));
    return pathname.startsWith("/v1/") ? refusedJson(c, refused) : refusedText(c, refused);
  };
}

export interface RequestBody extends BodyReader {
  /** Call this once the response is created. Until then, the body's memory counts against the budget. */
  release(): void;
}

interface Sender {
  incoming: IncomingMessage;
  clientAddress: string;
}

/** Reads the body only when the route requests it, after the route's guard has run. */
export function requestBody(
  { budget, clock }: { budget: BodyBudget; clock: Pick<Clock, "monotonicMs"> },
  { incoming, clientAddress }: Sender,
  bound: BodyBound | typeof noBody | undefined,
): RequestBody {
  let share: BodyShare | null = null;
  let form: Promise<BodyResult<FormData>> | undefined;
  let json: Promise<BodyResult<unknown>> | undefined;
  let file: Promise<BodyResult<Uint8Array<ArrayBuffer>>> | undefined;

  async function receive<Value>(maxBytes: number, parser: BodyParser<Value>): Promise<BodyResult<Value>> {
    if ((declaredBytes(incoming) ?? 0) > maxBytes) return { refused: bodyRefusals.tooLarge(maxBytes) };
    const opened = budget.open(clientAddress);
    if ("status" in opened) return { refused: opened };
    share = opened;
    return receiveBody(incoming, { maxBytes, parser, share, clock });
  }
  function readForm(): Promise<BodyResult<FormData>> {
    if (bound === undefined || bound === noBody || bound.kind !== "form") throw unbounded();
    const contentType = incoming.headers["content-type"] ?? "";
    const parser = formParser(contentType, bound);
    if (parser) return receive(maxBytesOf(bound, contentType), parser);
    return Promise.resolve({ refused: bodyRefusals.unreadableForm });
  }
  function readJson(): Promise<BodyResult<unknown>> {
    if (bound === undefined || bound === noBody || bound.kind !== "json") throw unbounded();
    return receive(bound.maxBytes, jsonParser(bound));
  }
  function readFile(): Promise<BodyResult<Uint8Array<ArrayBuffer>>> {
    if (bound === undefined || bound === noBody || bound.kind !== "file") throw unbounded();
    return receive(bound.maxBytes, fileParser());
  }
  return {
    async form() {
      form ??= readForm();
      return form;
    },
    async json() {
      json ??= readJson();
      return json;
    },
    async file() {
      file ??= readFile();
      return file;
    },
    release: () => share?.release(),
  };
}

/** Rejects a request whose declared length is over the limit, before any route code runs. */
export function tooLarge(incoming: IncomingMessage, bound: BodyBound | typeof noBody | undefined) {
  const given = bound === undefined || bound === noBody ? defaultForm : bound;
  const maxBytes = maxBytesOf(given, incoming.headers["content-type"] ?? "");
  return (declaredBytes(incoming) ?? 0) > maxBytes ? bodyRefusals.tooLarge(maxBytes) : null;
}

export function refusedText(c: Context<HttpEnv>, { status, text, retryAfterSeconds }: BodyRefusal): Response {
  return c.text(text, status, retryHeader(retryAfterSeconds));
}

function refusedJson(c: Context<HttpEnv>, { status, text, retryAfterSeconds }: BodyRefusal): Response {
  return c.json({ success: false, error: text }, status, retryHeader(retryAfterSeconds));
}

function retryHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** Returns null if only the end of the body reveals its length, and 0 if there is no body. */
function declaredBytes({ headers }: IncomingMessage): number | null {
  if (headers["transfer-encoding"] !== undefined) return null;
  return Number(headers["content-length"] ?? 0);
}

function unbounded(): Error {
  return new Error("a route reads a body that has no bound in server/body-bounds.ts");
}

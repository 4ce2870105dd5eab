import type { Context } from "hono";
import { apiPath } from "#features/api/operation.ts";
import { ProblemError, problemTypes } from "#features/api/problems.ts";
import type { BodyRefusal } from "#platform/body/body-bound.ts";
import { AppError, type ErrorCode } from "#platform/errors.ts";
import { isUnavailable } from "#platform/is-unavailable.ts";
import { loggablePath } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import type { HttpEnv } from "../http-env.ts";

/** Describes the types of problems; see `problemTypes`. */
export const referencePath = "/api/reference";

const retryAfterOutageSeconds = 10;

const problemOfCode: Record<ErrorCode, keyof typeof problemTypes> = {
  invalid: "invalid-request",
  unauthenticated: "unknown-key",
  forbidden: "not-allowed",
  not_found: "not-found",
  conflict: "conflict",
  too_large: "too-large",
  unsupported_type: "wrong-type",
  misdirected: "not-found",
  rate_limited: "too-many-requests",
  unavailable: "unavailable",
};

export function problemOfRefusal({ status, text, retryAfterSeconds }: BodyRefusal): ProblemError {
  const options = {
    detail: text,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  switch (status) {
    case 413:
      return new ProblemError("too-large", options);
    case 429:
      return new ProblemError("too-many-requests", options);
    case 503:
      return new ProblemError("unavailable", options);
    default:
      return new ProblemError("invalid-request", options);
  }
}

/** Logs the errors that the client can't do anything about. */
export function problemResponse(c: Context<HttpEnv>, services: Services, error: unknown): Response {
  return writeProblem(c, services.origin, knownProblem(error) ?? unexpected(c, services, error));
}

function knownProblem(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof AppError) {
    const { code, message } = error;
    return new ProblemError(problemOfCode[code], message === code ? {} : { detail: message });
  }
  return null;
}

function unexpected(c: Context<HttpEnv>, { log }: Services, error: unknown): ProblemError {
  log.error(
    { err: error, path: loggablePath(c.req.path), requestId: c.get("requestId") },
    "API request failed",
  );
  if (isUnavailable(error))
    return new ProblemError("unavailable", { retryAfterSeconds: retryAfterOutageSeconds });
  return new ProblemError("server-error");
}

function writeProblem(
  c: Context<HttpEnv>,
  origin: string,
  { type, message, options }: ProblemError,
): Response {
  const [status, title] = problemTypes[type];
  const { errors, retryAfterSeconds } = options;
  if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
  if (status === 401) c.header("www-authenticate", "Bearer");
  c.header("cache-control", "no-store");
  const problem = {
    type: `${origin}${referencePath}#${type}`,
    title,
    status,
    detail: message,
    requestId: c.get("requestId"),
    ...(errors ? { errors } : {}),
  };
  return c.body(JSON.stringify(problem), status, { "content-type": "application/problem+json" });
}

/** Whether errors of this path are answered as problems. */
export function isApiPath(path: string): boolean {
  return path === apiPath || path.startsWith(`${apiPath}/`);
}

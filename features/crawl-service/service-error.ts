/** An error response: `{ success: false, error, details? }` with its status. */
import type { CrawlErrorCode } from "#engines/crawler/types.ts";

export type ServiceStatus = 400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 429 | 500 | 501 | 503;

export class ServiceError extends Error {
  readonly status: ServiceStatus;
  readonly details: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(
    status: ServiceStatus,
    message: string,
    { details, retryAfterSeconds = null }: { details?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.name = "ServiceError";
    this.status = status;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Picks the status for a failure of the website. A busy website isn't the client's fault, so that is a 500. */
export function statusOfCrawlError(code: CrawlErrorCode): ServiceStatus {
  switch (code) {
    case "invalid-url":
    case "unsupported-protocol":
    case "not-html":
      return 400;
    case "forbidden":
      return 403;
    case "not-found":
    case "no-such-host":
      return 404;
    case "timeout":
    case "cancelled":
      return 408;
    default:
      return 500;
  }
}

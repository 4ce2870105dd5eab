/** Errors that control what follows a failure. Any other error is retried with backoff. */

/** A retry would fail the same way: the job fails permanently and is logged. */
export class NonRetryableJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "NonRetryableJobError";
  }
}

/** Retry after a given delay (an HTTP response's Retry-After). Counts as one attempt. */
export class RetryAfterError extends Error {
  readonly delayMs: number;

  constructor(delayMs: number, message = "told to come back later", options?: { cause?: unknown }) {
    super(message, options);
    this.name = "RetryAfterError";
    this.delayMs = delayMs;
  }
}

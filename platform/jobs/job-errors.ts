/** These errors decide what happens to a failed job. After any other error it is retried with backoff. */

/** A retry would fail the same way, so the job fails permanently and is logged. */
export class NonRetryableJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "NonRetryableJobError";
  }
}

/** Retries after a given delay, such as an HTTP response's Retry-After. Counts as one attempt. */
export class RetryAfterError extends Error {
  readonly delayMs: number;

  constructor(delayMs: number, message = "asked to retry later", options?: { cause?: unknown }) {
    super(message, options);
    this.name = "RetryAfterError";
    this.delayMs = delayMs;
  }
}

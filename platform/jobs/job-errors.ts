/** What a handler throws says what happens next. Any other error is tried again later, with growing pauses. */

/** Trying again would change nothing: the job fails for good and is logged. */
export class NonRetryableJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "NonRetryableJobError";
  }
}

/** Come back after a time that somebody named (Retry-After of an HTTP answer). Counts as one try. */
export class RetryAfterError extends Error {
  readonly delayMs: number;

  constructor(delayMs: number, message = "told to come back later", options?: { cause?: unknown }) {
    super(message, options);
    this.name = "RetryAfterError";
    this.delayMs = delayMs;
  }
}

/**
 * The error class for outcomes that callers handle. Each code has an HTTP status, and the message, if any, is
 * user-facing. Any other thrown error is a bug, which is logged and answered with a 500.
 */

const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message?: string, options?: { cause?: unknown }) {
    super(message ?? code, options);
    this.name = "AppError";
    this.code = code;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Aborts startup with one sentence for the operator and a non-zero exit code, without a stack trace. */
export class StartupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "StartupError";
  }
}

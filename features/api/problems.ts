/** Errors of the API, as application/problem+json (RFC 9457). */

export const problemTypes = {
  "invalid-request": [400, "The request isn't valid."],
  "missing-key": [401, "Send a key as a bearer token."],
  "unknown-key": [401, "This key doesn't exist."],
  "revoked-key": [401, "This key was revoked."],
  "missing-scope": [403, "The key doesn't have the scope for this."],
  "no-access": [403, "This company has no access at the moment."],
  "not-allowed": [403, "The company's settings or plan don't allow this."],
  "not-found": [404, "There is nothing at this address."],
  "wrong-method": [405, "This address doesn't have this method."],
  conflict: [409, "The request conflicts with what the help center has now."],
  "changed-meanwhile": [412, "The resource no longer matches If-Match."],
  "too-large": [413, "The request is too large."],
  "wrong-type": [415, "The request has to be JSON."],
  "reused-idempotency-key": [422, "This Idempotency-Key was used for another request."],
  "too-many-requests": [429, "Too many requests."],
  "server-error": [500, "Something went wrong on our side."],
  unavailable: [503, "The server can't answer right now."],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemType = keyof typeof problemTypes;

/** A field of the request that isn't valid. */
export interface FieldProblem {
  /** Such as "body.question" or "query.limit". */
  field: string;
  detail: string;
}

export interface ProblemOptions {
  detail?: string;
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
}

/** Thrown by the API's code, and answered as a problem. Its message is for the reader. */
export class ProblemError extends Error {
  readonly type: ProblemType;
  readonly options: ProblemOptions;

  constructor(type: ProblemType, options: ProblemOptions = {}) {
    super(options.detail ?? problemTypes[type][1]);
    this.name = "ProblemError";
    this.type = type;
    this.options = options;
  }
}

/** Async context of the current request, job or command, for log correlation and the audit log. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Where a request came from. */
interface RequestOrigin {
  /** Such as "Firefox on Windows". */
  device: string;
  /** The client's address behind trusted proxies. */
  address: string;
}

export interface RequestScope {
  /** Null for a job or command that no request caused. */
  requestId: string | null;
  /** Set if a program acts instead of a person. */
  program?: "job" | "command";
  /** A function, because only requests that change something need it. */
  origin?: () => RequestOrigin;
  /**
   * Lets the next page be rendered (server/page-turns.ts). Called before waiting for what takes seconds and no processor
   * time of this process, such as a model's answer.
   */
  endTurn?: () => void;
}

const key = Symbol.for("step.request-scope");
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestScope> };

/** One per process: in development, the pages have their own copy of this module. */
export const requestScope = shared[key] ?? new AsyncLocalStorage<RequestScope>();
shared[key] = requestScope;

/** Returns the proxy's request id if it is safe in a log and a header, otherwise a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Calls a configured model with retries within one deadline. Permanent failures such as a wrong key or a refused
 * question are not retried.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import { requestScope } from "#platform/request-scope.ts";
import { inSpan } from "#platform/tracing.ts";
import { ModelError } from "./model-error.ts";

export interface ModelCall<Value> {
  /** Purpose for the log, such as "describe-recording". */
  purpose: string;
  model: string;
  signal?: AbortSignal | undefined;
  /** Makes one attempt. `facts`, such as its cost, are logged. Throws what the provider's client throws. */
  attempt(signal: AbortSignal): Promise<{ value: Value; facts: Record<string, number | null> }>;
  onFailure?: (cause: unknown) => void | Promise<void>;
}

export interface CallOptions {
  /** Deadline for all attempts together. */
  deadlineMs: number;
  maxTries?: number | undefined;
  /** Returns 0 to 1, for the backoff jitter. */
  random?: (() => number) | undefined;
  timer?: CallTimer | undefined;
}

export interface CallTimer {
  nowMs(): number;
  /** Rejects with the signal's reason. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>;
  deadline(ms: number): AbortSignal;
}

const realTimer: CallTimer = {
  nowMs: () => performance.now(),
  pause: (ms, signal) => delay(ms, undefined, { signal }),
  deadline: (ms) => AbortSignal.timeout(ms),
};

const firstPauseMs = 800;
const longestPauseMs = 20_000;

/** Throws a ModelError, or the signal's reason. */
export function callModel<Value>(
  log: Pick<Log, "info" | "warn">,
  call: ModelCall<Value>,
  options: CallOptions,
): Promise<Value> {
  requestScope.getStore()?.endTurn?.();
  const attributes = { "gen_ai.request.model": call.model };
  return inSpan(
    `model ${call.purpose}`,
    { kind: "client", attributes },
    { run: () => callUntilAnswered(log, call, options) },
  );
}

async function callUntilAnswered<Value>(
  log: Pick<Log, "info" | "warn">,
  call: ModelCall<Value>,
  { deadlineMs, maxTries = 4, random = Math.random, timer = realTimer }: CallOptions,
): Promise<Value> {
  const { purpose, model } = call;
  const startedMs = timer.nowMs();
  const endMs = startedMs + deadlineMs;
  const deadline = timer.deadline(deadlineMs);
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
  // Suppresses warnings that the clients write to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  for (let attempt = 1; ; attempt++) {
    try {
      const { value, facts } = await call.attempt(signal);
      const ms = Math.round(timer.nowMs() - startedMs);
      log.info({ purpose, model, attempt, ms, ...facts }, "model call finished");
      return value;
    } catch (cause) {
      await call.onFailure?.(cause);
      call.signal?.throwIfAborted();
      const failure = await failureOf(cause, deadline.aborted);
      const pauseMs = failure.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.5 + random());
      log.warn(
        { purpose, model, attempt, reason: failure.reason, status: failure.status },
        "model call failed",
      );
      const isTooLate = timer.nowMs() + pauseMs >= endMs || pauseMs > longestPauseMs;
      if (!failure.isRetryable || attempt >= maxTries || isTooLate)
        throw new ModelError(failure.reason, { cause });
      await timer.pause(pauseMs, call.signal);
    }
  }
}

interface Failure {
  reason: ModelError["reason"];
  isRetryable: boolean;
  status: number | null;
  retryAfterMs: number | null;
}

async function failureOf(cause: unknown, isOutOfTime: boolean): Promise<Failure> {
  const { APICallError } = await import("ai");
  const none = { status: null, retryAfterMs: null };
  if (isOutOfTime) return { reason: "too-slow", isRetryable: false, ...none };
  // The caller's own checks throw these errors, so a retry would fail the same way.
  if (cause instanceof ModelError) return { reason: cause.reason, isRetryable: false, ...none };
  // The response is garbage, truncated, or doesn't match the schema. A retry may succeed.
  if (!APICallError.isInstance(cause)) return { reason: "unreadable", isRetryable: true, ...none };
  const status = cause.statusCode ?? null;
  const retryAfterMs = readRetryAfter(cause.responseHeaders);
  if (status === 429) return { reason: "busy", isRetryable: true, status, retryAfterMs };
  if (status !== null && status >= 400 && status < 500) {
    return { reason: "refused", isRetryable: status === 408 || status === 409, status, retryAfterMs };
  }
  if (status !== null && status < 400)
    return { reason: "unreadable", isRetryable: true, status, retryAfterMs: null };
  return { reason: "unavailable", isRetryable: true, status, retryAfterMs };
}

/** The header contains seconds or a date. */
function readRetryAfter(headers: Record<string, string> | undefined): number | null {
  const value = headers?.["retry-after"];
  if (!value) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Requests to the server that a help center moves from, with the waits that it demands. */
import { movingTexts as texts } from "#features/moving/moving-texts.ts";
import { EgressError, type EgressFetch, type EgressRequest, type EgressResponse } from "#shared/egress.ts";

/** The source can't be read. Its message is shown to the owner. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

export interface SourceRequestDeps {
  /** Guarded. */
  fetch: EgressFetch;
  signal: AbortSignal;
  /** Resolves after the time, or rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** How often a request is sent whose server fails. */
  failureTries?: number;
}

export interface WaitBudget {
  leftMs: number;
}

const maxWaitMs = 120_000;
/** Of all waits together. */
const maxWaitsMs = 15 * 60_000;
const maxTries = 12;

export const newWaitBudget = (): WaitBudget => ({ leftMs: maxWaitsMs });

/** Repeats requests that the server was too busy for, or that got no response. */
export function createSourceRequests({ fetch, signal, wait, failureTries = maxTries }: SourceRequestDeps) {
  const waits = newWaitBudget();
  return async (url: string, request: EgressRequest, budget = waits): Promise<EgressResponse> => {
    const { host } = new URL(url);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, { ...request, signal }).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof EgressError)) throw error;
        if (attempt < 3 && error.code !== "no-such-host" && error.code !== "refused-address") return null;
        throw new SourceError(texts.unreachable(host), { cause: error });
      });
      if (response && response.status !== 429 && response.status < 500) return response;
      if (attempt >= (response?.status === 429 ? maxTries : failureTries))
        throw new SourceError(texts.tooBusy(host));
      const delayMs = waitAfter(response?.headers["retry-after"], attempt);
      // One page that demands an hour leaves the budget to the others.
      if (delayMs > maxWaitMs) throw new SourceError(texts.tooBusy(host));
      budget.leftMs -= delayMs;
      if (budget.leftMs < 0) throw new SourceError(texts.tooBusy(host));
      await wait(delayMs, signal);
    }
  };
}

/** What the server demands in seconds, or a growing time. */
function waitAfter(retryAfter: string | undefined, attempt: number): number {
  const seconds = Number(retryAfter ?? "");
  return retryAfter && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : 1_000 * attempt;
}

/** State transitions of a custom domain, and how often it is checked. */
import type { DomainStatus } from "#shared/enumerations.ts";
import type { DomainCheck } from "./judge-domain.ts";

export interface DomainState {
  status: DomainStatus | null;
  /** How many checks in a row found the domain pointing elsewhere. */
  failures: number;
}

export const recheckRules = {
  /** Verified domains are checked once a day. */
  verifiedMs: 24 * 3_600_000,
  /** A verified domain that points elsewhere may be in the middle of a move, so it is checked more often. */
  failingMs: 3 * 3_600_000,
  /** After this many failures in a row, a verified domain is no longer served. */
  maxVerifiedFailures: 3,
  /** DNS changes can take hours, so pending domains are checked even if the owner doesn't ask. */
  waitingMs: 3_600_000,
  /** After three days of hourly checks, a domain is only checked when its owner asks. */
  maxWaitingFailures: 72,
} as const;

/** An inconclusive check changes nothing. */
export function nextDomainState(
  { status, failures }: DomainState,
  { check, isAsked }: { check: DomainCheck; isAsked: boolean },
): DomainState {
  if (check.result === "unknown") return { status, failures };
  if (check.result === "matches" && !check.isTaken) return { status: "verified", failures: 0 };
  const failed = failures + 1;
  if (status === "verified") {
    return { status: failed >= recheckRules.maxVerifiedFailures ? "failed" : "verified", failures: failed };
  }
  const isOver = isAsked || failed >= recheckRules.maxWaitingFailures || status === "failed";
  return { status: isOver ? "failed" : "pending", failures: failed };
}

/** When a domain is checked again, and what becomes of it. Pure. */
import type { DomainStatus } from "#shared/enumerations.ts";
import type { DomainCheck } from "./judge-domain.ts";

export interface DomainState {
  status: DomainStatus | null;
  /** Checks in a row that found the domain pointing elsewhere. */
  failures: number;
}

export const recheckRules = {
  /** A domain that is as it should be is looked at once a day. */
  verifiedMs: 24 * 3_600_000,
  /** One that just went elsewhere may be in the middle of a move. */
  failingMs: 3 * 3_600_000,
  /** A verified one that points elsewhere this many times in a row is not served any more. */
  maxVerifiedFailures: 3,
  /** DNS changes can take hours; whoever does not press the button is found out about all the same. */
  waitingMs: 3_600_000,
  /** After three days of hourly looks a domain is only looked at when its owner asks. */
  maxWaitingFailures: 72,
} as const;

/** An answer that says nothing changes nothing. */
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

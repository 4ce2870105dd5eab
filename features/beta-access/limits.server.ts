import { isWithinLimits, networkOf } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

/** Enough for a slow typist, but too slow for guessing a random code. */
const limit = { max: 60, windowMs: 600_000 };

/** Counts one check by this visitor. */
export function isWithinBetaCodeLimits(
  { db, clock }: Pick<Services, "db" | "clock">,
  visitorAddress: string,
): Promise<boolean> {
  const limits = [{ name: "beta-code-visitor", who: networkOf(visitorAddress), ...limit }];
  return isWithinLimits(db, { limits, now: clock.now() });
}

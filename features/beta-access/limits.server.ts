import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

/** Leaves room for a slow typist, but makes guessing a random code hopeless. */
const limit = { max: 60, windowMs: 600_000 };

export function isWithinBetaCodeLimits(
  { db, clock }: Pick<Services, "db" | "clock">,
  visitorAddress: string,
): Promise<boolean> {
  const limits = [{ name: "beta-code-visitor", visitorAddress, ...limit }];
  return isWithinLimits(db, { limits, now: clock.now() });
}

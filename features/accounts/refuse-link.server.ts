import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { wrongLinkLimit } from "./account-rates.ts";
import type { LinkTokenKind } from "./link-tokens.server.ts";

/** Counts only invalid links, so that attackers can't block a valid one. */
export async function refuseLink(
  { db, clock, security }: Pick<AccountDeps, "db" | "clock" | "security">,
  { kind, visitorAddress }: { kind: LinkTokenKind; visitorAddress: string },
): Promise<{ outcome: "invalid" | "limited" }> {
  security.report("mailed-link-refused", { visitorAddress, kind });
  const limits = [wrongLinkLimit({ visitorAddress })];
  const isWithin = await isWithinLimits(db, { limits, now: clock.now() });
  return { outcome: isWithin ? "invalid" : "limited" };
}

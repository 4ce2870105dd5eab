import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

const maxPerHour = 10;

/** Counts an export of the company. Each one reads all of its rows, so there is a limit. */
export function mayExport(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: OwnerScope,
): Promise<boolean> {
  const limit = { name: "exports", who: companyId, max: maxPerHour, windowMs: 3_600_000 };
  return isWithinLimits(db, { limits: [limit], now: clock.now() });
}

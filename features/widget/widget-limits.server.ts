/** How many requests a website's visitors may send. */

import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

const windowMs = 60_000;
/** A visitor who types a question sends about one request a second. */
const perNetwork = 120;
/** Of all visitors of a website. */
const perOrigin = 6_000;
/** A stranger can send any Origin, so only some refusals are stored. */
const refusals = 120;

type Deps = Pick<Services, "db" | "clock">;

export function hasTurn(
  { db, clock }: Deps,
  { companyId, origin, visitorAddress }: { companyId: string; origin: string; visitorAddress: string },
): Promise<boolean> {
  const at = `${companyId}\n${origin}`;
  const limits = [
    { name: "widget-network", who: at, visitorAddress, max: perNetwork, windowMs },
    { name: "widget-origin", who: at, max: perOrigin, windowMs },
  ];
  return isWithinLimits(db, { limits, now: clock.now() });
}

/** Whether another refusal of this company is stored. */
export function mayStoreRefusal({ db, clock }: Deps, { companyId }: { companyId: string }): Promise<boolean> {
  const limit = { name: "widget-refused", who: companyId, max: refusals, windowMs };
  return isWithinLimits(db, { limits: [limit], now: clock.now() });
}

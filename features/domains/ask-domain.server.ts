/** What an edge proxy may get a certificate for: it asks before it tries. */

import { isPublicName, isVerifiedDomain } from "#features/companies/served-names.server.ts";
import { isWithinLimits, networkOf } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

/** Whoever opens connections with made-up names makes the proxy ask for each of them. */
const limit = { name: "domain-ask", max: 120, windowMs: 60_000 };
const mayBeDomain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Only what is not served is limited: made-up names can't keep a customer's own from its certificate. */
export async function askDomain(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  { domain, visitorAddress }: { domain: string; visitorAddress: string },
): Promise<"served" | "not-served" | "limited"> {
  const name = domain.trim().toLowerCase().replace(/\.$/, "");
  if (mayBeDomain.test(name)) {
    const label = name.endsWith(`.${config.baseDomain}`)
      ? name.slice(0, -config.baseDomain.length - 1)
      : null;
    if (label === null ? await isVerifiedDomain(db, name) : await isPublicName(db, label)) return "served";
  }
  const limits = [{ ...limit, who: networkOf(visitorAddress) }];
  return (await isWithinLimits(db, { limits, now: clock.now() })) ? "not-served" : "limited";
}

/** Decides whether an edge proxy may request a certificate for a host name (on-demand TLS). */

import { isPublicName, isVerifiedDomain } from "#features/companies/served-names.server.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

/** Anyone can trigger lookups of made-up host names by connecting to the proxy. */
const limit = { name: "domain-ask", max: 120, windowMs: 60_000 };
const mayBeDomain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Only counts unknown names, so that made-up names can't block certificates for real domains. */
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
  const limits = [{ ...limit, visitorAddress }];
  return (await isWithinLimits(db, { limits, now: clock.now() })) ? "not-served" : "limited";
}

import { isVerifiedDomain } from "#features/companies/served-names.server.ts";
import type { Services } from "#platform/services.ts";
import { type Host, parseHost } from "#shared/host.ts";

/** Null for a host that this installation doesn't serve. */
export async function knownHost(
  { db, config, origin }: Pick<Services, "db" | "config" | "origin">,
  name: string | undefined,
): Promise<Host | null> {
  const rules = { baseDomain: config.baseDomain, originHostname: new URL(origin).hostname };
  const host = parseHost(name, rules);
  if (host?.kind === "custom" && !(await isVerifiedDomain(db, host.domain))) return null;
  return host;
}

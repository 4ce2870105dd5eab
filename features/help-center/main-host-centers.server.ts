import { listPublicCompanies } from "#features/companies/served-names.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { publicAddress, servesSubdomains } from "./public-address.ts";
import { maxSitemapPages } from "./sitemap-and-llms.ts";

/**
 * Returns the addresses of public help centers that are served below a path of the main host. Returns none if this
 * installation serves subdomains.
 */
export async function listMainHostCenters(
  db: Db,
  installation: { origin: string; baseDomain: string },
): Promise<string[]> {
  if (servesSubdomains(installation)) return [];
  const rows = await listPublicCompanies(db, { limit: maxSitemapPages });
  return rows
    .map((row) => publicAddress(row, installation) ?? "")
    .filter((address) => address.startsWith(`${installation.origin}/help/`));
}

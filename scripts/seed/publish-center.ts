import { takeSubdomain } from "#features/companies/take-subdomain.server.ts";
import { getSettings, saveHelpCenter } from "#features/companies/update-company-settings.server.ts";
import { StartupError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

/** Gives the help center an address and makes it public. Returns its subdomain. */
export async function publishCenter(services: Services, scope: OwnerScope): Promise<string> {
  const { company } = await getSettings(services.db, scope);
  const subdomain = await services.db.transaction((tx) => takeSubdomain(tx, scope, company.companyName));
  const { version, values } = (await getSettings(services.db, scope)).helpCenter;
  const saved = await saveHelpCenter(services, scope, { version, values: { ...values, isPublic: true } });
  if (!saved.ok) throw new StartupError("The help center was changed by someone else meanwhile.");
  return subdomain;
}

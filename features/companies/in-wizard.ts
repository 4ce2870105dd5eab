import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";

/** SQL condition that is true while the company is still in the wizard, and also if the company doesn't exist. */
export function isInWizard(companyId: AnyColumn): SQL {
  return sql`not exists (select from ${companies} owner where owner.id = ${companyId} and owner.onboarding_completed)`;
}

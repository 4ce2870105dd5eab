import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";

/** Whether the company is still in the wizard. Also true if there is no company. */
export function isInWizard(companyId: AnyColumn): SQL {
  return sql`not exists (select from ${companies} owner where owner.id = ${companyId} and owner.onboarding_completed)`;
}

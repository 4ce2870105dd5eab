import { readCompanyName } from "#features/companies/center-words.ts";
import { updateCompany } from "#features/companies/company-record.server.ts";
import { renameInFaqs } from "#features/faqs/rename-company.server.ts";
import { readBrand } from "#features/websites/import/publish-center.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeWizard } from "./wizard-record.server.ts";

/**
 * Stores the name that the owner corrected. The website's own isn't stored until the wizard ends, so that another website
 * can still bring another one. A form without a name changes nothing. Returns what is wrong with the name, or null.
 */
export async function saveName(
  services: Pick<Services, "db" | "realtime">,
  scope: OwnerScope,
  { companyName }: { companyName?: string | undefined },
): Promise<string | null> {
  if (companyName === undefined) return null;
  const read = readCompanyName(companyName);
  if ("problem" in read) return read.problem;
  await changeWizard(services, scope, async (tx, { company, onboarding }) => {
    const known = company.companyName.trim() || (await readBrand(tx, onboarding))?.brandAssets.companyName;
    if (read.name === known) return;
    await updateCompany(tx, scope, { companyName: read.name });
    await renameInFaqs(tx, scope, { from: known ?? "", to: read.name });
  });
  return null;
}

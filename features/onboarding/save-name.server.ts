import { readCompanyName } from "#features/companies/center-words.ts";
import { updateCompany } from "#features/companies/company-record.server.ts";
import { readBrand } from "#features/websites/import/publish-center.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeWizard } from "./wizard-record.server.ts";

/**
 * Stores the name that the owner corrected. The website's own isn't stored until the wizard ends, so that another website
 * can still bring another one. A form without a name changes nothing.
 */
export async function saveName(
  services: Pick<Services, "db" | "realtime">,
  scope: OwnerScope,
  { companyName }: { companyName?: string | undefined },
): Promise<{ message: string } | { isSaved: boolean }> {
  if (companyName === undefined) return { isSaved: false };
  const read = readCompanyName(companyName);
  if ("problem" in read) return { message: read.problem };
  return changeWizard(services, scope, async (tx, { company, onboarding }) => {
    const known = company.companyName.trim() || (await readBrand(tx, onboarding))?.brandAssets.companyName;
    if (read.name === known) return { isSaved: false };
    await updateCompany(tx, scope, { companyName: read.name });
    return { isSaved: true };
  });
}

/** Creates another company for a person who already owns one. The wizard then runs for the new company. */
import { lockUser } from "#features/accounts/lock-user.server.ts";
import { findCompany, insertCompany } from "#features/companies/company-record.server.ts";
import { listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { addMember } from "#features/companies/member-records.server.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";

/** Enough for an agency. A limit keeps a script from filling the database. */
export const maxOwnedCompanies = 50;

export const companyTexts = {
  ownersOnly: "Only owners of a help center can create another one.",
  tooMany: `You own ${maxOwnedCompanies} help centers, which is the maximum.`,
} as const;

/** If there already is an unfinished company, returns that one, so that a double click creates only one. */
export async function createFurtherCompany(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<{ ok: true; companyId: string } | Refused> {
  return db.transaction(async (tx) => {
    // Serializes concurrent requests of the same user.
    await lockUser(tx, userId);
    const owned = (await listOwnCompanies(tx, { userId })).filter(({ role }) => role === "owner");
    if (owned.length === 0) return refused(403, companyTexts.ownersOnly);
    for (const { id: companyId, companyName } of owned)
      if (companyName === "" && !(await findCompany(tx, { companyId }))?.onboardingCompleted)
        return { ok: true, companyId };
    if (owned.length >= maxOwnedCompanies) return refused(409, companyTexts.tooMany);
    const companyId = await insertCompany(tx, {
      companyName: "",
      betaStatus: "beta_user",
      onboardingCompleted: false,
      onboardingStep: 1,
    });
    await addMember(tx, { companyId, userId, role: "owner" });
    return { ok: true, companyId };
  });
}

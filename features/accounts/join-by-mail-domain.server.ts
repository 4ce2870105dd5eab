/** Makes people members of the company that has proved their email domain. */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { addMember, isFormerMember } from "#features/companies/member-records.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { findMailDomainHolder } from "#features/domains/mail-domains.server.ts";
import { takeInvitation } from "#features/team/accept-invitation.server.ts";
import { roleNames } from "#features/team/team-texts.ts";
import type { AccountDeps } from "./account-deps.ts";
import { findOwnIdentity } from "./service-identities.server.ts";

/** New members can write drafts, unless an open invitation gives them another role. */
const newRole = "writer";

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/**
 * Call it only after a completed sign-in with the service. Returns the name of the company that the user has joined, or
 * null. Someone who left or was removed needs an invitation.
 */
export async function joinByMailDomain(
  { db, clock, signInService }: Pick<AccountDeps, "db" | "clock" | "signInService">,
  { userId }: { userId: string },
): Promise<string | null> {
  const identity = signInService && (await findOwnIdentity(db, { userId, issuer: signInService.issuer }));
  const email = identity?.verifiedEmail;
  if (!email) return null;
  const domain = domainOf(email);
  const companyId = await findMailDomainHolder(db, domain);
  if (companyId === null || (await findRole(db, { companyId, userId }))) return null;
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, { companyId });
    // The domain changes under the same lock.
    const isProven = (await findMailDomainHolder(tx, domain)) === companyId;
    if (!company || !isProven || company.betaStatus !== "beta_user") return null;
    if (await findRole(tx, { companyId, userId })) return null;
    const invitedAs = await takeInvitation(tx, { companyId, email, now: clock.now() });
    if (invitedAs === null && (await isFormerMember(tx, { companyId, userId }))) return null;
    const role = invitedAs ?? newRole;
    await addMember(tx, { companyId, userId, role });
    await recordChange(
      tx,
      { companyId, userId },
      {
        action: "member.joined-by-domain",
        subject: { kind: "domain", title: domain },
        details: { changes: [{ label: "Role", from: null, to: roleNames[role] }] },
      },
    );
    return company.companyName.trim();
  });
}

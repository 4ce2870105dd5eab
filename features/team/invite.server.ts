import { and, eq, inArray } from "drizzle-orm";
import { invitations } from "#db/schema/invitations.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { listMembers } from "#features/companies/member-records.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { type Refused, refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { mayManage, type Role } from "#shared/permissions.ts";
import {
  countUsable,
  deleteOldInvitations,
  isOpen,
  mayMail,
  postInvitation,
  type TeamDeps,
} from "./invitation-record.server.ts";
import { parseAddresses } from "./parse-addresses.ts";
import { findAddressesOf } from "./people.server.ts";
import { roleNames, teamLimits, teamTexts } from "./team-texts.ts";

export type Invited = { ok: true; emails: string[] } | Refused<"emails">;

/**
 * Invites every address or none, so that a corrected list can be sent again. An address can have one open invitation
 * per company. An expired one is replaced. Otherwise, the new invitation is refused.
 */
export async function invitePeople(
  deps: TeamDeps,
  scope: OwnerScope,
  { addresses, role }: { addresses: string; role: Role },
): Promise<Invited> {
  const { emails, wrong } = parseAddresses(addresses);
  const [firstWrong] = wrong;
  if (firstWrong !== undefined)
    return refusedAt("emails", `“${firstWrong.slice(0, 60)}” isn't an email address.`);
  if (emails.length === 0) return refusedAt("emails", teamTexts.noAddress);
  if (emails.length > teamLimits.addressesAtOnce) return refusedAt("emails", teamTexts.tooManyAddresses);
  try {
    return await deps.db.transaction((tx) => storeInvitations(deps, tx, scope, { emails, role }));
  } catch (error) {
    if (error instanceof MailBudgetError) return refused(429, teamTexts.tooManyMails);
    throw error;
  }
}

/** Rolls back, so that no email is counted that wasn't sent. */
class MailBudgetError extends Error {}

async function storeInvitations(
  deps: TeamDeps,
  tx: Transaction,
  scope: OwnerScope,
  { emails, role }: { emails: string[]; role: Role },
): Promise<Invited> {
  const now = deps.clock.now();
  const { role: actor, companyName } = await lockOwnCompany(tx, scope, "manage members");
  if (!mayManage(actor, role)) return refused(403, teamTexts.ownersOnly);
  await deleteOldInvitations(tx, now);
  const { companyId } = scope;
  const userIds = (await listMembers(tx, companyId)).map(({ userId }) => userId);
  const [member] = await findAddressesOf(tx, { emails, userIds });
  if (member !== undefined) return refusedAt("emails", `${member} is already on your team.`);
  const isTheirs = and(eq(invitations.companyId, companyId), isOpen(), inArray(invitations.email, emails));
  const open = await tx.select().from(invitations).where(isTheirs);
  const waiting = open.find(({ expiresAt }) => expiresAt > now);
  if (waiting)
    return refusedAt("emails", `${waiting.email} already has an invitation. Send it again instead.`);
  if ((await countUsable(tx, scope, now)) + emails.length > teamLimits.openInvitations)
    return refused(409, teamTexts.tooManyOpen);
  for (const email of emails)
    if (!(await mayMail(tx, { companyId, email, now }))) throw new MailBudgetError();
  await tx.delete(invitations).where(isTheirs);
  for (const email of emails) {
    const sent = await postInvitation(deps, tx, scope, { companyName, email, role });
    await tx
      .insert(invitations)
      .values({ companyId, email, role, invitedBy: scope.userId, createdAt: now, ...sent });
  }
  const [only, second] = emails;
  const subject =
    second === undefined && only !== undefined
      ? ({ kind: "invitation", title: only } as const)
      : ({ kind: "person" } as const);
  await recordChange(tx, scope, {
    action: "member.invited",
    subject,
    details: { count: emails.length, note: `as ${roleNames[role].toLowerCase()}` },
  });
  return { ok: true, emails };
}

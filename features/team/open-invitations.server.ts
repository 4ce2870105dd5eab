/** Lists and changes the invitations that are still open. */

import { and, asc, eq } from "drizzle-orm";
import { invitations } from "#db/schema/invitations.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany, type OwnCompanyRow } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { mayManage, type Role } from "#shared/permissions.ts";
import { isOpen, mayMail, postInvitation, type TeamDeps } from "./invitation-record.server.ts";
import { findPeople } from "./people.server.ts";
import { roleNames, teamTexts } from "./team-texts.ts";

export interface OpenInvitation {
  id: string;
  email: string;
  role: Role;
  /** The name or address of the member who invited; null if that account was deleted. */
  inviter: string | null;
  expiresAt: Date;
}

/** Callers check that the member may manage members. Includes expired invitations, so that they can be sent again. */
export async function listOpenInvitations(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<OpenInvitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isOpen()))
    .orderBy(asc(invitations.createdAt), asc(invitations.email));
  const people = await findPeople(
    db,
    rows.flatMap(({ invitedBy }) => invitedBy ?? []),
  );
  return rows.map(({ id, email, role, invitedBy, expiresAt }) => {
    const person = invitedBy === null ? undefined : people.get(invitedBy);
    return { id, email, role, expiresAt, inviter: person ? person.name || person.email : null };
  });
}

type Change = { ok: true; text: string } | Refused;

/** The new link replaces the previous one. */
export function resendInvitation(
  deps: TeamDeps,
  scope: OwnerScope,
  { invitationId }: { invitationId: string },
): Promise<Change> {
  return changeInvitation(deps.db, scope, invitationId, async (tx, { invitation, company }) => {
    const { email, role } = invitation;
    const now = deps.clock.now();
    if (!(await mayMail(tx, { companyId: scope.companyId, email, now })))
      return refused(429, teamTexts.tooManyMails);
    const { companyName } = company;
    const sent = await postInvitation(deps, tx, scope, { companyName, email, role });
    await tx
      .update(invitations)
      .set({ ...sent, invitedBy: scope.userId })
      .where(eq(invitations.id, invitationId));
    const subject = { kind: "invitation", id: invitationId, title: email } as const;
    await recordChange(tx, scope, { action: "invitation.resent", subject });
    return { ok: true, text: `We sent ${email} a new link. The earlier one no longer works.` };
  });
}

export function revokeInvitation(
  { db, clock }: Pick<TeamDeps, "db" | "clock">,
  scope: OwnerScope,
  { invitationId }: { invitationId: string },
): Promise<Change> {
  return changeInvitation(db, scope, invitationId, async (tx, { invitation }) => {
    await tx.update(invitations).set({ revokedAt: clock.now() }).where(eq(invitations.id, invitationId));
    const subject = { kind: "invitation", id: invitationId, title: invitation.email } as const;
    await recordChange(tx, scope, { action: "invitation.revoked", subject });
    return { ok: true, text: teamTexts.revoked };
  });
}

export function changeInvitedRole(
  db: Db,
  scope: OwnerScope,
  { invitationId, role }: { invitationId: string; role: Role },
): Promise<Change> {
  return changeInvitation(db, scope, invitationId, async (tx, { invitation, company }) => {
    if (!mayManage(company.role, role)) return refused(403, teamTexts.ownersOnly);
    await tx.update(invitations).set({ role }).where(eq(invitations.id, invitationId));
    if (invitation.role !== role)
      await recordChange(tx, scope, {
        action: "invitation.role-changed",
        subject: { kind: "invitation", id: invitationId, title: invitation.email },
        details: { changes: [{ label: "Role", from: roleNames[invitation.role], to: roleNames[role] }] },
      });
    return { ok: true, text: `${invitation.email} is now invited as ${roleNames[role]}.` };
  });
}

function changeInvitation(
  db: Db,
  scope: OwnerScope,
  invitationId: string,
  change: (
    tx: Transaction,
    found: { invitation: typeof invitations.$inferSelect; company: OwnCompanyRow },
  ) => Promise<Change>,
): Promise<Change> {
  return db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "manage members");
    const [invitation] = await tx
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, invitationId), eq(invitations.companyId, scope.companyId), isOpen()))
      .for("update");
    if (!invitation) return refused(404, teamTexts.invitationGone);
    if (!mayManage(company.role, invitation.role)) return refused(403, teamTexts.ownersOnly);
    return change(tx, { invitation, company });
  });
}

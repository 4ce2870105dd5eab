/** Finds an invitation by the token in its emailed link, and accepts it. */

import { and, eq, gt } from "drizzle-orm";
import { invitations } from "#db/schema/invitations.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { addMember } from "#features/companies/member-records.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { Role } from "#shared/permissions.ts";
import { hashOfInvitation, isOpen } from "./invitation-record.server.ts";
import { findPerson } from "./people.server.ts";
import { roleNames } from "./team-texts.ts";

export type InvitationProblem = "unknown" | "used" | "revoked" | "company-deleted" | "expired";

type InvitationRow = typeof invitations.$inferSelect & { companyId: string };

export type FoundInvitation =
  | {
      state: "usable";
      companyId: string;
      companyName: string;
      email: string;
      role: Role;
      inviter: string | null;
    }
  | { state: Exclude<InvitationProblem, "used"> }
  /** The company it was for; null if the company was deleted. */
  | { state: "used"; companyId: string | null };

/** Changes nothing, so mail scanners may open the link. */
export async function findInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<FoundInvitation> {
  const found = await readInvitation(db, { token, now: clock.now() });
  if (found.state !== "usable") return found;
  const { companyId, email, role, invitedBy } = found.row;
  const company = await findCompany(db, { companyId });
  if (!company) return { state: "company-deleted" };
  const person = invitedBy === null ? null : await findPerson(db, invitedBy);
  return {
    state: "usable",
    companyId,
    companyName: company.companyName.trim(),
    email,
    role,
    inviter: person ? person.name || person.email : null,
  };
}

export type Acceptance =
  | { outcome: "joined" | "member"; companyId: string; companyName: string }
  | { outcome: "another-address" }
  | { outcome: InvitationProblem };

/**
 * Makes the user a member and uses up the invitation. Idempotent for existing members of the company. The user's
 * address must be confirmed and must match the invited one.
 */
export async function acceptInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId }: { userId: string },
  token: string,
): Promise<Acceptance> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const first = await readInvitation(tx, { token, now });
    const invitedTo = first.state === "usable" ? first.row.companyId : companyOf(first);
    // Like every change of members, this holds the company's lock.
    const company = invitedTo === null ? null : await lockCompany(tx, { companyId: invitedTo });
    const found = await readInvitation(tx, { token, now });
    if (company && (await findRole(tx, { companyId: company.id, userId }))) {
      if (found.state === "usable" && (await isInvited(tx, found.row, userId)))
        await markAccepted(tx, token, now);
      return { outcome: "member", companyId: company.id, companyName: company.companyName.trim() };
    }
    if (found.state !== "usable") return { outcome: found.state };
    if (!company) return { outcome: "company-deleted" };
    if (!(await isInvited(tx, found.row, userId))) return { outcome: "another-address" };
    await addMember(tx, { companyId: company.id, userId, role: found.row.role });
    const changes = [{ label: "Role", from: null, to: roleNames[found.row.role] }];
    const joined = { companyId: company.id, userId };
    await recordChange(tx, joined, { action: "member.joined", details: { changes } });
    await markAccepted(tx, token, now);
    return { outcome: "joined", companyId: company.id, companyName: company.companyName.trim() };
  });
}

function companyOf(found: Exclude<Awaited<ReturnType<typeof readInvitation>>, { state: "usable" }>) {
  return found.state === "used" ? found.companyId : null;
}

/** Accepts the open invitation for an address that was verified in some other way. Callers hold the company's lock. */
export async function takeInvitation(
  tx: Transaction,
  { companyId, email, now }: { companyId: string; email: string; now: Date },
): Promise<Role | null> {
  const [taken] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.email, email),
        isOpen(),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ role: invitations.role });
  return taken?.role ?? null;
}

async function isInvited(tx: Transaction, { email }: InvitationRow, userId: string): Promise<boolean> {
  return (await findPerson(tx, userId))?.email === email;
}

async function markAccepted(tx: Transaction, token: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(eq(invitations.tokenHash, hashOfInvitation(token)));
}

async function readInvitation(
  db: Db | Transaction,
  { token, now }: { token: string; now: Date },
): Promise<{ state: "usable"; row: InvitationRow } | Exclude<FoundInvitation, { state: "usable" }>> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOfInvitation(token)));
  if (!row) return { state: "unknown" };
  const { companyId } = row;
  if (row.acceptedAt) return { state: "used", companyId };
  if (row.revokedAt) return { state: "revoked" };
  if (companyId === null) return { state: "company-deleted" };
  if (row.expiresAt <= now) return { state: "expired" };
  return { state: "usable", row: { ...row, companyId } };
}

/**
 * Changes roles and removes members. Each change holds the company's lock, and every other change checks its role under
 * the same lock. So a removed member can't write anything afterward, and the last owner stays, no matter how many
 * changes run concurrently.
 */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { isLastOwner, removeMember, setRole } from "#features/companies/member-records.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may, mayManage, type Role } from "#shared/permissions.ts";
import { findPerson } from "./people.server.ts";
import { roleNames, teamTexts } from "./team-texts.ts";

interface Changed {
  ok: true;
  /** What happened, for a toast. */
  text: string;
}

type Change = Changed | Refused;

export function changeRole(
  db: Db,
  scope: OwnerScope,
  { memberId, role }: { memberId: string; role: Role },
): Promise<Change> {
  return changeMember(db, scope, memberId, async (tx, target) => {
    if (!mayManage(target.actor, role)) return refused(403, teamTexts.ownersOnly);
    if (role !== "owner" && (await isLastOwner(tx, target))) return refused(409, teamTexts.lastOwner);
    await setRole(tx, { ...target, role });
    if (target.role !== role)
      await recordChange(tx, scope, {
        action: "member.role-changed",
        subject: { kind: "person", id: memberId },
        details: { changes: [{ label: "Role", from: roleNames[target.role], to: roleNames[role] }] },
      });
    return { ok: true, text: `${await nameOf(tx, memberId)} is now ${roleNames[role]}.` };
  });
}

export function removeFromTeam(
  db: Db,
  scope: OwnerScope,
  { memberId }: { memberId: string },
): Promise<Change> {
  return changeMember(db, scope, memberId, async (tx, target) => {
    if (await isLastOwner(tx, target)) return refused(409, teamTexts.lastOwner);
    await removeMember(tx, target);
    await recordChange(tx, scope, { action: "member.removed", subject: { kind: "person", id: memberId } });
    return { ok: true, text: `${await nameOf(tx, memberId)} is no longer on the team.` };
  });
}

/** The member becomes an owner, and the requesting owner an admin. */
export function transferOwnership(
  db: Db,
  scope: OwnerScope,
  { memberId }: { memberId: string },
): Promise<Change> {
  return changeMember(db, scope, memberId, async (tx, target) => {
    if (!may(target.actor, "delete the company")) return refused(403, teamTexts.ownersOnly);
    if (memberId === scope.userId) return refused(400, teamTexts.transferToYourself);
    await setRole(tx, { ...target, role: "owner" });
    await setRole(tx, { companyId: scope.companyId, userId: scope.userId, role: "admin" });
    const subject = { kind: "person", id: memberId } as const;
    await recordChange(tx, scope, { action: "ownership.transferred", subject });
    return { ok: true, text: `${await nameOf(tx, memberId)} is now an owner, and you're an admin.` };
  });
}

export function leaveTeam(db: Db, scope: OwnerScope): Promise<Change> {
  return db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "read the dashboard");
    const { companyId, userId } = scope;
    if (await isLastOwner(tx, scope)) return refused(409, teamTexts.lastOwnerLeaves);
    await removeMember(tx, { companyId, userId });
    await recordChange(tx, scope, { action: "member.left" });
    return { ok: true, text: `You left ${company.companyName.trim() || "the team"}.` };
  });
}

interface Target {
  companyId: string;
  userId: string;
  /** The role of the member who requests the change. */
  actor: Role;
  role: Role;
}

function changeMember(
  db: Db,
  scope: OwnerScope,
  memberId: string,
  change: (tx: Transaction, target: Target) => Promise<Change>,
): Promise<Change> {
  return db.transaction(async (tx) => {
    const { companyId } = scope;
    const { role: actor } = await lockOwnCompany(tx, scope, "manage members");
    const target = { companyId, userId: memberId };
    const role = await findRole(tx, target);
    if (!role) return refused(404, teamTexts.memberGone);
    if (!mayManage(actor, role)) return refused(403, teamTexts.ownersOnly);
    return change(tx, { ...target, actor, role });
  });
}

async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const person = await findPerson(tx, userId);
  return person?.name || person?.email || "The member";
}

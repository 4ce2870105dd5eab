/** What the invitation functions share: which invitations are open, the token, and the email. */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { invitations } from "#db/schema/invitations.ts";
import type { Mails } from "#features/mails/create-mails.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";
import { findPerson } from "./people.server.ts";
import { roleNames, roleTexts, teamLimits } from "./team-texts.ts";

export interface TeamDeps extends Pick<Services, "db" | "jobs" | "ids" | "clock" | "origin"> {
  mails: Pick<Mails, "teamInvitation">;
}

const dayMs = 86_400_000;
/** How long an expired invitation's link still says that it expired. */
const keptDays = 30;

/** Neither accepted nor revoked; it may have expired. */
export function isOpen() {
  return and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
}

export function hashOfInvitation(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Open invitations of the company that haven't expired. */
export function countUsable(tx: Transaction, { companyId }: OwnerScope, now: Date): Promise<number> {
  return tx.$count(
    invitations,
    and(eq(invitations.companyId, companyId), isOpen(), gt(invitations.expiresAt, now)),
  );
}

export async function deleteOldInvitations(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - keptDays * dayMs)));
}

/**
 * Counts one email. The company's budget is checked first, so that a refused email doesn't use up the recipient's
 * budget.
 */
export function mayMail(
  tx: Transaction,
  { companyId, email, now }: { companyId: string; email: string; now: Date },
): Promise<boolean> {
  const { mailsPerDay, mailsPerAddressAndDay } = teamLimits;
  const limits = [
    { name: "team-invitation-company", who: companyId, max: mailsPerDay, windowMs: dayMs },
    { name: "team-invitation-email", who: email, max: mailsPerAddressAndDay, windowMs: dayMs },
  ];
  return isWithinLimits(tx, { limits, now });
}

/** Creates a token, which replaces any earlier one, and queues its email. */
export async function postInvitation(
  { jobs, ids, clock, origin, mails }: TeamDeps,
  tx: Transaction,
  scope: OwnerScope,
  { companyName, email, role }: { companyName: string; email: string; role: Role },
): Promise<{ tokenHash: string; expiresAt: Date }> {
  const token = ids.secret();
  const tokenHash = hashOfInvitation(token);
  const inviter = await findPerson(tx, scope.userId);
  const mail = await mails.teamInvitation({
    companyName,
    inviter: inviter?.name || scope.email,
    roleName: roleNames[role],
    roleText: roleTexts[role],
    link: new URL(`/invitation/${token}`, origin).href,
    expiresInDays: teamLimits.invitationDays,
  });
  const dedupeKey = `team-invitation:${tokenHash}`;
  await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey, companyId: scope.companyId });
  return { tokenHash, expiresAt: new Date(clock.now().getTime() + teamLimits.invitationDays * dayMs) };
}

/**
 * Writes the audit log. Callers pass the change's transaction, so that a change and its entry commit or roll back
 * together.
 */
import { and, eq } from "drizzle-orm";
import { type AuditDetails, type auditActorKinds, auditEntries } from "#db/schema/audit.ts";
import { members } from "#db/schema/members.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { KeyHolderScope, OwnerScope } from "#shared/owner-scope.ts";
import { eventOfChange } from "../webhooks/events-of-change.ts";
import { recordEvent } from "../webhooks/record-event.server.ts";
import type { AuditAction, AuditSubjectKind } from "./audit-actions.ts";
import { boundedDetails, boundedText } from "./bounded-details.ts";

interface AuditSubject {
  kind: AuditSubjectKind;
  /** Id of the row, or of the user if the kind is "person". Omit it if the action changed several. */
  id?: string;
  /** Ids of all rows, if the action changed several. Only events have them. */
  ids?: string[];
  /** The current title. People's names come from their accounts. */
  title?: string | null;
}

export interface AuditChange {
  action: AuditAction;
  subject?: AuditSubject;
  details?: AuditDetails;
}

type Actor = Pick<typeof auditEntries.$inferInsert, "actorKind" | "actorUserId" | "actorName">;
type ActorKind = (typeof auditActorKinds)[number];

/**
 * Records what the scope's user or API key changed. In jobs and commands, which act on an owner's behalf, the program is
 * the actor.
 */
export async function recordChange(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId" | "userId"> | KeyHolderScope,
  change: AuditChange,
): Promise<void> {
  const { companyId } = scope;
  await tx.insert(auditEntries).values({ companyId, ...actorOf(scope), ...valuesOf(change) });
  await recordContentEvent(tx, companyId, change);
}

function actorOf(scope: Pick<OwnerScope, "userId"> | KeyHolderScope): Actor {
  const program = requestScope.getStore()?.program;
  if (program) return { actorKind: program, actorUserId: null };
  if ("keyId" in scope)
    return { actorKind: "key", actorUserId: null, actorName: boundedText(scope.keyName, 80) };
  return { actorKind: "person", actorUserId: scope.userId };
}

/** Records what a job, a command or the installation's operator changed. */
export async function recordProgramChange(
  tx: Transaction,
  { companyId, by }: { companyId: string; by: Exclude<ActorKind, "person" | "key"> },
  change: AuditChange,
): Promise<void> {
  // An operator isn't a member of the company, so its members don't see the operator's device or IP address.
  const values = { ...valuesOf(change), device: null, ip: null };
  await tx.insert(auditEntries).values({ companyId, actorKind: by, actorUserId: null, ...values });
  await recordContentEvent(tx, companyId, change);
}

/** Tells the company's webhooks about a change of content. */
async function recordContentEvent(
  tx: Transaction,
  companyId: string,
  { action, subject, details }: AuditChange,
): Promise<void> {
  const known = eventOfChange(action);
  if (!known) return;
  const { event, change } = known;
  const ids = subject?.ids ?? (subject?.id ? [subject.id] : []);
  const data = {
    change,
    kind: subject?.kind ?? null,
    ids: ids.slice(0, maxIdsInEvent),
    count: details?.count ?? Math.max(1, ids.length),
    title: subject?.title ? boundedText(subject.title, 300) : null,
  };
  await recordEvent(tx, { companyId }, { event, data });
}

const maxIdsInEvent = 100;

/** Records a change to the user's own account in every company of that user. */
export async function recordAccountChange(
  tx: Transaction,
  { userId }: Pick<OwnerScope, "userId">,
  change: AuditChange,
): Promise<void> {
  const rows = await tx
    .select({ companyId: members.companyId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.companyId);
  for (const { companyId } of rows) await recordChange(tx, { companyId, userId }, change);
}

/** Call this before the user is deleted. The foreign key then removes the user from the entries. */
export async function anonymizeInAuditLog(
  tx: Transaction,
  { userId, email }: Pick<OwnerScope, "userId" | "email">,
): Promise<void> {
  await tx.update(auditEntries).set({ ip: null, device: null }).where(eq(auditEntries.actorUserId, userId));
  // Only invitations hold an address, because the person had no account yet.
  await tx
    .update(auditEntries)
    .set({ subjectTitle: null })
    .where(and(eq(auditEntries.subjectKind, "invitation"), eq(auditEntries.subjectTitle, email)));
}

function valuesOf({ action, subject, details = {} }: AuditChange) {
  const origin = requestScope.getStore()?.origin?.();
  const title = subject?.title ? boundedText(subject.title, 300) : null;
  return {
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    // Account addresses are lowercase. Storing an invitation's address that way, too, lets the entries of a deleted
    // account be found.
    subjectTitle: subject?.kind === "invitation" ? (title?.toLowerCase() ?? null) : title,
    details: boundedDetails(details),
    device: origin ? boundedText(origin.device, 100) : null,
    ip: origin ? origin.address.slice(0, 45) : null,
  };
}

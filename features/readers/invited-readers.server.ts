/** Invites people outside the team to read a private help center. They enter by mailed links. */

import { and, asc, eq } from "drizzle-orm";
import { invitedReaders, readerLinks } from "#db/schema/private-access.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { hashOf } from "./enter.server.ts";
import type { PrivateCenter } from "./private-center.ts";
import { accessTexts } from "./texts.ts";

type Deps = Pick<Services, "db" | "log" | "jobs" | "clock" | "ids" | "config" | "origin">;
/** `base`: the help center's canonical URL in the mail's language, without a trailing slash; null if it has none. */
interface AddressedCenter {
  companyName: string;
  /** Of the mail. Null for an unknown one. */
  language: string | null;
  base: string | null;
}

const hourMs = 3_600_000;
const invitationMs = 7 * 24 * hourMs;
const requestedMs = hourMs;
const maxReaders = 1_000;
/** In a day, from all companies together. */
const maxPerAddress = 5;

export interface InvitedReader {
  id: string;
  email: string;
}

export function listInvitedReaders(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<InvitedReader[]> {
  return db
    .select({ id: invitedReaders.id, email: invitedReaders.email })
    .from(invitedReaders)
    .where(eq(invitedReaders.companyId, companyId))
    .orderBy(asc(invitedReaders.email));
}

/** Mails a link to each address. Inviting a person again mails a new link. */
export async function inviteReaders(
  deps: Deps,
  scope: OwnerScope,
  { emails, ...center }: { emails: string[] } & AddressedCenter,
): Promise<{ ok: true } | Refused> {
  const now = deps.clock.now();
  return attempt(deps, async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    const limit = { name: "invite-readers", who: scope.companyId, max: 200, windowMs: hourMs };
    for (const email of emails) {
      if (!(await isWithinLimits(tx, { limits: [limit], now })))
        throw new AppError("rate_limited", accessTexts.tooManyInvitations);
      const toAddress = { name: "invite-reader", who: email, max: maxPerAddress, windowMs: 24 * hourMs };
      if (!(await isWithinLimits(tx, { limits: [toAddress], now })))
        throw new AppError("rate_limited", accessTexts.enoughInvitations(email));
      const readerId = await storeReader(tx, { companyId: scope.companyId, email });
      await mailLink(deps, tx, {
        readerId,
        email,
        ...center,
        lifetimeMs: invitationMs,
        companyId: scope.companyId,
      });
    }
    const count = await tx.$count(invitedReaders, eq(invitedReaders.companyId, scope.companyId));
    const subject = { kind: "reader" } as const;
    await recordChange(tx, scope, { action: "readers.invited", subject, details: { count: emails.length } });
    if (count > maxReaders) throw new AppError("invalid", accessTexts.tooManyReaders(maxReaders));
  });
}

/** Idempotent. */
async function storeReader(
  tx: Transaction,
  { companyId, email }: { companyId: string; email: string },
): Promise<string> {
  const [reader] = await tx
    .insert(invitedReaders)
    .values({ companyId, email })
    .onConflictDoUpdate({ target: [invitedReaders.companyId, invitedReaders.email], set: { email } })
    .returning({ id: invitedReaders.id });
  if (!reader) throw new Error("the reader was not stored");
  return reader.id;
}

/** Ends the person's access immediately. Idempotent. */
export function removeReader(
  deps: Pick<Services, "db" | "log">,
  scope: OwnerScope,
  readerId: string,
): Promise<{ ok: true } | Refused> {
  return attempt(deps, async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    const removed = await tx
      .delete(invitedReaders)
      .where(and(eq(invitedReaders.id, readerId), eq(invitedReaders.companyId, scope.companyId)))
      .returning({ id: invitedReaders.id });
    const subject = { kind: "reader" } as const;
    if (removed.length > 0) await recordChange(tx, scope, { action: "readers.removed", subject });
  });
}

async function attempt(
  { db, log }: Pick<Services, "db" | "log">,
  change: (tx: Transaction) => Promise<void>,
): Promise<{ ok: true } | Refused> {
  try {
    await db.transaction(change);
    return { ok: true };
  } catch (error) {
    return refusalOf(error, { log, event: "reader update failed", problem: accessTexts.saveFailed });
  }
}

class NotInvitedError extends Error {}

/** Mails a new link if the address was invited. The response is the same if it wasn't, and takes as long. */
export async function requestReaderLink(
  deps: Deps,
  { companyId, access }: PrivateCenter,
  { email, visitorAddress, ...center }: { email: string; visitorAddress: string } & AddressedCenter,
): Promise<"sent" | "limited"> {
  const now = deps.clock.now();
  const network = { name: "reader-link-network", visitorAddress, max: 10, windowMs: hourMs };
  if (!(await isWithinLimits(deps.db, { limits: [network], now }))) return "limited";
  await deps.db.transaction(async (tx) => {
    const mailbox = { name: "reader-link", who: `${companyId}\n${email}`, max: 3, windowMs: hourMs };
    // Requests over the limit for an address get the usual response, because the links sent earlier still work.
    if (!(await isWithinLimits(tx, { limits: [mailbox], now }))) return;
    if (access.kind !== "members") return;
    const isThis = and(eq(invitedReaders.companyId, companyId), eq(invitedReaders.email, email));
    // Locked, so that a removal in the same moment isn't undone by storing the reader again.
    const invited = await tx
      .select({ id: invitedReaders.id })
      .from(invitedReaders)
      .where(isThis)
      .for("update");
    // A stranger could measure work that is only done for invited addresses, so the others' is rolled back.
    const work = tx.transaction(async (inner) => {
      const readerId = await storeReader(inner, { companyId, email });
      await mailLink(deps, inner, { readerId, email, ...center, lifetimeMs: requestedMs });
      if (invited.length === 0) throw new NotInvitedError();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof NotInvitedError)) throw error;
    });
  });
  return "sent";
}

interface Link extends AddressedCenter {
  readerId: string;
  email: string;
  lifetimeMs: number;
  /** One of many mails of this company. */
  companyId?: string;
}

async function mailLink(
  { jobs, clock, ids, config, origin }: Deps,
  tx: Transaction,
  { readerId, email, companyName, language, base, lifetimeMs, ...ofMany }: Link,
): Promise<void> {
  if (base === null) throw new AppError("invalid", accessTexts.needsAddress);
  const token = ids.secret();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await tx.insert(readerLinks).values({ tokenHash, readerId, expiresAt });
  const mail = await createMails({ config, origin }).readerLink({
    companyName,
    language,
    link: `${base}/enter?link=${token}`,
    expiresInHours: lifetimeMs / hourMs,
  });
  await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `reader-link:${tokenHash}`, ...ofMany });
}

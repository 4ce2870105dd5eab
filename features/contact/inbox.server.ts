import { and, count, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { contactMessages } from "#db/schema/contact.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Clock } from "#platform/clock.ts";
import { containsPattern } from "#platform/db/contains-pattern.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type InboxAction, type InboxView, inboxPageSize } from "./inbox-texts.ts";

export interface InboxMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  /** The page of the company's website from which the visitor wrote. */
  pageUrl: string | null;
  /** Who the company's website says that the visitor is. */
  signedInAs: string | null;
  isRead: boolean;
  sentAt: string;
}

export interface InboxPage {
  messages: InboxMessage[];
  /** Starts at 1 and is at most the last page. */
  page: number;
  pageCount: number;
  /** How many match the search. */
  found: number;
  /** Without the search. */
  counts: Record<InboxView, number>;
}

/** A deletion can be undone for this long. Then the message is purged. */
const undoMs = 3_600_000;

const maxWords = 8;

/** Newest first. Returns the last page if `page` is too high. A message matches if it has all words of the search. */
export async function listInbox(
  db: Db,
  scope: OwnerScope,
  { view, q = "", page: wanted }: { view: InboxView; q?: string; page: number },
): Promise<InboxPage> {
  const isListed = and(eq(contactMessages.companyId, scope.companyId), isNull(contactMessages.deletedAt));
  const totals = await db
    .select({ isSpam: contactMessages.isSpam, n: count() })
    .from(contactMessages)
    .where(isListed)
    .groupBy(contactMessages.isSpam);
  const totalOf = (isSpam: boolean) => totals.find((row) => row.isSpam === isSpam)?.n ?? 0;
  const counts = { inbox: totalOf(false), spam: totalOf(true) };
  const words = q.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const { name, email, message } = contactMessages;
  const isShown = and(
    isListed,
    eq(contactMessages.isSpam, view === "spam"),
    ...words.map((word) => or(...[name, email, message].map((text) => ilike(text, containsPattern(word))))),
  );
  const found = words.length === 0 ? counts[view] : await db.$count(contactMessages, isShown);
  const pageCount = Math.max(1, Math.ceil(found / inboxPageSize));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(isShown)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize);
  return {
    messages: rows.map(({ id, name, email, message, pageUrl, signedInAs, readAt, createdAt }) => ({
      id,
      name,
      email,
      message,
      // Another website's page has sent it.
      pageUrl: readWebLink(pageUrl)?.url ?? null,
      signedInAs,
      isRead: readAt !== null,
      sentAt: createdAt.toISOString(),
    })),
    page,
    pageCount,
    found,
    counts,
  };
}

export function countUnread(db: Db, { companyId }: OwnerScope): Promise<number> {
  const { readAt, deletedAt, isSpam } = contactMessages;
  const isUnread = and(isNull(readAt), isNull(deletedAt), eq(isSpam, false));
  return db.$count(contactMessages, and(eq(contactMessages.companyId, companyId), isUnread));
}

/** Returns false if the inbox has no such message. Idempotent. Throws the same errors as `lockOwnCompany`. */
export async function changeMessage(
  { db, clock }: { db: Db | Transaction; clock: Clock },
  scope: EditorScope,
  { id, action }: { id: string; action: InboxAction },
): Promise<boolean> {
  const now = clock.now();
  const changes = {
    read: { readAt: sql`coalesce(${contactMessages.readAt}, ${now.toISOString()}::timestamptz)` },
    unread: { readAt: null },
    spam: { isSpam: true },
    "not-spam": { isSpam: false },
    delete: { deletedAt: now },
    restore: { deletedAt: null },
  } as const satisfies Record<InboxAction, object>;
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "answer messages");
    const changed = await tx
      .update(contactMessages)
      .set(changes[action])
      .where(and(eq(contactMessages.id, id), eq(contactMessages.companyId, scope.companyId)))
      .returning({ id: contactMessages.id });
    if (changed.length > 0 && action !== "read" && action !== "unread")
      await recordChange(tx, scope, { action: auditActionOf[action], subject: { kind: "message", id } });
    return changed.length > 0;
  });
}

/** Entries don't name the visitor, because the log outlives the message. */
const auditActionOf = {
  spam: "message.spam",
  "not-spam": "message.not-spam",
  delete: "message.deleted",
  restore: "message.restored",
} as const;

/** Purges messages of all companies once their deletion can't be undone. Returns how many. */
export async function purgeDeletedMessages({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - undoMs);
  const gone = await db
    .delete(contactMessages)
    .where(and(isNotNull(contactMessages.deletedAt), lt(contactMessages.deletedAt, before)))
    .returning({ id: contactMessages.id });
  return gone.length;
}

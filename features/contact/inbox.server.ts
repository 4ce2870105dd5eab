import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#db/columns.ts";
import { contactMessages } from "#db/schema/contact.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import { type InboxAction, type InboxView, inboxPageSize } from "./inbox-texts.ts";
import { messageColumns } from "./message-columns.ts";

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
  const isShown = and(isListed, eq(contactMessages.isSpam, view === "spam"));
  const { found, page, ids } =
    words.length === 0
      ? await pageOf(db, isShown, { found: counts[view], wanted })
      : await searchedPage(db, isShown, { words, wanted });
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(messageColumns)
          .from(contactMessages)
          .where(inArray(contactMessages.id, ids))
          .orderBy(...newestFirst);
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
    pageCount: pageCountOf(found),
    found,
    counts,
  };
}

const { id: messageId, createdAt: sentAt, searched } = contactMessages;
const newestFirst = [desc(sentAt), desc(messageId)];

interface FoundPage {
  found: number;
  page: number;
  ids: string[];
}

function pageCountOf(found: number): number {
  return Math.max(1, Math.ceil(found / inboxPageSize));
}

function pageIn(found: number, wanted: number): number {
  return Math.min(Math.max(1, wanted), pageCountOf(found));
}

async function pageOf(
  db: Db | Transaction,
  isShown: SQL | undefined,
  { found, wanted }: { found: number; wanted: number },
): Promise<FoundPage> {
  const page = pageIn(found, wanted);
  const rows = await db
    .select({ id: messageId })
    .from(contactMessages)
    .where(isShown)
    .orderBy(...newestFirst)
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize);
  return { found, page, ids: rows.map(({ id }) => id) };
}

/** Reads the company's messages once. `strpos` compares bytes, and takes a tenth of the time of ILIKE. */
function searchedPage(
  db: Db,
  isShown: SQL | undefined,
  { words, wanted }: { words: string[]; wanted: number },
): Promise<FoundPage> {
  // The longest are the rarest, and the first that is missing ends the comparison.
  const has = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => sql`strpos(${searched}, ${foldedText(sql`${word.replaceAll("\0", "")}::text`)}) > 0`);
  return db.transaction(async (tx) => {
    // A company with most of the messages would have those of all others read.
    await tx.execute(sql`set local enable_seqscan = off`);
    const hits = await tx
      .select({ id: messageId, found: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(contactMessages)
      .where(and(isShown, ...has))
      .orderBy(...newestFirst)
      .limit(inboxPageSize)
      .offset((Math.max(1, wanted) - 1) * inboxPageSize);
    const [first] = hits;
    if (first) return { found: first.found, page: Math.max(1, wanted), ids: hits.map(({ id }) => id) };
    if (wanted <= 1) return { found: 0, page: 1, ids: [] };
    const found = await tx.$count(contactMessages, and(isShown, ...has));
    return pageOf(tx, and(isShown, ...has), { found, wanted });
  });
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

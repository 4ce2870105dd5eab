import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { contactMessages } from "#db/schema/contact.ts";
import { teamLanguageFor } from "#engines/messages/team/team-catalogs.ts";
import { recordEvent } from "#features/companies/webhooks/record-event.server.ts";
import { mailTexts } from "#features/mails/mail-texts.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { isWithinLimits, type Limit } from "#platform/rate-limits.ts";
import { contactLimits } from "./contact-limits.ts";
import type { ContactMessage } from "./schema.ts";

const dayMs = 86_400_000;
/** The same text from the same sender within this time comes from a double click or reload. */
const repeatWindowMs = 600_000;

export type SendOutcome = "stored" | "limited";

export interface Recipient {
  email: string;
  /** Whether the team is known to read mails there. */
  isConfirmed: boolean;
}

export interface ContactPost {
  message: ContactMessage;
  isTrapped: boolean;
  visitorAddress: string;
  /** Receives notifications. If null, messages only go to the inbox. */
  recipient: Recipient | null;
  /** The help center's main language. Its team reads the notification. */
  language: string | null;
  /** The page of the company's website from which the visitor wrote. */
  pageUrl?: string | null;
  /** Who the company's website says that the visitor is. */
  signedInAs?: string | null;
}

/**
 * Stores a visitor's message together with its notification mail in one transaction. Returns "stored" after the commit.
 * Duplicates and messages that filled the honeypot get the same result, but aren't stored.
 */
export async function sendContactMessage(
  { db, clock, jobs }: { db: Db | Transaction; clock: Clock; jobs: Pick<Jobs, "enqueue"> },
  scope: { companyId: string },
  input: ContactPost,
): Promise<SendOutcome> {
  if (input.isTrapped) return "stored";
  const { message, pageUrl = null, signedInAs = null } = input;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const fingerprint = hash(`${scope.companyId}\n${message.email.toLowerCase()}\n${message.message}`);
    // Serializes identical messages, so that the second one finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    if (await isRepeat(tx, scope, { message, since: new Date(now.getTime() - repeatWindowMs) }))
      return "stored";
    const { perVisitor, mailsPerCompany, perCompany, windowMs } = contactLimits;
    const { visitorAddress } = input;
    const byVisitor = {
      name: "contact-visitor",
      who: scope.companyId,
      visitorAddress,
      max: perVisitor,
      windowMs,
    };
    const byCompany = { name: "contact-company", who: scope.companyId, max: perCompany, windowMs };
    // Checks the visitor's limit first, so that a visitor over it doesn't use up the company's.
    if (!(await isWithinLimits(tx, { limits: [byVisitor], now }))) return "limited";
    if (!(await isWithinLimits(tx, { limits: [byCompany], now }))) return "limited";
    const isSpam = await isFromSpammer(tx, scope, message);
    const [stored] = await tx
      .insert(contactMessages)
      .values({ companyId: scope.companyId, ...message, pageUrl, signedInAs, isSpam, createdAt: now })
      .returning({ id: contactMessages.id });
    if (stored && !isSpam)
      await recordEvent(tx, scope, { event: "message.received", data: { id: stored.id } });
    const byMail = { name: "contact-company-mail", who: scope.companyId, max: mailsPerCompany, windowMs };
    const { recipient } = input;
    const limits = recipient ? [byMail, ...limitsOfUnconfirmed(scope, recipient)] : [];
    if (recipient && stored && !isSpam && (await isWithinLimits(tx, { limits, now }))) {
      const to = recipient.email;
      await postMail({ jobs }, tx, {
        ...notice({ ...message, pageUrl }, { to, messageId: stored.id, language: input.language }),
        companyId: scope.companyId,
      });
    }
    return "stored";
  });
}

function limitsOfUnconfirmed(scope: { companyId: string }, { email, isConfirmed }: Recipient): Limit[] {
  if (isConfirmed) return [];
  const limit = { max: contactLimits.unconfirmedPerDay, windowMs: dayMs };
  return [
    { ...limit, name: "contact-company-unconfirmed", who: scope.companyId },
    { ...limit, name: "contact-recipient", who: mailboxOf(email) },
  ];
}

/** "ada+help@gmail.com" and "a.da@googlemail.com" reach the same mailbox as "ada@gmail.com". */
function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const name = local.replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

/**
 * Plain text, sent from our own address. The visitor's address is only in Reply-To, because mail servers reject mail
 * that fakes its sender.
 */
function notice(
  { name, email, message, pageUrl }: ContactMessage & { pageUrl: string | null },
  { to, messageId, language }: { to: string; messageId: string; language: string | null },
) {
  const { t } = mailTexts(teamLanguageFor(language));
  const lines = [
    t("{sender} sent this through your help center's contact form.", { sender: `${name} <${email}>` }),
    ...(pageUrl === null ? [] : [t("They were on {page}", { page: pageUrl })]),
    t("Reply to this email to answer."),
  ];
  return {
    kind: "contact-message",
    to,
    replyTo: email,
    subject: t("Message from {name} through your help center", { name }),
    text: `${message}\n\n--\n${lines.join("\n")}\n`,
    dedupeKey: `contact-message:${messageId}`,
  };
}

async function isRepeat(
  tx: Transaction,
  scope: { companyId: string },
  { message, since }: { message: ContactMessage; since: Date },
): Promise<boolean> {
  const [same] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.companyId, scope.companyId),
        gt(contactMessages.createdAt, since),
        eq(sql`lower(${contactMessages.email})`, message.email.toLowerCase()),
        eq(contactMessages.message, message.message),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/** A sender counts as a spammer if the spam folder has a message from the same email address. */
async function isFromSpammer(
  tx: Transaction,
  scope: { companyId: string },
  { email }: Pick<ContactMessage, "email">,
): Promise<boolean> {
  const [known] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.companyId, scope.companyId),
        eq(contactMessages.isSpam, true),
        eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return known !== undefined;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { OutgoingMail } from "#platform/mail/queue-mail.ts";
import type { Services } from "#platform/services.ts";
import type { MailTopic, TeamLanguage } from "#shared/enumerations.ts";
import { listMailReaders } from "./website-mail.server.ts";

type Account = { email: string; emailVerified: boolean; language: TeamLanguage | null };
export type TopicMailDeps = Pick<
  Services,
  "db" | "jobs" | "clock" | "config" | "origin" | "log" | "unsubscribeLinks"
> & {
  /** Returns accounts by user id. */
  findPeople: (tx: Transaction, userIds: string[]) => Promise<Map<string, Account>>;
};

/**
 * Mails the members of a company who want mails about the topic and have a confirmed address, and returns their number.
 * `now` distinguishes a mail from earlier ones of its kind.
 */
export async function postTopicMails(
  { jobs, origin, unsubscribeLinks, findPeople }: TopicMailDeps,
  tx: Transaction,
  { companyId, topic, now }: { companyId: string; topic: MailTopic; now: Date },
  compose: (
    reader: Pick<Account, "language"> & { unsubscribeLink: string },
  ) => Promise<Pick<OutgoingMail, "kind" | "subject" | "text" | "html">>,
): Promise<number> {
  const people = await findPeople(tx, await listMailReaders(tx, { companyId, topic }));
  const readers = [...people].filter(([, { emailVerified }]) => emailVerified);
  for (const [userId, { email, language }] of readers) {
    const token = unsubscribeLinks.issue({ companyId, userId, topic });
    const unsubscribeUrl = new URL(`/unsubscribe/${token}`, origin).href;
    const mail = await compose({ language, unsubscribeLink: unsubscribeUrl });
    const dedupeKey = `${mail.kind}:${companyId}:${userId}:${now.toISOString()}`;
    await postMail({ jobs }, tx, { ...mail, to: email, unsubscribeUrl, dedupeKey, companyId });
  }
  return readers.length;
}

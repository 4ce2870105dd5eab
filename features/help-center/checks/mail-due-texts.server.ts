/** Mails which texts are due for a check: one mail a week and person, and none without such texts. */
import {
  listDueCheckMails,
  planCheckMails,
  takeCheckMail,
} from "#features/check-dates/check-mails.server.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { listMailReaders } from "#features/companies/website-mail.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { listDueTexts } from "./text-checks.server.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "config" | "origin" | "log" | "unsubscribeLinks"> & {
  /** Returns accounts by user id. */
  findPeople: (
    tx: Transaction,
    userIds: string[],
  ) => Promise<Map<string, { email: string; emailVerified: boolean; language: TeamLanguage | null }>>;
};

const maxPerRun = 100;

/** Returns the number of mails. Each company has its own time of the week. */
export async function mailDueTexts(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await planCheckMails(db, now);
  const waiting = await listDueCheckMails(db, { now, limit: maxPerRun });
  let mailed = 0;
  for (const { companyId } of waiting) {
    try {
      mailed += await mailCompany(deps, companyId);
    } catch (error) {
      // One company's failure must not stop the others. The next run tries it again.
      log.error({ err: error, companyId }, "mail about texts to check not queued");
    }
  }
  return mailed;
}

async function mailCompany(deps: Deps, companyId: string): Promise<number> {
  const { db, jobs, clock, origin, unsubscribeLinks, findPeople } = deps;
  const now = clock.now();
  const mails = createMails(deps);
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return 0;
    const company = await findCompany(tx, { companyId });
    if (!company || !(await takeCheckMail(tx, { companyId, now }))) return 0;
    const titles = (await listDueTexts(tx, { companyId }, now)).map(({ title }) => title);
    const readerIds = titles.length > 0 ? await listMailReaders(tx, { companyId, topic: "checks" }) : [];
    const readers = [...(await findPeople(tx, readerIds))].filter(([, { emailVerified }]) => emailVerified);
    for (const [userId, { email, language }] of readers) {
      const token = unsubscribeLinks.issue({ companyId, userId, topic: "checks" });
      const unsubscribeUrl = new URL(`/unsubscribe/${token}`, origin).href;
      const { companyName } = company;
      const mail = await mails.textsDue({ companyName, titles, language, unsubscribeLink: unsubscribeUrl });
      const dedupeKey = `texts-due:${companyId}:${userId}:${now.toISOString()}`;
      await postMail({ jobs }, tx, { ...mail, to: email, unsubscribeUrl, dedupeKey });
    }
    return readers.length;
  });
}

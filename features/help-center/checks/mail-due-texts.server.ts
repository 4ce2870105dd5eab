/** Mails which texts are due for a check: one mail a week and person, and none without such texts. */
import {
  listDueCheckMails,
  planCheckMails,
  takeCheckMail,
} from "#features/check-dates/check-mails.server.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { postTopicMails, type TopicMailDeps } from "#features/companies/topic-mails.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { listDueTexts } from "./text-checks.server.ts";

const maxPerRun = 100;

/** Returns the number of mails. Each company has its own time of the week. */
export async function mailDueTexts(deps: TopicMailDeps): Promise<number> {
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

async function mailCompany(deps: TopicMailDeps, companyId: string): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return 0;
    const company = await findCompany(tx, { companyId });
    if (!company || !(await takeCheckMail(tx, { companyId, now }))) return 0;
    const titles = (await listDueTexts(tx, { companyId }, now)).map(({ title }) => title);
    if (titles.length === 0) return 0;
    const { companyName } = company;
    const compose = createMails(deps).textsDue;
    return postTopicMails(deps, tx, { companyId, topic: "checks", now }, (reader) =>
      compose({ companyId, companyName, titles, ...reader }),
    );
  });
}

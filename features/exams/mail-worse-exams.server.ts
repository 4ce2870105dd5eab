/** Mails that a help center's answers got worse: at most one mail a week and person, and none otherwise. */
import { and, eq, isNotNull } from "drizzle-orm";
import { examSchedules } from "#db/schema/exams.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { mailWaitingCompanies } from "#features/companies/mail-waiting-companies.server.ts";
import { postTopicMails, type TopicMailDeps } from "#features/companies/topic-mails.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { compareResults } from "./compare-results.ts";
import { listRuns } from "./exam-runs.server.ts";

export function mailWorseExams(deps: TopicMailDeps): Promise<number> {
  const { companyId, worseSince: since, mailedAt } = examSchedules;
  return mailWaitingCompanies(deps, {
    columns: { companyId, since, mailedAt },
    mailCompany: (id) => mailCompany(deps, id),
    onFailed: (err, company) => deps.log.error({ err, companyId: company }, "exam mail not queued"),
  });
}

async function mailCompany(deps: TopicMailDeps, companyId: string): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return 0;
    const ofCompany = eq(examSchedules.companyId, companyId);
    const [schedule] = await tx
      .select()
      .from(examSchedules)
      .where(and(ofCompany, isNotNull(examSchedules.worseSince)));
    const company = await findCompany(tx, { companyId });
    if (!schedule || !company) return 0;
    const [latest, before] = await listRuns(tx, { companyId });
    const { lost } = compareResults(before?.results ?? [], latest?.results ?? []);
    const { companyName } = company;
    const about = { companyId, topic: "website" as const, now };
    const compose = createMails(deps).examWorse;
    const mailed =
      lost.length > 0
        ? await postTopicMails(deps, tx, about, (reader) =>
            compose({ companyId, companyName, lost, ...reader }),
          )
        : 0;
    await tx
      .update(examSchedules)
      .set({ worseSince: null, mailedAt: mailed > 0 ? now : schedule.mailedAt })
      .where(ofCompany);
    return mailed;
  });
}

/** Mails that a help center's answers got worse: at most one mail a week and person, and none otherwise. */
import { and, asc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { examSchedules } from "#db/schema/exams.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { postTopicMails, type TopicMailDeps } from "#features/companies/topic-mails.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { compareResults } from "./compare-results.ts";
import { listRuns } from "./exam-runs.server.ts";

/** A little less than a week, so that the mail doesn't come a few minutes later each time. */
const minIntervalMs = 6.5 * 24 * 3_600_000;
const maxPerRun = 100;

export async function mailWorseExams(deps: TopicMailDeps): Promise<number> {
  const { db, clock, log } = deps;
  const earlier = new Date(clock.now().getTime() - minIntervalMs);
  const waiting = await db
    .select({ companyId: examSchedules.companyId })
    .from(examSchedules)
    .where(
      and(
        isNotNull(examSchedules.worseSince),
        or(isNull(examSchedules.mailedAt), lte(examSchedules.mailedAt, earlier)),
      ),
    )
    .orderBy(asc(examSchedules.worseSince))
    .limit(maxPerRun);
  let mailed = 0;
  for (const { companyId } of waiting) {
    try {
      mailed += await mailCompany(deps, companyId);
    } catch (error) {
      // One company's failure must not stop the others. The next run tries it again.
      log.error({ err: error, companyId }, "exam mail not queued");
    }
  }
  return mailed;
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
        ? await postTopicMails(deps, tx, about, (reader) => compose({ companyName, lost, ...reader }))
        : 0;
    await tx
      .update(examSchedules)
      .set({ worseSince: null, mailedAt: mailed > 0 ? now : schedule.mailedAt })
      .where(ofCompany);
    return mailed;
  });
}

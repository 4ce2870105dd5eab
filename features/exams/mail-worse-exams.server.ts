/** Mails that a help center's answers got worse: at most one mail a week and person, and none otherwise. */
import { and, asc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { examSchedules } from "#db/schema/exams.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { listMailReaders } from "#features/companies/website-mail.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { compareResults } from "./compare-results.ts";
import { listRuns } from "./exam-runs.server.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "config" | "origin" | "log" | "unsubscribeLinks"> & {
  /** Returns accounts by user id. */
  findPeople: (
    tx: Transaction,
    userIds: string[],
  ) => Promise<Map<string, { email: string; emailVerified: boolean; language: TeamLanguage | null }>>;
};

/** A little less than a week, so that the mail doesn't come a few minutes later each time. */
const minIntervalMs = 6.5 * 24 * 3_600_000;
const maxPerRun = 100;

export async function mailWorseExams(deps: Deps): Promise<number> {
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

async function mailCompany(deps: Deps, companyId: string): Promise<number> {
  const { db, jobs, clock, origin, unsubscribeLinks, findPeople } = deps;
  const now = clock.now();
  const mails = createMails(deps);
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
    const readerIds = lost.length > 0 ? await listMailReaders(tx, { companyId, topic: "website" }) : [];
    const readers = [...(await findPeople(tx, readerIds))].filter(([, { emailVerified }]) => emailVerified);
    await tx
      .update(examSchedules)
      .set({ worseSince: null, mailedAt: readers.length > 0 ? now : schedule.mailedAt })
      .where(ofCompany);
    for (const [userId, { email, language }] of readers) {
      const token = unsubscribeLinks.issue({ companyId, userId, topic: "website" });
      const unsubscribeUrl = new URL(`/unsubscribe/${token}`, origin).href;
      const mail = await mails.examWorse({
        companyName: company.companyName,
        lost,
        language,
        unsubscribeLink: unsubscribeUrl,
      });
      const dedupeKey = `exam-worse:${companyId}:${userId}:${now.toISOString()}`;
      await postMail({ jobs }, tx, { ...mail, to: email, unsubscribeUrl, dedupeKey });
    }
    return readers.length;
  });
}

/** Mails what automatic checks have found: one mail a week and person, and none without open proposals. */
import { and, asc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { websiteSchedules } from "#db/schema.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { findFirstOwner } from "#features/companies/first-owner.server.ts";
import { listMailReaders } from "#features/companies/website-mail.server.ts";
import { listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import { markReported } from "#features/faqs/store-proposals.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { readWebLink } from "#shared/web-link.ts";

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

export async function mailWebsiteNews(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const earlier = new Date(clock.now().getTime() - minIntervalMs);
  const waiting = await db
    .select({ companyId: websiteSchedules.companyId })
    .from(websiteSchedules)
    .where(
      and(
        isNotNull(websiteSchedules.newsSince),
        or(isNull(websiteSchedules.mailedAt), lte(websiteSchedules.mailedAt, earlier)),
      ),
    )
    .orderBy(asc(websiteSchedules.newsSince))
    .limit(maxPerRun);
  let mailed = 0;
  for (const { companyId } of waiting) {
    try {
      mailed += await mailCompany(deps, companyId);
    } catch (error) {
      // One company's failure must not stop the others. The next run tries it again.
      log.error({ err: error, companyId }, "website news mail not queued");
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
    const [schedule] = await tx
      .select()
      .from(websiteSchedules)
      .where(and(eq(websiteSchedules.companyId, companyId), isNotNull(websiteSchedules.newsSince)));
    const [company, owner] = [await findCompany(tx, { companyId }), await findFirstOwner(tx, companyId)];
    if (!schedule || !company || !owner) return 0;
    const news = (await listOpenProposals(tx, owner)).filter(({ isReported }) => !isReported);
    const readerIds = news.length > 0 ? await listMailReaders(tx, { companyId, topic: "website" }) : [];
    const readers = [...(await findPeople(tx, readerIds))].filter(([, { emailVerified }]) => emailVerified);
    const mailedAt = readers.length > 0 ? now : schedule.mailedAt;
    await tx
      .update(websiteSchedules)
      .set({ newsSince: null, mailedAt })
      .where(eq(websiteSchedules.companyId, companyId));
    await markReported(tx, { companyId, ids: news.map(({ id }) => id), now });
    const ofKind = (kind: (typeof news)[number]["kind"]) => news.filter((one) => one.kind === kind);
    const content = {
      companyName: company.companyName,
      website: readWebLink(company.websiteUrl)?.label ?? "",
      changed: ofKind("changed").map(({ current, before, after }) => ({
        question: current?.question ?? "",
        before: before.join(" "),
        after: after.filter((sentence) => !before.includes(sentence)).join(" "),
      })),
      gone: ofKind("gone").map(({ current }) => ({ question: current?.question ?? "" })),
      added: ofKind("new").map(({ proposed }) => ({ question: proposed?.question ?? "" })),
    };
    for (const [userId, { email, language }] of readers) {
      const token = unsubscribeLinks.issue({ companyId, userId, topic: "website" });
      const unsubscribeUrl = new URL(`/unsubscribe/${token}`, origin).href;
      const mail = await mails.websiteNews({
        ...content,
        language: language ?? company.language,
        unsubscribeLink: unsubscribeUrl,
      });
      const dedupeKey = `website-news:${companyId}:${userId}:${now.toISOString()}`;
      await postMail({ jobs }, tx, { ...mail, to: email, unsubscribeUrl, dedupeKey });
    }
    return readers.length;
  });
}

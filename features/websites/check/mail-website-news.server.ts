/** Mails what automatic checks have found: one mail a week and person, and none without open proposals. */
import { and, eq, isNotNull } from "drizzle-orm";
import { websiteSchedules } from "#db/schema.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { findFirstOwner } from "#features/companies/first-owner.server.ts";
import { mailWaitingCompanies } from "#features/companies/mail-waiting-companies.server.ts";
import { postTopicMails, type TopicMailDeps } from "#features/companies/topic-mails.server.ts";
import { listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import { markReported } from "#features/faqs/store-proposals.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { joinSentences } from "#shared/text.ts";
import { readWebLink } from "#shared/web-link.ts";

export function mailWebsiteNews(deps: TopicMailDeps): Promise<number> {
  const { companyId, newsSince: since, mailedAt } = websiteSchedules;
  return mailWaitingCompanies(deps, {
    columns: { companyId, since, mailedAt },
    mailCompany: (id) => mailCompany(deps, id),
    onFailed: (err, company) => deps.log.error({ err, companyId: company }, "website news mail not queued"),
  });
}

async function mailCompany(deps: TopicMailDeps, companyId: string): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await lockCompany(tx, { companyId }))) return 0;
    const [schedule] = await tx
      .select()
      .from(websiteSchedules)
      .where(and(eq(websiteSchedules.companyId, companyId), isNotNull(websiteSchedules.newsSince)));
    const [company, owner] = [await findCompany(tx, { companyId }), await findFirstOwner(tx, companyId)];
    if (!schedule || !company || !owner) return 0;
    const news = (await listOpenProposals(tx, owner)).filter(({ isReported }) => !isReported);
    const ofKind = (kind: (typeof news)[number]["kind"]) => news.filter((one) => one.kind === kind);
    const content = {
      companyId,
      companyName: company.companyName,
      website: readWebLink(company.websiteUrl)?.label ?? "",
      changed: ofKind("changed").map(({ current, before, after }) => ({
        question: current?.question ?? "",
        before: joinSentences(before),
        after: joinSentences(after.filter((sentence) => !before.includes(sentence))),
      })),
      gone: ofKind("gone").map(({ current }) => ({ question: current?.question ?? "" })),
      added: ofKind("new").map(({ proposed }) => ({ question: proposed?.question ?? "" })),
    };
    const about = { companyId, topic: "website" as const, now };
    const compose = createMails(deps).websiteNews;
    const mailed =
      news.length > 0
        ? await postTopicMails(deps, tx, about, ({ language, unsubscribeLink }) =>
            compose({ ...content, language: language ?? company.language, unsubscribeLink }),
          )
        : 0;
    const mailedAt = mailed > 0 ? now : schedule.mailedAt;
    await tx
      .update(websiteSchedules)
      .set({ newsSince: null, mailedAt })
      .where(eq(websiteSchedules.companyId, companyId));
    await markReported(tx, { companyId, ids: news.map(({ id }) => id), now });
    return mailed;
  });
}

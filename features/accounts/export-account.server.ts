/** Everything that is stored of an account and its company, for its owner to take along. */
import { and, eq, isNull } from "drizzle-orm";
import {
  companies,
  contactMessages,
  crawlPages,
  crawls,
  dailyVisits,
  faqEvidence,
  faqProposals,
  generatedFaqs,
  gettingStarted,
  guideImages,
  helpCenterContent,
  recordings,
  removedFaqs,
  subdomainReservations,
  unansweredSearches,
  users,
  videoGeneratedFaqs,
  videoGuides,
  videoMetadata,
  websiteChecks,
} from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

const format = "step-account-export";

/** Plain values for JSON, named as the tables. Passwords, sessions and secrets of links are not data of anybody. */
export async function exportAccount(db: Db, scope: OwnerScope, { now }: { now: Date }) {
  const { userId, companyId } = scope;
  return db.transaction(
    async (tx) => {
      const [user] = await tx
        .select({ email: users.email, name: users.name, createdAt: users.createdAt })
        .from(users)
        .where(eq(users.id, userId));
      const [row] = await tx
        .select()
        .from(companies)
        .where(and(eq(companies.id, companyId), eq(companies.userId, userId)));
      if (!user || !row) throw new Error("the company of this session is gone");
      const { domainToken: _secret, ...company } = row;
      const evidence = await tx
        .select({ evidence: faqEvidence })
        .from(faqEvidence)
        .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
        .where(eq(generatedFaqs.companyId, companyId));
      const pages = await tx
        .select({ page: crawlPages })
        .from(crawlPages)
        .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
        .where(eq(crawls.companyId, companyId));
      const messages = and(eq(contactMessages.companyId, companyId), isNull(contactMessages.deletedAt));
      return {
        format,
        version: 1,
        exportedAt: now.toISOString(),
        user,
        company,
        subdomain_reservations: await tx
          .select()
          .from(subdomainReservations)
          .where(eq(subdomainReservations.companyId, companyId)),
        generated_faqs: await tx.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, companyId)),
        faq_evidence: evidence.map((one) => one.evidence),
        faq_proposals: await tx.select().from(faqProposals).where(eq(faqProposals.companyId, companyId)),
        removed_faqs: await tx.select().from(removedFaqs).where(eq(removedFaqs.companyId, companyId)),
        website_checks: await tx.select().from(websiteChecks).where(eq(websiteChecks.companyId, companyId)),
        video_generated_faqs: await tx
          .select()
          .from(videoGeneratedFaqs)
          .where(eq(videoGeneratedFaqs.companyId, companyId)),
        help_center_content: await tx
          .select()
          .from(helpCenterContent)
          .where(eq(helpCenterContent.companyId, companyId)),
        getting_started: await tx
          .select()
          .from(gettingStarted)
          .where(eq(gettingStarted.companyId, companyId)),
        guide_images: await tx.select().from(guideImages).where(eq(guideImages.companyId, companyId)),
        recordings: await tx.select().from(recordings).where(eq(recordings.companyId, companyId)),
        video_guides: await tx.select().from(videoGuides).where(eq(videoGuides.companyId, companyId)),
        video_metadata: await tx.select().from(videoMetadata).where(eq(videoMetadata.companyId, companyId)),
        contact_messages: await tx.select().from(contactMessages).where(messages),
        daily_visits: await tx.select().from(dailyVisits).where(eq(dailyVisits.companyId, companyId)),
        unanswered_searches: await tx
          .select()
          .from(unansweredSearches)
          .where(eq(unansweredSearches.companyId, companyId)),
        crawls: await tx.select().from(crawls).where(eq(crawls.companyId, companyId)),
        crawl_pages: pages.map((one) => one.page),
      };
    },
    // One moment, not one for each table.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

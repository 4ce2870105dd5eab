/** What stands around every section of the dashboard. */
import { and, count, eq, isNull } from "drizzle-orm";
import {
  companies,
  contactMessages,
  generatedFaqs,
  videoGeneratedFaqs,
  videoGuides,
  videoMetadata,
} from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export interface DashboardFrame {
  /** "" while the company has no name. */
  companyName: string;
  logo: { url: string; width: number | null; height: number | null } | null;
  plan: Plan;
  onboardingCompleted: boolean;
  /** All questions, drafts too; messages that nobody opened, without spam. */
  counts: { faqs: number; unreadMessages: number };
  /** Whether there is anything of what only the larger plan creates. */
  has: { guides: boolean; videos: boolean };
}

export async function describeDashboard(db: Db, scope: OwnerScope): Promise<DashboardFrame> {
  const isOwn = and(eq(companies.id, scope.companyId), eq(companies.userId, scope.userId));
  const [[company], faqs, videoFaqs, unread, guides, videos] = await Promise.all([
    db
      .select({
        companyName: companies.companyName,
        logoUrl: companies.logoUrl,
        logoWidth: companies.logoWidth,
        logoHeight: companies.logoHeight,
        plan: companies.plan,
        onboardingCompleted: companies.onboardingCompleted,
      })
      .from(companies)
      .where(isOwn),
    countOf(
      db.select({ n: count() }).from(generatedFaqs).where(eq(generatedFaqs.companyId, scope.companyId)),
    ),
    countOf(
      db
        .select({ n: count() })
        .from(videoGeneratedFaqs)
        .where(eq(videoGeneratedFaqs.companyId, scope.companyId)),
    ),
    countOf(
      db
        .select({ n: count() })
        .from(contactMessages)
        .where(
          and(
            eq(contactMessages.companyId, scope.companyId),
            isNull(contactMessages.readAt),
            isNull(contactMessages.deletedAt),
            eq(contactMessages.isSpam, false),
          ),
        ),
    ),
    db
      .select({ id: videoGuides.id })
      .from(videoGuides)
      .where(eq(videoGuides.companyId, scope.companyId))
      .limit(1),
    db
      .select({ id: videoMetadata.id })
      .from(videoMetadata)
      .where(eq(videoMetadata.companyId, scope.companyId))
      .limit(1),
  ]);
  if (!company) throw new Error("the company of this session is gone");
  const { companyName, logoUrl, logoWidth, logoHeight, plan, onboardingCompleted } = company;
  return {
    companyName: companyName.trim(),
    logo: logoUrl ? { url: logoUrl, width: logoWidth, height: logoHeight } : null,
    plan,
    onboardingCompleted,
    counts: { faqs: faqs + videoFaqs, unreadMessages: unread },
    has: { guides: guides.length > 0, videos: videos.length > 0 },
  };
}

async function countOf(query: PromiseLike<{ n: number }[]>): Promise<number> {
  return (await query)[0]?.n ?? 0;
}

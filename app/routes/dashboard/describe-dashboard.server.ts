/** Data of the frame around every dashboard section. */
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { countUnread } from "#features/contact/inbox.server.ts";
import { countFaqs } from "#features/faqs/own-faqs.server.ts";
import { hasStepGuides } from "#features/guides/own-step-guides.server.ts";
import { hasVideos } from "#features/videos/own-videos.server.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export interface DashboardFrame {
  /** "" if the company has no name yet. */
  companyName: string;
  logo: { url: string; width: number | null; height: number | null } | null;
  plan: Plan;
  onboardingCompleted: boolean;
  /** All questions including drafts; unread messages without spam. */
  counts: { faqs: number; unreadMessages: number };
  /** Whether there is content that only the larger plan can create. */
  has: { guides: boolean; videos: boolean };
}

export async function describeDashboard(
  db: Parameters<typeof findCompanyOfOwner>[0],
  scope: OwnerScope,
): Promise<DashboardFrame> {
  const [company, faqs, unreadMessages, guides, videos] = await Promise.all([
    findCompanyOfOwner(db, scope),
    countFaqs(db, scope),
    countUnread(db, scope),
    hasStepGuides(db, scope),
    hasVideos(db, scope),
  ]);
  if (!company) throw new Error("the company of this session is gone");
  const { companyName, logoUrl, logoWidth, logoHeight, plan, onboardingCompleted } = company;
  return {
    companyName: companyName.trim(),
    logo: logoUrl ? { url: logoUrl, width: logoWidth, height: logoHeight } : null,
    plan,
    onboardingCompleted,
    counts: { faqs, unreadMessages },
    has: { guides, videos },
  };
}

/** Reads the data for the frame around every dashboard section. */
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { countUnread } from "#features/contact/inbox.server.ts";
import { countFaqs } from "#features/faqs/own-faqs.server.ts";
import { hasStepGuides } from "#features/guides/own-step-guides.server.ts";
import { listCompanyLanguages } from "#features/translations/company-languages.server.ts";
import { hasVideos } from "#features/videos/own-videos.server.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";

export interface DashboardFrame {
  companyName: string;
  companyId: string;
  /** The help centers that the person may switch to. */
  companies: { id: string; companyName: string; role: Role }[];
  logo: { url: string; width: number | null; height: number | null } | null;
  plan: Plan;
  /** Path of the help center on the main host. Null until it has a name. */
  centerPath: string | null;
  onboardingCompleted: boolean;
  /** Includes drafts, but not spam. */
  counts: { faqs: number; unreadMessages: number };
  /**
   * Whether there is content that only the larger plan can create, and whether there are languages besides the main
   * one.
   */
  has: { guides: boolean; videos: boolean; languages: boolean };
}

export async function describeDashboard(
  db: Parameters<typeof findCompanyOfOwner>[0],
  scope: OwnerScope,
): Promise<DashboardFrame> {
  const [company, companies, faqs, unreadMessages, guides, videos, languages] = await Promise.all([
    findCompanyOfOwner(db, scope),
    listOwnCompanies(db, scope),
    countFaqs(db, scope),
    countUnread(db, scope),
    hasStepGuides(db, scope),
    hasVideos(db, scope),
    listCompanyLanguages(db, scope),
  ]);
  if (!company) throw new Error("this session's company no longer exists");
  const { companyName, logoUrl, logoWidth, logoHeight, plan, onboardingCompleted } = company;
  return {
    companyName: companyName.trim(),
    companyId: company.id,
    companies,
    logo: logoUrl ? { url: logoUrl, width: logoWidth, height: logoHeight } : null,
    plan,
    centerPath: company.helpCenterSubdomain ? `/help/${company.helpCenterSubdomain}` : null,
    onboardingCompleted,
    counts: { faqs, unreadMessages },
    has: { guides, videos, languages: languages.length > 0 },
  };
}

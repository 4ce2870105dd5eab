/** Reads what the page of a trial shows, so that it is the same after a reload and in another tab. */
import { eq } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { readLogoRows } from "#features/companies/logo-files.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { listDrafts } from "#features/faqs/drafts.server.ts";
import {
  countTrialsAhead,
  findDetachedCrawl,
  findGeneration,
  type GenerationRow,
} from "#features/websites/import/crawl-record.server.ts";
import { onboardingTheme } from "#features/websites/read/company-facts.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { isActive } from "#shared/is-active.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { WizardCrawl } from "../wizard.ts";
import { readWizardCrawl } from "../wizard-crawl.server.ts";
import { presentColors, presentLogo, settledLogo, shownLogo } from "../wizard-looks.ts";
import { previewOf } from "../wizard-preview.ts";
import { presentDraft } from "../wizard-state.server.ts";
import {
  crawlFailureTips,
  crawlFailureTitle,
  generationFailureTips,
  generationFailureTitle,
} from "../wizard-texts.ts";
import type { TrialRow } from "./find-trial.server.ts";
import { maxFaqsShown, type TrialState, type TrialStatus, trialTexts } from "./trial.ts";

type Deps = Pick<Services, "db" | "clock" | "origin" | "config">;
const nothingChosen = { primaryColor: null, secondaryColor: null, logoChoice: null, logoId: null };

/** Null once an account has claimed the help center, or after it was deleted. */
export async function getTrialState(services: Deps, trial: TrialRow): Promise<TrialState | null> {
  return services.db.transaction((tx) => readTrialState(tx, services, trial), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readTrialState(tx: Transaction, services: Deps, trial: TrialRow): Promise<TrialState | null> {
  const { companyId, crawlId, websiteUrl } = trial;
  const siteLabel = siteLabelOf(trial);
  const company = companyId && (await findCompany(tx, { companyId }));
  if (!company) return readFailure(tx, { crawlId, siteLabel });
  const [onboarding] = await tx.select().from(onboardings).where(eq(onboardings.companyId, company.id));
  if (!onboarding || (await isClaimed(tx, company.id))) return null;
  const read = await readWizardCrawl(tx, { companyId: company.id, crawlId });
  const crawl = read?.crawl ?? null;
  const brand = read?.brand ?? null;
  const generation = await findGeneration(tx, { companyId: company.id, crawlId });
  const drafts = await listDrafts(tx, { companyId: company.id });
  const logos = (await readLogoRows(tx, company.id)).map(presentLogo);
  const logo = settledLogo(nothingChosen, logos);
  const colors = presentColors(nothingChosen, brand);
  const companyName = brand?.brandAssets.companyName ?? "";
  const faqs = drafts.filter(({ leftOut }) => !leftOut);
  const status = statusOf({ crawl, generation, hasFaqs: faqs.length > 0 });
  return {
    revision: onboarding.revision,
    status,
    siteLabel,
    ahead: status === "waiting" && crawlId ? await countTrialsAhead(tx, crawlId) : 0,
    progress: progressOf(status, { crawl, generation }),
    faqCount: faqs.length,
    crawl,
    companyName,
    colors,
    logos: logos.slice(0, 3),
    faqs: faqs.slice(0, maxFaqsShown).map((draft) => {
      const { id, question, answerHtml, evidence, source } = presentDraft(draft);
      return { id, question, answerHtml, evidence, source };
    }),
    failure: status === "failed" ? (crawl?.error ?? nothingFound) : null,
    preview: previewOf(services, {
      company: { ...company, companyName, websiteUrl },
      brand,
      theme: onboardingTheme(colors, brand?.fontFamily ?? null),
      logo: shownLogo(logo, logos),
      drafts,
    }),
  };
}

/** How the page names the website, and which one a form of an older tab means. */
export function siteLabelOf({ websiteUrl }: Pick<TrialRow, "websiteUrl">): string {
  return readWebLink(websiteUrl)?.label ?? websiteUrl;
}

const nothingFound = {
  code: "generation",
  title: generationFailureTitle,
  message: trialTexts.nothing,
  tips: generationFailureTips.slice(0, 1),
};

function statusOf({
  crawl,
  generation,
  hasFaqs,
}: {
  crawl: WizardCrawl | null;
  generation: GenerationRow | null;
  hasFaqs: boolean;
}): TrialStatus {
  if (crawl === null || crawl.status === "failed" || crawl.status === "cancelled") return "failed";
  if (crawl.status === "queued") return "waiting";
  if (crawl.status === "running") return "reading";
  if (!generation || isActive(generation.status)) return "writing";
  return generation.status === "completed" && hasFaqs ? "ready" : "failed";
}

function progressOf(
  status: TrialStatus,
  { crawl, generation }: { crawl: WizardCrawl | null; generation: GenerationRow | null },
): number {
  if (status === "ready") return 100;
  if (status === "writing") return 60 + Math.round((generation?.progress ?? 0) * 0.4);
  return Math.round((crawl?.progress ?? 0) * 0.6);
}

/** The company of a website that couldn't be read is deleted, but its crawl says why. */
async function readFailure(
  tx: Transaction,
  { crawlId, siteLabel }: { crawlId: string | null; siteLabel: string },
): Promise<TrialState | null> {
  const crawl = crawlId && (await findDetachedCrawl(tx, crawlId));
  if (!crawl) return null;
  return {
    revision: Number.MAX_SAFE_INTEGER,
    status: "failed",
    siteLabel,
    ahead: 0,
    progress: 0,
    faqCount: 0,
    crawl: null,
    companyName: "",
    colors: presentColors(nothingChosen, null),
    logos: [],
    faqs: [],
    failure: {
      code: crawl.errorCode ?? "unexpected",
      title: crawlFailureTitle,
      message: crawl.errorMessage ?? "Unexpected error",
      tips: crawlFailureTips,
    },
    preview: null,
  };
}

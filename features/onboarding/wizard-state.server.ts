/**
 * Reads everything that the wizard's pages show from the database, so that the pages are the same after a reload, after
 * a restart and in another tab.
 */

import { eq } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { readLogoRows } from "#features/companies/logo-files.server.ts";
import { listContradictions } from "#features/faqs/contradictions.server.ts";
import { type Draft, listDrafts } from "#features/faqs/drafts.server.ts";
import { sourcePath } from "#features/faqs/source-path.ts";
import { findGeneration, type GenerationRow } from "#features/websites/import/crawl-record.server.ts";
import { onboardingTheme } from "#features/websites/read/company-facts.ts";
import { modelFailureText } from "#features/websites/write/generation-log.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { renderMarkdown } from "#shared/markdown.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import { suggestUrl } from "./suggest-url.ts";
import { stepOfNumber, type WizardFaq, type WizardGeneration, type WizardState } from "./wizard.ts";
import { readWizardCrawl } from "./wizard-crawl.server.ts";
import { presentColors, presentLogo, settledLogo, shownLogo } from "./wizard-looks.ts";
import { previewOf } from "./wizard-preview.ts";
import type { OnboardingRow } from "./wizard-record.server.ts";
import { generationFailedText, generationFailureTips, generationFailureTitle } from "./wizard-texts.ts";

/** A limit from the specification. */
const maxLogos = 5;

type Deps = Pick<Services, "db" | "clock" | "origin" | "config">;

/** Returns null if the wizard was finished or skipped, or if the company doesn't belong to the owner. */
export async function getWizardState(services: Deps, scope: OwnerScope): Promise<WizardState | null> {
  // Reads one snapshot, so that a page never mixes the questions of one crawl with the colors of another.
  return services.db.transaction((tx) => readWizardState(tx, { services, scope }), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readWizardState(
  tx: Transaction,
  { services, scope }: { services: Deps; scope: OwnerScope },
): Promise<WizardState | null> {
  const company = await findCompanyOfOwner(tx, scope);
  if (!company || company.onboardingCompleted) return null;
  const { companyId } = scope;
  const [onboarding = emptyOnboarding] = await tx
    .select()
    .from(onboardings)
    .where(eq(onboardings.companyId, companyId));
  const read = await readWizardCrawl(tx, { companyId, crawlId: onboarding.crawlId });
  const logos = (await readLogoRows(tx, companyId)).map(presentLogo);
  const generation =
    onboarding.source === null ? null : await findGeneration(tx, { companyId, crawlId: onboarding.crawlId });
  const drafts = await listDrafts(tx, scope);
  const brand = read?.brand ?? null;
  const companyName = company.companyName.trim() || brand?.brandAssets.companyName || "";
  const selectedLogo = settledLogo(onboarding, logos);
  const colors = presentColors(onboarding, brand);
  return {
    revision: onboarding.revision,
    step: stepOfNumber(company.onboardingStep),
    email: scope.email,
    companyName,
    source: onboarding.source,
    websiteUrl: onboarding.websiteUrl,
    suggestedUrl: suggestUrl(scope.email),
    crawl: read?.crawl ?? null,
    colors,
    logos: logos.filter(({ kind }) => kind === "found").slice(0, maxLogos),
    selectedLogo,
    generation: generation && presentGeneration(generation),
    faqs: drafts.map(presentDraft),
    contradictions: await listContradictions(tx, scope, { where: "onboarding" }),
    preview: previewOf(services, {
      company: { ...company, companyName, websiteUrl: onboarding.websiteUrl ?? company.websiteUrl },
      brand,
      theme: onboardingTheme(colors, brand?.fontFamily ?? null),
      logo: shownLogo(selectedLogo, logos),
      drafts,
    }),
  };
}

const emptyOnboarding: Pick<
  OnboardingRow,
  | "source"
  | "websiteUrl"
  | "crawlId"
  | "primaryColor"
  | "secondaryColor"
  | "logoChoice"
  | "logoId"
  | "revision"
> = {
  source: null,
  websiteUrl: null,
  crawlId: null,
  primaryColor: null,
  secondaryColor: null,
  logoChoice: null,
  logoId: null,
  revision: 0,
};

function presentGeneration(row: GenerationRow): WizardGeneration {
  const { id, status, progress, log, engine, qualityMode, actualCount, targetCount, retryCount, isFallback } =
    row;
  return {
    id,
    status,
    progress,
    log,
    engine,
    engineNote: row.model && row.modelFailure ? modelFailureText(row.model, row.modelFailure) : null,
    qualityMode,
    actualCount,
    targetCount,
    retryCount,
    isFallback,
    failure:
      status === "failed"
        ? {
            code: "generation",
            title: generationFailureTitle,
            message: generationFailedText(row.failureReason ?? ""),
            tips: generationFailureTips,
          }
        : null,
  };
}

/** Also used after a conflict, to show the text that another tab saved. */
export function presentDraft(draft: Draft): WizardFaq {
  const { id, question, answer, leftOut, review, evidence, origin, version } = draft;
  return {
    id,
    question,
    answer,
    answerHtml: renderMarkdown(answer),
    category: draft.category?.trim() || "General",
    leftOut,
    review,
    evidence,
    source: readWebLink(evidence[0]?.sourceUrl),
    sourcePath: evidence.length > 0 ? sourcePath({ faqId: id }, "onboarding") : null,
    origin,
    isEdited: version > draft.provenVersion,
    version,
  };
}

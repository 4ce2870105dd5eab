/** Finds the start page's demo data, which Step has generated from the sample's website. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { presentContact } from "#features/contact/present.ts";
import { findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import { type PreviewCenter, presentPreview } from "#features/help-center/preview.ts";
import { readPreviewContents } from "#features/help-center/preview-contents.server.ts";
import { themeOf } from "#features/help-center/theme-settings.ts";
import { contrastLabel } from "#features/marketing/contrast-label.ts";
import { type Proof, pickProofs } from "#features/marketing/pick-proofs.ts";
import { sampleSubdomain } from "#features/websites/import/sample.ts";
import { listSourcePages } from "#features/websites/read/list-source-pages.server.ts";

export interface Showcase {
  center: PreviewCenter;
  /** A path such as "/help/sample". */
  path: string;
  /** Of its step-by-step guide. Null if it has none. */
  guidePath: string | null;
  proofs: Proof[];
  brand: { color: string; contrast: string; tint: string; font: string };
  /** For the illustration of search results. */
  questions: string[];
}

const questionCount = 3;
/** In characters. Longer questions would wrap in the illustration. */
const maxQuestionLength = 40;

/** Returns null if the sample's help center doesn't exist or isn't public. */
export async function findShowcase(
  context: Readonly<RouterContextProvider>,
): Promise<{ companyId: string; showcase: Showcase } | null> {
  const { db, origin, clock, config } = context.get(servicesContext);
  const scope = await findPublicScope(db, { host: { kind: "main" }, subdomain: sampleSubdomain });
  if (!scope) return null;
  const { company, companyId, basePath } = scope;
  const contents = await readPreviewContents(db, scope, company);
  const {
    faqs,
    guides: [recorded],
  } = contents;
  const urls = [...new Set(faqs.flatMap(({ source }) => source?.url ?? []))];
  const proofs = pickProofs(faqs, await listSourcePages(db, scope, urls));
  const { logo, canonicalBase } = presentHelpCenter(scope, { origin, baseDomain: config.baseDomain });
  const theme = themeOf(company.themeSettings);
  const showcase: Showcase = {
    path: basePath,
    guidePath: recorded ? `${basePath}/guides/${encodeURIComponent(recorded.slug)}` : null,
    center: presentPreview({
      companyName: company.companyName,
      language: company.language,
      messageOverrides: company.messageOverrides,
      websiteUrl: company.websiteUrl,
      themeSettings: company.themeSettings,
      centerSettings: company.centerSettings,
      logo,
      contact: presentContact(company.contactDetails),
      ...contents,
      address: canonicalBase ?? origin + basePath,
      basePath,
      year: clock.now().getUTCFullYear(),
      appName: config.appName,
    }),
    proofs,
    brand: {
      color: theme.sign.ground.toUpperCase(),
      contrast: contrastLabel(theme.sign.ground, theme.sign.ink),
      tint: theme.barColors.light.toUpperCase(),
      font: company.themeSettings.fontFamily?.split(",")[0]?.trim() || "Inter",
    },
    questions: faqs
      .map(({ question }) => question)
      .filter((question) => question.length <= maxQuestionLength)
      .slice(0, questionCount),
  };
  return { companyId, showcase };
}

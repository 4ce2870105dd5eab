/** Rows for the wizard's forms, at both of their URLs. */
import { eq } from "drizzle-orm";
import { companies, crawls, faqGenerations } from "#db/schema.ts";
import { numberOfStep, type WizardStep } from "#features/onboarding/wizard.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

async function openStep({ app, company }: World, step: WizardStep): Promise<void> {
  await app.services.db
    .update(companies)
    .set({ onboardingStep: numberOfStep(step) })
    .where(eq(companies.id, company.companyId));
}

const reading = (status: "failed" | "running") => ({
  stranger: "own" as const,
  prepare: async (world: World) => {
    const { db } = world.app.services;
    await db.update(crawls).set({ status }).where(eq(crawls.companyId, world.company.companyId));
    await openStep(world, "crawl-website");
  },
});

const ofFaq = (kind: "draft" | "removed", more = {}) => ({
  fields: ({ company }: World) => ({ faqId: company.ids[kind], ...more }),
});

const ofContradiction = (kind: "openContradiction" | "settledContradiction", more = {}) => ({
  fields: ({ company }: World) => ({ contradictionId: company.ids[kind], ...more }),
});

const wizard: Record<string, Row> = {
  go: { fields: () => ({ to: "brand-colors" }), stranger: "own" },
  "submit-url": { fields: () => ({ url: "https://another.example/" }), stranger: "own" },
  "try-sample": { stranger: "own" },
  "start-empty": { stranger: "own" },
  "retry-crawl": reading("failed"),
  "cancel-crawl": reading("running"),
  "leave-out-language": { fields: () => ({ language: "de", leftOut: "true" }), stranger: "own" },
  "save-colors": { fields: () => ({ primary: "#224466", secondary: "#446688" }), stranger: "own" },
  "choose-logo": { fields: ({ company }) => ({ logoId: company.ids.logo }) },
  "choose-wordmark": { stranger: "own" },
  "upload-logo": {
    fields: async () => ({ logo: new File([new Uint8Array(await makePicture())], "logo.png") }),
    stranger: "own",
  },
  generate: {
    prepare: ({ app, company }) =>
      app.services.db.delete(faqGenerations).where(eq(faqGenerations.companyId, company.companyId)),
    stranger: "own",
  },
  "retry-generation": {
    prepare: async (world) => {
      const isOwn = eq(faqGenerations.companyId, world.company.companyId);
      await world.app.services.db.update(faqGenerations).set({ status: "failed" }).where(isOwn);
      await openStep(world, "generating-content");
    },
    stranger: "own",
  },
  "edit-faq": ofFaq("draft", {
    version: "1",
    question: "Which question is this one?",
    answer: "An answer that is long enough.",
  }),
  "remove-faq": { ...ofFaq("draft"), stranger: "gone" },
  "restore-faq": { ...ofFaq("removed"), stranger: "gone" },
  "leave-out-faqs": {
    fields: ({ company }) => ({ faqIds: company.ids.draft, leftOut: "true" }),
    stranger: "gone",
  },
  "leave-out-faq": { ...ofFaq("draft", { leftOut: "true" }), stranger: "gone" },
  "settle-contradiction": ofContradiction("openContradiction", { decision: "dismiss" }),
  "undo-contradiction": ofContradiction("settledContradiction"),
  complete: { stranger: "own" },
  skip: { stranger: "own" },
};

const rows = atEach(["main/onboarding", "main/onboarding/state"], wizard);

export const wizardRows: Rows = Object.fromEntries(
  Object.entries(rows).map(([key, row]) => [key, { ...row, isInWizard: true }]),
);

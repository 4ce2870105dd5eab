import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, faqGenerations, generatedFaqs, onboardingLogos, onboardings } from "#db/schema.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { completeOnboarding, skipOnboarding } from "./complete-onboarding.server.ts";
import { goToStep } from "./go-to-step.server.ts";
import { submitWebsiteUrl } from "./website-crawl.server.ts";
import { runWizardAction } from "./wizard-actions.server.ts";
import { getWizardState } from "./wizard-state.server.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());

/** Creates an owner at the last step who has no website and three drafts. */
async function ownerAtTheEnd(companyName = "Acme"): Promise<OwnerScope> {
  const { db } = bench.services;
  const scope = await bench.newOwner({ companyName });
  const { companyId } = scope;
  await db.insert(onboardings).values({ companyId, source: "empty", primaryColor: "#1B4D3E" });
  await db.insert(faqGenerations).values({ companyId, status: "completed", progress: 100 });
  await db.update(companies).set({ onboardingStep: 7 }).where(eq(companies.id, companyId));
  await db.insert(generatedFaqs).values(
    ["one", "two", "three"].map((slug, position) => ({
      companyId,
      slug,
      position,
      question: `What about ${slug}?`,
      answer: `There is much to say about ${slug}.`,
      leftOut: slug === "three",
    })),
  );
  return scope;
}

async function companyOf({ companyId }: OwnerScope) {
  const [company] = await bench.services.db.select().from(companies).where(eq(companies.id, companyId));
  return company;
}

async function published({ companyId }: OwnerScope): Promise<string[]> {
  const rows = await bench.services.db
    .select({ slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.status, "published")));
  return rows.map(({ slug }) => slug).sort();
}

describe("Create Help Center", () => {
  test("publishes every draft that isn't excluded, at the company's subdomain, in the selected colors", async () => {
    const scope = await ownerAtTheEnd("Ring & Co.");
    expect(await completeOnboarding(bench.services, scope)).toEqual({
      faqCount: 2,
      subdomain: "ring-co",
      isLogoMissing: false,
      isNew: true,
    });
    expect(await published(scope)).toEqual(["one", "two"]);
    expect(await companyOf(scope)).toMatchObject({
      isPublic: true,
      onboardingCompleted: true,
      onboardingStep: 7,
      logoUrl: null,
      themeSettings: {
        primaryColor: "#1B4D3E",
        secondaryColor: "#121212",
        backgroundColor: "#FFFFFF",
        fontFamily: "Inter, sans-serif",
        textColor: "#111827",
      },
    });
  });

  test("orders the categories as the preview does, and keeps the order later", async () => {
    const scope = await ownerAtTheEnd("Sorted");
    const { companyId } = scope;
    const { db } = bench.services;
    let position = 10;
    const add = (category: string, slugs: string[], leftOut = false) =>
      db.insert(generatedFaqs).values(
        slugs.map((slug) => ({
          ...{ companyId, slug, category, leftOut, position: position++ },
          question: `Is ${slug} included?`,
          answer: `Yes, ${slug} is included.`,
        })),
      );
    await add("Doubted", ["a", "b", "c"], true);
    await add("Prices", ["d"]);
    await add("Orders", ["e", "f"]);
    const names = async () => (await listCollections(db, scope)).map(({ name }) => name);
    expect(await names()).toEqual(["Doubted", "Prices", "Orders"]);
    await completeOnboarding(bench.services, scope);
    expect(await names()).toEqual(["Prices", "Orders", "Doubted"]);
    await add("Later", ["g", "h", "i"]);
    await completeOnboarding(bench.services, scope);
    expect(await names()).toEqual(["Prices", "Orders", "Doubted", "Later"]);
  });

  test.each([
    ["https://shop.example/", "http://shop.example/", "http://shop.example/"],
    ["https://shop.example/", "http://other.example/", "https://shop.example/"],
    ["https://shop.example/", null, "https://shop.example/"],
  ])("links to %s, read at %s, as %s", async (typed, read, expected) => {
    const scope = await ownerAtTheEnd("Linked");
    const { companyId } = scope;
    const { db } = bench.services;
    await db.update(onboardings).set({ websiteUrl: typed }).where(eq(onboardings.companyId, companyId));
    await db.update(companies).set({ websiteUrl: read }).where(eq(companies.id, companyId));
    await completeOnboarding(bench.services, scope);
    expect((await companyOf(scope))?.websiteUrl).toBe(expected);
  });

  test("publishes once, however often it is clicked", async () => {
    const scope = await ownerAtTheEnd("Twice");
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => completeOnboarding(bench.services, scope)),
    );
    expect(clicks.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(clicks.map(({ faqCount, subdomain }) => `${faqCount} ${subdomain}`))).toEqual(
      new Set(["2 twice"]),
    );
  });

  test("gives companies of the same name different subdomains, even concurrently", async () => {
    const scopes = await Promise.all([ownerAtTheEnd("Same"), ownerAtTheEnd("Same"), ownerAtTheEnd("Same")]);
    const made = await Promise.all(scopes.map((scope) => completeOnboarding(bench.services, scope)));
    expect(made.map(({ subdomain }) => subdomain).sort()).toEqual(["same", "same-2", "same-3"]);
  });

  test("publishes without a logo if its file is lost, and says so", async () => {
    const scope = await ownerAtTheEnd("Lost");
    const storageKey = `company-logos/${scope.companyId}/gone.png`;
    await bench.services.db
      .insert(onboardingLogos)
      .values({ companyId: scope.companyId, kind: "found", storageKey, width: 40, height: 20 });
    const form = new FormData();
    form.set("intent", "complete");
    expect(await runWizardAction(bench.services, scope, form)).toMatchObject({
      ok: true,
      leaveTo: "/dashboard",
      toasts: [
        { kind: "success", text: "Help center created successfully!" },
        { kind: "success", text: "2 FAQs have been created for your help center" },
        { kind: "warning", text: "Logo upload failed, but help center will be created without it" },
      ],
    });
    expect(await companyOf(scope)).toMatchObject({ logoUrl: null, isPublic: true });
  });

  test("publishes nothing before the last step", async () => {
    const scope = await bench.newOwner();
    const form = new FormData();
    form.set("intent", "complete");
    expect(await runWizardAction(bench.services, scope, form)).toMatchObject({
      ok: false,
      message: "Error creating help center: Finish the earlier steps first.",
    });
    expect(await companyOf(scope)).toMatchObject({ isPublic: false, onboardingCompleted: false });
  });
});

describe("skipping setup", () => {
  test("keeps the drafts and the center private, stops the crawl and ends the wizard", async () => {
    const scope = await ownerAtTheEnd("Skipped");
    await submitWebsiteUrl(bench.services, scope, { url: "skipped.example" });
    const form = new FormData();
    form.set("intent", "skip");
    const skipped = {
      ok: true,
      leaveTo: "/dashboard",
      toasts: [{ kind: "success", text: "Onboarding skipped" }],
    };
    expect(await runWizardAction(bench.services, scope, form)).toMatchObject(skipped);
    expect(await runWizardAction(bench.services, scope, form)).toMatchObject(skipped);
    expect(await companyOf(scope)).toMatchObject({
      isPublic: false,
      onboardingCompleted: true,
      helpCenterSubdomain: null,
    });
    expect(await published(scope)).toEqual([]);
    expect(await getWizardState(bench.services, scope)).toBeNull();
    expect(await skipOnboarding(bench.services, scope)).toBe(false);
  });
});

describe("Next and Back", () => {
  const stepOf = async (scope: OwnerScope) => (await getWizardState(bench.services, scope))?.step;

  test("never open a step that isn't reachable", async () => {
    const scope = await bench.newOwner();
    for (const to of [
      "crawl-website",
      "brand-colors",
      "logo-selection",
      "generating-content",
      "complete",
    ] as const)
      expect(await goToStep(bench.services, scope, { to })).toEqual({ step: "welcome" });
    expect(await goToStep(bench.services, scope, { to: "url-input" })).toEqual({ step: "url-input" });
    expect(await goToStep(bench.services, scope, { to: "welcome" })).toEqual({ step: "welcome" });
  });

  test("leave the crawl running and can return to it", async () => {
    const scope = await bench.newOwner();
    await submitWebsiteUrl(bench.services, scope, { url: "acme.example" });
    expect(await goToStep(bench.services, scope, { to: "url-input" })).toEqual({ step: "url-input" });
    expect(await goToStep(bench.services, scope, { to: "crawl-website" })).toEqual({ step: "crawl-website" });
    expect(await goToStep(bench.services, scope, { to: "brand-colors" })).toEqual({ step: "crawl-website" });
  });

  test("open every earlier step, but nothing else while questions are written", async () => {
    const scope = await ownerAtTheEnd("Walker");
    for (const to of ["logo-selection", "brand-colors", "url-input"] as const)
      expect(await goToStep(bench.services, scope, { to })).toEqual({ step: to });
    expect(await goToStep(bench.services, scope, { to: "complete" })).toEqual({ step: "complete" });
    const { companyId } = scope;
    await bench.services.db.update(companies).set({ onboardingStep: 6 }).where(eq(companies.id, companyId));
    await bench.services.db
      .update(faqGenerations)
      .set({ status: "running" })
      .where(eq(faqGenerations.companyId, companyId));
    for (const to of ["logo-selection", "brand-colors"] as const)
      expect(await goToStep(bench.services, scope, { to })).toEqual({ step: "generating-content" });
    expect(await stepOf(scope)).toBe("generating-content");
  });
});

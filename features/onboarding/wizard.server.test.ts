import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, generatedFaqs } from "#db/schema.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { runWizardAction } from "./wizard-actions.server.ts";
import { getWizardState } from "./wizard-state.server.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench();
});
afterAll(() => bench?.close());

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe("the complete wizard", () => {
  test("creates a public help center from the sample within the promised time", async () => {
    const { services } = bench;
    const scope = await bench.newOwner({ companyName: "" });
    const post = (fields: Record<string, string>) => runWizardAction(services, scope, form(fields));
    await post({ intent: "go", to: "url-input" });
    expect(await post({ intent: "try-sample" })).toMatchObject({ ok: true, step: "crawl-website" });
    await bench.until(scope, ({ crawl }) => (crawl?.pages.length ?? 0) > 0);
    const read = await bench.until(scope, ({ crawl }) => crawl?.status === "completed");
    expect(read.crawl?.pages[0]).toMatchObject({ path: "/sample/" });
    expect(read.logos.length).toBeGreaterThan(0);
    expect(read.colors.origin).toBe("found");
    await post({ intent: "go", to: "brand-colors" });
    await post({ intent: "save-colors", primary: "#1b4d3e", secondary: "#fc0", next: "true" });
    const unnamed = { ok: false, field: "companyName", message: "Enter the name of your company" };
    expect(await post({ intent: "generate", companyName: " \n" })).toMatchObject(unnamed);
    expect(await post({ intent: "generate", companyName: "x".repeat(101) })).toMatchObject({ ok: false });
    expect(await post({ intent: "generate", companyName: "Whetline" })).toMatchObject({
      ok: true,
      step: "generating-content",
    });
    const isThis = eq(companies.id, scope.companyId);
    const [unchanged] = await services.db.select().from(companies).where(isThis);
    // Another website may bring another name.
    expect(unchanged?.companyName).toBe("");
    const written = await bench.until(scope, ({ generation }) => generation?.status === "completed");
    expect(await post({ intent: "go", to: "complete" })).toMatchObject({ ok: true, step: "complete" });
    const published = written.faqs.filter(({ leftOut }) => !leftOut);
    const [first, second] = published;
    await post({ intent: "leave-out-faq", faqId: first!.id, leftOut: "true" });
    await post({ intent: "remove-faq", faqId: second!.id });
    const done = await post({ intent: "complete" });
    expect(done).toEqual({
      ok: true,
      step: "complete",
      leaveTo: "/dashboard",
      undoFaqId: null,
      undoContradictionId: null,
      toasts: [
        { kind: "success", text: "Help center created successfully!" },
        { kind: "success", text: `${published.length - 2} FAQs have been created for your help center` },
      ],
    });
    const [company] = await services.db.select().from(companies).where(eq(companies.id, scope.companyId));
    expect(company).toMatchObject({
      companyName: "Whetline",
      helpCenterSubdomain: "whetline",
      isPublic: true,
      onboardingCompleted: true,
      themeSettings: {
        primaryColor: "#1B4D3E",
        secondaryColor: "#FFCC00",
        backgroundColor: "#FFFFFF",
        textColor: "#111827",
      },
    });
    const key = company!.logoUrl!.replace("/files/", "");
    expect(await services.storage.get(key)).not.toBeNull();
    const drafts = await services.db
      .select()
      .from(generatedFaqs)
      .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.status, "draft")));
    const kept = [first!, ...written.faqs.filter(({ leftOut }) => leftOut)];
    expect(drafts.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(await getWizardState(services, scope)).toBeNull();
    expect(await post({ intent: "complete" })).toMatchObject({ ok: true, leaveTo: "/dashboard" });
    expect(await post({ intent: "go", to: "welcome" })).toMatchObject({ ok: true, leaveTo: "/dashboard" });
  });
});

/** Reads a website whose phone number changes, with a real database and real worker threads. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, websiteChecks } from "#db/schema.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleCheckWebsite } from "./check-website.server.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "./website-checks.server.ts";

let bench: WizardBench;
let site: Site;
let phone = "01632 960 014";
const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  site = await serveSite({
    handler: () =>
      `<!doctype html><html lang="en"><head><title>Acme</title></head><body><main><h1>Acme Bikes</h1><p>Acme Bikes looks after bicycles in the whole city, with mechanics who come to your street.</p><h2>Contact</h2><p>Phone: <a href="tel:${phone}">${phone}</a></p></main></body></html>`,
  });
});
afterAll(async () => {
  await site?.close();
  await threads.close();
  await bench?.close();
});

async function changesAfterCheck(scope: OwnerScope) {
  const { services } = bench;
  expect(await startWebsiteCheck(services, scope)).toBe("started");
  const [row] = await services.db
    .select({ id: websiteChecks.id })
    .from(websiteChecks)
    .where(eq(websiteChecks.status, "queued"));
  const job = { signal: new AbortController().signal, isLastAttempt: true, log: services.log } as JobContext;
  await handleCheckWebsite(
    { services, threads, loopbackPort: bench.sample.port },
    { websiteCheckId: row!.id },
    job,
  );
  return (await describeWebsiteChanges(services, scope)).contactChanges;
}

test("a phone number that changed on the website is listed until the help center shows another one", async () => {
  const { db } = bench.services;
  const scope = await bench.newOwner({ companyName: "Acme", onboardingCompleted: true });
  const show = (shown: string) =>
    db
      .update(companies)
      .set({ websiteUrl: `${site.url}/`, contactDetails: { phone: shown } })
      .where(eq(companies.id, scope.companyId));
  await show("01632 960 014");
  expect(await changesAfterCheck(scope)).toEqual([]);
  phone = "01632 960 999";
  expect(await changesAfterCheck(scope)).toEqual([
    { field: "phone", shown: "01632 960 014", now: "01632 960 999" },
  ]);
  // Checks of an earlier website say nothing about this one.
  const isThis = eq(companies.id, scope.companyId);
  await db.update(companies).set({ websiteUrl: "https://new.example/" }).where(isThis);
  expect((await describeWebsiteChanges(bench.services, scope)).contactChanges).toEqual([]);
  await show("01632 960 999");
  expect((await describeWebsiteChanges(bench.services, scope)).contactChanges).toEqual([]);
});

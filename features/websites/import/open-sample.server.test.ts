import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, crawls } from "#db/schema.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { openSample } from "./open-sample.server.ts";
import { findSample, type Sample } from "./sample.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench({ works: false, env: { BROWSER_PATH: "/nowhere/chromium" } });
});
afterAll(() => bench?.close());

const sampleAt = (subdomain: string) => findSample(subdomain) as Sample;
const centersAt = (subdomain: string) =>
  bench.services.db.select().from(companies).where(eq(companies.helpCenterSubdomain, subdomain));

test("several visitors at the same time start one import", async () => {
  const sample = sampleAt("sample-pottery");
  await Promise.all([1, 2, 3].map(() => openSample(bench.services, sample)));
  await openSample(bench.services, sample);
  expect(await centersAt("sample-pottery")).toHaveLength(1);
  const [crawl, ...others] = await bench.services.db.select().from(crawls);
  expect(crawl?.url).toBe(`${bench.services.origin}/sample/kerbel/`);
  expect(others).toEqual([]);
});

test("a company that already had the subdomain keeps it", async () => {
  const { companyId } = await bench.newOwner({ companyName: "Dental samples" });
  await bench.services.db
    .update(companies)
    .set({ helpCenterSubdomain: "sample-dentist", onboardingCompleted: true })
    .where(eq(companies.id, companyId));
  await openSample(bench.services, sampleAt("sample-dentist"));
  expect(await centersAt("sample-dentist")).toMatchObject([{ id: companyId }]);
});

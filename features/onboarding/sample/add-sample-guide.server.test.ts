import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, members, videoGuides } from "#db/schema.ts";
import { mainSample } from "#features/websites/import/sample.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { addSampleGuide } from "./add-sample-guide.server.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench({ works: false, env: { BROWSER_PATH: "/nowhere/chromium" } });
});
afterAll(() => bench?.close());

const guides = () => bench.services.db.select().from(videoGuides);

test("the sample's help center gets a recorded guide with pictures and rings, once, unless an owner has it", async () => {
  const { db, storage } = bench.services;
  await addSampleGuide(bench.services);
  expect(await guides()).toEqual([]);
  const [sample] = await db
    .insert(companies)
    .values({ helpCenterSubdomain: mainSample.subdomain })
    .returning({ id: companies.id });
  await addSampleGuide(bench.services);
  await addSampleGuide(bench.services);
  const [guide, ...others] = await guides();
  expect(others).toEqual([]);
  expect(guide).toMatchObject({ companyId: sample?.id, title: "Book a collection", published: true });
  expect(guide?.frames.map(({ title }) => title)).toEqual([
    "Open Collections",
    "Choose 21 to 40 for How many knives?",
    "Select Tuesday 8 December",
    "Select Book collection",
  ]);
  for (const { frameUrl, frameRing, frameWidth = 0 } of guide?.frames ?? []) {
    expect(await storage.get(frameUrl.replace("/files/", ""))).not.toBeNull();
    expect(frameRing?.x).toBeLessThan(frameWidth);
  }

  await db.delete(videoGuides);
  const { userId } = await bench.newOwner({ companyName: "Samples" });
  await db.insert(members).values({ companyId: sample?.id ?? "", userId, role: "owner" });
  await addSampleGuide(bench.services);
  expect(await guides()).toEqual([]);
});

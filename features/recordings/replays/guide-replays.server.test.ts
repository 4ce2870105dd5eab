import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GuideFrame } from "#db/schema/guides.ts";
import { companies, guideReplays } from "#db/schema.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { buildVideoGuide } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { endAbandonedReplays, startGuideCheck } from "./guide-replays.server.ts";
import { scheduleGuideChecks, startDueGuideChecks } from "./replay-schedule.server.ts";

const dayMs = 24 * 3_600_000;
const frame: GuideFrame = {
  title: "Click Save",
  description: "",
  frameUrl: "",
  click: {
    ...{ verb: "click", role: "button", name: "Save", value: null, box: null },
    ...{ url: "https://app.acme.example/team", pageTitle: "Team", dialogTitle: "" },
  },
};
let bench: WizardBench;
let scope: OwnerScope;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  scope = await bench.newOwner();
  await bench.services.db
    .update(companies)
    .set({ plan: "ai", websiteProvenHost: "acme.example" })
    .where(eq(companies.id, scope.companyId));
});
afterAll(() => bench?.close());

async function newGuide(): Promise<string> {
  const { id } = await buildVideoGuide(bench.services.db, scope, { frames: [frame] });
  return id;
}

function servicesIn(ms: number) {
  const { clock } = bench.services;
  return { ...bench.services, clock: { ...clock, now: () => new Date(clock.now().getTime() + ms) } };
}

async function checksOf(guideId: string): Promise<string[]> {
  const rows = await bench.services.db
    .select({ status: guideReplays.status })
    .from(guideReplays)
    .where(eq(guideReplays.guideId, guideId));
  return rows.map(({ status }) => status);
}

test("a check waits for its turn however long that takes, and fails if its job is lost", async () => {
  const guideId = await newGuide();
  await startGuideCheck(bench.services, scope, guideId);
  await endAbandonedReplays(servicesIn(3_600_000));
  expect(await checksOf(guideId)).toEqual(["queued"]);
  await bench.services.db.execute(sql`delete from pgboss.job where name = 'check-guide'`);
  await endAbandonedReplays(bench.services);
  expect(await checksOf(guideId)).toEqual(["queued"]);
  await endAbandonedReplays(servicesIn(3_600_000));
  expect(await checksOf(guideId)).toEqual(["failed"]);
});

test("a check by button comes before scheduled ones", async () => {
  const [scheduled, asked] = [await newGuide(), await newGuide()];
  await scheduleGuideChecks(bench.services, scope, { guideId: scheduled, isOn: true });
  expect(await startDueGuideChecks(servicesIn(8 * dayMs))).toBe(1);
  await startGuideCheck(bench.services, scope, asked);
  const rows = await bench.services.db.execute<{ guideId: string }>(sql`
    select replay.guide_id as "guideId" from pgboss.job join guide_replays replay on replay.id::text = singleton_key
    where job.name = 'check-guide' order by priority desc, job.created_on`);
  expect(rows.map(({ guideId }) => guideId)).toEqual([asked, scheduled]);
});

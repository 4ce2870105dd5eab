import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { companies, crawls, generatedFaqs, modelRuns, rateLimits, trials, waitlist } from "#db/schema.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { needsProof } from "#features/domains/website-proof.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { readConfig } from "#platform/config.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { buildUser } from "#tests/support/factories.ts";
import { createMember, createUser } from "#tests/support/sign-in.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { getWizardState } from "../wizard-state.server.ts";
import { endTrial } from "./end-trial.server.ts";
import { findTrial } from "./find-trial.server.ts";
import { claimKeptTrial, keepTrial } from "./keep-trial.server.ts";
import { purgeTrials } from "./purge-trials.server.ts";
import { startTrial } from "./start-trial.server.ts";
import { trialTexts } from "./trial.ts";
import { getTrialState } from "./trial-state.server.ts";

/** Reads a website. */
let bench: WizardBench;
/** Jobs stay queued. */
let idle: WizardBench;
let visitors = 0;

beforeAll(async () => {
  bench = await startWizardBench({
    env: {
      TRIALS: "on",
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "words",
      AI_API_KEY: "key",
      AI_BASE_URL: "http://127.0.0.1:9/v1",
    },
  });
  idle = await startWizardBench({ works: false, env: { TRIALS: "on" } });
});
afterEach(async () => {
  for (const { services } of [bench, idle]) {
    await services.db.delete(trials);
    await services.db.delete(companies);
    await services.db.delete(rateLimits);
  }
});
afterAll(async () => {
  await bench?.close();
  await idle?.close();
});

async function start({ services }: WizardBench, typed: string, visitorAddress = `203.0.113.${++visitors}`) {
  const started = await startTrial(services, { typed, visitorAddress, current: null });
  if (started.outcome !== "started") throw new Error(JSON.stringify(started));
  const trial = await findTrial(services, started.token);
  if (!trial) throw new Error("the trial was not stored");
  return { ...started, trial };
}

async function stateOf({ services }: WizardBench, token: string) {
  const trial = await findTrial(services, token);
  return trial && getTrialState(services, trial);
}

async function ready(token: string) {
  await expect.poll(async () => (await stateOf(bench, token))?.status).toBe("ready");
}

describe("a visitor's website", () => {
  test("becomes drafts of a hidden company, without asking the configured model", async () => {
    const { token, trial } = await start(bench, `${bench.sample.url}/sample/`);
    expect(trial.tokenHash).not.toContain(token);
    await ready(token);
    const state = await stateOf(bench, token);
    expect(state).toMatchObject({ companyName: "Whetline", progress: 100, failure: null });
    expect(state!.faqCount).toBeGreaterThan(20);
    expect(state!.logos.length).toBeGreaterThan(0);
    expect(state!.faqs[0]).toMatchObject({ source: { label: expect.stringContaining("127.0.0.1") } });
    const [company] = await bench.services.db.select().from(companies);
    expect(company).toMatchObject({ isPublic: false, onboardingCompleted: false, helpCenterSubdomain: null });
    const faqs = await bench.services.db.select().from(generatedFaqs);
    expect(faqs.every(({ status }) => status !== "published")).toBe(true);
    expect(await bench.services.db.$count(modelRuns)).toBe(0);
  });

  test("that can't be read says why, deletes its company, and doesn't use up the visitor's turn", async () => {
    const { services } = bench;
    const visitorAddress = "203.0.113.200";
    const { token } = await start(bench, "http://127.0.0.1:9/", visitorAddress);
    await expect.poll(async () => (await stateOf(bench, token))?.status).toBe("failed");
    expect(await stateOf(bench, token)).toMatchObject({
      crawl: null,
      failure: { title: "Website Analysis Failed", message: expect.stringContaining("not found") },
    });
    expect(await services.db.select().from(companies)).toEqual([]);
    const current = await findTrial(services, token);
    const again = await startTrial(services, { typed: "other.example", visitorAddress, current });
    expect(again.outcome).toBe("started");
  });

  test("waits in line behind others, before it is read", async () => {
    const first = await start(idle, "one.example");
    const second = await start(idle, "two.example");
    expect(await stateOf(idle, first.token)).toMatchObject({ status: "waiting", ahead: 0, progress: 0 });
    expect(await stateOf(idle, second.token)).toMatchObject({ status: "waiting", ahead: 1 });
  });
});

describe("a visitor is refused", () => {
  const typed = "acme.example";

  test("a second website within a minute, from anywhere in the same IPv6 network", async () => {
    await start(idle, typed, "2001:db8:1:2::1");
    const from = (visitorAddress: string) =>
      startTrial(idle.services, { typed: "other.example", visitorAddress, current: null });
    expect(await from("2001:db8:1:2:ffff::9")).toEqual({ outcome: "limited", message: trialTexts.tooSoon });
    expect(await from("2001:db8:1:3::1")).toMatchObject({ outcome: "started" });
  });

  test("a website that is being read for another visitor, with and without www", async () => {
    await start(idle, typed);
    const another = { typed: `https://www.${typed}/prices`, visitorAddress: "203.0.113.99", current: null };
    expect(await startTrial(idle.services, another)).toEqual({
      outcome: "limited",
      message: trialTexts.siteTooSoon,
    });
  });

  test("while 20 websites are waiting", { tags: "long" }, async () => {
    for (let index = 0; index < 20; index++) await start(idle, `site-${index}.example`);
    const one = { typed, visitorAddress: "203.0.113.99", current: null };
    expect(await startTrial(idle.services, one)).toEqual({ outcome: "limited", message: trialTexts.busy });
  });

  test.each(["", "not a website", "ftp://acme.example", "file:///etc/passwd"])(
    "the address %j",
    async (address) => {
      const asked = { typed: address, visitorAddress: "203.0.113.99", current: null };
      expect(await startTrial(idle.services, asked)).toMatchObject({
        outcome: "invalid",
        message: expect.stringMatching(
          /^(Please enter a valid website URL|URL must use HTTP or HTTPS protocol)$/,
        ),
      });
      expect(await idle.services.db.select().from(companies)).toEqual([]);
    },
  );

  test("where trials are off, as by default if private networks may be read", async () => {
    const config = { ...idle.services.config, readsForVisitors: false };
    const asked = { typed, visitorAddress: "203.0.113.99", current: null };
    expect(await startTrial({ ...idle.services, config }, asked)).toEqual({ outcome: "off" });
    expect(readConfig({ CRAWL_ALLOW_PRIVATE: "10.0.0.0/8" }).readsForVisitors).toBe(false);
    expect(readConfig({}).readsForVisitors).toBe(true);
  });
});

describe("another website of the same visitor", () => {
  test("replaces the first, and the same address only opens it again", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const ask = (typed: string) =>
      startTrial(services, { typed, visitorAddress: `203.0.113.${++visitors}`, current: trial });
    expect(await ask("acme.example")).toEqual({ outcome: "known" });
    expect(await ask("other.example")).toMatchObject({ outcome: "started" });
    expect(await services.db.select({ url: trials.websiteUrl }).from(trials)).toEqual([
      { url: "https://other.example/" },
    ]);
    expect(await services.db.$count(companies)).toBe(1);
  });
});

describe("a kept help center", () => {
  test("replaces the empty company of an account with access, and continues in the wizard", {
    tags: "long",
  }, async () => {
    const { services } = bench;
    const { token, trial } = await start(bench, `${bench.sample.url}/sample/`);
    await ready(token);
    const { userId, email, companyId: empty } = await createUser(services, { companyName: "" });
    await keepTrial(services, { trialId: trial.id, userId });
    const claimed = await claimKeptTrial(services, userId);
    expect(claimed).toEqual({ companyId: trial.companyId });
    const scope = ownerScope({ userId, email, companyId: claimed!.companyId });
    const state = await getWizardState(services, scope);
    expect(state).toMatchObject({ step: "brand-colors", companyName: "Whetline" });
    expect(state!.generation?.status).toBe("completed");
    expect(state!.faqs.length).toBeGreaterThan(20);
    expect(await services.db.$count(companies, eq(companies.id, empty!))).toBe(0);
    expect(await findTrial(services, token)).toBeNull();
    expect(await claimKeptTrial(services, userId)).toBeNull();
  });

  test("that is claimed while it is being read continues there", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const owner = await idle.newOwner();
    await keepTrial(services, { trialId: trial.id, userId: owner.userId });
    const { companyId } = (await claimKeptTrial(services, owner.userId))!;
    const [company] = await services.db.select().from(companies).where(eq(companies.id, companyId));
    expect(company).toMatchObject({ onboardingStep: 3, betaStatus: "beta_user" });
    expect(needsProof(company!)).toBe(true);
    const [crawl] = await services.db.select().from(crawls).where(eq(crawls.companyId, companyId));
    expect(crawl?.status).toBe("queued");
  });

  test("waits with its account on the waitlist", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const { userId } = await createUser(services, { betaStatus: "waitlist", isWaiting: true });
    await keepTrial(services, { trialId: trial.id, userId });
    expect(await claimKeptTrial(services, userId)).toBeNull();
    expect(await findRole(services.db, { companyId: trial.companyId!, userId })).toBeNull();
    await services.db.update(companies).set({ betaStatus: "beta_user" }).where(eq(companies.userId, userId));
    expect(await claimKeptTrial(services, userId)).toEqual({ companyId: trial.companyId });
  });

  test("belongs to the confirmed account that asked first", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const [first, second] = [await idle.newOwner(), await idle.newOwner()];
    await keepTrial(services, { trialId: trial.id, userId: first.userId });
    await keepTrial(services, { trialId: trial.id, userId: second.userId });
    expect(await claimKeptTrial(services, second.userId)).toBeNull();
    expect(await claimKeptTrial(services, first.userId)).toEqual({ companyId: trial.companyId });
  });

  test("goes to the second account if the first one's email had a typo, and an account keeps one at a time", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const other = await start(idle, "other.example");
    const typo = await createUser(services, { emailVerified: false, betaStatus: null });
    const owner = await idle.newOwner();
    expect(await keepTrial(services, { trialId: trial.id, userId: typo.userId })).toBe(true);
    expect(await keepTrial(services, { trialId: other.trial.id, userId: owner.userId })).toBe(true);
    expect(await keepTrial(services, { trialId: trial.id, userId: owner.userId })).toBe(true);
    expect(await claimKeptTrial(services, owner.userId)).toEqual({ companyId: trial.companyId });
    expect(await claimKeptTrial(services, owner.userId)).toBeNull();
  });

  test("isn't given to a member of another's team", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const { companyId } = await idle.newOwner();
    const { userId } = await createMember(services, companyId, "writer");
    await keepTrial(services, { trialId: trial.id, userId });
    expect(await claimKeptTrial(services, userId)).toBeNull();
  });

  test("stays if it was kept after the purge had read it", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const { userId } = await idle.newOwner();
    await keepTrial(services, { trialId: trial.id, userId });
    expect(await services.db.transaction((tx) => endTrial(tx, services, trial))).toBe(false);
    expect(await claimKeptTrial(services, userId)).toEqual({ companyId: trial.companyId });
  });

  test("is claimed once by two simultaneous sign-ins", async () => {
    const { services } = idle;
    const { trial } = await start(idle, "acme.example");
    const { userId } = await idle.newOwner();
    await keepTrial(services, { trialId: trial.id, userId });
    const both = await Promise.all([claimKeptTrial(services, userId), claimKeptTrial(services, userId)]);
    expect(both.filter(Boolean)).toEqual([{ companyId: trial.companyId }]);
  });
});

describe("the purge", () => {
  const day = 24 * 3_600_000;
  const later = (ms: number) => ({
    ...idle.services,
    clock: { ...idle.services.clock, now: () => new Date(Date.now() + ms) },
  });

  test("deletes what no account kept after 24 hours, and leaves imports alone", async () => {
    const { services } = idle;
    const { token } = await start(idle, "acme.example");
    await startImport(services, { url: "https://imported.example/", allowPrivate: [] });
    expect(await purgeTrials(later(day - 60_000))).toBe(0);
    expect(await findTrial(later(day + 60_000), token)).toBeNull();
    expect(await purgeTrials(later(day + 60_000))).toBe(1);
    expect(await services.db.select({ url: companies.websiteUrl }).from(companies)).toEqual([
      { url: "https://imported.example/" },
    ]);
  });

  test("keeps what an account keeps while it waits, and for 30 days after its invitation", async () => {
    const { services } = idle;
    const { trial, token } = await start(idle, "acme.example");
    const user = await buildUser(services.db);
    await services.db.insert(waitlist).values({ userId: user.id, email: user.email });
    await keepTrial(services, { trialId: trial.id, userId: user.id });
    expect(await purgeTrials(later(100 * day))).toBe(0);
    expect(await findTrial(later(100 * day), token)).not.toBeNull();
    const invitedAt = new Date(Date.now() + 100 * day);
    await services.db.update(waitlist).set({ invitedAt }).where(eq(waitlist.userId, user.id));
    expect(await purgeTrials(later(129 * day))).toBe(0);
    expect(await purgeTrials(later(131 * day))).toBe(1);
    expect(await services.db.select().from(companies)).toEqual([]);
  });
});

/**
 * Kills the whole server thirty times (kill -9), at random moments of every wizard step, with visitors, owners and
 * sign-ups in parallel. Every restart must find every acknowledged write once.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { companies, users } from "#db/schema.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { readConfig } from "#platform/config.ts";
import { programFile } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { type LoadedCenter, makeOwnedCenter, startMixedLoad } from "#tests/support/mixed-load.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import serverFlags from "../../scripts/lib/server-flags.json" with { type: "json" };
import { findBroken, findWaiting } from "./invariants.ts";

const journeys = 5;
const backWithin = { timeout: 90_000, interval: 250 };
const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "fatal" };
const png = await sharp({ create: { width: 200, height: 80, channels: 3, background: "#1B4D3E" } })
  .png()
  .toBuffer();

let site: Site;
let dataDir: string;
let server: TestServer;
let beside: OpenedServices;
let centers: LoadedCenter[];
const signedUp: string[] = [];
const settings = { acknowledged: 0, last: 0 };
let acts = 0;

const services = (): Services => beside.services;

async function start(): Promise<void> {
  server = await startServer({ env: { ...env, ...(server ? { PORT: String(server.port) } : {}) }, dataDir });
  const opened = await openRunningServices(readConfig({ ...env, DATA_DIR: dataDir }));
  if (!opened) throw new Error("no server runs");
  beside = opened;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "step-kill-"));
  site = await serveSite({ root: "sample" }, { latencyMs: 80 });
  await start();
  centers = await Promise.all(
    ["acme", "globex", "initech", "hooli", "umbra", "wonka"].map((name) => makeOwnedCenter(services(), name)),
  );
});
afterAll(async () => {
  await beside?.close();
  await server?.close();
  await site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Null if there was no answer. */
async function post(path: string, cookie: string, body: BodyInit, who = 1): Promise<Response | null> {
  const headers = { cookie, origin: server.origin, "x-forwarded-for": `203.0.113.${who % 250}` };
  const answered = fetch(server.origin + path, { method: "POST", redirect: "manual", headers, body });
  return answered.then(async (response) => new Response(await response.text(), response)).catch(() => null);
}

function form(fields: Record<string, string | Blob>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

/** True if the server acknowledged the step. */
async function step(user: TestUser, fields: Record<string, string | Blob>): Promise<boolean> {
  const answer = await post("/onboarding/state", user.cookie, form(fields));
  if (answer?.status !== 200) return false;
  return ((await answer.json()) as { result: { ok: boolean } }).result.ok;
}

async function stateOf({ cookie }: TestUser): Promise<WizardState | null> {
  const answer = await fetch(`${server.origin}/onboarding/state`, { headers: { cookie } });
  return ((await answer.json()) as { state: WizardState | null }).state;
}

interface Step {
  name: string;
  /** Returns the form to post, or the next one. */
  fields(state: WizardState): Record<string, string | Blob>;
  /** True if the step is complete. */
  isDone(state: WizardState | null): boolean;
}

const green = "#1B4D3E";
const edited = "What we said in our own words, and nothing else.";
const steps: Step[] = [
  {
    name: "submit-url",
    fields: () => ({ intent: "submit-url", url: site.url }),
    isDone: (state) => state?.crawl?.status === "completed" && state.crawl.pages.length > 3,
  },
  {
    name: "save-colors",
    fields: () => ({ intent: "save-colors", primary: green, secondary: "#FFCC00", next: "true" }),
    isDone: (state) => JSON.stringify(state?.colors).includes(green),
  },
  {
    name: "upload-logo",
    fields: () => ({ intent: "upload-logo", logo: new Blob([new Uint8Array(png)], { type: "image/png" }) }),
    isDone: (state) => JSON.stringify(state?.selectedLogo).includes('"id"') || (state?.logos.length ?? 0) > 0,
  },
  {
    name: "generate",
    fields: () => ({ intent: "generate" }),
    isDone: (state) => state?.generation?.status === "completed" && state.faqs.length > 5,
  },
  {
    name: "edit-faq",
    fields({ faqs: [faq] }) {
      if (!faq) throw new Error("there is no question");
      const { id: faqId, question } = faq;
      return { intent: "edit-faq", faqId, version: String(faq.version), question, answer: edited };
    },
    isDone: (state) => state?.faqs.some(({ answer }) => answer === edited) ?? false,
  },
  { name: "complete", fields: () => ({ intent: "complete" }), isDone: (state) => state === null },
];

/** Sends requests of other users meanwhile. */
async function signUpAndSave(stopping: AbortSignal): Promise<void> {
  const [owner] = centers;
  while (owner && !stopping.aborted) {
    acts += 1;
    const n = acts;
    const email = `signup-${n}@company-${n}.example`;
    const fields = { intent: "sign-up", email, password: "a long enough sentence", companyName: `New ${n}` };
    const joined = await post("/auth?mode=signup", "", new URLSearchParams(fields), n);
    if (joined?.status === 302) signedUp.push(email);
    const row = await services()
      .db.select({ version: companies.version })
      .from(companies)
      .where(eq(companies.id, owner.companyId))
      .catch(() => []);
    if (!row[0]) break;
    const body = new URLSearchParams({
      intent: "save-help-center",
      version: String(row[0].version),
      subdomain: `set-${n}`,
      websiteUrl: `https://set-${n}.example/`,
      isPublic: "true",
      domainType: "subdomain",
      customDomain: "",
    });
    settings.last = n;
    const saved = await post("/dashboard/settings/help-center", owner.cookie, body);
    if (saved?.status === 302) settings.acknowledged = n;
    await delay(50);
  }
}

test(`killed ${journeys * steps.length} times in every step of the wizard: nothing is lost, doubled, half-done or stuck`, async () => {
  const lost: string[] = [];
  let slowestBackMs = 0;
  for (let journey = 1; journey <= journeys; journey++) {
    const user = await createUser(services(), { companyName: `Journey ${journey}` });
    for (const { name, fields, isDone } of steps) {
      const before = await stateOf(user);
      if (!before) throw new Error(`the wizard finished before ${name}`);
      const stopping = new AbortController();
      const load = startMixedLoad({
        services: services(),
        origin: server.origin,
        centers: centers.slice(1),
        perSecond: 20,
      });
      const others = signUpAndSave(stopping.signal);
      await vi.waitFor(() => expect(load.acknowledged()).toBeGreaterThan(0), backWithin);
      const told = step(user, fields(before));
      // Every other kill comes after the acknowledgment, however slow the machine is.
      if (journey % 2 === 0) await told;
      await delay(Math.random() * (name === "submit-url" || name === "generate" ? 2_500 : 400));
      await server.end("SIGKILL");
      stopping.abort();
      const acknowledged = await told;
      await Promise.all([load.stop(), others]);
      await beside.close();

      await start();
      const back = performance.now();
      await vi.waitFor(async () => expect(await findWaiting(services())).toEqual([]), backWithin);
      slowestBackMs = Math.max(slowestBackMs, performance.now() - back);
      process.stdout.write(
        `${journey} ${name}: ${load.acknowledged()} writes and ${acknowledged ? "the step" : "no step"} acknowledged, back after ${Math.round(performance.now() - back)} ms\n`,
      );
      lost.push(...(await load.findLost(services())), ...(await findBroken(services())));
      if (acknowledged && !isDone(await stateOf(user)))
        lost.push(`${name} was acknowledged and is not there`);
      // Repeats the step, as the user would.
      const found = await stateOf(user);
      if (found && !isDone(found)) expect([name, await step(user, fields(found))]).toEqual([name, true]);
      await vi.waitFor(
        async () => expect([name, isDone(await stateOf(user))]).toEqual([name, true]),
        backWithin,
      );
      lost.push(...(await findBroken(services())));
      expect((await fetch(`${server.origin}/help/globex/faq`)).status).toBe(200);
      expect(lost).toEqual([]);
    }
    const [company] = await services().db.select().from(companies).where(eq(companies.userId, user.userId));
    expect(company).toMatchObject({ isPublic: true, onboardingCompleted: true });
  }
  for (const email of signedUp)
    expect([email, await services().db.$count(users, eq(users.email, email))]).toEqual([email, 1]);
  const [owner] = await services().db.select().from(companies).where(eq(companies.id, centers[0]!.companyId));
  const stored = Number(owner?.helpCenterSubdomain?.replace("set-", ""));
  expect(stored).toBeGreaterThanOrEqual(settings.acknowledged);
  expect(stored).toBeLessThanOrEqual(settings.last);
  expect([signedUp.length > 0, settings.acknowledged > 0]).toEqual([true, true]);
  expect(slowestBackMs).toBeLessThan(90_000);
}, 2_400_000);

test("killed five times while it creates and migrates its database, it starts normally", async () => {
  const folder = await mkdtemp(join(tmpdir(), "step-kill-start-"));
  for (let kill = 1; kill <= 5; kill++) {
    const starting = spawn(process.execPath, [...serverFlags, programFile("#server/main.ts")], {
      cwd: join(import.meta.dirname, "../.."),
      env: { ...process.env, ...env, NODE_ENV: "production", PORT: "0", DATA_DIR: folder },
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => starting.once("exit", resolve));
    await delay(800 + Math.random() * 2_500);
    starting.kill("SIGKILL");
    await ended;
  }
  const started = await startServer({ env, dataDir: folder });
  expect((await fetch(`${started.origin}/readyz`)).status).toBe(200);
  await vi.waitFor(
    async () => expect((await fetch(`${started.origin}/help/sample`)).status).toBe(200),
    backWithin,
  );
  expect(await started.end("SIGTERM")).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

/** Kills the server while it reads a website and while it writes questions. The next start must resume both. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { startGeneration } from "#features/onboarding/faq-generation.server.ts";
import { submitWebsiteUrl, trySample } from "#features/onboarding/website-crawl.server.ts";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "#features/websites/check/website-checks.server.ts";
import { wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const questions = `<details><summary>Do you repair kettles?</summary>
<p>Yes. We repair kettles of every make within three working days.</p></details>`;
const paths = ["/faq", "/about", "/contact", "/pricing"];
const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" };
let site: Site;
let server: TestServer;
/** Each test kills the server as early as it can, because the crawler's timeout for a held page is half a minute. */
let isHeld = true;

beforeAll(async () => {
  site = await serveSite({
    handler: (path) => {
      if (path === "/") return { body: pageAbout("Acme", { links: paths }), contentType: "text/html" };
      if (!paths.includes(path)) return null;
      return isHeld
        ? { failure: "hang" }
        : { body: pageAbout(path.slice(1), { text: questions }), contentType: "text/html; charset=utf-8" };
    },
  });
  server = await startServer({ env });
});
afterAll(async () => {
  await server?.close();
  await site?.close();
});

/** Opens services in a second process, as the command line does. */
async function besideServer<T>(use: (opened: OpenedServices["services"]) => Promise<T>): Promise<T> {
  const config = readConfig({ ...env, DATA_DIR: server.dataDir, PORT: String(server.port) });
  const opened = await openRunningServices(config);
  if (!opened) throw new Error("no server runs");
  try {
    return await use(opened.services);
  } finally {
    await opened.close();
  }
}

function until(
  services: OpenedServices["services"],
  scope: OwnerScope,
  fulfils: (state: WizardState) => boolean,
): Promise<WizardState> {
  return new Promise((resolve, reject) => {
    const look = () =>
      getWizardState(services, scope).then((state) => {
        if (!state || !fulfils(state)) return;
        unsubscribe();
        clearInterval(timer);
        resolve(state);
      }, reject);
    const unsubscribe = services.realtime.subscribe(wizardChannel(scope.companyId), look);
    const timer = setInterval(look, 500);
    void look();
  });
}

async function beginCheck(services: OpenedServices["services"]): Promise<OwnerScope> {
  const { userId, email, companyId } = await createUser(services, { onboardingCompleted: true });
  const owner = ownerScope({ userId, email, companyId: companyId! });
  await services.db.update(companies).set({ websiteUrl: site.url }).where(eq(companies.id, owner.companyId));
  expect(await startWebsiteCheck(services, owner)).toBe("started");
  return owner;
}

async function checkOf(services: OpenedServices["services"], scope: OwnerScope) {
  return (await describeWebsiteChanges(services, scope)).check;
}

async function restart(): Promise<void> {
  const { dataDir, port } = server;
  isHeld = false;
  server = await startServer({ env: { ...env, PORT: String(port) }, dataDir });
}

test("killed during a crawl, the next start finishes it, each page once", { tags: "long" }, async () => {
  isHeld = true;
  const scope = await besideServer(async (services) => {
    const { userId, email, companyId } = await createUser(services);
    const owner = ownerScope({ userId, email, companyId: companyId! });
    await submitWebsiteUrl(services, owner, { url: site.url });
    const state = await until(services, owner, ({ crawl }) => (crawl?.reading.length ?? 0) > 1);
    await server.end("SIGKILL");
    expect(state.crawl).toMatchObject({ status: "running", pages: [{ path: "/" }] });
    return owner;
  });
  await restart();
  await besideServer(async (services) => {
    const state = await until(services, scope, ({ crawl }) => crawl?.status === "completed");
    expect(state.step).toBe("crawl-website");
    expect(state.crawl?.pages.map(({ path }) => path).sort()).toEqual(["/", ...paths].sort());
  });
});

test("killed during a check, the next start finishes it, each proposal once", { tags: "long" }, async () => {
  isHeld = true;
  const scope = await besideServer(async (services) => {
    const owner = await beginCheck(services);
    const asked = site.requests.length;
    const isHolding = () => site.requests.slice(asked).some(({ url }) => paths.includes(url));
    await expect.poll(isHolding).toBe(true);
    expect(await checkOf(services, owner)).toMatchObject({ status: "running" });
    await server.end("SIGKILL");
    return owner;
  });
  await restart();
  await besideServer(async (services) => {
    const read = { status: "completed", pagesRead: paths.length + 1 };
    await expect.poll(() => checkOf(services, scope)).toMatchObject(read);
    const { proposals } = await describeWebsiteChanges(services, scope);
    expect(proposals.length).toBeGreaterThan(0);
    expect(new Set(proposals.map(({ proposed }) => proposed?.question)).size).toBe(proposals.length);
  });
});

test("killed right after generation was requested, the next start runs it, once", {
  tags: "long",
}, async () => {
  const scope = await besideServer(async (services) => {
    const { userId, email, companyId } = await createUser(services);
    const owner = ownerScope({ userId, email, companyId: companyId! });
    await trySample(services, owner);
    await until(services, owner, ({ crawl }) => crawl?.status === "completed");
    await startGeneration(services, owner);
    await server.end("SIGKILL");
    return owner;
  });
  await restart();
  await besideServer(async (services) => {
    const state = await until(services, scope, ({ generation }) => generation?.status === "completed");
    expect(state.generation?.actualCount).toBe(state.faqs.length);
    expect(new Set(state.faqs.map(({ question }) => question)).size).toBe(state.faqs.length);
    expect(state.faqs.length).toBeGreaterThan(10);
  });
});

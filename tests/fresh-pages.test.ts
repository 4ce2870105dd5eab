/** Pages are rendered before visitors ask for them: after a change and after a start. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, dailyVisits, generatedFaqs } from "#db/schema.ts";
import { projectRoot } from "#platform/program-file.ts";
import { answerHere } from "#server/answer-here.ts";
import type { AppBuild } from "#server/app-build.ts";
import { type FreshPages, keepPagesFresh } from "#server/fresh-pages.ts";
import { listen } from "#server/listen.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { holdTable } from "#tests/support/hold-table.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { contentChangesArrived, makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
let fresh: FreshPages | null = null;

beforeAll(async () => {
  app = await startApp();
});

afterEach(async () => {
  await fresh?.close();
  fresh = null;
});

afterAll(() => app?.close());

function keepFresh({
  build = app.build,
  pageCache = app.services.pageCache,
  beginWithinMs = patienceMs,
} = {}): FreshPages {
  const services = { ...app.services, pageCache };
  fresh = keepPagesFresh({ services, loadApp: async () => build, rootDir: projectRoot, beginWithinMs });
  return fresh;
}

/** Returns the page's text, and whether it came from the cache. */
async function visit(name: string, path = "/faq"): Promise<{ text: string; isCached: boolean }> {
  const { hits } = app.services.pageCache.stats();
  const headers = { host: `${name}.localhost:${app.port}`, "user-agent": "Firefox" };
  const answer = await request(`http://127.0.0.1:${app.port}${path}`, { headers });
  return { text: await answer.body.text(), isCached: app.services.pageCache.stats().hits > hits };
}

async function change(companyId: string, answer: string): Promise<void> {
  await app.services.db.update(generatedFaqs).set({ answer }).where(eq(generatedFaqs.companyId, companyId));
  await contentChangesArrived(app.services);
}

/** Views of the company's pages that are stored so far. */
async function viewsOf(companyId: string): Promise<number[]> {
  await app.services.visits.flush();
  const days = app.services.db.select({ views: dailyVisits.views }).from(dailyVisits);
  return (await days.where(eq(dailyVisits.companyId, companyId))).map(({ views }) => views);
}

async function makeCenter(name: string): Promise<string> {
  const { companyId } = await makePublicCenter(app.services, name);
  await contentChangesArrived(app.services);
  return companyId;
}

test("a visitor after a change gets the new page from the cache", async () => {
  const companyId = await makeCenter("edited");
  const pages = keepFresh();
  await visit("edited");
  await change(companyId, "The answer after the first change.");
  await pages.settled();
  const first = await visit("edited");
  expect(first.text).toContain("The answer after the first change.");
  expect(first.isCached).toBe(true);
  // Several changes in a row: the last one counts.
  for (const number of [2, 3, 4]) await change(companyId, `The answer after change number ${number}.`);
  await pages.settled();
  const last = await visit("edited");
  expect(last.text).toContain("The answer after change number 4.");
  expect(last.isCached).toBe(true);
});

test("a page that is no longer public isn't kept, and nothing of it is counted", async () => {
  const companyId = await makeCenter("hidden");
  const pages = keepFresh();
  await visit("hidden");
  const before = await viewsOf(companyId);
  expect(before).toEqual([1]);
  await change(companyId, "An answer that is rendered once more.");
  await pages.settled();
  expect(await viewsOf(companyId)).toEqual(before);
  await app.services.db.update(companies).set({ isPublic: false }).where(eq(companies.id, companyId));
  await contentChangesArrived(app.services);
  await pages.settled();
  expect((await visit("hidden")).isCached).toBe(false);
});

test("the next start renders the pages of the last one", async () => {
  await makeCenter("visited");
  const pages = keepFresh();
  await visit("visited");
  await visit("visited", "/");
  await pages.close();
  const stored = await readFile(join(app.services.config.dataDir, "visited-pages.json"), "utf8");
  expect(stored).toContain(`visited.localhost:${app.port}`);
  expect(stored).not.toContain("Firefox");
  // What a restart would clear.
  app.services.pageCache.setEnabled(false);
  app.services.pageCache.setEnabled(true);
  await keepFresh().settled();
  expect((await visit("visited")).isCached).toBe(true);
  expect((await visit("visited", "/")).isCached).toBe(true);
});

test("the next start loads the modules that the last one used, before it is ready", async () => {
  const used: AppBuild = { ...app.build, usedAreas: () => ["team"] };
  await keepFresh({ build: used }).close();
  const loading = Promise.withResolvers<void>();
  const loaded: string[] = [];
  const loadAhead = async (area: string) => {
    await loading.promise;
    loaded.push(area);
  };
  const { begun, settled } = keepFresh({ build: { ...app.build, loadAhead } });
  loading.resolve();
  await begun;
  expect(loaded).toEqual(["team"]);
  await settled();
});

test("modules that can't be loaded don't keep a start from being ready", async () => {
  await keepFresh({ build: { ...app.build, usedAreas: () => ["team", "site"] } }).close();
  const loaded: string[] = [];
  const loadAhead = async (area: string) => {
    if (area === "team") throw new Error("too many open files");
    loaded.push(area);
  };
  await keepFresh({ build: { ...app.build, loadAhead } }).begun;
  expect(loaded).toEqual(["site"]);
});

test("changed pages wait until visitors have theirs, but not forever", async () => {
  const companyId = await makeCenter("polite");
  const { pageCache } = app.services;
  let asked = 0;
  // A visitor always waits for a page.
  const idle = () => {
    asked += 1;
    return new Promise<void>(() => {});
  };
  const pages = keepFresh({ pageCache: { ...pageCache, idle } });
  await visit("polite");
  await visit("polite", "/");
  await change(companyId, "An answer that is rendered although others wait.");
  await pages.settled();
  expect(asked).toBeGreaterThanOrEqual(2);
  expect((await visit("polite")).isCached).toBe(true);
});

test("changed pages don't wait for a page that its visitor waits for", async () => {
  const companyId = await makeCenter("awaited");
  const { pageCache } = app.services;
  const isWaiting = (key: string) => key.endsWith("/faq");
  const pages = keepFresh({ pageCache: { ...pageCache, isWaiting } });
  await visit("awaited");
  await visit("awaited", "/");
  await change(companyId, "An answer that the visitor's own request renders.");
  await pages.settled();
  expect((await visit("awaited", "/")).isCached).toBe(true);
  expect((await visit("awaited")).isCached).toBe(false);
});

test("a start renders several pages together until it is ready, and one at a time afterward", async () => {
  const companyId = await makeCenter("many");
  const paths = ["/", "/faq", "/contact"];
  for (const path of paths) await visit("many", path);
  await keepFresh().close();
  let atOnce = 0;
  let most = 0;
  const { pageCache } = app.services;
  const share: typeof pageCache.share = async (...asked) => {
    most = Math.max(most, ++atOnce);
    return pageCache.share(...asked).finally(() => {
      atOnce -= 1;
    });
  };
  const pages = keepFresh({ pageCache: { ...pageCache, share } });
  await pages.begun;
  await pages.settled();
  expect(most).toBeGreaterThan(1);
  most = 0;
  for (const path of paths) await visit("many", path);
  await change(companyId, "An answer of a center with several pages.");
  await pages.settled();
  expect(most).toBe(1);
});

test("a start leaves pages that aren't rendered in time to their visitors", async () => {
  await makeCenter("slow");
  const { pageCache } = app.services;
  for (const path of ["/", "/faq", "/contact", "/sitemap.xml", "/llms.txt"]) await visit("slow", path);
  await keepFresh().close();
  const rendering = Promise.withResolvers<void>();
  let begun = 0;
  const share: typeof pageCache.share = async (...asked) => {
    begun += 1;
    await rendering.promise;
    return pageCache.share(...asked);
  };
  const stored = pageCache.visited(100).length;
  const pages = keepFresh({ pageCache: { ...pageCache, share }, beginWithinMs: 50 });
  await pages.begun;
  rendering.resolve();
  await pages.settled();
  expect(begun).toBeLessThan(stored);
});

test("a start that has no modules in time leaves all pages to their visitors", async () => {
  await makeCenter("late");
  const { pageCache } = app.services;
  await visit("late");
  await keepFresh().close();
  const loading = Promise.withResolvers<void>();
  let rendered = 0;
  const share: typeof pageCache.share = async (...asked) => {
    rendered += 1;
    return pageCache.share(...asked);
  };
  const build = { ...app.build, loadAhead: () => loading.promise };
  const pages = keepFresh({ build, pageCache: { ...pageCache, share }, beginWithinMs: 1 });
  await pages.begun;
  loading.resolve();
  await pages.settled();
  expect(rendered).toBe(0);
});

test("a start is ready when the pages of the last one are rendered, and answers visitors before", async () => {
  await makeCenter("restarted");
  const pages = keepFresh();
  await visit("restarted");
  await pages.close();
  const listening = await listen(0);
  const ready = async () => (await request(`http://127.0.0.1:${listening.port}/readyz`)).statusCode;
  const letRender = await holdTable(app.services.db, "companies");
  const answering = await answerHere(app.services, { listening, beginWithinMs: patienceMs });
  expect((await request(`http://127.0.0.1:${listening.port}/healthz`)).statusCode).toBe(200);
  expect(await ready()).toBe(503);
  await letRender();
  await expect.poll(ready).toBe(200);
  await answering.end("SIGINT");
});

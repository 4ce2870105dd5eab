/** Two web processes and a worker on one Postgres and one bucket share all state, and each of them may stop. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { betaCodes, blogPosts, companies, crawls } from "#db/schema.ts";
import { runCli } from "#tests/support/cli.ts";
import { type Cluster, startCluster } from "#tests/support/cluster.ts";
import { type LoadedCenter, makeOwnedCenter, startMixedLoad } from "#tests/support/mixed-load.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { serveSite } from "#tests/support/static-site.ts";

const crawlMs = { timeout: patienceMs, interval: 250 };
let cluster: Cluster;
let centers: LoadedCenter[];

beforeAll(async () => {
  cluster = await startCluster({ webs: 2, workers: 1, checkMs: 250, env: { DRAIN_SECONDS: "3" } });
  const { services } = cluster;
  const names = ["acme", "globex", "initech", "hooli", "umbra", "wonka", "stark", "wayne"];
  centers = await Promise.all(names.map((name) => makeOwnedCenter(services, name)));
});
afterAll(() => cluster?.close());

const at = (port: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: "manual",
    headers: { host: new URL(cluster.balancer.origin).host, ...headers },
  });

test("processes that start together on an empty database run the first start once", {
  tags: "long",
}, async () => {
  const { services, workers } = cluster;
  const rows = async (table: typeof betaCodes | typeof blogPosts) => services.db.$count(table);
  await vi.waitFor(async () => expect(await rows(blogPosts)).toBeGreaterThan(0), crawlMs);
  expect(await rows(betaCodes)).toBe(1);
  await vi.waitFor(async () => {
    const done = await services.db.select({ status: crawls.status }).from(crawls);
    expect(done).toEqual([{ status: "completed" }]);
  }, crawlMs);
  expect(await services.db.$count(companies, eq(companies.helpCenterSubdomain, "sample"))).toBe(1);
  // The worker created the logo, in the bucket that all web processes read.
  const keys = await cluster.s3.keys();
  expect(keys.filter((key) => key.startsWith("company-logos/"))).toHaveLength(1);
  // The sample guide was added once, too.
  const guides = keys.filter((key) => key.startsWith("public/guides/"));
  expect(new Set(guides.map((key) => key.split("/")[2])).size).toBe(1);
  const port = workers[0]?.port ?? 0;
  const answers = ["/healthz", "/readyz", "/help/acme", "/"].map(
    async (path) => (await at(port, path)).status,
  );
  expect(await Promise.all(answers)).toEqual([200, 200, 404, 404]);
});

test("a session, a stored image and a changed page are the same on every web", async () => {
  const { services, webs } = cluster;
  // A worker stores it, after it has read the sample's website.
  const key = await vi.waitFor(async () => {
    const logo = (await cluster.s3.keys()).find((each) => each.startsWith("company-logos/"));
    return logo ?? expect.fail("no logo yet");
  }, crawlMs);
  for (const { port } of webs) {
    expect((await at(port, "/dashboard/faqs", { cookie: centers[0]?.cookie ?? "" })).status).toBe(200);
    expect((await at(port, "/dashboard/faqs")).status).toBe(302);
    expect((await at(port, `/files/${key}?w=640`)).status).toBe(200);
    // The second response is cached.
    for (let ask = 0; ask < 2; ask++) expect((await at(port, "/help/acme/faq")).status).toBe(200);
  }
  await services.db
    .update(companies)
    .set({ isPublic: false })
    .where(eq(companies.helpCenterSubdomain, "acme"));
  for (const { port } of webs)
    await expect.poll(async () => (await at(port, "/help/acme/faq")).status).toBe(404);
  await services.db
    .update(companies)
    .set({ isPublic: true })
    .where(eq(companies.helpCenterSubdomain, "acme"));
  for (const { port } of webs)
    await expect.poll(async () => (await at(port, "/help/acme/faq")).status).toBe(200);
});

test("the worker runs what the command line requests, and every web shows it", { tags: "long" }, async () => {
  const { services, balancer, webs } = cluster;
  const site = await serveSite({ root: "sample" });
  const env = { DATABASE_URL: services.config.databaseUrl ?? "", ORIGIN: balancer.origin };
  const made = await runCli(["create", site.url], { ...env, DATA_DIR: services.config.dataDir });
  await site.close();
  expect(made.stdout).toContain(`${balancer.origin}/help/whetline`);
  for (const { port } of webs) expect((await at(port, "/help/whetline/faq")).status).toBe(200);
});

test("answers every request and exits cleanly in a rolling restart at 50 requests per second", {
  tags: "long",
}, async () => {
  const { services, balancer, webs, workers, perSecond } = cluster;
  const load = startMixedLoad({ services, origin: balancer.origin, centers, perSecond });
  for (const old of [...webs, ...workers]) {
    await cluster.start(webs.includes(old) ? "web" : "worker");
    const { code } = await cluster.end(old);
    expect([code, old.output()]).toEqual([0, expect.not.stringMatching(/"level":(50|60)/)]);
  }
  await load.stop();
  expect([load.errors.slice(0, 5), balancer.failures.slice(0, 5)]).toEqual([[], []]);
  expect(await load.findLost()).toEqual([]);
  expect(load.acknowledged()).toBeGreaterThan(20);
});

test("killing a web loses no acknowledged write", { tags: "long" }, async () => {
  const { services, balancer, webs, perSecond } = cluster;
  const load = startMixedLoad({ services, origin: balancer.origin, centers, perSecond });
  await vi.waitFor(() => expect(load.sent).toBeGreaterThan(60), crawlMs);
  await cluster.kill(webs[0]!);
  const reached = load.sent + 100;
  await vi.waitFor(() => expect(load.sent).toBeGreaterThan(reached), crawlMs);
  const errors = load.errors.length;
  const before = load.sent;
  await vi.waitFor(() => expect(load.sent).toBeGreaterThan(before + 50), crawlMs);
  await load.stop();
  // The balancer has noticed, and the other web process serves everything.
  expect(load.errors.slice(errors, errors + 5)).toEqual([]);
  expect(await load.findLost()).toEqual([]);
});

/** Runs every operator command as a process, because an open handle would keep it alive after its work. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blogPosts, companies, passkeys } from "#db/schema.ts";
import { joinWaitlist } from "#features/beta-access/waitlist.server.ts";
import { readConfig } from "#platform/config.ts";
import { commands } from "#server/cli/commands.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { runTimedCli } from "#tests/support/cli.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

/** Time from the last output to the exit. An idle connection would keep a command alive for a minute. */
const maxLingerMs = 30_000;
/** Reading a website is silent for seconds. A command that is silent for this long hangs. */
const maxSilenceMs = 90_000;

let server: TestServer;
let opened: OpenedServices;
let site: Site;
let folder: string;

const words =
  "<h1>Cobbler</h1><p>We repair shoes of every kind by hand in our small workshop near the old harbour.</p>".repeat(
    4,
  );

beforeAll(async () => {
  [server, folder, site] = await Promise.all([
    startServer(),
    mkdtemp(join(tmpdir(), "step-commands-")),
    serveSite({
      pages: {
        "/": `<!doctype html><html lang="en"><title>Cobbler</title><div id="root"></div><script src="/app.js"></script>`,
        "/app.js": `fetch("/words.txt").then((answer) => answer.text()).then((text) => { root.innerHTML = text; });`,
        "/words.txt": words,
      },
    }),
  ]);
  const running = await openRunningServices(readConfig({ DATA_DIR: server.dataDir }));
  if (!running) throw new Error("the server has no database");
  opened = running;
  const { db } = opened.services;
  const owner = await createUser(opened.services, { email: "ada@one.example", betaStatus: null });
  const heir = await createUser(opened.services, { email: "bob@two.example", betaStatus: null });
  await makeWholeCenter(opened.services, { subdomain: "acme" });
  const isAcme = eq(companies.helpCenterSubdomain, "acme");
  await db.update(companies).set({ userId: owner.userId }).where(isAcme);
  await db.insert(companies).values({ userId: heir.userId, companyName: "Two", helpCenterSubdomain: "two" });
  const waiting = { email: "eve@three.example", companyName: "Three", betaStatus: "waitlist" } as const;
  const { userId } = await createUser(opened.services, waiting);
  await joinWaitlist(db, { userId, ...waiting, now: new Date() });
  const careful = await createUser(opened.services, { email: "protected@one.example", betaStatus: null });
  await db
    .insert(passkeys)
    .values({ userId: careful.userId, credentialId: "key", publicKey: "", signatureCount: 0, name: "Key" });
  const steps = [{ type: "navigate", url: site.url }];
  await writeFile(join(folder, "chrome.json"), JSON.stringify({ title: "Cobbler", steps }));
  await db.insert(blogPosts).values({ title: "Hello", slug: "hello", content: "# Hello\n\n```js\n1\n```" });
});
afterAll(async () => {
  await opened?.close();
  await server?.close();
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Arguments per command, ordered so that each finds what it needs. */
const calls: Record<string, () => string[]> = {
  import: () => [site.url],
  create: () => [site.url],
  record: () => ["--replay", join(folder, "chrome.json"), "--out", join(folder, "clicks.zip"), "--headless"],
  "guides replay": () => [join(folder, "clicks.zip")],
  "beta-codes create": () => ["--code", "FAIR"],
  "beta-codes list": () => [],
  "beta-codes disable": () => ["FAIR"],
  "beta-codes enable": () => ["FAIR"],
  "api-keys create": () => ["reader"],
  "api-keys list": () => [],
  "api-keys revoke": () => ["reader"],
  "api-client": () => [join(folder, "step-api.ts")],
  "waitlist list": () => [],
  "waitlist invite": () => ["--first", "1"],
  "operators grant": () => ["ada@one.example"],
  "operators revoke": () => ["ada@one.example"],
  "operators list": () => [],
  "factors remove": () => ["protected@one.example"],
  "companies list": () => [],
  "companies set-plan": () => ["acme", "ai"],
  "blog export": () => [join(folder, "blog")],
  "blog import": () => [join(folder, "blog")],
  "centers export": () => ["acme", join(folder, "acme.zip"), "--json"],
  "centers import": () => ["two", join(folder, "acme.zip")],
  backup: () => [join(folder, "all.tar")],
  restore: () => [join(folder, "all.tar"), "--into", join(folder, "restored")],
};

test("every command has a call here", () => {
  expect(Object.keys(calls)).toEqual(commands.map(({ name }) => name));
});

async function expectEnd(args: string[]): Promise<string> {
  const env = { DATA_DIR: server.dataDir };
  const { code, stdout, stderr, lingerMs } = await runTimedCli(args, { env, maxSilenceMs });
  expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
  expect(lingerMs).toBeLessThan(maxLingerMs);
  return stdout;
}

/** One for each kind of resource that a command opens: a browser, the database of a server, and none. */
const shortList = ["import", "beta-codes list", "api-client"];

test.each(shortList)("%s exits on its own after its output", (name) => expectEndOf(name));
test.each(Object.keys(calls))(
  "each command: %s exits on its own after its output",
  { tags: "long" },
  (name) => expectEndOf(name),
);

async function expectEndOf(name: string): Promise<void> {
  await expectEnd([...name.split(" "), ...(calls[name]?.() ?? [])]);
}

test("the static export is written, and the command exits", { tags: "long" }, async () => {
  await expectEnd(["centers", "export", "acme", join(folder, "website.zip")]);
});

test("reading the website uses a browser", async () => {
  expect(site.requests.some(({ url }) => url === "/words.txt")).toBe(true);
});

test("a command that opens the database itself exits too", { tags: "long" }, async () => {
  await opened.close();
  await server.end();
  expect(await expectEnd(["companies", "list"])).toContain("acme");
});

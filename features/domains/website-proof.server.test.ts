/** A website is the team's if an address, the DNS or the website says so, and only this website. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, rateLimits } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";
import { type Site, type SitePage, serveSite } from "#tests/support/static-site.ts";
import { createTextLookup } from "./look-up-domain.server.ts";
import {
  checkWebsiteProof,
  getWebsiteProof,
  proveByAddress,
  verificationTags,
} from "./website-proof.server.ts";
import { needsProof, websiteHost } from "./website-proof.ts";

const token = "a-token-of-the-company";
const tag = `<meta name="step-verification" content="${token}">`;
const file = "/.well-known/step-verification.txt";
let database: Database;
let dns: DnsServer;
let site: Site;
let pages: Record<string, SitePage>;
let deps: Parameters<typeof checkWebsiteProof>[0];

beforeAll(async () => {
  [database, dns] = await Promise.all([createTestDatabase(), startDnsServer()]);
  site = await serveSite({ handler: (path) => pages[path] ?? null });
  deps = {
    db: database.db,
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    config: readConfig({ DATA_DIR: "/nowhere", CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }),
    log: createLog({ logLevel: "silent" }),
    pageCache: { invalidate: () => {} } as never,
    lookUpTexts: createTextLookup(dns.address),
  };
});
afterAll(async () => {
  await database.close();
  await dns.close();
  await site.close();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
  for (const name of Object.keys(dns.zone)) delete dns.zone[name];
  pages = { "/": { body: "<title>Acme</title><p>Hello" } };
});

const claimed = (websiteUrl = site.url, email?: string) =>
  buildOwner(database.db, { websiteUrl, websiteToken: token, ...(email && { email }) });

const isOpen = async ({ companyId }: OwnerScope) => {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, companyId));
  return needsProof(row!);
};

describe("a website is proven", () => {
  const ways: Record<string, () => void> = {
    "in DNS": () => {
      dns.zone["_step-website.127.0.0.1"] = { TXT: [`step-website-verification=${token}`] };
    },
    "by a file": () => {
      pages[file] = { body: `${token}\n`, contentType: "text/plain" };
    },
    "by a tag of the home page": () => {
      pages["/"] = { body: `<title>Acme</title>${tag}<p>Hello` };
    },
  };
  test.each(Object.entries(ways))("%s", async (_way, set) => {
    const owner = await claimed();
    expect(await checkWebsiteProof(deps, owner)).toEqual({
      ok: false,
      status: 409,
      problem: "We didn't find the proof at 127.0.0.1 yet. DNS changes can take up to 6 hours.",
    });
    set();
    expect(await checkWebsiteProof(deps, owner)).toEqual({ ok: true, text: "127.0.0.1 is verified." });
    expect([await isOpen(owner), await getWebsiteProof(database.db, owner)]).toEqual([false, null]);
  });
});

test("visitors can't prove it with a tag in the page's text, nor the file of another website", async () => {
  const owner = await claimed();
  pages["/"] = { body: `<title>Acme</title><p>A comment: ${tag}</p>` };
  pages[file] = {
    status: 302,
    headers: { location: `http://localhost:${new URL(site.url).port}/elsewhere` },
  };
  pages["/elsewhere"] = { body: token };
  expect((await checkWebsiteProof(deps, owner)).ok).toBe(false);
  expect(await isOpen(owner)).toBe(true);
});

test.each([
  ["ada@acme.example", "https://www.acme.example/", true],
  ["ben@acme.example", "https://shop.acme.example/", true],
  ["ada@other.example", "https://acme.example/", false],
  ["ada@notacme.example", "https://acme.example/", false],
  ["ada@gmail.com", "https://gmail.com/", false],
])("the confirmed address %s proves %s: %s", async (email, websiteUrl, proves) => {
  const owner = await claimed(websiteUrl, email);
  expect(await database.db.transaction((tx) => proveByAddress(tx, owner))).toBe(proves);
  expect(await isOpen(owner)).toBe(!proves);
  await database.db.delete(companies);
});

test("a writer neither checks nor proves by their address", async () => {
  const owner = await claimed("https://acme.example/");
  const writer = await buildMember(database.db, owner, "writer", "will@acme.example");
  await expect(checkWebsiteProof(deps, writer)).rejects.toThrow("role");
  expect(await isOpen(owner)).toBe(true);
});

test("the proof is for one website, and only for help centers that need it", () => {
  const claim = {
    websiteUrl: "https://www.acme.example/",
    websiteToken: token,
    websiteProvenHost: "acme.example",
  };
  expect(needsProof(claim)).toBe(false);
  expect(needsProof({ ...claim, websiteUrl: "https://victim.example/" })).toBe(true);
  expect(needsProof({ ...claim, websiteUrl: null })).toBe(false);
  expect(needsProof({ ...claim, websiteUrl: null, websiteProvenHost: null })).toBe(true);
  expect(needsProof({ ...claim, websiteToken: null, websiteProvenHost: null })).toBe(false);
  expect([websiteHost("ftp://acme.example"), websiteHost("nonsense")]).toEqual([null, null]);
});

test("only tags of the head count", () => {
  expect(verificationTags(`<html><head><META NAME="step-verification" content=" x "></head>`)).toEqual(["x"]);
  expect(verificationTags(`<div></div>${tag}`)).toEqual([]);
});

/** Uses a DNS server that speaks the real protocol, and a real database. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, rateLimits } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createPageCache } from "#platform/page-cache.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { askDomain } from "./ask-domain.server.ts";
import { readDomainCheck } from "./judge-domain.ts";
import { createDomainLookup } from "./look-up-domain.server.ts";
import { recheckDomains, verifyDomain } from "./verify-domain.server.ts";

const domain = "help.acme.example";
const hourMs = 3_600_000;
let database: Database;
let dns: DnsServer;
let nowMs = Date.parse("2026-03-01T12:00:00Z");

beforeAll(async () => {
  [database, dns] = await Promise.all([createTestDatabase(), startDnsServer()]);
});
afterAll(async () => {
  await dns?.close();
  await database?.close();
});
beforeEach(async () => {
  await database.db.delete(companies);
  await database.db.delete(rateLimits);
  for (const name of Object.keys(dns.zone)) delete dns.zone[name];
});

function services() {
  const clock = { now: () => new Date(nowMs), monotonicMs: () => nowMs };
  return {
    db: database.db,
    clock,
    config: readConfig({ BASE_DOMAIN: "step.test", PROXY_HOST: "proxy.step.test", DNS_SERVER: dns.address }),
    origin: "https://step.test",
    pageCache: createPageCache(),
    log: collectLog().log,
    lookUp: createDomainLookup(dns.address),
  };
}

function addCompany(token: string, values: Parameters<typeof buildOwner>[1] = {}) {
  return buildOwner(database.db, {
    companyName: token,
    customDomain: domain,
    domainType: "custom",
    domainVerificationStatus: "pending",
    domainToken: token,
    ...values,
  });
}

async function rowOf({ companyId }: { companyId: string }) {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, companyId));
  return row!;
}

const statusOf = async (scope: { companyId: string }) => (await rowOf(scope)).domainVerificationStatus;
const asksFor = (name: string) => askDomain(services(), { domain: name, visitorAddress: "203.0.113.9" });

describe("verifying a domain", () => {
  test("succeeds with an alias of the company's own target", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    expect(await verifyDomain(services(), acme)).toMatchObject({
      outcome: "checked",
      state: { status: "verified", failures: 0 },
    });
    expect(await asksFor(domain)).toBe("served");
    const row = await rowOf(acme);
    expect(row.domainCheckedAt).toEqual(new Date(nowMs));
    expect(readDomainCheck(row.domainCheckDetail)?.found.cname).toEqual(["c-acme.proxy.step.test"]);
  });

  test("follows an alias chain, and terminates for a loop", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "edge.acme.example" };
    dns.zone["edge.acme.example"] = { CNAME: "c-acme.proxy.step.test" };
    expect(await verifyDomain(services(), acme)).toMatchObject({ state: { status: "verified" } });
    dns.zone["edge.acme.example"] = { CNAME: domain };
    expect(await verifyDomain(services(), acme)).toMatchObject({ check: { result: "differs" } });
  });

  test("succeeds with a TXT record, even in parts, for a domain that can't have an alias", async () => {
    const token = `c-${"a".repeat(300)}`;
    const acme = await addCompany(token, { customDomain: "acme.example" });
    dns.zone["_step-verification.acme.example"] = { TXT: ["other", `step-verification=${token}`] };
    expect(await verifyDomain(services(), acme)).toMatchObject({ state: { status: "verified" } });
  });

  test("fails with the found records, and is inconclusive if name servers don't answer", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "shops.elsewhere.example" };
    expect(await verifyDomain(services(), acme)).toMatchObject({
      state: { status: "failed", failures: 1 },
      check: { found: { cname: ["shops.elsewhere.example"] } },
    });
    dns.zone[domain] = { fails: true };
    expect(await verifyDomain(services(), acme)).toMatchObject({
      state: { status: "failed", failures: 1 },
      check: { result: "unknown", code: "ESERVFAIL" },
    });
  });

  test("is inconclusive after its deadline", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "edge.acme.example" };
    dns.zone["edge.acme.example"] = { isSilent: true };
    const lookUp = createDomainLookup(dns.address, { deadlineMs: 100 });
    expect(await verifyDomain({ ...services(), lookUp }, acme)).toMatchObject({
      state: { status: "pending", failures: 0 },
      check: { result: "unknown", found: { cname: ["edge.acme.example"] } },
    });
  });

  test("is rejected for another owner, and without a domain", async () => {
    const acme = await addCompany("c-acme");
    const other = await addCompany("c-other", { customDomain: null, domainVerificationStatus: null });
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    const stranger = { userId: other.userId, companyId: acme.companyId };
    expect(await verifyDomain(services(), stranger)).toEqual({ outcome: "no-domain" });
    expect(await verifyDomain(services(), other)).toEqual({ outcome: "no-domain" });
    expect(await statusOf(acme)).toBe("pending");
  });

  test("is rate limited", async () => {
    const acme = await addCompany("c-acme");
    const outcomes = [];
    for (let time = 0; time < 32; time++) outcomes.push((await verifyDomain(services(), acme)).outcome);
    expect(outcomes.filter((outcome) => outcome === "limited")).toHaveLength(2);
  });

  test("drops its result if the domain was changed during the check", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    const lookUp: typeof asked = async (names) => {
      const answers = await asked(names);
      await database.db.update(companies).set({ customDomain: "other.acme.example" });
      return answers;
    };
    const asked = createDomainLookup(dns.address);
    expect(await verifyDomain({ ...services(), lookUp }, acme)).toEqual({ outcome: "no-domain" });
    expect(await statusOf(acme)).toBe("pending");
  });
});

describe("taking a domain over", () => {
  test("company B can't claim a domain with the alias that company A left behind", async () => {
    const a = await addCompany("c-a");
    dns.zone[domain] = { CNAME: "c-a.proxy.step.test" };
    await verifyDomain(services(), a);
    await database.db.delete(companies).where(eq(companies.id, a.companyId));
    expect(await asksFor(domain)).toBe("not-served");
    const b = await addCompany("c-b");
    expect(await verifyDomain(services(), b)).toMatchObject({ state: { status: "failed" } });
    expect(await asksFor(domain)).toBe("not-served");
  });

  test("company B can't take A's domain while A's record is there", async () => {
    const a = await addCompany("c-a");
    dns.zone[domain] = { CNAME: "c-a.proxy.step.test" };
    await verifyDomain(services(), a);
    const b = await addCompany("c-b");
    expect(await verifyDomain(services(), b)).toMatchObject({ state: { status: "failed" } });
    expect([await statusOf(a), await statusOf(b)]).toEqual(["verified", "failed"]);
  });

  test("verifies only one of two companies that prove it concurrently, and tells the other why", async () => {
    const a = await addCompany("c-a");
    const b = await addCompany("c-b");
    dns.zone[domain] = { CNAME: "c-a.proxy.step.test" };
    dns.zone[`_step-verification.${domain}`] = { TXT: ["step-verification=c-b"] };
    const both = await Promise.all([verifyDomain(services(), a), verifyDomain(services(), b)]);
    const taken = both.map((one) => one.outcome === "checked" && one.check.isTaken);
    expect(taken.sort()).toEqual([false, true]);
    expect([await statusOf(a), await statusOf(b)].sort()).toEqual(["failed", "verified"]);
  });

  test("moves a sold domain to its new owner as soon as the new record replaces the old one", async () => {
    const a = await addCompany("c-a");
    dns.zone[domain] = { CNAME: "c-a.proxy.step.test" };
    await verifyDomain(services(), a);
    const b = await addCompany("c-b");
    dns.zone[domain] = { CNAME: "c-b.proxy.step.test" };
    await verifyDomain(services(), b);
    expect([await statusOf(a), await statusOf(b)]).toEqual(["failed", "verified"]);
  });

  test("takes no domain from a company because a name server doesn't answer", async () => {
    const a = await addCompany("c-a");
    dns.zone[`_step-verification.${domain}`] = { TXT: ["step-verification=c-a"] };
    await verifyDomain(services(), a);
    const b = await addCompany("c-b");
    dns.zone[domain] = { CNAME: "c-b.proxy.step.test" };
    dns.zone[`_step-verification.${domain}`] = { fails: true };
    expect(await verifyDomain(services(), b)).toMatchObject({ check: { isTaken: true } });
    expect(await statusOf(a)).toBe("verified");
  });
});

describe("background rechecks", () => {
  test("verify a domain that its owner has set up in the meantime", async () => {
    const acme = await addCompany("c-acme");
    expect(await recheckDomains(services())).toBe(1);
    expect(await statusOf(acme)).toBe("pending");
    expect(await recheckDomains(services())).toBe(0);
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    nowMs += hourMs + 1;
    expect(await recheckDomains(services())).toBe(1);
    expect(await statusOf(acme)).toBe("verified");
  });

  test("remove a domain after three checks that found it elsewhere, but not for missing answers", async () => {
    const acme = await addCompany("c-acme");
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    await verifyDomain(services(), acme);
    dns.zone[domain] = { fails: true };
    for (let day = 0; day < 5; day++) {
      nowMs += 24 * hourMs + 1;
      expect(await recheckDomains(services())).toBe(1);
    }
    expect(await statusOf(acme)).toBe("verified");
    delete dns.zone[domain];
    const seen = [];
    for (const waitMs of [24 * hourMs + 1, 3 * hourMs + 1, 3 * hourMs + 1]) {
      nowMs += waitMs;
      await recheckDomains(services());
      seen.push(await statusOf(acme));
    }
    expect(seen).toEqual(["verified", "verified", "failed"]);
    expect(await asksFor(domain)).toBe("not-served");
  });

  test("continue if one domain can't be checked, and check each domain once", async () => {
    await addCompany("c-one", { customDomain: "one.example" });
    const two = await addCompany("c-two", { customDomain: "two.example" });
    dns.zone["two.example"] = { CNAME: "c-two.proxy.step.test" };
    const asked = createDomainLookup(dns.address);
    const lookUp: typeof asked = async (names) => {
      if (names.cname === "one.example") throw new Error("a bug");
      return asked(names);
    };
    expect(await recheckDomains({ ...services(), lookUp })).toBe(2);
    expect(await statusOf(two)).toBe("verified");
  });
});

describe("requests of an edge proxy", () => {
  test("are approved for verified domains only, in any spelling, without revealing rate limits", async () => {
    const acme = await addCompany("c-acme");
    expect(await asksFor(domain)).toBe("not-served");
    dns.zone[domain] = { CNAME: "c-acme.proxy.step.test" };
    await verifyDomain(services(), acme);
    expect(await asksFor("HELP.acme.example.")).toBe("served");
    for (const name of ["", "nobody.example", `x.${domain}`, "' or 1=1", "a\u0000b.example"])
      expect(await asksFor(name)).toBe("not-served");
    await database.db.update(companies).set({ domainType: "subdomain" });
    expect(await asksFor(domain)).toBe("not-served");
    await database.db.update(companies).set({ domainType: "custom" });
    let last = "";
    for (let time = 0; time < 120; time++) last = await asksFor(`made-up-${time}.example`);
    expect(last).toBe("limited");
    expect(await asksFor(domain)).toBe("served");
  });
});

describe("certificates are allowed", () => {
  test("for current and former names of public help centers below the base domain, and for no other name there", async () => {
    const acme = await addCompany("c-acme", { helpCenterSubdomain: "acme", isPublic: true });
    await addCompany("c-shy", { helpCenterSubdomain: "shy", customDomain: null });
    await database.db
      .update(companies)
      .set({ helpCenterSubdomain: "acme-2" })
      .where(eq(companies.id, acme.companyId));
    const asked = [
      "acme.step.test",
      "ACME-2.step.test.",
      "shy.step.test",
      "nobody.step.test",
      "x.acme.step.test",
      "step.test",
      "acme.other.test",
    ];
    const answers = await Promise.all(asked.map(async (name) => [name, await asksFor(name)]));
    expect(answers.filter(([, answer]) => answer === "served").map(([name]) => name)).toEqual(
      asked.slice(0, 2),
    );
  });
});

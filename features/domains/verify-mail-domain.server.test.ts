/** An email domain belongs to the company whose TXT record is in DNS, and only while it is there. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, mailDomains, rateLimits, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { createTextLookup } from "./look-up-domain.server.ts";
import { addMailDomain, findMailDomainHolder, removeMailDomain } from "./mail-domains.server.ts";
import { recheckMailDomains, verifyMailDomain } from "./verify-mail-domain.server.ts";

const domain = "acme.example";
const recordName = `_step-mail.${domain}`;
let database: Database;
let dns: DnsServer;
let deps: Parameters<typeof verifyMailDomain>[0];
let now: Date;
let acme: OwnerScope;
let bolt: OwnerScope;
let access: Parameters<typeof createUser>[0];

beforeAll(async () => {
  [database, dns] = await Promise.all([createTestDatabase(), startDnsServer()]);
  const { deps: accountDeps } = await testAccounts(database.db, { now: () => now });
  const { db, clock, log } = accountDeps;
  access = accountDeps;
  deps = { db, clock, log, lookUpTexts: createTextLookup(dns.address) };
});
afterAll(async () => {
  await database.close();
  await dns.close();
});
beforeEach(async () => {
  now = new Date("2026-03-01T10:00:00Z");
  for (const table of [users, companies, rateLimits]) await database.db.delete(table);
  for (const name of Object.keys(dns.zone)) delete dns.zone[name];
  acme = await newOwner();
  bolt = await newOwner();
});

async function newOwner(): Promise<OwnerScope> {
  const { userId, companyId, email } = await createUser(access);
  return ownerScope({ userId, companyId: companyId ?? "", email });
}

async function add(scope: OwnerScope): Promise<{ domainId: string; record: string }> {
  expect(await addMailDomain({ db: database.db, ids: randomIds }, scope, { typed: domain })).toMatchObject({
    ok: true,
  });
  const [row] = await database.db
    .select()
    .from(mailDomains)
    .where(eq(mailDomains.companyId, scope.companyId));
  return { domainId: row?.id ?? "", record: `step-mail-verification=${row?.token}` };
}

const holder = () => findMailDomainHolder(database.db, domain);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

test("is proved by its own record only", async () => {
  const { domainId, record } = await add(acme);
  const verify = () => verifyMailDomain(deps, acme, { domainId });
  expect(await verify()).toMatchObject({ ok: false, problem: expect.stringContaining("didn't find") });
  const token = record.split("=")[1] ?? "";
  dns.zone[`_step-verification.${domain}`] = { TXT: [`step-verification=${token}`] };
  dns.zone[domain] = { TXT: [record] };
  dns.zone[recordName] = { TXT: [`step-verification=${token}`, token, `${record}x`] };
  expect(await verify()).toMatchObject({ ok: false });
  expect(await holder()).toBeNull();
  dns.zone[recordName] = { TXT: ["something else", record] };
  expect(await verify()).toEqual({ ok: true, text: `${domain} is verified.` });
  expect(await holder()).toBe(acme.companyId);
});

test("belongs to one company, and passes on only when the first record is certainly gone", async () => {
  const first = await add(acme);
  const second = await add(bolt);
  dns.zone[recordName] = { TXT: [first.record, second.record] };
  await verifyMailDomain(deps, acme, first);
  expect(await verifyMailDomain(deps, bolt, second)).toMatchObject({ ok: false, status: 409 });
  expect(await holder()).toBe(acme.companyId);
  dns.zone[recordName] = { TXT: [second.record] };
  expect(await verifyMailDomain(deps, bolt, second)).toMatchObject({ ok: true });
  expect(await holder()).toBe(bolt.companyId);
});

test("of two companies that verify at the same time, one gets it", async () => {
  const first = await add(acme);
  const second = await add(bolt);
  dns.zone[recordName] = { TXT: [first.record, second.record] };
  const answers = await Promise.all([
    verifyMailDomain(deps, acme, first),
    verifyMailDomain(deps, bolt, second),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("pauses with the first check without the record, and fails after three", async () => {
  const { domainId, record } = await add(acme);
  dns.zone[recordName] = { TXT: [record] };
  await verifyMailDomain(deps, acme, { domainId });
  later(23);
  expect(await recheckMailDomains(deps)).toBe(0);
  later(2);
  expect(await recheckMailDomains(deps)).toBe(1);
  expect(await holder()).toBe(acme.companyId);
  delete dns.zone[recordName];
  later(25);
  await recheckMailDomains(deps);
  expect(await holder()).toBeNull();
  dns.zone[recordName] = { TXT: [record] };
  later(4);
  await recheckMailDomains(deps);
  expect(await holder()).toBe(acme.companyId);
  delete dns.zone[recordName];
  for (const hours of [25, 4, 4]) {
    later(hours);
    await recheckMailDomains(deps);
  }
  const [row] = await database.db.select().from(mailDomains);
  expect(row?.status).toBe("failed");
});

test("name servers that don't answer change nothing", async () => {
  const { domainId, record } = await add(acme);
  dns.zone[recordName] = { TXT: [record] };
  await verifyMailDomain(deps, acme, { domainId });
  dns.zone[recordName] = { fails: true };
  later(25);
  await recheckMailDomains(deps);
  expect(await holder()).toBe(acme.companyId);
});

test("is removed by its company only", async () => {
  const { domainId, record } = await add(acme);
  dns.zone[recordName] = { TXT: [record] };
  await verifyMailDomain(deps, acme, { domainId });
  expect(await removeMailDomain(database.db, bolt, { domainId })).toMatchObject({ status: 404 });
  expect(await holder()).toBe(acme.companyId);
  expect(await removeMailDomain(database.db, acme, { domainId })).toMatchObject({ ok: true });
  expect(await holder()).toBeNull();
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { companies } from "#db/schema/companies.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildOwner } from "#tests/support/factories.ts";
import { findCompany, listCompanies, setCompanyPlan } from "./companies.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(companies);
});
afterAll(() => database.close());

const longAgo = new Date("2026-01-01T00:00:00Z");

async function addCompany(name: string, { isOwned = true } = {}) {
  const values = { companyName: `${name} Ltd`, helpCenterSubdomain: name, updatedAt: longAgo };
  if (isOwned) return buildOwner(database.db, { ...values, email: `${name}@owner.example` });
  return { ...(await buildCompany(database.db, values)), userId: "" };
}

const find = async (search: string) =>
  (await listCompanies(database, { search, limit: 9 })).rows.map(({ companyName }) => companyName);

describe("listCompanies", () => {
  test("lists every company with its owner, including unclaimed ones", async () => {
    await addCompany("acme");
    await addCompany("sample", { isOwned: false });
    const { rows, total } = await listCompanies(database, { limit: 9 });
    expect(total).toBe(2);
    expect(rows.map(({ companyName, ownerEmail }) => [companyName, ownerEmail])).toEqual(
      expect.arrayContaining([
        ["acme Ltd", "acme@owner.example"],
        ["sample Ltd", null],
      ]),
    );
  });

  test("searches name, owner and address, with wildcards taken literally", async () => {
    await addCompany("acme");
    await addCompany("bolt");
    expect(await find("ACME l")).toEqual(["acme Ltd"]);
    expect(await find("bolt@owner")).toEqual(["bolt Ltd"]);
    expect((await find("owner.example")).sort()).toEqual(["acme Ltd", "bolt Ltd"]);
    for (const nothing of ["%", "_", "\\", "acme\0%"]) expect(await find(nothing)).toEqual([]);
  });

  test("counts the owner's last session use as activity, but not operator changes", async () => {
    const { companyId, userId } = await addCompany("acme");
    const lastActivity = async () => (await listCompanies(database, { limit: 1 })).rows[0]?.lastActivityAt;
    expect(await lastActivity()).toEqual(longAgo);
    await setCompanyPlan(database, { companyId, plan: "ai", by: "operator" });
    expect(await lastActivity()).toEqual(longAgo);
    const used = new Date("2026-11-20T12:00:00Z");
    await database.db
      .insert(sessions)
      .values({ userId, token: "t", expiresAt: new Date("2027-01-01"), updatedAt: used });
    expect(await lastActivity()).toEqual(used);
  });

  test("lists a page at a time", async () => {
    for (const name of ["a1", "b2", "c3"]) await addCompany(name);
    const first = await listCompanies(database, { limit: 2 });
    const second = await listCompanies(database, { limit: 2, offset: 2 });
    expect([first.total, first.rows.length, second.rows.length]).toEqual([3, 2, 1]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("setCompanyPlan", () => {
  test("changes one company's plan", async () => {
    const acme = await addCompany("acme");
    const bolt = await addCompany("bolt");
    expect(await setCompanyPlan(database, { ...acme, plan: "ai", by: "operator" })).toEqual({
      companyName: "acme Ltd",
    });
    const plans = await database.db.select().from(companies).where(eq(companies.id, bolt.companyId));
    expect(plans.map(({ plan }) => plan)).toEqual(["basic"]);
    expect((await findCompany(database, "ACME"))?.plan).toBe("ai");
    expect((await findCompany(database, " Acme@owner.example "))?.plan).toBe("ai");
  });

  test("returns null for an unknown company", async () => {
    const companyId = "00000000-0000-4000-8000-000000000000";
    expect(await setCompanyPlan(database, { companyId, plan: "ai", by: "operator" })).toBeNull();
    expect(await findCompany(database, "nobody")).toBeNull();
    expect(await findCompany(database, "a\0b")).toBeNull();
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Host } from "#shared/host.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findMovedSubdomain, findOwnPublicScope, findPublicScope } from "./find-public-scope.server.ts";

const main: Host = { kind: "main" };
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const row = { companyName: "X", isPublic: true };
  await database.db.insert(companies).values([
    { ...row, companyName: "Acme", helpCenterSubdomain: "acme" },
    { ...row, companyName: "Bolt", helpCenterSubdomain: "bolt" },
    { ...row, companyName: "Private", helpCenterSubdomain: "private", isPublic: false },
    {
      ...row,
      companyName: "Custom",
      helpCenterSubdomain: "custom",
      customDomain: "help.custom.test",
      domainType: "custom",
      domainVerificationStatus: "verified",
    },
    {
      ...row,
      helpCenterSubdomain: "pending",
      customDomain: "help.pending.test",
      domainType: "custom",
      domainVerificationStatus: "pending",
    },
    {
      ...row,
      helpCenterSubdomain: "switched-off",
      customDomain: "help.off.test",
      domainType: "subdomain",
      domainVerificationStatus: "verified",
    },
    {
      ...row,
      isPublic: false,
      helpCenterSubdomain: "hidden",
      customDomain: "help.hidden.test",
      domainType: "custom",
      domainVerificationStatus: "verified",
    },
  ]);
});

afterAll(() => database.close());

async function nameAt(host: Host, subdomain?: string) {
  return (await findPublicScope(database.db, { host, subdomain }))?.company.companyName ?? null;
}

describe("findPublicScope", () => {
  it("finds a public center by path, subdomain and verified domain, with the matching links", async () => {
    expect(await findPublicScope(database.db, { host: main, subdomain: "ACME" })).toMatchObject({
      basePath: "/help/acme",
      company: { companyName: "Acme" },
    });
    expect(
      await findPublicScope(database.db, {
        host: { kind: "tenant", subdomain: "acme" },
        subdomain: undefined,
      }),
    ).toMatchObject({ basePath: "", company: { companyName: "Acme" } });
    expect(await nameAt({ kind: "custom", domain: "help.custom.test" })).toBe("Custom");
  });

  it("uses the company of a tenant's host and ignores the path", async () => {
    expect(await nameAt({ kind: "tenant", subdomain: "bolt" }, "acme")).toBe("Bolt");
  });

  it("returns null for unknown, private, unverified, switched-off and hidden help centers", async () => {
    expect(await nameAt(main, "nobody")).toBeNull();
    expect(await nameAt(main, "private")).toBeNull();
    expect(await nameAt(main, undefined)).toBeNull();
    expect(await nameAt(main, "' or true --")).toBeNull();
    expect(await nameAt({ kind: "tenant", subdomain: "private" })).toBeNull();
    for (const domain of ["help.pending.test", "help.off.test", "help.hidden.test", "help.nobody.test"]) {
      expect(await nameAt({ kind: "custom", domain })).toBeNull();
    }
  });

  it("selects no column that public pages don't need", async () => {
    const scope = await findPublicScope(database.db, { host: main, subdomain: "acme" });
    expect(Object.keys(scope?.company ?? {})).not.toEqual(
      expect.arrayContaining(["userId", "domainToken", "betaCodeUsed", "plan", "version"]),
    );
  });

  it('rejects if the database fails, so that an outage never looks like "not found"', async () => {
    const broken = await createTestDatabase();
    await broken.close();
    await expect(findPublicScope(broken.db, { host: main, subdomain: "acme" })).rejects.toThrow();
  });
});

describe("findOwnPublicScope", () => {
  it("finds a public center only for its owner, and a private one for no one", async () => {
    const { db } = database;
    const [ada, eve] = await db
      .insert(users)
      .values([{ email: "ada@acme.example" }, { email: "eve@bolt.example" }])
      .returning({ id: users.id });
    const [own, hidden] = await db
      .insert(companies)
      .values([
        { userId: ada!.id, companyName: "Own", helpCenterSubdomain: "own", isPublic: true },
        { userId: eve!.id, companyName: "Hidden", helpCenterSubdomain: "own-hidden" },
      ])
      .returning({ companyId: companies.id });
    expect(await findOwnPublicScope(db, { userId: ada!.id, ...own! })).toMatchObject({ subdomain: "own" });
    expect(await findOwnPublicScope(db, { userId: eve!.id, ...own! })).toBeNull();
    expect(await findOwnPublicScope(db, { userId: eve!.id, ...hidden! })).toBeNull();
  });
});

describe("findMovedSubdomain", () => {
  it("finds the current name of public centers only", async () => {
    const rename = (from: string, to: string) =>
      database.db
        .update(companies)
        .set({ helpCenterSubdomain: to })
        .where(eq(companies.helpCenterSubdomain, from));
    await rename("bolt", "bolt-two");
    await rename("private", "private-two");
    expect(await findMovedSubdomain(database.db, "bolt")).toBe("bolt-two");
    expect(await findMovedSubdomain(database.db, "bolt-two")).toBeNull();
    expect(await findMovedSubdomain(database.db, "private")).toBeNull();
    expect(await findMovedSubdomain(database.db, "nobody")).toBeNull();
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companies } from "#db/schema/companies.ts";
import { privateAccess } from "#db/schema/private-access.ts";
import { companyLanguages } from "#db/schema/translations.ts";
import { users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Host } from "#shared/host.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  findCompanyAt,
  findMovedSubdomain,
  findOwnPublicScope,
  findPublicScope,
} from "./find-public-scope.server.ts";

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

describe("findPublicScope, asked again", () => {
  const at = async (host: Host, subdomain?: string) =>
    (await findPublicScope(database.db, { host, subdomain }))?.company ?? null;
  const address = (name: string) => ({
    companyName: "Again",
    isPublic: true,
    helpCenterSubdomain: name,
    customDomain: `help.${name}.test`,
    domainType: "custom" as const,
    domainVerificationStatus: "verified" as const,
  });
  const places: [string, string, () => ReturnType<typeof at>][] = [
    ["by path", "again", () => at(main, "again")],
    ["on its subdomain", "and-again", () => at({ kind: "tenant", subdomain: "and-again" })],
    ["on its domain", "once-again", () => at({ kind: "custom", domain: "help.once-again.test" })],
  ];

  it.each(places)(
    "returns the same row until it changes, and follows each change, %s",
    async (_, name, find) => {
      const { db } = database;
      const [row] = await db.insert(companies).values(address(name)).returning({ id: companies.id });
      const companyId = row!.id;
      const change = (values: Partial<typeof companies.$inferInsert>) =>
        db.update(companies).set(values).where(eq(companies.id, companyId));
      const first = await find();
      expect(await find()).toBe(first);
      await change({ companyName: "Again, renamed" });
      const renamed = await find();
      expect(renamed).toMatchObject({ companyName: "Again, renamed" });
      await db
        .insert(companyLanguages)
        .values({ companyId, language: "de", status: "published", position: 0 });
      expect(await find()).toMatchObject({ languages: [{ language: "de", status: "published" }] });
      const updatedAt = new Date("2031-01-01T00:00:00Z");
      await change({ updatedAt });
      expect(await find()).toMatchObject({ updatedAt });
      await change({ isPublic: false });
      expect(await find()).toBeNull();
      await change({ isPublic: true });
      expect(await find()).toMatchObject({ id: companyId });
      await change(address(`${name}-elsewhere`));
      expect(await find()).toBeNull();
      await change(address(name));
      expect(await find()).toMatchObject({ id: companyId });
      await db.delete(companies).where(eq(companies.id, companyId));
      expect(await find()).toBeNull();
    },
  );

  it("follows a domain to another company", async () => {
    const { db } = database;
    const find = () => at({ kind: "custom", domain: "help.passed-on.test" });
    for (const name of ["passed-on", "taken-over"]) {
      const values = { ...address(name), customDomain: "help.passed-on.test" };
      const [row] = await db.insert(companies).values(values).returning({ id: companies.id });
      expect(await find()).toMatchObject({ id: row!.id, helpCenterSubdomain: name });
      await db.update(companies).set({ customDomain: null }).where(eq(companies.id, row!.id));
    }
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

describe("findCompanyAt", () => {
  async function companyAt(host: Host, subdomain?: string) {
    const id = await findCompanyAt(database.db, { host, subdomain });
    if (id === null) return null;
    const [company] = await database.db.select().from(companies).where(eq(companies.id, id));
    return company?.companyName;
  }

  it("finds a public help center at each of its addresses", async () => {
    expect(await companyAt({ kind: "tenant", subdomain: "acme" })).toBe("Acme");
    expect(await companyAt(main, "Acme")).toBe("Acme");
    expect(await companyAt({ kind: "custom", domain: "help.custom.test" })).toBe("Custom");
    expect(await companyAt(main, "custom")).toBe("Custom");
  });

  it("finds a private one only if it has readers, so that strangers can't notice it", async () => {
    const { db } = database;
    expect(await companyAt(main, "private")).toBe(null);
    expect(await companyAt({ kind: "custom", domain: "help.hidden.test" })).toBe(null);
    const [{ id: companyId } = { id: "" }] = await db
      .select()
      .from(companies)
      .where(eq(companies.helpCenterSubdomain, "private"));
    await db.insert(privateAccess).values({ companyId, kind: "members" });
    expect(await companyAt(main, "private")).toBe("Private");
    await db.delete(privateAccess);
  });

  it("finds none for made-up names and domains that aren't in use", async () => {
    expect(await companyAt(main)).toBe(null);
    expect(await companyAt(main, "made-up")).toBe(null);
    expect(await companyAt({ kind: "tenant", subdomain: "made-up" })).toBe(null);
    for (const domain of ["help.pending.test", "help.off.test", "made-up.test"])
      expect(await companyAt({ kind: "custom", domain })).toBe(null);
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

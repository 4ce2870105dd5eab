import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { companies } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { findOwnContact, saveOwnContact, setContactVisibility } from "./own-contact.server.ts";
import type { ContactFields } from "./owner-texts.ts";

let database: Database;
let acme: OwnerScope;
let bolt: OwnerScope;
const pageCache = { invalidate: vi.fn() };

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  acme = await makeOwner("Acme");
  bolt = await makeOwner("Bolt");
  pageCache.invalidate.mockClear();
});

afterAll(() => database.close());

function makeOwner(companyName: string): Promise<OwnerScope> {
  const contactDetails = {
    email: `old@${companyName}.example`,
    socialMedia: { youtube: "https://youtube.com/@a" },
  };
  const themeSettings = { primaryColor: "#123456" };
  return buildOwner(database.db, { companyName, contactDetails, themeSettings });
}

function deps() {
  return { db: database.db, pageCache };
}

async function edited(scope: OwnerScope, change: Partial<ContactFields>) {
  const { fields, state } = await findOwnContact(database.db, scope);
  return { fields: { ...fields, ...change }, state };
}

describe("saveOwnContact", () => {
  it("stores typed fields, keeps the others, and shows them to visitors", async () => {
    expect(await saveOwnContact(deps(), acme, await edited(acme, { phone: "01144 960142" }))).toBe("saved");
    const { fields } = await findOwnContact(database.db, acme);
    expect(fields).toMatchObject({
      phone: "01144 960142",
      email: "old@Acme.example",
      youtube: "https://youtube.com/@a",
    });
    expect(pageCache.invalidate).toHaveBeenCalledWith(acme.companyId);
  });

  it("doesn't overwrite changes from another tab", async () => {
    const [first, second] = [await edited(acme, { phone: "11111" }), await edited(acme, { phone: "22222" })];
    expect(await saveOwnContact(deps(), acme, first)).toBe("saved");
    expect(await saveOwnContact(deps(), acme, second)).toBe("conflict");
    const { fields, state } = await findOwnContact(database.db, acme);
    expect(fields.phone).toBe("11111");
    expect(await saveOwnContact(deps(), acme, { ...second, state })).toBe("saved");
  });

  it("reports no conflict for a repeated save or a change to other settings", async () => {
    const change = await edited(acme, { phone: "11111" });
    await database.db.update(companies).set({ version: 9 }).where(eq(companies.id, acme.companyId));
    expect(await saveOwnContact(deps(), acme, change)).toBe("saved");
    expect(await saveOwnContact(deps(), acme, change)).toBe("saved");
  });

  it("rejects another company", async () => {
    const before = await findOwnContact(database.db, bolt);
    const mixed = ownerScope({ ...acme, companyId: bolt.companyId });
    const { state } = before;
    const change = { ...(await edited(acme, { phone: "11111" })), state };
    const gone = { code: "not_found" };
    await expect(saveOwnContact(deps(), mixed, change)).rejects.toMatchObject(gone);
    await expect(setContactVisibility(deps(), mixed, { isShown: false })).rejects.toMatchObject(gone);
    expect(await findOwnContact(database.db, bolt)).toEqual(before);
    await expect(findOwnContact(database.db, mixed)).rejects.toThrow();
  });
});

describe("setContactVisibility", () => {
  it("hides and shows contact details without changing the rest of the theme", async () => {
    expect((await findOwnContact(database.db, acme)).isShown).toBe(true);
    await setContactVisibility(deps(), acme, { isShown: false });
    expect((await findOwnContact(database.db, acme)).isShown).toBe(false);
    const [row] = await database.db
      .select({ theme: companies.themeSettings })
      .from(companies)
      .where(eq(companies.id, acme.companyId));
    expect(row?.theme).toEqual({ primaryColor: "#123456", show_contact: false });
    await setContactVisibility(deps(), acme, { isShown: true });
    expect((await findOwnContact(database.db, acme)).isShown).toBe(true);
  });
});

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { companies, onboardingLogos, subdomainReservations } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createPageCache } from "#platform/page-cache.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import {
  removeCompanyPicture,
  restoreCompanyPicture,
  uploadCompanyPicture,
} from "./company-pictures.server.ts";
import { getSettings, saveAppearance, saveHelpCenter } from "./update-company-settings.server.ts";

let database: Database;
let files = new Map<string, Uint8Array>();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  files = new Map();
  await database.db.delete(companies);
});

function services() {
  return {
    db: database.db,
    ids: randomIds,
    pageCache: createPageCache(),
    clock: { now: () => new Date(), monotonicMs: () => 0 },
    storage: {
      put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
      get: async () => null,
      moveIn: async () => {},
      open: async () => null,
      answers: async () => true,
      parts: null,
      delete: async (key: string) => void files.delete(key),
    },
  };
}

const addOwner = (values: Parameters<typeof buildOwner>[1] = {}) => buildOwner(database.db, values);

const settingsOf = (scope: OwnerScope) => getSettings(database.db, scope);

async function saveWith(scope: OwnerScope, changes: object) {
  const { helpCenter } = await settingsOf(scope);
  return saveHelpCenter(services(), scope, {
    version: helpCenter.version,
    values: { ...helpCenter.values, ...changes },
  });
}

describe("saving the help center's settings", () => {
  test("stores the posted values, increases the version and invalidates the cache", async () => {
    const acme = await addOwner();
    const { pageCache, ...others } = services();
    const invalidate = vi.spyOn(pageCache, "invalidate");
    const { version, values } = (await settingsOf(acme)).helpCenter;
    const wanted = { ...values, subdomain: "acme", isPublic: true, searchVideos: false };
    expect(await saveHelpCenter({ ...others, pageCache }, acme, { version, values: wanted })).toEqual({
      ok: true,
    });
    expect((await settingsOf(acme)).helpCenter).toEqual({ version: version + 1, values: wanted });
    expect(invalidate).toHaveBeenCalledWith(acme.companyId);
  });

  test("shows the second of two tabs the values saved in the first, and overwrites nothing", async () => {
    const acme = await addOwner({ helpCenterSubdomain: "acme" });
    const { helpCenter } = await settingsOf(acme);
    const [one, two] = await Promise.all(
      ["first", "second"].map((subdomain) =>
        saveHelpCenter(services(), acme, { ...helpCenter, values: { ...helpCenter.values, subdomain } }),
      ),
    );
    const lost = [one, two].find((save) => save?.ok === false);
    const stands = (await settingsOf(acme)).helpCenter;
    expect([one?.ok, two?.ok].sort()).toEqual([false, true]);
    expect(lost).toMatchObject({ status: 409, conflict: stands });
  });

  test("rejects the scope of another owner", async () => {
    const acme = await addOwner({ helpCenterSubdomain: "acme" });
    const other = await addOwner();
    const stranger = ownerScope({ ...other, companyId: acme.companyId });
    const { helpCenter, appearance } = await settingsOf(acme);
    await expect(settingsOf(stranger)).rejects.toThrow("not_found");
    await expect(saveHelpCenter(services(), stranger, helpCenter)).rejects.toThrow("not_found");
    await expect(saveAppearance(services(), stranger, appearance)).rejects.toThrow("not_found");
    await expect(removeCompanyPicture(services(), stranger, { place: "logo" })).rejects.toThrow("not_found");
    expect((await settingsOf(acme)).helpCenter).toEqual(helpCenter);
  });

  test("rejects another company's current or former name, but lets a company use its own former name again", async () => {
    const acme = await addOwner({ helpCenterSubdomain: "acme" });
    const other = await addOwner();
    const taken = {
      ok: false,
      status: 400,
      problem: "Subdomain Already Taken",
      errors: {
        subdomain: 'The subdomain "acme" is already in use. Please choose a different one.',
      },
    };
    expect(await saveWith(other, { subdomain: "acme" })).toEqual(taken);
    expect(await saveWith(acme, { subdomain: "acme-new" })).toEqual({ ok: true });
    expect(await saveWith(other, { subdomain: "acme" })).toEqual(taken);
    expect(await saveWith(acme, { subdomain: "" })).toEqual({ ok: true });
    expect(await saveWith(acme, { subdomain: "acme" })).toEqual({ ok: true });
    const kept = await database.db
      .select({ subdomain: subdomainReservations.subdomain })
      .from(subdomainReservations)
      .where(eq(subdomainReservations.companyId, acme.companyId));
    expect(kept.map(({ subdomain }) => subdomain).sort()).toEqual(["acme", "acme-new"]);
  });

  test("gives a name to only one of two companies that request it concurrently", async () => {
    const owners = await Promise.all([addOwner(), addOwner(), addOwner()]);
    const saves = await Promise.all(owners.map((owner) => saveWith(owner, { subdomain: "wanted" })));
    expect(saves.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
  });

  test("reports database constraint errors as field errors", async () => {
    const acme = await addOwner();
    expect(await saveWith(acme, { subdomain: "-acme" })).toMatchObject({
      errors: { subdomain: "Invalid subdomain. Use only lowercase letters, numbers, and hyphens" },
    });
  });

  test("requires verification for a new domain, and keeps an unchanged one verified", async () => {
    const acme = await addOwner();
    await saveWith(acme, { domainType: "custom", customDomain: "help.acme.example" });
    const { domainToken } = (await settingsOf(acme)).company;
    expect(domainToken).toMatch(/^c-[0-9a-f]{20}$/);
    await database.db
      .update(companies)
      .set({ domainVerificationStatus: "verified", domainCheckedAt: new Date(), domainCheckDetail: "{}" });
    await saveWith(acme, { websiteUrl: "https://acme.example/" });
    expect((await settingsOf(acme)).company.domainVerificationStatus).toBe("verified");
    await saveWith(acme, { customDomain: "hilfe.acme.example" });
    expect((await settingsOf(acme)).company).toMatchObject({
      domainVerificationStatus: "pending",
      domainCheckedAt: null,
      domainCheckDetail: null,
      domainCheckFailures: 0,
      domainToken,
    });
    await saveWith(acme, { customDomain: "", domainType: "subdomain" });
    expect((await settingsOf(acme)).company).toMatchObject({
      customDomain: null,
      domainVerificationStatus: null,
    });
  });
});

describe("saving the appearance", () => {
  test("changes colors and font, and keeps the visibility switches", async () => {
    const acme = await addOwner({ themeSettings: { show_faqs: false, textColor: "#333333" } });
    const { version } = (await settingsOf(acme)).appearance;
    const values = {
      primaryColor: "#F77F00",
      secondaryColor: "#073B4C",
      backgroundColor: "#FFFFFF",
      fontFamily: "Georgia",
      heroPattern: "marks" as const,
      nameBesideLogo: "automatic" as const,
    };
    expect(await saveAppearance(services(), acme, { version, values })).toEqual({ ok: true });
    const { company, appearance } = await settingsOf(acme);
    const { nameBesideLogo: _byShape, ...saved } = values;
    expect(company.themeSettings).toEqual({ show_faqs: false, textColor: "#333333", ...saved });
    const plain = { ...values, secondaryColor: "" };
    await saveAppearance(services(), acme, { version: appearance.version, values: plain });
    expect((await settingsOf(acme)).appearance.values).toEqual(plain);
    expect(await saveAppearance(services(), acme, { version, values })).toMatchObject({
      status: 409,
      conflict: { values: plain },
    });
  });

  test.each([
    ["shown", { nameBesideLogo: true }],
    ["hidden", { nameBesideLogo: false }],
    ["automatic", {}],
  ] as const)("stores that the name beside the logo is %s", async (nameBesideLogo, stored) => {
    const acme = await addOwner({ themeSettings: { nameBesideLogo: true } });
    const { version, values } = (await settingsOf(acme)).appearance;
    expect(values.nameBesideLogo).toBe("shown");
    await saveAppearance(services(), acme, { version, values: { ...values, nameBesideLogo } });
    const { company, appearance } = await settingsOf(acme);
    expect(appearance.values.nameBesideLogo).toBe(nameBesideLogo);
    const { primaryColor, backgroundColor, fontFamily, heroPattern } = values;
    expect(company.themeSettings).toEqual({
      primaryColor,
      backgroundColor,
      fontFamily,
      heroPattern,
      ...stored,
    });
  });

  test("shows defaults for invalid stored values", async () => {
    const themeSettings = { primaryColor: "red", backgroundColor: "#fff", fontFamily: "Wingdings, serif" };
    const acme = await addOwner({ themeSettings });
    expect((await settingsOf(acme)).appearance.values).toEqual({
      primaryColor: "#6E0AD6",
      secondaryColor: "",
      backgroundColor: "#FFFFFF",
      fontFamily: "Inter",
      heroPattern: "none",
      nameBesideLogo: "automatic",
    });
  });
});

describe("a company logo", () => {
  const picture = (color: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
      .png()
      .toBuffer();

  test("is re-encoded and stored under a generated name, replaces the previous one, and can be restored", async () => {
    const acme = await addOwner();
    await uploadCompanyPicture(services(), acme, { place: "logo", bytes: await picture("#123456") });
    const { company } = await settingsOf(acme);
    expect(company).toMatchObject({ logoWidth: 300, logoHeight: 200 });
    expect(company.logoUrl).toMatch(
      new RegExp(`^/files/company-logos/${acme.companyId}-logo-[0-9a-f]{16}\\.png$`),
    );
    expect(files.has(company.logoUrl?.slice("/files/".length) ?? "")).toBe(true);
    await uploadCompanyPicture(services(), acme, { place: "logo", bytes: await picture("#ffffff") });
    const second = (await settingsOf(acme)).company.logoUrl;
    expect(second).not.toBe(company.logoUrl);
    expect(await removeCompanyPicture(services(), acme, { place: "logo" })).toBe(second);
    expect((await settingsOf(acme)).company).toMatchObject({ logoUrl: null, logoWidth: null });
    expect(await restoreCompanyPicture(services(), acme, { place: "logo", url: second ?? "" })).toBe(true);
    expect((await settingsOf(acme)).company.logoUrl).toBe(second);
    const rows = await database.db.select().from(onboardingLogos);
    expect(rows.map(({ discardedAt }) => discardedAt === null).sort()).toEqual([false, true]);
  });

  test("is rejected if it belongs to another company", async () => {
    const [acme, other] = [await addOwner(), await addOwner()];
    await uploadCompanyPicture(services(), acme, { place: "logo", bytes: await picture("#123456") });
    const logoUrl = (await settingsOf(acme)).company.logoUrl ?? "";
    expect(await restoreCompanyPicture(services(), other, { place: "logo", url: logoUrl })).toBe(false);
    expect(
      await restoreCompanyPicture(services(), other, { place: "logo", url: "/files/blog-images/x.png" }),
    ).toBe(false);
    expect((await settingsOf(other)).company.logoUrl).toBeNull();
  });

  test("has an icon and a picture of the start page beside it, which keep the colors", async () => {
    const themeSettings = { primaryColor: "#1B4D3E" };
    const acme = await addOwner({ themeSettings });
    const wide = { place: "icon", bytes: await picture("#123456") } as const;
    expect(await uploadCompanyPicture(services(), acme, wide)).toMatchObject({
      ok: false,
      problem: "Please use a square image",
    });
    const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } })
      .png()
      .toBuffer();
    expect(await uploadCompanyPicture(services(), acme, { place: "icon", bytes: square })).toEqual({
      ok: true,
    });
    const hero = { place: "hero", bytes: await picture("#654321") } as const;
    expect(await uploadCompanyPicture(services(), acme, hero)).toEqual({ ok: true });
    const { company } = await settingsOf(acme);
    expect(company).toMatchObject({
      logoUrl: null,
      themeSettings: {
        ...themeSettings,
        iconUrl: expect.stringMatching(/-icon-[0-9a-f]{16}\.png$/),
        hero: { url: expect.stringMatching(/-hero-[0-9a-f]{16}\.png$/), width: 300, height: 200 },
      },
    });
    const icon = await removeCompanyPicture(services(), acme, { place: "icon" });
    expect((await settingsOf(acme)).company.themeSettings.iconUrl).toBeUndefined();
    expect(await restoreCompanyPicture(services(), acme, { place: "hero", url: icon ?? "" })).toBe(false);
    expect(await restoreCompanyPicture(services(), acme, { place: "icon", url: icon ?? "" })).toBe(true);
    expect((await settingsOf(acme)).company.themeSettings).toEqual(company.themeSettings);
  });

  test.each([
    ["a text", Buffer.from("<html><script>alert(1)</script>"), 415, "Please upload an image file"],
    ["nothing", Buffer.alloc(0), 415, "Please upload an image file"],
    ["more than 2MB", Buffer.alloc(2 * 1024 * 1024 + 1), 413, "File size should be less than 2MB"],
  ])("is rejected with the reason if it is %s", async (_what, bytes, status, problem) => {
    const acme = await addOwner();
    expect(await uploadCompanyPicture(services(), acme, { place: "logo", bytes })).toEqual({
      ok: false,
      status,
      problem,
    });
    expect(files.size).toBe(0);
  });
});

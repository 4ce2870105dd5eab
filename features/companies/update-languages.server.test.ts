import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createPageCache } from "#platform/page-cache.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { readLanguageForm, readMessagesForm } from "./language-settings.ts";
import { getLanguages, saveLanguage, saveMessages } from "./update-languages.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const services = () => ({ db: database.db, pageCache: createPageCache() });
const stored = async ({ companyId }: OwnerScope) =>
  (await database.db.select().from(companies).where(eq(companies.id, companyId)))[0]!;

function form(fields: Record<string, string>): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return posted;
}

function read(fields: Record<string, string>) {
  const posted = readMessagesForm(form({ version: "1", tag: "de", ...fields }));
  return "errors" in posted ? posted.errors : posted.values;
}

describe("an owner's own words", () => {
  test("are stored without those that equal ours", () => {
    expect(read({ "nav.home": " Anfang ", "nav.faq": "FAQ", "nav.guides": "", unknown: "x" })).toEqual({
      "nav.home": "Anfang",
    });
  });

  test("keep their placeholders, length and line", () => {
    expect(
      read({
        "page.updated": "Neu",
        "nav.faq": "{name}",
        "nav.home": "x".repeat(41),
        "nav.videos": "a\u0007b",
        "guide.steps/other": "{count} Etappen",
      }),
    ).toEqual({
      "page.updated": "Keep {date} in your text",
      "nav.faq": "Remove the curly brackets",
      "nav.home": "Use at most 40 characters",
      "nav.videos": "Use plain text on a single line",
    });
  });

  test("replace those of their language, move the content version, and leave other languages alone", async () => {
    const acme = await buildOwner(database.db, {
      language: "de-AT",
      messageOverrides: { fr: { "nav.home": "Début" }, de: { "nav.faq": "Fragen" } },
    });
    const other = await buildOwner(database.db, { language: "de" });
    const before = await stored(acme);
    const { tag, messages } = await getLanguages(database.db, acme);
    expect([tag, messages.values["nav.faq"], messages.values["nav.home"]]).toEqual(["de", "Fragen", ""]);
    const values = { "nav.home": "Anfang" };
    expect(await saveMessages(services(), acme, { version: messages.version, tag, values })).toEqual({
      ok: true,
    });
    const after = await stored(acme);
    expect(after.messageOverrides).toEqual({ fr: { "nav.home": "Début" }, de: values });
    expect(after.contentVersion).toBeGreaterThan(before.contentVersion);
    expect((await stored(other)).messageOverrides).toEqual({});
    await saveMessages(services(), acme, { version: after.version, tag, values: {} });
    expect((await stored(acme)).messageOverrides).toEqual({ fr: { "nav.home": "Début" } });
  });

  test("of a stale version are a conflict that shows the stored ones", async () => {
    const acme = await buildOwner(database.db, {
      language: "de",
      version: 3,
      messageOverrides: { de: { "nav.faq": "F" } },
    });
    const outcome = await saveMessages(services(), acme, {
      version: 2,
      tag: "de",
      values: { "nav.faq": "G" },
    });
    expect(outcome).toMatchObject({
      ok: false,
      status: 409,
      conflict: { version: 3, values: { "nav.faq": "F" } },
    });
    expect((await stored(acme)).messageOverrides).toEqual({ de: { "nav.faq": "F" } });
  });

  test("can't be changed by another owner", async () => {
    const acme = await buildOwner(database.db, { language: "de" });
    const stranger = await buildOwner(database.db, {});
    const scope = ownerScope({ ...stranger, companyId: acme.companyId });
    await expect(
      saveMessages(services(), scope, { version: 1, tag: "de", values: { "nav.faq": "G" } }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect((await stored(acme)).messageOverrides).toEqual({});
  });
});

describe("the language", () => {
  test("is stored in its usual spelling", async () => {
    const acme = await buildOwner(database.db, { language: null });
    expect((await getLanguages(database.db, acme)).language.values).toEqual({ language: "en" });
    const posted = readLanguageForm(form({ version: "1", language: "zh-hant" }));
    if ("errors" in posted) return expect.fail(posted.errors.language);
    expect(await saveLanguage(services(), acme, posted)).toEqual({ ok: true });
    expect((await stored(acme)).language).toBe("zh-Hant");
    expect((await getLanguages(database.db, acme)).tag).toBe("zh-Hant");
  });

  test.each(["", "x", "de_AT", "<b>", "de-".repeat(20)])("is refused as %j", (language) => {
    expect(readLanguageForm(form({ version: "1", language }))).toEqual({
      errors: { language: "Please select a language" },
    });
  });
});

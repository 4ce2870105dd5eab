import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, generatedFaqs } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildFaq, type Tenant } from "#tests/support/factories.ts";
import {
  addCompanyLanguages,
  deleteCompanyLanguage,
  listCompanyLanguages,
  orderCompanyLanguages,
  setCompanyLanguageStatus,
} from "./company-languages.server.ts";
import { storeSiteTranslations } from "./site-translations.server.ts";
import {
  deleteTranslationsInto,
  findTranslation,
  listTranslationProgress,
  listTranslations,
  publishedTranslations,
  writeTranslation,
} from "./stored-translations.server.ts";
import { itemId, type TranslatedItem } from "./translated-item.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const versionOf = async ({ companyId }: Tenant) =>
  (await database.db.select().from(companies).where(eq(companies.id, companyId)))[0]!.contentVersion;

describe("languages", () => {
  test("are added once, in their usual spelling and order, without the main one", async () => {
    const { db } = database;
    const acme = await buildCompany(db, { language: "en-GB" });
    const add = (languages: string[]) =>
      db.transaction((tx) =>
        addCompanyLanguages(tx, { ...acme, language: "en-GB" }, { languages, status: "draft" }),
      );
    expect(await add(["de", "en", "EN-gb", "pt-br", "de", "no_tag", "x"])).toEqual(["de", "pt-BR"]);
    expect(await add(["DE", "fr"])).toEqual(["fr"]);
    const before = await versionOf(acme);
    await db.transaction((tx) => orderCompanyLanguages(tx, acme, ["fr", "de"]));
    await db.transaction((tx) => setCompanyLanguageStatus(tx, acme, { language: "de", status: "published" }));
    expect(await listCompanyLanguages(db, acme)).toEqual([
      { language: "fr", status: "draft" },
      { language: "de", status: "published" },
      { language: "pt-BR", status: "draft" },
    ]);
    expect(await versionOf(acme)).toBeGreaterThan(before);
    expect(await db.transaction((tx) => deleteCompanyLanguage(tx, acme, "fr"))).toBe(true);
    expect(await db.transaction((tx) => deleteCompanyLanguage(tx, acme, "fr"))).toBe(false);
  });
});

describe("translations", () => {
  const german = { fields: { question: "Frage?" }, sourceFields: { question: "Question?" } };

  test("belong to one item, one language and one company, and go with their item", async () => {
    const { db } = database;
    const [acme, other] = [await buildCompany(db), await buildCompany(db)];
    const faq = await buildFaq(db, acme);
    const items: TranslatedItem[] = [
      { kind: "faq", key: faq.id },
      { kind: "category", key: "Shipping" },
    ];
    const inGerman = { ...acme, language: "de" };
    const before = await versionOf(acme);
    for (const item of items)
      await db.transaction((tx) =>
        writeTranslation(tx, inGerman, item, {
          ...german,
          status: "published",
          origin: "hand",
          reviewedAt: new Date(),
        }),
      );
    expect(await versionOf(acme)).toBeGreaterThan(before);
    const allOf = async (kind: "faq" | "category") =>
      [...(await publishedTranslations(db, inGerman, { kind })).keys()].sort();
    expect([...(await allOf("faq")), ...(await allOf("category"))]).toEqual(items.map(itemId));
    const asked = { kind: "faq" as const, keys: [faq.id] };
    expect([...(await publishedTranslations(db, inGerman, asked)).keys()]).toEqual([itemId(items[0]!)]);
    expect(await findTranslation(db, inGerman, items[0]!)).toMatchObject({ version: 1, ...german });
    expect(await findTranslation(db, { ...inGerman, language: "fr" }, items[0]!)).toBeNull();
    expect(await findTranslation(db, { ...inGerman, ...other }, items[0]!)).toBeNull();
    await db.delete(generatedFaqs).where(eq(generatedFaqs.id, faq.id));
    expect((await listTranslations(db, acme)).map(itemId)).toEqual(["category:Shipping"]);
    const [progress] = await listTranslationProgress(db, acme);
    expect(progress).toMatchObject({ kind: "category", key: "Shipping" });
    expect(progress).not.toHaveProperty("fields");
    await db.transaction((tx) => deleteTranslationsInto(tx, inGerman));
    expect(await listTranslations(db, acme)).toEqual([]);
  });

  test("of the website replace only unreviewed ones of the website", async () => {
    const { db } = database;
    const acme = await buildCompany(db);
    const faqs = [await buildFaq(db, acme), await buildFaq(db, acme), await buildFaq(db, acme)];
    const inGerman = { ...acme, language: "de" };
    const item = (index: number) => ({ kind: "faq" as const, key: faqs[index]!.id });
    const store = (question: string) =>
      db.transaction((tx) =>
        storeSiteTranslations(
          tx,
          { ...inGerman, status: "published" },
          [0, 1, 2].map((index) => ({
            item: item(index),
            fields: { question },
            sourceFields: { question: "Question?" },
            quotes: [],
          })),
        ),
      );
    expect(await store("Alt?")).toBe(3);
    expect(await store("Alt?")).toBe(0);
    const write = (index: number, origin: "hand" | "site") =>
      db.transaction((tx) =>
        writeTranslation(tx, inGerman, item(index), {
          fields: { question: "Geprüft?" },
          sourceFields: {},
          status: "draft",
          origin,
          reviewedAt: new Date(),
        }),
      );
    await write(0, "hand");
    await write(1, "site");
    expect(await store("Neu?")).toBe(1);
    const questions = await Promise.all([0, 1, 2].map((index) => findTranslation(db, inGerman, item(index))));
    expect(questions.map((row) => row?.fields.question)).toEqual(["Geprüft?", "Geprüft?", "Neu?"]);
  });
});

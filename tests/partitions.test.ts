/** The schema that `npm run test:partitions` runs on: content tables that are partitioned by company. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faqEvidence, generatedFaqs, helpCenterContent, translations } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildFaq } from "#tests/support/factories.ts";
import { contentTables, partitionTables } from "#tests/support/partition-tables.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // In that run, every database is.
  if (!process.env.STEP_TEST_PARTITIONS) await partitionTables(database.url);
});
afterAll(() => database?.close());

test("every content table is partitioned, and each of its unique keys has the company", async () => {
  const rows = await database.sql<{ name: string; isPartitioned: boolean; without: string[] }[]>`
    select relname as name, relkind = 'p' as "isPartitioned",
      array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = pg_class.oid and indisunique
        and pg_get_indexdef(indexrelid) !~ '\\(.*company_id') as without
    from pg_class where relname = any(${contentTables}) and relnamespace = 'public'::regnamespace`;
  expect(rows).toHaveLength(contentTables.length);
  expect(rows.filter(({ isPartitioned, without }) => !isPartitioned || without.length > 0)).toEqual([]);
});

test("no foreign key to them names the id alone", async () => {
  const alone = await database.sql`
    select conname from pg_constraint join pg_class on pg_class.oid = confrelid
    where contype = 'f' and cardinality(conkey) = 1 and relname = any(${contentTables})`;
  expect([...alone]).toEqual([]);
});

test("a deleted question takes its translations and quotes with it, and only its own", async () => {
  const { db } = database;
  const [one, other] = [await buildCompany(db), await buildCompany(db)];
  const ids: string[] = [];
  for (const tenant of [one, other]) {
    const { id: faqId } = await buildFaq(db, tenant);
    ids.push(faqId);
    await db
      .insert(faqEvidence)
      .values({ faqId, sentence: "Always.", sourceUrl: "https://a.example/", pageHash: "x" });
    await db.insert(translations).values({
      ...tenant,
      faqId,
      language: "de",
      fields: {},
      sourceFields: {},
      origin: "hand",
    });
  }
  await db.delete(generatedFaqs).where(eq(generatedFaqs.id, ids[0]!));
  expect((await db.select().from(faqEvidence)).map(({ faqId }) => faqId)).toEqual([ids[1]]);
  expect((await db.select().from(translations)).map(({ faqId }) => faqId)).toEqual([ids[1]]);
});

test("a change of content raises the version of its company", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const versionOf = async () =>
    (await database.sql`select content_version::int as version from companies where id = ${companyId}`)[0]
      ?.version;
  const before = await versionOf();
  await db
    .insert(helpCenterContent)
    .values({ companyId, title: "Hours", slug: "hours", status: "published" });
  expect(await versionOf()).toBeGreaterThan(before);
});

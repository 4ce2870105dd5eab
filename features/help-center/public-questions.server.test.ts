import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildCompany, questionRow, type Tenant } from "#tests/support/factories.ts";
import { findPublicScope } from "./find-public-scope.server.ts";
import { findSections } from "./find-sections.server.ts";
import { knownQuestions, questionsNear } from "./public-questions.server.ts";

let database: Database;
let acme: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  acme = await buildCompany(database.db, { helpCenterSubdomain: "acme", isPublic: true });
  await addQuestions(3);
});

afterAll(() => database.close());

let added = 0;
async function addQuestions(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const position = added++;
    const category = ["Orders", "Repairs"][position % 2];
    return questionRow(acme, { slug: `number-${position}`, category, position });
  });
  await database.db.insert(generatedFaqs).values(rows);
}

async function scopeOf() {
  const scope = await findPublicScope(database.db, { host: { kind: "main" }, subdomain: "acme" });
  if (!scope) throw new Error("not public");
  return scope;
}

test("reads the questions once until the content version changes", async () => {
  const { db } = database;
  const before = await knownQuestions(db, await scopeOf());
  expect(before.all).toHaveLength(3);
  expect(await knownQuestions(db, await scopeOf())).toBe(before);

  await db.update(generatedFaqs).set({ status: "draft" }).where(eq(generatedFaqs.slug, "number-1"));
  const after = await knownQuestions(db, await scopeOf());
  expect([...after.bySlug.keys()]).toEqual(["number-0", "number-2"]);
  expect(after.categories.map(({ name }) => name)).toEqual(["Orders"]);
});

test("links to newly published content in the navigation", async () => {
  const { db } = database;
  expect((await findSections(db, await scopeOf())).articles).toBe(false);
  await buildArticle(db, acme);
  expect((await findSections(db, await scopeOf())).articles).toBe(true);
});

test("reads again after a failed read", async () => {
  const scope = { ...(await scopeOf()), companyId: crypto.randomUUID() };
  const broken = await createTestDatabase();
  await broken.close();
  await expect(knownQuestions(broken.db, scope)).rejects.toThrow();
  await expect(knownQuestions(database.db, scope)).resolves.toMatchObject({ all: [] });
});

test("compares a question with all others in a small help center, and only with nearby ones in a large one", async () => {
  const small = await knownQuestions(database.db, await scopeOf());
  expect(questionsNear(small, small.all[0]!)).toBe(small.all);

  await addQuestions(500);
  const large = await knownQuestions(database.db, await scopeOf());
  for (const asked of [large.all[0]!, large.all[250]!, large.all.at(-1)!]) {
    const near = questionsNear(large, asked);
    expect(near).toContain(asked);
    expect(near.length).toBeLessThanOrEqual(200);
    expect(new Set(near).size).toBe(near.length);
    expect(near.filter(({ category }) => category === asked.category).length).toBeGreaterThanOrEqual(150);
    expect(near.some(({ category }) => category !== asked.category)).toBe(true);
  }
});

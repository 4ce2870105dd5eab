import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { findPublicFaq, listPublicQuestions } from "#features/faqs/public-questions.server.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { readItem } from "#features/feedback/feedback-item.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  buildCompany,
  buildFaq,
  buildVideoFaq,
  buildVideoGuide,
  type Tenant,
} from "#tests/support/factories.ts";
import { findVotable } from "./find-votable.server.ts";

let database: Database;
let acme: Tenant;
let bolt: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  [acme, bolt] = [await buildCompany(db, { isPublic: true }), await buildCompany(db, { isPublic: true })];
  await buildFaq(db, acme, { slug: "open" });
  await buildFaq(db, acme, { slug: "open-2" });
  await buildFaq(db, acme, { slug: "draft", status: "draft" });
  await buildFaq(db, bolt, { slug: "bolt" });
  await buildVideoFaq(db, acme, { slug: "open" });
});

afterAll(() => database.close());

async function titleOf(name: string, themeSettings = {}): Promise<string | null> {
  const found = await findVotable(database.db, { ...acme, company: { themeSettings } }, readItem(name)!);
  return found?.title ?? null;
}

it("finds every question by its public address", async () => {
  const shown = await listPublicFaqs(database.db, acme);
  expect(shown).toHaveLength(3);
  for (const { slug, question } of shown) expect(await titleOf(`question/${slug}`)).toBe(question);
  const questions = await listPublicQuestions(database.db, acme);
  const whole = await Promise.all(questions.map((each) => findPublicFaq(database.db, acme, each)));
  expect(whole).toEqual(shown.map((faq) => ({ ...faq, languages: [] })));
  expect(await findPublicFaq(database.db, bolt, questions[0]!)).toBeNull();
});

it("finds nothing that visitors can't see", async () => {
  const { db } = database;
  const empty = await buildVideoGuide(db, acme, { title: "Not recorded yet", frames: [] });
  const shown = await buildVideoGuide(db, acme, { title: "Shown" });
  const hidden = await buildVideoGuide(db, acme, { title: "Hidden", published: false });
  expect(await titleOf(`guide/shown-${shown.id.slice(0, 8)}`)).toBe("Shown");
  for (const name of [
    "question/draft",
    "question/bolt",
    "question/open-9",
    "question/\ud800",
    "article/open",
    "guide",
    "guide/open",
    "guide/open-00000000",
    `guide/not-recorded-yet-${empty.id.slice(0, 8)}`,
    `guide/hidden-${hidden.id.slice(0, 8)}`,
  ])
    expect(await titleOf(name), name).toBeNull();
  expect(await titleOf("question/open", { show_faqs: false })).toBeNull();
});

it("reads only the question that is voted on", async () => {
  const queries: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
  const watched = drizzle(database.sql, { schema, logger });
  const found = await findVotable(
    watched,
    { ...acme, company: { themeSettings: {} } },
    readItem("question/open")!,
  );
  expect(found).not.toBeNull();
  expect(queries.map(({ params }) => params.some((value) => JSON.stringify(value).includes("open")))).toEqual(
    [true, false],
  );
  expect(queries[1]?.params).toContain(found?.id);
});

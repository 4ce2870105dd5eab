import { afterAll, beforeAll, expect, it } from "vitest";
import { companies, generatedFaqs, videoGeneratedFaqs, videoGuides } from "#db/schema.ts";
import { findPublicFaq, listPublicQuestions } from "#features/faqs/public-questions.server.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { readItem } from "#features/feedback/feedback-item.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findVotable } from "./find-votable.server.ts";

let database: Database;
let acmeId: string;
let boltId: string;
const faq = (companyId: string, slug: string, question: string) => ({
  companyId,
  question,
  answer: "Every day but Sunday.",
  slug,
  status: "published" as const,
});

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const made = await db
    .insert(companies)
    .values([
      { companyName: "Acme", isPublic: true },
      { companyName: "Bolt", isPublic: true },
    ])
    .returning();
  [acmeId, boltId] = [made[0]!.id, made[1]!.id];
  await db
    .insert(generatedFaqs)
    .values([
      { ...faq(acmeId, "open", "Is acme open?"), position: 0 },
      { ...faq(acmeId, "open-2", "Is the second one open?"), position: 1 },
      { ...faq(acmeId, "draft", "Is this one ready?"), status: "draft" },
      faq(boltId, "bolt", "Is bolt open?"),
    ]);
  await db.insert(videoGeneratedFaqs).values(faq(acmeId, "open", "Is the film open?"));
});

afterAll(() => database.close());

async function titleOf(name: string, themeSettings = {}): Promise<string | null> {
  const found = await findVotable(
    database.db,
    { companyId: acmeId, company: { themeSettings } },
    readItem(name)!,
  );
  return found?.title ?? null;
}

it("finds every question by the address that it is shown at", async () => {
  const shown = await listPublicFaqs(database.db, { companyId: acmeId });
  expect(shown).toHaveLength(3);
  for (const { slug, question } of shown) expect(await titleOf(`question/${slug}`)).toBe(question);
  const questions = await listPublicQuestions(database.db, { companyId: acmeId });
  const whole = await Promise.all(
    questions.map((each) => findPublicFaq(database.db, { companyId: acmeId }, each)),
  );
  expect(whole).toEqual(shown);
  expect(await findPublicFaq(database.db, { companyId: boltId }, questions[0]!)).toBeNull();
});

it("finds nothing that readers are not shown", async () => {
  const { db } = database;
  const frames = [{ description: "Fold it.", frameUrl: "" }];
  const [empty, shown, hidden] = await db
    .insert(videoGuides)
    .values([
      { companyId: acmeId, title: "Not filmed yet", frames: [] },
      { companyId: acmeId, title: "Shown", frames },
      { companyId: acmeId, title: "Hidden", frames, published: false },
    ])
    .returning();
  expect(await titleOf(`guide/shown-${shown!.id.slice(0, 8)}`)).toBe("Shown");
  for (const name of [
    "question/draft",
    "question/bolt",
    "question/open-9",
    "article/open",
    "guide",
    "guide/open",
    "guide/open-00000000",
    `guide/not-filmed-yet-${empty!.id.slice(0, 8)}`,
    `guide/hidden-${hidden!.id.slice(0, 8)}`,
  ])
    expect(await titleOf(name), name).toBeNull();
  expect(await titleOf("question/open", { show_faqs: false })).toBeNull();
});

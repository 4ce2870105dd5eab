import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faqEvidence, generatedFaqs } from "#db/schema/faqs.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildFaq, buildVideoFaq, type Tenant } from "#tests/support/factories.ts";
import { listPublicQuestions } from "./public-questions.server.ts";
import { findPublicFaqs, listFewPublicFaqs, listPublicFaqs } from "./queries.server.ts";

let database: Database;
let acme: Tenant;
let bolt: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  [acme, bolt] = [await buildCompany(db), await buildCompany(db)];
  const second = await buildFaq(db, acme, { question: "Second of Acme?", slug: "second", position: 2 });
  await buildFaq(db, acme, { question: "First of Acme?", slug: "first", position: 1 });
  await buildFaq(db, acme, { status: "draft" });
  await buildFaq(db, bolt, { question: "First of Bolt?", slug: "first" });
  await buildVideoFaq(db, acme, { question: "From a video of Acme?", slug: "first", position: 0 });
  await buildVideoFaq(db, acme, { status: "draft" });
  await buildVideoFaq(db, bolt, { question: "From a video of Bolt?" });
  const proof = { faqId: second.id, sourceUrl: "https://acme.test/a", pageHash: "h" };
  await db.insert(faqEvidence).values([
    { ...proof, sentence: "It says so.", position: 1 },
    { ...proof, sentence: "It really does.", position: 0 },
  ]);
});

afterAll(() => database.close());

describe("listPublicFaqs", () => {
  it("lists published questions of both tables in the owner's order, each with a unique slug", async () => {
    const faqs = await listPublicFaqs(database.db, acme);
    expect(faqs.map(({ slug, question }) => [slug, question])).toEqual([
      ["first", "First of Acme?"],
      ["second", "Second of Acme?"],
      ["first-2", "From a video of Acme?"],
    ]);
  });

  it("returns the evidence in order", async () => {
    const faqs = await listPublicFaqs(database.db, acme);
    expect(faqs[1]?.source?.quotes).toEqual(["It really does.", "It says so."]);
    expect(faqs[0]?.source).toBeNull();
  });

  it("never shows one company's questions to another's visitors", async () => {
    const questions = (await listPublicFaqs(database.db, bolt)).map((faq) => faq.question);
    expect(questions).toEqual(["First of Bolt?", "From a video of Bolt?"]);
  });
});

describe("selected questions", () => {
  it("match the whole list, in the requested order", async () => {
    const [first, second, fromVideo] = await listPublicFaqs(database.db, acme);
    const [one, two, three] = await listPublicQuestions(database.db, acme);
    expect(await findPublicFaqs(database.db, acme, [three!, two!, one!])).toEqual([fromVideo, second, first]);
    expect(await findPublicFaqs(database.db, acme, [])).toEqual([]);
  });

  it("never include another company's questions or drafts", async () => {
    const theirs = await listPublicQuestions(database.db, bolt);
    expect(await findPublicFaqs(database.db, acme, theirs)).toEqual([]);
    const drafts = await database.db.select().from(generatedFaqs).where(eq(generatedFaqs.status, "draft"));
    expect(drafts.length).toBe(1);
    expect(await findPublicFaqs(database.db, acme, drafts)).toEqual([]);
  });

  it("returns all up to the limit, and null beyond it", async () => {
    expect(await listFewPublicFaqs(database.db, acme, 3)).toEqual(await listPublicFaqs(database.db, acme));
    expect(await listFewPublicFaqs(database.db, acme, 2)).toBeNull();
  });
});

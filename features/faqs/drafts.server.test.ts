import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Database, Transaction } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildFaq, type Tenant } from "#tests/support/factories.ts";
import { editDraft, listDrafts, removeDraft, restoreDraft, setLeftOut } from "./drafts.server.ts";

let database: Database;
let acme: Tenant;
let bolt: Tenant;
let faqId = "";
const now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

beforeEach(async () => {
  const { db } = database;
  [acme, bolt] = [await buildCompany(db), await buildCompany(db)];
  const draft = await buildFaq(db, acme, {
    status: "draft",
    slug: "how-long",
    question: "How long does it take?",
    answer: "It takes three working days.",
    category: "Orders",
    position: 4,
    origin: "explicit",
    confidence: 0.9,
    generationKey: "key",
    sourceUrl: "https://acme.example/",
  });
  faqId = draft.id;
  const sentences = ["It takes three working days.", "Sundays do not count."];
  await db.insert(faqEvidence).values(
    sentences.map((sentence, position) => ({
      faqId,
      sentence,
      position,
      sourceUrl: "https://acme.example/",
      pageHash: "hash",
      checkedAt: now,
    })),
  );
});

const change = <T>(work: (tx: Transaction) => Promise<T>) => database.db.transaction(work);
const text = { question: "How long will it take?", answer: "It takes three days, no longer." };

describe("editing a draft", () => {
  test("saves the text, increases its version, updates its slug and keeps its evidence", async () => {
    const edit = await change((tx) => editDraft(tx, acme, { faqId, version: 1, ...text }));
    expect(edit).toMatchObject({
      outcome: "saved",
      draft: { ...text, version: 2, slug: "how-long-will-it-take", evidence: [{}, {}] },
    });
  });

  test("saves one of two concurrent edits and returns it to the other tab", async () => {
    const mine = { faqId, version: 1, ...text };
    const theirs = { faqId, version: 1, question: "How many days?", answer: "Three working days." };
    const edits = await Promise.all([mine, theirs].map((one) => change((tx) => editDraft(tx, acme, one))));
    expect(edits.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "saved"]);
    const [stored] = await listDrafts(database.db, acme);
    for (const edit of edits) if (edit.outcome !== "invalid") expect(edit.draft).toEqual(stored);
  });

  test("is idempotent for the same text", async () => {
    const once = () => change((tx) => editDraft(tx, acme, { faqId, version: 1, ...text }));
    await once();
    expect(await once()).toMatchObject({ outcome: "saved", draft: { version: 2 } });
  });

  test.each([
    [{ question: "Why?", answer: text.answer }, "question", "A question needs at least 5 characters"],
    [{ question: text.question, answer: " Yes.\n " }, "answer", "An answer needs at least 10 characters"],
    [
      { question: "x".repeat(501), answer: text.answer },
      "question",
      "A question needs at most 500 characters",
    ],
  ])("reports a text that is too short or too long: %#", async (typed, field, message) => {
    const edit = await change((tx) => editDraft(tx, acme, { faqId, version: 1, ...typed }));
    expect(edit).toEqual({ outcome: "invalid", field, message });
  });

  test("strips characters that can't be stored", async () => {
    const typed = { question: "How\0 long\r\nis it?", answer: "One line\r\nand \uD800another." };
    await change((tx) => editDraft(tx, acme, { faqId, version: 1, ...typed }));
    const [draft] = await listDrafts(database.db, acme);
    expect(draft?.question).toBe("How long is it?");
    expect(draft?.answer).toBe("One line\nand \uFFFDanother.");
  });

  test("rejects a published question", async () => {
    await database.db.update(generatedFaqs).set({ status: "published" }).where(eq(generatedFaqs.id, faqId));
    await expect(change((tx) => editDraft(tx, acme, { faqId, version: 1, ...text }))).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("removing a draft", () => {
  test("can be undone completely, and both are idempotent", async () => {
    const [before] = await listDrafts(database.db, acme);
    expect(await change((tx) => removeDraft(tx, acme, { faqId, now }))).toBe(true);
    expect(await change((tx) => removeDraft(tx, acme, { faqId, now }))).toBe(false);
    expect(await listDrafts(database.db, acme)).toEqual([]);
    expect(await change((tx) => restoreDraft(tx, acme, { faqId }))).toBe(true);
    expect(await change((tx) => restoreDraft(tx, acme, { faqId }))).toBe(false);
    const [after] = await listDrafts(database.db, acme);
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
    const proof = await database.db.select().from(faqEvidence).where(eq(faqEvidence.faqId, faqId));
    expect(proof.map(({ checkedAt }) => checkedAt)).toEqual([now, now]);
  });

  test("gets a free slug on undo if its own was taken in the meantime", async () => {
    await change((tx) => removeDraft(tx, acme, { faqId, now }));
    await database.db.insert(generatedFaqs).values({
      companyId: acme.companyId,
      slug: "how-long",
      question: "How long is the queue?",
      answer: "Not long, as a rule.",
    });
    expect(await change((tx) => restoreDraft(tx, acme, { faqId }))).toBe(true);
    const slugs = (await listDrafts(database.db, acme)).map(({ slug }) => slug);
    expect(new Set(slugs)).toEqual(new Set(["how-long", "how-long-does-it-take"]));
  });
});

test("hides drafts from other companies and rejects their changes", async () => {
  const before = await listDrafts(database.db, acme);
  expect(await listDrafts(database.db, bolt)).toEqual([]);
  await expect(change((tx) => editDraft(tx, bolt, { faqId, version: 1, ...text }))).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await change((tx) => setLeftOut(tx, bolt, { faqIds: [faqId], leftOut: true }))).toBe(false);
  expect(await change((tx) => removeDraft(tx, bolt, { faqId, now }))).toBe(false);
  expect(await listDrafts(database.db, acme)).toEqual(before);
  await change((tx) => removeDraft(tx, acme, { faqId, now }));
  expect(await change((tx) => restoreDraft(tx, bolt, { faqId }))).toBe(false);
  expect(await change((tx) => restoreDraft(tx, acme, { faqId }))).toBe(true);
});

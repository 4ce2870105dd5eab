import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faqVersions } from "#db/schema.ts";
import { recordVersions } from "#features/versions/history.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildMember, buildOwner } from "#tests/support/factories.ts";
import { restoreFaqVersion, saveFaq } from "./change-faqs.server.ts";
import { describeFaqHistory } from "./faq-versions.server.ts";
import { applyImport, previewImport } from "./import-faqs.server.ts";
import { findOwnFaq } from "./own-faqs.server.ts";
import { purgeRemoved } from "./purge-removed.server.ts";
import { removeFaqs } from "./removed-faqs.server.ts";

let database: Database;
let owner: OwnerScope;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await buildOwner(database.db);
  const texts = { question: "When are you open?", answer: "We open at eight o'clock." };
  ({ id } = await buildFaq(database.db, owner, { ...texts, status: "published" }));
});
afterAll(() => database.close());

const run = <Result>(work: (tx: Parameters<typeof saveFaq>[0]) => Promise<Result>) =>
  database.db.transaction(work);

async function save(scope: OwnerScope, answer: string) {
  const faq = await run((tx) => findOwnFaq(tx, scope, id));
  const { question = "", version = 0 } = faq ?? {};
  return run((tx) =>
    saveFaq(tx, scope, { faqId: id, version, question, answer, category: "", baseCategory: "" }),
  );
}

const history = (scope = owner, query = "") =>
  describeFaqHistory(database.db, scope, { faqId: id, url: `https://step.example/history${query}` });

it("keeps one version per change, restores as a new one, and purges them with the question", async () => {
  const { db } = database;
  const editor = await buildMember(db, owner, "editor");
  expect((await history())?.history.versions).toEqual([]);
  await save(owner, "We open at nine o'clock.");
  await save(owner, "We open at nine o'clock.");
  await save(editor, "We open at ten o'clock.");
  const listed = (await history())?.history;
  expect(listed?.versions.map(({ number, kind, authorId }) => [number, kind, authorId])).toEqual([
    [3, "saved", editor.userId],
    [2, "saved", owner.userId],
    [1, "imported", null],
  ]);
  expect(listed?.isCurrent).toBe(true);
  const first = (await history(owner, "?version=1"))?.history;
  expect(first?.isCurrent).toBe(false);
  expect(first?.lines.flatMap(({ parts }) => parts).filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "eight" },
    { kind: "added", text: "ten" },
  ]);

  const writer = await buildMember(db, owner, "writer");
  await expect(run((tx) => restoreFaqVersion(tx, writer, { faqId: id, number: 1 }))).rejects.toThrow();
  expect(await run((tx) => restoreFaqVersion(tx, owner, { faqId: id, number: 1 }))).toEqual({
    outcome: "saved",
  });
  expect(await run((tx) => restoreFaqVersion(tx, owner, { faqId: id, number: 9 }))).toEqual({
    outcome: "gone",
  });
  expect((await history())?.history.versions[0]).toMatchObject({ number: 4, kind: "restored" });
  expect((await run((tx) => findOwnFaq(tx, owner, id)))?.answer).toBe("We open at eight o'clock.");
  expect(await history(await buildOwner(db))).toBeNull();

  const now = new Date();
  await run((tx) => removeFaqs(tx, owner, { ids: [id], now }));
  const count = () => db.$count(faqVersions, eq(faqVersions.itemId, id));
  await purgeRemoved(db, { before: new Date(now.getTime() - 1), now });
  expect(await count()).toBe(4);
  await purgeRemoved(db, { before: new Date(now.getTime() + 1), now });
  expect(await count()).toBe(0);
});

it("folds saves of the same person within a minute, and keeps the newest 500 versions", async () => {
  const { db } = database;
  const texts = { question: "Where do I park?", answer: "Park behind the house." };
  ({ id } = await buildFaq(db, owner, { ...texts, status: "published" }));
  const numbers = async () => (await history())?.history.versions.map(({ number }) => number);
  const age = (by: string) =>
    db
      .update(faqVersions)
      .set({ createdAt: sql`${faqVersions.createdAt} - ${by}::interval` })
      .where(eq(faqVersions.itemId, id));
  await save(owner, "Park in front of the house.");
  await age("59 seconds");
  await save(owner, "Park beside the house.");
  expect(await numbers()).toEqual([2, 1]);
  expect((await history(owner, "?version=2"))?.history).toMatchObject({
    isCurrent: true,
    chosen: { addedWords: 1, removedWords: 1 },
  });
  await age("2 seconds");
  await save(owner, "Park on the roof.");
  expect(await numbers()).toEqual([3, 2, 1]);

  await db.insert(faqVersions).values(
    Array.from({ length: 498 }, (_, at) => ({
      ...{ companyId: owner.companyId, itemId: id, number: at + 4, kind: "website" as const },
      ...{ title: texts.question, content: "Elsewhere.", addedWords: 0, removedWords: 0 },
    })),
  );
  const other = await buildFaq(db, owner, { question: "And bikes?", answer: "Bikes go inside." });
  const rows = [{ row: 1, values: { id: other.id, question: "And bikes?", answer: "Bikes stay outside." } }];
  const { digest } = await run((tx) => previewImport(tx, owner, rows));
  await run((tx) => applyImport(tx, owner, { rows, digest }));
  await save(owner, "Park nowhere.");
  const kept = await db
    .select({ number: faqVersions.number })
    .from(faqVersions)
    .where(eq(faqVersions.itemId, id))
    .orderBy(faqVersions.number);
  expect(kept.length).toBe(500);
  expect([kept.at(0)?.number, kept.at(-1)?.number]).toEqual([3, 502]);
  expect(await db.$count(faqVersions, eq(faqVersions.itemId, other.id))).toBe(2);
});

it("lets other requests run while it records the versions of a large import", async () => {
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  const seen = new Set<number>();
  const versions = Array.from({ length: 100 }, () => ({
    ...{ itemId: crypto.randomUUID(), kind: "saved" as const, title: "A question?", before: null },
    authorId: null,
    get content() {
      seen.add(turns);
      return "An answer.";
    },
  }));
  count();
  await run((tx) => recordVersions(tx, faqVersions, owner, versions));
  isCounting = false;
  expect(seen.size).toBeGreaterThan(3);
});

it("keeps a version of each question that a file changes", async () => {
  const { db } = database;
  const others = [];
  for (const name of ["prices", "parking"])
    others.push(
      await buildFaq(db, owner, { question: `What about ${name}?`, answer: `All about ${name} is here.` }),
    );
  const rows = others.map(({ id: faqId, question }, index) => ({
    row: index + 1,
    values: { id: faqId, question, answer: "Everything changed here." },
  }));
  const { digest } = await run((tx) => previewImport(tx, owner, rows));
  const applied = await run((tx) => applyImport(tx, owner, { rows: rows, digest }));
  expect(applied.outcome).toBe("applied");
  for (const { id: faqId } of others)
    expect(await db.$count(faqVersions, eq(faqVersions.itemId, faqId))).toBe(2);
});

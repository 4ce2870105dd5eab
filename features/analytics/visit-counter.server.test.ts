import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  askedQuestions,
  clickedSearches,
  companies,
  dailyVisits,
  generatedFaqs,
  questionViews,
  unansweredSearches,
  users,
} from "#db/schema.ts";
import { findAddressedQuestions as findQuestions } from "#features/faqs/find-addressed-questions.server.ts";
import { listPublicQuestions } from "#features/faqs/public-questions.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { VisitCounter } from "#platform/visits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner, buildVideoFaq } from "#tests/support/factories.ts";
import { listAsked } from "./asked-questions.server.ts";
import { listMostClicked } from "./clicked-searches.server.ts";
import { countQuestionViews, describeOwnVisits } from "./own-visits.server.ts";
import { purgeVisits } from "./purge-visits.server.ts";
import { createVisitCounter } from "./visit-counter.server.ts";

const person = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now, monotonicMs: () => 0 };
let database: Database;
let acme: OwnerScope;
let bolt: OwnerScope;
let visits: VisitCounter;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(users);
  now = new Date("2026-11-21T10:00:00Z");
  [acme, bolt] = [await buildOwner(database.db), await buildOwner(database.db)];
  visits = createVisitCounter({ db: database.db, clock, log: collectLog().log, findQuestions });
  return () => visits.stop();
});

afterAll(() => database.close());

function search(scope: OwnerScope, query: string, hits: number) {
  visits.countSearch(scope.companyId, person, { query, hits, outcome: null });
}

describe("visits", () => {
  it("add up across flushes and days, per company", async () => {
    for (let n = 0; n < 3; n++) visits.countView(acme.companyId, person);
    visits.countView(acme.companyId, { "user-agent": "Googlebot" });
    await visits.flush();
    visits.countView(acme.companyId, person);
    search(acme, "price", 4);
    await visits.flush();
    now = new Date("2026-11-22T10:00:00Z");
    visits.countView(acme.companyId, person);
    await visits.flush();
    const { days } = await describeOwnVisits(database.db, acme, { now });
    expect(days.slice(-2)).toEqual([
      { day: "2026-11-21", views: 4, searches: 1 },
      { day: "2026-11-22", views: 1, searches: 0 },
    ]);
    const other = await describeOwnVisits(database.db, bolt, { now });
    expect(other.days.every((day) => day.views === 0)).toBe(true);
  });

  it("of a question's own page add up by question, also after a restart, and for no other company", async () => {
    const asked = {
      question: "Can I return it?",
      answer: "Within 14 days.",
      slug: "return",
      status: "published" as const,
    };
    const rows = await database.db
      .insert(generatedFaqs)
      .values([acme, bolt].map(({ companyId }) => ({ companyId, ...asked })))
      .returning({ id: generatedFaqs.id, companyId: generatedFaqs.companyId });
    const own = rows.find(({ companyId }) => companyId === acme.companyId)?.id ?? "";
    const open = (question: string, headers = person) =>
      visits.countView(acme.companyId, headers, { question });
    open("return");
    open("return");
    open("return", { "user-agent": "Googlebot" });
    open("deleted-in-the-meantime");
    await visits.flush();
    open("return");
    await visits.stop();
    expect(await countQuestionViews(database.db, acme)).toEqual({ [own]: 3 });
    expect(await countQuestionViews(database.db, bolt)).toEqual({});
  });

  it("of a video question's own page count for it, unless another question has the address", async () => {
    const [first, second] = await Promise.all([
      buildVideoFaq(database.db, acme, { slug: "fold" }),
      buildVideoFaq(database.db, acme, { slug: "pack" }),
    ]);
    const other = await buildFaq(database.db, acme, { slug: "pack" });
    for (const question of ["fold", "fold", "pack", "pack-2"])
      visits.countView(acme.companyId, person, { question });
    await visits.flush();
    expect(await countQuestionViews(database.db, acme)).toEqual({
      [first.id]: 2,
      [other.id]: 1,
      [second.id]: 1,
    });
  });

  it("count for the published question, whatever draft has the same address", async () => {
    const video = await buildVideoFaq(database.db, acme, { slug: "pack" });
    const draft = await buildFaq(database.db, acme, { slug: "pack", status: "draft" });
    await buildFaq(database.db, acme, { slug: "hidden", status: "draft" });
    const click = { query: "packing", address: "192.0.2.1" };
    for (const slug of ["pack", "hidden"]) {
      visits.countView(acme.companyId, person, { question: slug });
      visits.countClick(acme.companyId, person, { ...click, slug });
    }
    await visits.flush();
    expect(await countQuestionViews(database.db, acme)).toEqual({ [video.id]: 1 });
    expect(video.id).not.toBe(draft.id);
    expect(await database.db.select().from(clickedSearches)).toEqual([]);
  });

  it("agree with the addresses of the public page", async () => {
    const { db } = database;
    for (const slug of ["pack", "pack-2", "fold"]) await buildFaq(db, acme, { slug });
    for (const slug of ["pack", "fold", "fold-2", "lock"]) await buildVideoFaq(db, acme, { slug });
    const shown = await listPublicQuestions(db, acme);
    for (const { slug } of shown) visits.countView(acme.companyId, person, { question: slug });
    await visits.flush();
    expect(await countQuestionViews(db, acme)).toEqual(Object.fromEntries(shown.map(({ id }) => [id, 1])));
  });

  it("of many companies are stored with few requests to the database", async () => {
    const { db } = database;
    onTestFinished(async () => {
      await db.delete(companies);
    });
    const stored = await db
      .insert(companies)
      .values(Array.from({ length: 300 }, () => ({ companyName: "Acme" })))
      .returning({ companyId: companies.id });
    const faq = { question: "When?", answer: "At ten in the morning.", status: "published" as const };
    const written = await db
      .insert(generatedFaqs)
      .values(stored.map(({ companyId }) => ({ ...faq, companyId, slug: "when" })))
      .returning({ id: generatedFaqs.id, companyId: generatedFaqs.companyId });
    const video = await buildVideoFaq(db, acme, { slug: "fold" });
    // Both companies have this address, which belongs to a question only here.
    const own = await buildFaq(db, acme, { slug: "own" });
    let selects = 0;
    const counting = new Proxy(db, {
      get(target, name, receiver) {
        if (name === "select") selects += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const counter = createVisitCounter({ db: counting, clock, log: collectLog().log, findQuestions });
    for (const { companyId } of stored) counter.countView(companyId, person, { question: "when" });
    for (const question of ["own", "fold"]) counter.countView(acme.companyId, person, { question });
    counter.countView(bolt.companyId, person, { question: "own" });
    await counter.stop();
    // The written questions, those from videos, and the addresses that their companies' written ones have.
    expect(selects).toBe(3);
    expect(await countQuestionViews(db, acme)).toEqual({ [own.id]: 1, [video.id]: 1 });
    expect(await countQuestionViews(db, bolt)).toEqual({});
    const views = await db.select().from(questionViews);
    expect(views.map(({ companyId, faqId }) => `${companyId} ${faqId}`).sort()).toEqual(
      [...written, { ...own, companyId: acme.companyId }].map((row) => `${row.companyId} ${row.id}`).sort(),
    );
  });

  it("list normalized searches without results, without personal data", async () => {
    search(acme, "Gift voucher", 0);
    search(acme, " gift  VOUCHER ", 0);
    search(acme, "tandem", 0);
    search(acme, "price", 2);
    search(acme, "ada@example.com", 0);
    await visits.flush();
    search(acme, "gift voucher", 0);
    await visits.flush();
    expect((await describeOwnVisits(database.db, acme, { now })).unanswered).toEqual([
      { query: "gift voucher", count: 3 },
      { query: "tandem", count: 1 },
    ]);
    expect((await describeOwnVisits(database.db, bolt, { now })).unanswered).toEqual([]);
  });

  it("count what visitors opened after a search once a day and visitor, without personal data", async () => {
    const [faq] = await database.db
      .insert(generatedFaqs)
      .values({
        companyId: acme.companyId,
        question: "Can I return it?",
        answer: "Within 14 days.",
        slug: "return",
        status: "published",
      })
      .returning({ id: generatedFaqs.id });
    const click = (query: string, { slug = "return", address = "192.0.2.1", headers = person } = {}) =>
      visits.countClick(acme.companyId, headers, { query, slug, address });
    click("Money  back");
    click("money back");
    click("money back", { address: "192.0.2.2" });
    click("money back", { slug: "unknown" });
    click("ada@example.com");
    click("money back", { headers: { "user-agent": "Googlebot" }, address: "192.0.2.3" });
    await visits.flush();
    expect(await listMostClicked(database.db, acme)).toEqual([]);
    now = new Date("2026-11-22T10:00:00Z");
    click("money back");
    await visits.flush();
    expect(await database.db.select().from(clickedSearches)).toEqual([
      { companyId: acme.companyId, query: "money back", faqId: faq!.id, count: 3, lastClickedAt: now },
    ]);
    expect(await listMostClicked(database.db, acme)).toEqual([{ query: "money back", faqId: faq!.id }]);
    const later = new Date("2027-06-01T10:00:00Z");
    await purgeVisits({ db: database.db, clock: { ...clock, now: () => later } });
    expect(await database.db.select().from(clickedSearches)).toEqual([]);
  });

  it("list questions with what became of them, answered or not, without personal data", async () => {
    const ask = (query: string, outcome: "answer" | "near" | "unknown", hits = 3) =>
      visits.countSearch(acme.companyId, person, { query, hits, outcome });
    ask("May I bring a dog?", "unknown", 0);
    ask("may i bring  a dog?", "answer");
    ask("where do I park", "near");
    ask("is ada@example.com right?", "near");
    await visits.flush();
    ask("may i bring a dog?", "answer");
    await visits.flush();
    expect(await listAsked(database.db, acme, { now })).toEqual([
      { query: "may i bring a dog?", count: 3, outcome: "answer" },
      { query: "where do i park", count: 1, outcome: "near" },
    ]);
    expect(await listAsked(database.db, bolt, { now })).toEqual([]);
    const later = new Date("2027-03-01T10:00:00Z");
    await purgeVisits({ db: database.db, clock: { ...clock, now: () => later } });
    expect(await database.db.select().from(askedQuestions)).toEqual([]);
  });

  it("ignores a deleted company without losing other companies' counts", async () => {
    await database.db.delete(companies);
    const left = await buildOwner(database.db);
    visits.countView(acme.companyId, person);
    visits.countView(left.companyId, person);
    await visits.flush();
    expect(await database.db.select().from(dailyVisits)).toMatchObject([
      { companyId: left.companyId, views: 1 },
    ]);
  });

  it("survive a temporary database outage", async () => {
    let isAway = true;
    const db = new Proxy(database.db, {
      get: (target, name, receiver) =>
        name === "transaction" && isAway
          ? () => Promise.reject(new Error("away"))
          : Reflect.get(target, name, receiver),
    });
    const [faq] = await database.db
      .insert(generatedFaqs)
      .values({
        companyId: acme.companyId,
        question: "When?",
        answer: "At ten in the morning.",
        slug: "when",
        status: "published",
      })
      .returning({ id: generatedFaqs.id });
    const counter = createVisitCounter({ db, clock, log: collectLog().log, findQuestions });
    counter.countView(acme.companyId, person, { question: "when" });
    await counter.flush();
    isAway = false;
    counter.countView(acme.companyId, person, { question: "when" });
    await counter.stop();
    expect(await countQuestionViews(database.db, acme)).toEqual({ [faq!.id]: 2 });
    expect((await describeOwnVisits(database.db, acme, { now })).days.at(-1)?.views).toBe(2);
  });

  it("are protected from a flood of nonsense searches", async () => {
    for (let n = 0; n < 1_000; n++) search(acme, `nonsense ${n}`, 0);
    await visits.flush();
    expect(await database.db.select().from(unansweredSearches)).toHaveLength(20);
  });

  it("are purged after two years, searches after three months", async () => {
    const { companyId } = acme;
    await database.db.insert(dailyVisits).values([
      { companyId, day: "2024-11-01" },
      { companyId, day: "2025-11-01" },
    ]);
    const lastSearchedAt = new Date("2026-08-01T00:00:00Z");
    await database.db.insert(unansweredSearches).values({ companyId, query: "old", lastSearchedAt });
    await purgeVisits({ db: database.db, clock });
    expect(await database.db.select().from(dailyVisits)).toMatchObject([{ day: "2025-11-01" }]);
    expect(await database.db.select().from(unansweredSearches)).toEqual([]);
  });
});

import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  companies,
  companyLanguages,
  crawlPages,
  faqEvidence,
  faqVersions,
  generatedFaqs,
  learnedWordings,
  pinnedAnswers,
  removedFaqs,
  translations,
  unansweredSearches,
  users,
} from "#db/schema.ts";
import { describeOwnVisits } from "#features/analytics/own-visits.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCrawl, buildFaq, buildOwner, buildVideoFaq } from "#tests/support/factories.ts";
import { noOtherContent } from "#tests/support/no-other-content.ts";
import { answerSearch, questionOf } from "./answer-search.server.ts";
import { readFaqFile, writeFaqCsv, writeFaqJson } from "./faq-exchange.ts";
import { applyImport, exportFaqs, previewImport } from "./import-faqs.server.ts";
import { listOwnerFaqs } from "./list-owner-faqs.server.ts";
import type { FaqActionDone, FaqActionRefused, OwnerFaq } from "./owner-faq.ts";
import { runFaqAction } from "./run-faq-action.server.ts";

let database: Database;
let acme: OwnerScope;
let bolt: OwnerScope;
let invalidated: string[] = [];
const now = new Date("2026-11-21T12:00:00Z");
const gone = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  [acme, bolt] = [await buildOwner(database.db), await buildOwner(database.db)];
  invalidated = [];
});

async function addFaq(scope: OwnerScope, values: Parameters<typeof buildFaq>[2] = {}): Promise<string> {
  return (await buildFaq(database.db, scope, values)).id;
}

async function addVideoFaq(scope: OwnerScope, values: { position?: number } = {}): Promise<string> {
  const draft = {
    status: "draft",
    category: "Videos",
    sourceVideo: "walk.webm",
    videoTimestamp: 74.6,
  } as const;
  return (await buildVideoFaq(database.db, scope, { ...draft, position: 0, ...values })).id;
}

function run(scope: OwnerScope, fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  const pageCache = { invalidate: (id: string) => invalidated.push(id) };
  const deps = {
    elsewhere: noOtherContent,
    db: database.db,
    clock: { now: () => now, monotonicMs: () => 0 },
    pageCache,
  };
  return runFaqAction(deps as unknown as Parameters<typeof runFaqAction>[0], scope, form);
}

async function done(scope: OwnerScope, fields: Record<string, string | string[]>): Promise<FaqActionDone> {
  const result = await run(scope, fields);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

async function refused(
  scope: OwnerScope,
  fields: Record<string, string | string[]>,
): Promise<FaqActionRefused> {
  const result = await run(scope, fields);
  if (result.ok) throw new Error("it was accepted");
  return result;
}

const list = (scope: OwnerScope) => listOwnerFaqs(database.db, scope, { now, elsewhere: noOtherContent });
const find = async (scope: OwnerScope, id: string): Promise<OwnerFaq> =>
  (await list(scope)).faqs.find((faq) => faq.id === id)!;
const save = (faq: OwnerFaq, changes: Record<string, string> = {}) => ({
  intent: "save",
  faqId: faq.id,
  version: String(faq.version),
  question: faq.question,
  answer: faq.answer,
  category: faq.category ?? "",
  baseCategory: faq.category ?? "",
  ...changes,
});
const order = async (scope: OwnerScope) => (await list(scope)).faqs.map(({ id }) => id);

describe("adding and saving", () => {
  it("says why a version that is too short today can't be restored", async () => {
    const faqId = await addFaq(acme);
    const version = { number: 1, kind: "imported", addedWords: 0, removedWords: 0 } as const;
    const texts = { title: "When do you open?", content: "At 8." };
    const { companyId } = acme;
    await database.db.insert(faqVersions).values({ ...version, ...texts, companyId, itemId: faqId });
    expect(await refused(acme, { intent: "restore-version", faqId, number: "1" })).toMatchObject({
      ...{ status: 400, problem: "An answer needs at least 10 characters" },
    });
  });

  it("adds a draft at the top with the specification's texts, and publishes it on the first save", async () => {
    await addFaq(acme);
    const { toast, faqs } = await done(acme, { intent: "add" });
    expect(toast).toEqual({ kind: "success", text: "New FAQ added" });
    expect(faqs).toMatchObject([
      {
        question: "New Question",
        answer: "New Answer",
        category: null,
        status: "draft",
        isNew: true,
        list: "manual",
      },
    ]);
    const added = faqs[0]!;
    expect((await order(acme))[0]).toBe(added.id);
    const changes = { question: "Do you knit?", answer: "Yes, on every Tuesday.", category: "Crafts" };
    const saved = await done(acme, save(added, changes));
    expect(saved.toast?.text).toBe("FAQ updated successfully");
    expect(saved.faqs).toMatchObject([{ ...changes, status: "published", isNew: false }]);
    expect(invalidated).toEqual([acme.companyId, acme.companyId]);
  });

  it('never publishes "New Question"', async () => {
    const [added] = (await done(acme, { intent: "add" })).faqs;
    expect(await refused(acme, save(added!))).toMatchObject({
      status: 400,
      errors: { question: expect.any(String) },
    });
    const half = save(added!, { question: "Do you knit?" });
    expect(await refused(acme, half)).toMatchObject({ status: 400, errors: { answer: expect.any(String) } });
    expect(await refused(acme, { intent: "publish", ids: [added!.id] })).toMatchObject({ status: 409 });
    const other = await addFaq(acme, { status: "draft" });
    const { toast } = await done(acme, { intent: "publish", ids: [added!.id, other] });
    expect(toast).toEqual({ kind: "warning", text: "1 FAQ published. 1 FAQ not written yet." });
    expect((await find(acme, added!.id)).status).toBe("draft");
  });

  it("keeps a generated draft a draft", async () => {
    const id = await addFaq(acme, { status: "draft", origin: "section" });
    await done(acme, save(await find(acme, id), { answer: "Another answer altogether." }));
    expect(await find(acme, id)).toMatchObject({ status: "draft", version: 2 });
  });

  it("keeps the address of a published question that is reworded, also by a file", async () => {
    const id = await addFaq(acme);
    const slugOf = async () =>
      (await database.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id)))[0]?.slug;
    const before = await slugOf();
    await done(acme, save(await find(acme, id), { question: "Do you knit?" }));
    expect(await slugOf()).toBe(before);
    const [stored] = (await exportFaqs(database.db, acme)).filter((faq) => faq.id === id);
    const rows = [{ row: 2, values: { ...stored!, question: "Do you knit socks?" } }];
    const { digest } = await previewImport(database.db, acme, rows);
    await database.db.transaction((tx) => applyImport(tx, acme, { rows, digest }));
    expect((await find(acme, id)).question).toBe("Do you knit socks?");
    expect(await slugOf()).toBe(before);
  });

  it("gives each draft a matching, unique slug", async () => {
    const draft = { status: "draft", origin: "section" } as const;
    const [one, two] = [await addFaq(acme, draft), await addFaq(acme, draft)];
    for (const id of [one, two]) await done(acme, save(await find(acme, id), { question: "Do you knit?" }));
    const rows = await database.db.select().from(generatedFaqs).orderBy(asc(generatedFaqs.position));
    expect(rows.map(({ slug }) => slug)).toEqual(["do-you-knit", "do-you-knit-2"]);
  });

  it("reports a text that is too short", async () => {
    const faq = await find(acme, await addFaq(acme));
    expect(await refused(acme, save(faq, { question: "Hm" }))).toMatchObject({
      errors: { question: "A question needs at least 5 characters" },
    });
    expect(await refused(acme, save(faq, { category: "x".repeat(81) }))).toMatchObject({
      errors: { category: expect.any(String) },
    });
  });

  it("saves a video question in its own table", async () => {
    const id = await addVideoFaq(acme);
    await done(acme, save(await find(acme, id), { answer: "Another answer altogether." }));
    expect(await find(acme, id)).toMatchObject({
      answer: "Another answer altogether.",
      video: { name: "walk.webm", time: "1:14" },
    });
  });
});

describe("the same question in two tabs", () => {
  it("returns both texts to the tab that saves second and lets the owner choose", async () => {
    const id = await addFaq(acme);
    const seen = await find(acme, id);
    await done(acme, save(seen, { answer: "What the first tab says." }));
    const mine = save(seen, { answer: "What the second tab says." });
    const conflict = await refused(acme, mine);
    expect(conflict).toMatchObject({
      status: 409,
      conflict: { answer: "What the first tab says.", version: 2 },
    });
    await done(acme, { ...mine, version: String(conflict.conflict!.version) });
    expect((await find(acme, id)).answer).toBe("What the second tab says.");
  });

  it("accepts the same text twice, and quick consecutive saves from one tab", async () => {
    const seen = await find(acme, await addFaq(acme));
    const again = save(seen, { answer: "Said twice in a row." });
    await done(acme, again);
    await done(acme, again);
    let current = await find(acme, seen.id);
    for (let n = 0; n < 5; n++) {
      const result = await done(acme, save(current, { answer: `Quickly changed, number ${n}.` }));
      current = result.faqs[0]!;
    }
    expect(current.version).toBe(7);
  });

  it("reports no conflict if another tab only published, moved or categorized the question", async () => {
    const [id, other] = [await addFaq(acme, { category: "A" }), await addFaq(acme, { category: "A" })];
    const seen = await find(acme, id);
    await done(acme, { intent: "unpublish", ids: [id] });
    await done(acme, { intent: "move", faqId: id, before: "" });
    await done(acme, { intent: "set-category", ids: [id, other], category: "B" });
    await done(acme, save(seen, { answer: "Changed after all of that." }));
    expect(await find(acme, id)).toMatchObject({
      status: "draft",
      category: "B",
      answer: "Changed after all of that.",
    });
  });

  it("saves one of several concurrent edits and returns it to the others", async () => {
    const seen = await find(acme, await addFaq(acme));
    const results = await Promise.all(
      ["first", "second", "third"].map((word) => run(acme, save(seen, { answer: `The ${word} one wins.` }))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = (await find(acme, seen.id)).answer;
    for (const result of results) if (!result.ok) expect(result.conflict?.answer).toBe(winner);
  });
});

describe("removing a question", () => {
  it("keeps a question with its evidence, position and status until it is restored", async () => {
    const ids = [await addFaq(acme), await addFaq(acme), await addVideoFaq(acme)];
    const proof = {
      faqId: ids[0]!,
      sentence: "It says so.",
      sourceUrl: "https://acme.example/a",
      pageHash: "h",
    };
    await database.db.insert(faqEvidence).values(proof);
    const before = await list(acme);
    const { toast, gone } = await done(acme, { intent: "delete", ids });
    expect(toast?.text).toBe("3 FAQs deleted");
    expect(gone.toSorted()).toEqual(ids.toSorted());
    const empty = await list(acme);
    expect(empty.faqs).toEqual([]);
    expect(empty.removed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await done(acme, { intent: "restore", ids });
    expect(await list(acme)).toEqual(before);
    expect(await refused(acme, { intent: "restore", ids })).toMatchObject({ status: 404 });
  });

  it("keeps the translations into the languages that are still there", async () => {
    const { companyId } = acme;
    const [faqId, videoFaqId] = [await addFaq(acme), await addVideoFaq(acme)];
    const languages = ["de", "fr"];
    await database.db
      .insert(companyLanguages)
      .values(languages.map((language) => ({ companyId, language, status: "published" as const })));
    const texts = { fields: { question: "Wo?", answer: "Hier." }, sourceFields: { question: "Where?" } };
    const quotes = [
      {
        sentence: "Hier.",
        sourceUrl: "https://acme.example/de",
        sourceTitle: null,
        pageHash: "h",
        checkedAt: now.toISOString(),
      },
    ];
    await database.db.insert(translations).values(
      languages.flatMap((language) =>
        [{ faqId }, { videoFaqId }].map((item) => ({
          ...{ ...item, ...texts, companyId, language, quotes, version: 7, reviewedAt: now },
          origin: "hand" as const,
        })),
      ),
    );
    const stored = () =>
      database.db
        .select()
        .from(translations)
        .where(eq(translations.language, "de"))
        .orderBy(asc(translations.id));
    const before = await stored();
    await done(acme, { intent: "delete", ids: [faqId, videoFaqId] });
    expect(await stored()).toEqual([]);
    await database.db.delete(companyLanguages).where(eq(companyLanguages.language, "fr"));
    await done(acme, { intent: "restore", ids: [faqId, videoFaqId] });
    expect(await stored()).toEqual(before);
    expect(await database.db.$count(translations)).toBe(2);
  });

  it("leads from the same wordings to a restored question, unless the owner chose another one since", async () => {
    const { companyId } = acme;
    const [faqId, other] = [await addFaq(acme), await addFaq(acme)];
    await database.db.insert(pinnedAnswers).values([
      { companyId, wording: "wo ist mein paket", faqId, createdAt: now },
      { companyId, wording: "parcel gone", faqId, createdAt: now },
      { companyId, wording: "opening times", faqId: other, createdAt: now },
    ]);
    await database.db
      .insert(learnedWordings)
      .values({ companyId, wording: "where parcel", faqId, learnedAt: now });
    const stored = async () => [
      await database.db.select().from(pinnedAnswers).orderBy(asc(pinnedAnswers.wording)),
      await database.db.select().from(learnedWordings),
    ];
    const before = await stored();
    await done(acme, { intent: "delete", ids: [faqId] });
    expect(await stored()).toMatchObject([[{ wording: "opening times" }], []]);
    await done(acme, { intent: "restore", ids: [faqId] });
    expect(await stored()).toEqual(before);

    await done(acme, { intent: "delete", ids: [faqId] });
    await database.db.insert(pinnedAnswers).values({ companyId, wording: "parcel gone", faqId: other });
    await done(acme, { intent: "restore", ids: [faqId] });
    expect((await stored())[0]).toMatchObject([
      { wording: "opening times", faqId: other },
      { wording: "parcel gone", faqId: other },
      { wording: "wo ist mein paket", faqId },
    ]);
  });

  it("shows the specification's toast, and returns 404 for a missing question", async () => {
    const id = await addFaq(acme);
    expect((await done(acme, { intent: "delete", ids: [id] })).toast?.text).toBe("FAQ deleted successfully");
    expect(await refused(acme, { intent: "delete", ids: [id] })).toMatchObject({ status: 404 });
    expect(await refused(acme, { intent: "move", faqId: gone, before: "" })).toMatchObject({ status: 404 });
  });
});

describe("categories", () => {
  it("are removed from every question of both lists, and restored", async () => {
    const ids = [await addFaq(acme, { category: "Videos" }), await addVideoFaq(acme)];
    await addFaq(acme, { category: "Other" });
    const { toast, faqs } = await done(acme, { intent: "remove-category", category: "Videos" });
    expect(toast?.text).toBe('Category "Videos" removed');
    expect(faqs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await list(acme)).faqs.map(({ category }) => category)).toEqual([null, "Other", null]);
    await done(acme, { intent: "set-category", ids, category: "Videos" });
    expect((await list(acme)).faqs.map(({ category }) => category)).toEqual(["Videos", "Other", "Videos"]);
  });
});

describe("the order of questions", () => {
  it("moves within a category and keeps the positions of the others", async () => {
    const make = (category: string) => addFaq(acme, { category, position: 0 });
    const [a1, b1, a2, b2, a3] = [
      await make("A"),
      await make("B"),
      await make("A"),
      await make("B"),
      await make("A"),
    ];
    const start = await order(acme);
    const mates = start.filter((id) => [a1, a2, a3].includes(id));
    const last = mates[2]!;
    const moved = await done(acme, { intent: "move", faqId: last, before: mates[0]! });
    expect(moved.order).toEqual(await order(acme));
    const now = await order(acme);
    expect(now.filter((id) => mates.includes(id))).toEqual([last, mates[0], mates[1]]);
    for (const id of [b1, b2]) expect(now.indexOf(id)).toBe(start.indexOf(id));
    await done(acme, { intent: "shift", faqId: last, by: "down" });
    expect((await order(acme)).filter((id) => mates.includes(id))).toEqual([mates[0], last, mates[1]]);
    expect(await refused(acme, { intent: "move", faqId: last, before: b1 })).toMatchObject({ status: 404 });
  });

  it("stays a valid order under concurrent moves", async () => {
    const ids = [await addFaq(acme), await addFaq(acme), await addFaq(acme), await addFaq(acme)];
    await Promise.all(ids.map((faqId) => done(acme, { intent: "move", faqId, before: "" })));
    expect((await order(acme)).toSorted()).toEqual(ids.toSorted());
    const rows = await database.db.select().from(generatedFaqs);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(4);
  });
});

describe("the visibility switch", () => {
  it("changes only its own setting", async () => {
    await database.db.update(companies).set({ themeSettings: { primaryColor: "#112233" } });
    expect((await done(acme, { intent: "show-faqs", shown: "false" })).toast?.text).toBe(
      "Visibility settings updated",
    );
    expect((await list(acme)).isShown).toBe(false);
    const [row] = await database.db.select().from(companies).where(eq(companies.id, acme.companyId));
    expect(row?.themeSettings).toEqual({ primaryColor: "#112233", show_faqs: false });
    expect((await list(bolt)).isShown).toBe(true);
  });
});

describe("an unanswered search", () => {
  const search = (scope: OwnerScope, query: string) =>
    database.db
      .insert(unansweredSearches)
      .values({ companyId: scope.companyId, query, count: 2, lastSearchedAt: now });
  const answer = (scope: OwnerScope, query: string) =>
    database.db.transaction((tx) => answerSearch(tx, scope, { query }));

  it("opens one draft, stays open until that is published, and belongs to one company", async () => {
    await search(acme, "gift voucher");
    const id = await answer(acme, "gift voucher");
    expect(await find(acme, id!)).toMatchObject({ question: "Gift voucher", status: "draft", isNew: true });
    expect(await answer(acme, "gift voucher")).toBe(id);
    expect(await answer(bolt, "gift voucher")).toBeNull();
    const open = async () => (await describeOwnVisits(database.db, acme, { now })).unanswered.length;
    expect(await open()).toBe(1);
    await done(acme, save(await find(acme, id!), { answer: "We sell them in the shop." }));
    expect((await find(acme, id!)).status).toBe("published");
    expect(await open()).toBe(0);
    await done(acme, { intent: "delete", ids: [id!] });
    expect(await open()).toBe(1);
  });

  it("becomes a question even if the query is short", () => {
    expect(questionOf("vat")).toBe("What about vat?");
  });
});

describe("evidence", () => {
  it("is marked as outdated when a later scan finds that the page changed", async () => {
    const id = await addFaq(acme, { origin: "section" });
    const sourceUrl = "https://www.acme.example/parts/";
    const checkedAt = new Date("2026-11-18T10:00:00Z");
    await database.db
      .insert(faqEvidence)
      .values({ faqId: id, sentence: "Two chains a year.", sourceUrl, pageHash: "old", checkedAt });
    const read = async (scope: OwnerScope, contentHash: string, createdAt: string) => {
      const { id: crawlId } = await buildCrawl(database.db, { companyId: scope.companyId });
      const page = { crawlId, url: sourceUrl, status: "kept" as const, contentHash };
      await database.db.insert(crawlPages).values({ ...page, createdAt: new Date(createdAt) });
    };
    await read(bolt, "other", "2026-11-21T09:00:00Z");
    await read(acme, "old", "2026-11-19T09:00:00Z");
    expect((await find(acme, id)).proof).toEqual({
      pages: [{ url: sourceUrl, label: "acme.example/parts", sentences: ["Two chains a year."] }],
      count: 1,
      checkedAt: "2026-11-18T10:00:00.000Z",
      checked: "on 18 November",
      isEdited: false,
      changed: null,
      proposalId: null,
      siteChange: null,
      isKept: false,
    });
    await read(acme, "new", "2026-11-20T09:00:00Z");
    expect((await find(acme, id)).proof?.changed).toBe("yesterday");
  });
});

describe("importing a file", () => {
  it("applies the previewed changes once, and shows a new preview if the questions changed in between", async () => {
    const id = await addFaq(acme, { question: "Do you ship?", category: "Orders" });
    const video = await addVideoFaq(acme);
    const [one, recorded] = await exportFaqs(database.db, acme);
    const file = writeFaqCsv([
      { ...one!, answer: "Only on Tuesdays and Fridays." },
      { ...recorded!, category: "Cinema", status: "published" },
      {
        id: "",
        question: "Do you knit?",
        answer: "Yes, **every** day.",
        category: "Crafts",
        sources: [],
        status: "published",
      },
    ]);
    const rows = await readFaqFile(file);
    const { plan, digest } = await previewImport(database.db, acme, rows);
    expect([plan.added.length, plan.changed.length, plan.unchanged]).toEqual([1, 2, 0]);
    await done(acme, save(await find(acme, id), { answer: "Changed in another tab." }));
    const stale = await database.db.transaction((tx) => applyImport(tx, acme, { rows, digest }));
    expect(stale.outcome).toBe("stale");
    expect((await find(acme, id)).answer).toBe("Changed in another tab.");
    const input = { rows, digest: stale.digest };
    const applied = await database.db.transaction((tx) => applyImport(tx, acme, input));
    expect(applied.outcome).toBe("applied");
    expect(await find(acme, id)).toMatchObject({ answer: "Only on Tuesdays and Fridays.", version: 3 });
    expect(await find(acme, video)).toMatchObject({ category: "Cinema", status: "published", version: 1 });
    const again = await previewImport(database.db, acme, rows);
    expect([again.plan.added.length, again.plan.changed.length, again.plan.unchanged]).toEqual([0, 0, 3]);
  });

  it("finds no changes in an export of 2,000 questions, and imports it completely into another company", async () => {
    for (let at = 0; at < 2; at++) {
      const rows = Array.from({ length: 1_000 }, (_, index) => ({
        companyId: acme.companyId,
        question: `=Question, "${at}-${index}"?`,
        answer: `- Answer\n- of ${index}`,
        slug: `q-${at}-${index}`,
        category: index % 3 ? `C${index % 3}` : null,
        position: at * 1_000 + index,
      }));
      await database.db.insert(generatedFaqs).values(rows);
    }
    const exported = await exportFaqs(database.db, acme);
    for (const text of [writeFaqCsv(exported), writeFaqJson(exported)]) {
      const rows = await readFaqFile(text);
      const { plan } = await previewImport(database.db, acme, rows);
      expect([plan.added.length, plan.changed.length, plan.unchanged, plan.errors]).toEqual([
        0,
        0,
        2_000,
        [],
      ]);
    }
    const rows = await readFaqFile(writeFaqCsv(exported));
    const { digest } = await previewImport(database.db, bolt, rows);
    await database.db.transaction((tx) => applyImport(tx, bolt, { rows, digest }));
    const withoutId = (faqs: typeof exported) => faqs.map(({ id: _, ...faq }) => faq);
    expect(withoutId(await exportFaqs(database.db, bolt))).toEqual(withoutId(exported));
    expect(await exportFaqs(database.db, acme)).toEqual(exported);
  });
});

describe("another owner", () => {
  it("can neither see nor change a question with any form", async () => {
    const id = await addFaq(acme, { category: "A" });
    const recorded = await addVideoFaq(acme);
    const removed = await addFaq(acme);
    await done(acme, { intent: "delete", ids: [removed] });
    const mine = await addFaq(bolt, { category: "A" });
    const before = [await list(acme), await database.db.select().from(removedFaqs)];
    const seen = await find(acme, id);
    for (const ids of [[id], [recorded], [removed], [id, recorded, removed]]) {
      for (const intent of ["publish", "unpublish", "delete", "restore"])
        expect(await refused(bolt, { intent, ids })).toMatchObject({ status: 404 });
      expect(await refused(bolt, { intent: "set-category", ids, category: "X" })).toMatchObject({
        status: 404,
      });
    }
    expect(await refused(bolt, save(seen, { answer: "Another owner's answer." }))).toEqual({
      ok: false,
      status: 404,
      problem: "This FAQ was deleted in another tab.",
    });
    expect(await refused(bolt, { intent: "move", faqId: id, before: "" })).toMatchObject({ status: 404 });
    expect(await refused(bolt, { intent: "move", faqId: mine, before: id })).toMatchObject({ status: 404 });
    expect(await refused(bolt, { intent: "shift", faqId: recorded, by: "up" })).toMatchObject({
      status: 404,
    });
    expect((await done(bolt, { intent: "remove-category", category: "A" })).faqs.map(({ id }) => id)).toEqual(
      [mine],
    );
    const rows = await readFaqFile(
      writeFaqCsv([{ ...seen, category: "", sources: [], answer: "Taken over by an import." }]),
    );
    expect((await previewImport(database.db, bolt, rows)).plan).toMatchObject({ added: [{}], changed: [] });
    expect([await list(acme), await database.db.select().from(removedFaqs)]).toEqual(before);
    expect(invalidated.filter((companyId) => companyId === acme.companyId)).toHaveLength(1);
  });

  it("can change nothing in a company they no longer own", async () => {
    const id = await addFaq(acme);
    const thief = ownerScope({ ...bolt, companyId: acme.companyId });
    expect(await refused(thief, { intent: "add" })).toMatchObject({ status: 404 });
    expect(await refused(thief, { intent: "delete", ids: [id] })).toMatchObject({ status: 404 });
    expect(await refused(thief, { intent: "show-faqs", shown: "false" })).toMatchObject({ status: 404 });
    expect((await list(acme)).faqs).toHaveLength(1);
  });
});

describe("invalid forms", () => {
  it.each([
    {},
    { intent: "drop" },
    { intent: "delete", ids: "1; drop table" },
    {
      intent: "save",
      faqId: gone,
      version: "0",
      question: "Do you knit?",
      answer: "Yes we do.",
      category: "",
    },
    { intent: "show-faqs", shown: "perhaps" },
  ])("return 400: %j", async (fields) => {
    expect(await refused(acme, fields as Record<string, string>)).toMatchObject({ status: 400 });
  });
});

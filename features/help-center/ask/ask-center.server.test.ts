import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SearchSettings } from "#db/schema/companies.ts";
import {
  askedQuestions,
  clickedSearches,
  companies,
  faqEvidence,
  generatedFaqs,
  learnedWordings,
  removedFaqs,
  users,
} from "#db/schema.ts";
import { pinAnswer, unpinAnswer } from "#features/faqs/change-pins.server.ts";
import { storeSources } from "#features/faqs/source-pages.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildFaq, buildOwner, buildVideoGuide } from "#tests/support/factories.ts";
import { findPublicScope } from "../find-public-scope.server.ts";
import { askCenter } from "./ask-center.server.ts";
import { closestSentences } from "./closest-sentences.server.ts";
import { describeAsked } from "./describe-asked.server.ts";
import { learnWordings } from "./learn-wordings.server.ts";
import { presentReply } from "./present-reply.server.ts";

let database: Database;
let inn: OwnerScope;
const now = new Date("2026-11-18T10:00:00Z");
const rooms = "https://inn.example/rooms";

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.delete(users);
  await db.delete(companies);
  inn = await buildOwner(db, { companyName: "Saltmarsh Inn", helpCenterSubdomain: "inn", isPublic: true });
  await buildFaq(db, inn, {
    question: "Where can I leave my luggage?",
    answer: "- **Leave** your bags at the desk.\n- The cellar is locked at night.",
    slug: "luggage",
  });
  await buildFaq(db, inn, {
    question: "Where is the secret tunnel?",
    answer: "The secret tunnel is below the kitchen.",
    status: "draft",
  });
  await buildArticle(db, inn, {
    title: "Arriving by ferry",
    content: "Welcome.\n\n## Ferry timetable\n\nThe ferry leaves the island at noon.",
    slug: "ferry",
  });
  const frames = [
    { title: "Open the bicycle shed", description: "The bicycle shed opens with your card.", frameUrl: "" },
  ];
  await buildVideoGuide(db, inn, { title: "Borrow a bicycle", frames });
  await storePages("On Sundays you may check out late, until 1 pm.");
});

function storePages(text: string, { url = rooms, language = null as string | null } = {}) {
  const lines = [
    { text: "Check-out times", level: 2 },
    { text, level: 7 },
  ];
  return database.db.transaction((tx) =>
    storeSources(tx, {
      companyId: inn.companyId,
      sources: [{ url, pageHash: text, title: "Rooms", lines }],
      language,
      readUrls: [url],
      now,
    }),
  );
}

async function askInn(text: string) {
  const host = { kind: "tenant" as const, subdomain: "inn" };
  const scope = (await findPublicScope(database.db, { host, subdomain: undefined }))!;
  const reply = await askCenter(database.db, scope, text);
  return reply && presentReply(database.db, scope, { reply, query: text });
}

async function answerTo(text: string): Promise<string | null> {
  const sentences = (await askInn(text))?.answer?.sentences.filter(({ isAnswer }) => isAnswer);
  return sentences ? sentences.map((sentence) => sentence.text).join(" ") : null;
}

function changeSearch(searchSettings: SearchSettings) {
  return database.db.update(companies).set({ searchSettings }).where(eq(companies.id, inn.companyId));
}

const late = "Can I check out late on Sundays?";

describe("a question to a help center", () => {
  it("is answered by a list item of a question, an article's section, a guide's step and a page", async () => {
    expect(await answerTo("where can I leave my luggage")).toContain("Leave your bags at the desk.");
    const ferry = await askInn("When does the ferry leave the island?");
    expect(ferry?.answer).toMatchObject({
      trail: ["Arriving by ferry", "Ferry timetable"],
      href: "/articles/ferry#ferry-timetable",
      item: { kind: "article", slug: "ferry" },
      origin: { author: "Saltmarsh Inn" },
    });
    expect((await askInn("where can I leave my luggage"))?.answer?.item).toEqual({
      kind: "question",
      slug: "luggage",
    });
    const shed = await askInn("How do I open the bicycle shed?");
    expect(shed?.answer?.href).toMatch(/^\/guides\/borrow-a-bicycle-[0-9a-f]{8}#step-1$/);
    expect(shed?.answer?.item?.slug).toMatch(/^borrow-a-bicycle-[0-9a-f]{8}$/);
    expect((await askInn(late))?.answer).toMatchObject({
      sentences: [{ text: "On Sundays you may check out late, until 1 pm.", isAnswer: true }],
      isSource: true,
      item: null,
      origin: { label: "inn.example/rooms", checkedAt: now },
    });
  });

  it("shows what another page says where that is shown, unless the question was written from that page", async () => {
    const bar = "https://inn.example/bar";
    await storePages("Bags are kept in the cellar until midnight.", { url: bar });
    const host = { kind: "tenant" as const, subdomain: "inn" };
    const scope = (await findPublicScope(database.db, { host, subdomain: undefined }))!;
    const query = "where can I leave my luggage";
    const reply = (await askCenter(database.db, scope, query))!;
    const passages = reply.index.search.documents.map(({ passage }) => passage);
    const passage = passages.find(({ url }) => url === bar)!;
    const also = [{ passage, at: 0, text: passage.sentences[0]! }];
    const both = { ...reply, result: { ...reply.result, also } };
    const present = (withAlso: boolean) => presentReply(database.db, scope, { reply: both, query, withAlso });
    const shown = await present(true);
    expect(shown?.answer?.item?.slug).toBe("luggage");
    expect(shown?.also).toMatchObject({
      sentences: [{ text: "Bags are kept in the cellar until midnight.", isAnswer: true }],
      origin: { label: "inn.example/bar" },
    });
    expect((await present(false))?.also).toBeNull();
    const [faq] = await database.db.select().from(generatedFaqs).where(eq(generatedFaqs.slug, "luggage"));
    await database.db.insert(faqEvidence).values({
      faqId: faq!.id,
      sentence: "Leave your bags at the desk.",
      sourceUrl: bar,
      pageHash: "1",
    });
    expect((await present(true))?.also).toBeNull();
  });

  it("is never answered by a draft, nor by a question that was unpublished since", async () => {
    expect(await answerTo("Where is the secret tunnel?")).toBeNull();
    const { companyId } = inn;
    const isLuggage = and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.slug, "luggage"));
    await database.db.update(generatedFaqs).set({ status: "draft" }).where(isLuggage);
    expect(await answerTo("where can I leave my luggage")).toBeNull();
  });

  it("is answered by a page only while the page says it", async () => {
    expect(await answerTo(late)).not.toBeNull();
    await storePages("On Sundays you may check out late, until 3 pm.");
    expect(await answerTo(late)).toBe("On Sundays you may check out late, until 3 pm.");
    await database.db.transaction((tx) =>
      storeSources(tx, { companyId: inn.companyId, sources: [], readUrls: [rooms], now }),
    );
    expect(await answerTo(late)).toBeNull();
  });

  it("isn't answered with what a removed question said", async () => {
    await database.db.insert(removedFaqs).values({
      id: randomUUID(),
      companyId: inn.companyId,
      faq: { question: late },
      evidence: [{ sentence: "On Sundays you may check out late, until 1 pm." }],
      removedAt: now,
    });
    expect(await answerTo(late)).toBeNull();
  });

  it("is answered with what the contact page says, unless a question says it or the page is hidden", async () => {
    const change = (values: Partial<typeof companies.$inferInsert>) =>
      database.db.update(companies).set(values).where(eq(companies.id, inn.companyId));
    const week = [[], ...Array.from({ length: 6 }, (): [number, number][] => [[480, 1_200]])];
    const openingHours = { timeZone: "Europe/London", week };
    const address = "4 Quay Lane\nSaltmarsh";
    await change({ contactDetails: { phone: "01632 960 014", address, openingHours } });
    expect((await askInn("where are you"))?.answer).toMatchObject({
      trail: ["Contact Us", "Address"],
      href: "/contact",
      isSource: false,
      item: null,
      origin: { label: null, author: "Saltmarsh Inn", writtenAt: null },
      sentences: [{ text: "4 Quay Lane, Saltmarsh", isAnswer: true }],
    });
    expect(await answerTo("what is your phone number")).toContain("01632 960 014");
    expect(await answerTo("when are you open")).toContain("Monday: Closed");
    await change({ contactDetails: { phone: "01632 960 015", address } });
    expect(await answerTo("what is your phone number")).toContain("01632 960 015");
    await buildFaq(database.db, inn, {
      question: "Where are you?",
      answer: "4 Quay Lane, Saltmarsh, behind the church.",
      slug: "where",
    });
    expect((await askInn("where are you"))?.answer?.item).toEqual({ kind: "question", slug: "where" });
    expect((await askInn("where are you"))?.near).toEqual([]);
    await change({ themeSettings: { show_contact: false } });
    expect(await answerTo("what is your phone number")).toBeNull();
  });

  it("isn't answered by a page in another language", async () => {
    await storePages("On Sundays you may check out late, until 1 pm.", { language: "de" });
    expect(await answerTo(late)).toBeNull();
  });

  it("isn't answered where the owner has switched answers or the website's pages off", async () => {
    await changeSearch({ answer_from_website: false });
    expect(await answerTo(late)).toBeNull();
    expect(await answerTo("where can I leave my luggage")).not.toBeNull();
    await changeSearch({ show_answers: false });
    expect(await askInn("where can I leave my luggage")).toBeNull();
    await changeSearch({ show_faq: false });
    expect(await answerTo("where can I leave my luggage")).toBeNull();
  });

  it("isn't taken for one if it has only two words and no question mark", async () => {
    expect(await askInn("leave luggage")).toBeNull();
    expect(await askInn("leave luggage?")).not.toBeNull();
  });

  it("is answered by the question that the owner pinned to its wording, until it is unpinned", async () => {
    const { db } = database;
    const [luggage] = await db
      .select({ id: generatedFaqs.id })
      .from(generatedFaqs)
      .where(and(eq(generatedFaqs.companyId, inn.companyId), eq(generatedFaqs.slug, "luggage")));
    const query = "Got a cloakroom?";
    expect(await answerTo(query)).toBeNull();
    const pin = (scope: OwnerScope) =>
      db.transaction((tx) => pinAnswer(tx, scope, { query, faqId: luggage!.id }));
    expect(await pin(inn)).toBe(true);
    expect(await answerTo("got a CLOAKROOM")).toBe(
      "Leave your bags at the desk. The cellar is locked at night.",
    );
    expect(await pin(await buildOwner(db))).toBe(false);
    const asked = { companyId: inn.companyId, lastAskedAt: now, outcome: "near" as const };
    await db.insert(askedQuestions).values([
      { ...asked, query: "got a cloakroom?", count: 1 },
      { ...asked, query: "can i get my bag at noon", count: 2 },
      { ...asked, query: "which unicorn plays here?", count: 3 },
    ]);
    const { unanswered, answered } = await describeAsked(db, inn, { now });
    expect(answered).toMatchObject([{ query: "got a cloakroom?", isPinned: true, candidates: [] }]);
    expect(unanswered.map((one) => [one.query, one.count, one.candidates.length > 0])).toEqual([
      ["which unicorn plays here?", 3, false],
      ["can i get my bag at noon", 2, true],
    ]);
    await db.transaction((tx) => unpinAnswer(tx, inn, { query }));
    expect(await answerTo(query)).toBeNull();
  });

  it("shows owners what comes closest to questions that nothing answers yet", async () => {
    const unicorn = "Which unicorn plays here?";
    const closest = () => closestSentences(database.db, inn, [late, "Which bicycle can I borrow?", unicorn]);
    const found = await closest();
    expect(found[late]?.[0]).toMatchObject({
      text: "On Sundays you may check out late, until 1 pm.",
      origin: { label: "inn.example/rooms", checkedAt: now },
    });
    expect(found["Which bicycle can I borrow?"]?.map(({ text }) => text).join(" ")).toContain("bicycle");
    expect(found[unicorn]).toBeUndefined();
    await changeSearch({ show_answers: false });
    expect(await closest()).toEqual({});
  });

  it("learns how visitors word a question from what they open after a search", async () => {
    const { db } = database;
    const query = "any cloakroom for suitcase storage?";
    expect(await answerTo(query)).toBeNull();
    const [luggage] = await db
      .select({ id: generatedFaqs.id })
      .from(generatedFaqs)
      .where(eq(generatedFaqs.slug, "luggage"));
    const clicked = { companyId: inn.companyId, faqId: luggage!.id, lastClickedAt: now };
    await db.insert(clickedSearches).values([
      { ...clicked, query, count: 4 },
      { ...clicked, query: "ferry", count: 2 },
    ]);
    const learn = () =>
      learnWordings({ db, clock: { now: () => now, monotonicMs: () => 0 }, log: collectLog().log });
    await learn();
    const versionOf = async () =>
      (
        await db
          .select({ at: companies.contentVersion })
          .from(companies)
          .where(eq(companies.id, inn.companyId))
      )[0]!.at;
    const version = await versionOf();
    expect(await answerTo(query)).toBe("Leave your bags at the desk. The cellar is locked at night.");
    expect(await db.select().from(learnedWordings)).toMatchObject([{ wording: query, faqId: luggage!.id }]);
    await learn();
    expect(await versionOf()).toBe(version);
    await db.delete(clickedSearches);
    await learn();
    expect(await answerTo(query)).toBeNull();
  });

  it("knows nothing of other companies", async () => {
    const { db } = database;
    const other = await buildOwner(db, { helpCenterSubdomain: "other", isPublic: true });
    await buildFaq(db, other, {
      question: "Do you have a charger for electric cars?",
      answer: "The charger for electric cars is behind the barn.",
      slug: "charger",
    });
    expect(await askInn("Do you have a charger for electric cars?")).toEqual({
      decision: "unknown",
      answer: null,
      also: null,
      near: [],
    });
  });
});

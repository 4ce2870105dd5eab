/** Reviews and schedules of articles, with a real database and a clock that tests set. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { articleVersions, auditEntries, companies, helpCenterContent, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { maxArticles } from "#shared/article-limits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildMember, buildOwner } from "#tests/support/factories.ts";
import { listReviews } from "./list-reviews.server.ts";
import { getOwnArticle, listOwnArticles } from "./own-articles.server.ts";
import { articleTexts } from "./owner-article.ts";
import { publishDueArticles } from "./publish-due-articles.server.ts";
import { removeArticles, restoreArticles } from "./removed-articles.server.ts";
import { runArticleAction } from "./run-article-action.server.ts";
import { addArticle } from "./save-article.server.ts";

let database: Database;
let owner: OwnerScope;
let writer: OwnerScope;
let id: string;
let time = "";
const evicted: string[] = [];

const deps = () => ({
  db: database.db,
  clock: { now: () => new Date(time) } as never,
  pageCache: { invalidate: (companyId: string) => void evicted.push(companyId) } as never,
  log: { error: (fields: object) => expect.unreachable(String(Object.values(fields)[0])) } as never,
});

async function act(scope: OwnerScope, intent: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  const { version = "" } = (await article()) ?? {};
  for (const [name, value] of Object.entries({ intent, id, version, ...fields })) form.set(name, value);
  const answer = await runArticleAction(deps(), scope, form);
  if (!answer) throw new Error(`${intent} is no form`);
  return answer;
}

async function save(scope: OwnerScope, content: string) {
  const { version = "", values = {} } = (await getOwnArticle(database.db, scope, id)) ?? {};
  return act(scope, "save", { version, ...values, content });
}

const article = () => getOwnArticle(database.db, owner, id);
const due = (at: string) => {
  time = at;
  return publishDueArticles(deps());
};

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(companies);
  evicted.length = 0;
  time = "2026-11-24T09:00:00.000Z";
  owner = await buildOwner(database.db);
  writer = await buildMember(database.db, owner, "writer");
  ({ id } = await buildArticle(database.db, owner, { status: "draft", title: "Hours", content: "Open." }));
});
afterAll(() => database.close());

it("sends an article to review, sends it back, and approves it with its publication", async () => {
  expect(await act(writer, "send-to-review", { note: " Please\r\nread. " })).toMatchObject({ ok: true });
  expect(await act(writer, "send-to-review", { note: "Again" })).toMatchObject({ ok: true });
  expect((await article())?.review).toMatchObject({
    ...{ state: "requested", note: "Please\nread.", askedBy: writer.userId, askedAt: time },
  });
  const list = await listOwnArticles(database.db, owner, { text: "", state: "review", page: 1 });
  expect(list).toMatchObject({ counts: { review: 1 }, articles: [{ id, isInReview: true }] });
  expect(await listReviews(database.db, owner, { mayPublish: true })).toMatchObject([{ articleId: id }]);
  expect(await listReviews(database.db, writer, { mayPublish: false })).toEqual([]);
  expect(await act(writer, "send-back", { note: "" })).toMatchObject({ ok: false, status: 403 });

  await act(owner, "send-back", { note: "Shorter." });
  expect(await listReviews(database.db, writer, { mayPublish: false })).toMatchObject([
    { isReturned: true, note: "Shorter.", by: owner.userId },
  ]);
  expect(await act(owner, "send-back", { note: "" })).toMatchObject({ status: 409 });
  await act(writer, "send-to-review", { note: "" });
  const { version = "", values = {} } = (await article()) ?? {};
  expect(await act(owner, "publish", { version, ...values })).toMatchObject({ ok: true });
  expect((await article())?.review).toMatchObject({ state: "approved", answeredBy: owner.userId });
  expect(await listReviews(database.db, writer, { mayPublish: false })).toEqual([]);
  const versions = await database.db.select().from(articleVersions).orderBy(articleVersions.number);
  expect(versions.map(({ kind }) => kind)).toEqual(["imported", "sent", "sent", "published"]);
});

it("publishes and unpublishes at the scheduled times, once, also after a break", async () => {
  const [publishAt, unpublishAt] = ["2026-11-30T09:00:00.000Z", "2026-12-24T18:00:00.000Z"];
  expect(await act(writer, "schedule", { publishAt, unpublishAt: "" })).toMatchObject({ status: 403 });
  await act(owner, "schedule", { publishAt, unpublishAt });
  expect(await article()).toMatchObject({ publishAt, unpublishAt });
  const list = await listOwnArticles(database.db, owner, { text: "", state: "scheduled", page: 1 });
  expect(list.articles).toMatchObject([{ publishAt, unpublishAt }]);
  await due("2026-11-30T08:59:59.999Z");
  expect(await article()).toMatchObject({ isPublished: false });
  await due("2026-11-30T12:00:00.000Z");
  await due("2026-11-30T12:01:00.000Z");
  expect(await article()).toMatchObject({ isPublished: true, publishAt: null, unpublishAt });
  expect(evicted).toEqual([owner.companyId]);
  await save(owner, "Open on Mondays.");
  await due("2026-12-24T18:00:00.000Z");
  await due("2026-12-24T18:01:00.000Z");
  expect(await article()).toMatchObject({ isPublished: false, unpublishAt: null });
  expect((await article())?.values.content).toBe("Open on Mondays.");
  const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.at);
  expect(entries.map(({ action, actorKind }) => `${action} ${actorKind}`)).toEqual([
    "content.scheduled person",
    "content.published job",
    "content.edited person",
    "content.unpublished job",
  ]);
});

it("publishes nothing that no editor has seen, and waits for a title and a text", async () => {
  const publishAt = "2026-11-30T09:00:00.000Z";
  await act(owner, "schedule", { publishAt, unpublishAt: "" });
  await save(owner, "Open on Mondays.");
  expect((await article())?.publishAt).toBe(publishAt);
  await save(writer, "Buy now!");
  expect(await article()).toMatchObject({
    ...{ publishAt: null, savedBy: writer.userId },
    review: { state: "requested", askedBy: writer.userId },
  });
  await due("2026-12-01T00:00:00.000Z");
  expect((await article())?.isPublished).toBe(false);

  await act(owner, "schedule", { publishAt: "2026-12-02T00:00:00.000Z", unpublishAt: "" });
  expect((await article())?.review).toMatchObject({ state: "approved", answeredBy: owner.userId });
  await save(owner, " \n ");
  await due("2026-12-03T00:00:00.000Z");
  expect((await article())?.isPublished).toBe(false);
  await save(owner, "Open.");
  await due("2026-12-03T00:01:00.000Z");
  expect((await article())?.isPublished).toBe(true);
});

it("schedules only the text that the approver has seen", async () => {
  const publishAt = "2026-11-30T09:00:00.000Z";
  const { version = "" } = (await article()) ?? {};
  await save(writer, "Buy now!");
  expect(await act(owner, "schedule", { version, publishAt, unpublishAt: "" })).toMatchObject({
    ...{ ok: false, status: 409, intent: "schedule" },
    conflict: { publishAt: null, values: { content: "Buy now!" } },
  });
  await due("2026-12-01T00:00:00.000Z");
  expect(await article()).toMatchObject({ isPublished: false, publishAt: null });
});

it("refuses another article when there are as many as one import brings", { tags: "long" }, async () => {
  const { db } = database;
  const { companyId } = owner;
  const row = (at: number) => ({ companyId, title: "More", content: "", slug: `more-${at}` });
  const rows = Array.from({ length: maxArticles - 2 }, (_, at) => row(at));
  for (let at = 0; at < rows.length; at += 1_000)
    await db.insert(helpCenterContent).values(rows.slice(at, at + 1_000));
  const add = () => db.transaction((tx) => addArticle({ tx, now: new Date(time) }, owner));
  expect(await add()).toEqual(expect.any(String));
  await expect(add()).rejects.toThrow(articleTexts.tooMany);
});

it("refuses times and texts that make no sense with one sentence", async () => {
  const never = { publishAt: "", unpublishAt: "" };
  const cases: [Record<string, string>, string][] = [
    [{ publishAt: "2026-11-24T08:59:00.000Z" }, articleTexts.noTime],
    [{ unpublishAt: "2099-01-01T00:00:00.000Z" }, articleTexts.noTime],
    [
      { publishAt: "2026-12-02T00:00:00.000Z", unpublishAt: "2026-12-01T00:00:00.000Z" },
      articleTexts.wrongOrder,
    ],
  ];
  for (const [fields, problem] of cases)
    expect(await act(owner, "schedule", { ...never, ...fields })).toMatchObject({ status: 400, problem });
  await database.db
    .update(helpCenterContent)
    .set({ status: "published" })
    .where(eq(helpCenterContent.id, id));
  const publishAt = "2026-12-02T00:00:00.000Z";
  for (const [intent, fields] of [
    ["schedule", { ...never, publishAt }],
    ["send-to-review", { note: "" }],
  ] as const)
    expect(await act(owner, intent, fields)).toMatchObject({ problem: articleTexts.nothingToPublish });
  await expect(act(owner, "schedule", { ...never, publishAt: "tomorrow" })).rejects.toThrow();
});

describe("an article that is restored", () => {
  const [publishAt, unpublishAt] = ["2026-11-30T09:00:00.000Z", "2026-12-24T18:00:00.000Z"];
  const schedule = { publishAt, unpublishAt };
  const work = (run: typeof removeArticles | typeof restoreArticles, scope = owner) =>
    database.db.transaction((tx) => run({ tx, now: new Date(time) }, scope, [id]) as Promise<unknown>);

  it("keeps its schedule, and is published by it", async () => {
    await act(owner, "schedule", schedule);
    const before = await article();
    await work(removeArticles, writer);
    time = "2026-11-30T08:59:59.000Z";
    await due(time);
    await work(restoreArticles, writer);
    expect(await article()).toEqual(before);
    await due(publishAt);
    expect(await article()).toMatchObject({ isPublished: true, publishAt: null, unpublishAt });
  });

  it("isn't published if the time has passed, but still unpublished", async () => {
    await act(owner, "schedule", schedule);
    await work(removeArticles);
    time = publishAt;
    await work(restoreArticles);
    expect(await article()).toMatchObject({ isPublished: false, publishAt: null, unpublishAt });
    await due("2026-12-01T00:00:00.000Z");
    expect((await article())?.isPublished).toBe(false);
  });

  it("is in review as before, also if the account that asked is gone", async () => {
    await act(writer, "send-to-review", { note: "Please read." });
    const before = await article();
    await work(removeArticles);
    await work(restoreArticles);
    expect(await article()).toEqual(before);
    await work(removeArticles);
    await database.db.delete(users).where(eq(users.id, writer.userId));
    await work(restoreArticles);
    expect((await article())?.review).toMatchObject({ ...before?.review, askedBy: null });
  });
});

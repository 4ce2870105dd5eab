/** What the list of articles does with the selected ones, with a real database. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { articleStates, auditEntries, companies, helpCenterContent } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildMember, buildOwner } from "#tests/support/factories.ts";
import { noCategory } from "./article-query.ts";
import { moveCategoryArticles } from "./categorized-articles.server.ts";
import { getOwnArticle, listOwnArticles } from "./own-articles.server.ts";
import { articleTexts } from "./owner-article.ts";
import { runArticleListAction } from "./run-article-list-action.server.ts";
import { saveArticle } from "./save-article.server.ts";

let database: Database;
let owner: OwnerScope;
const now = new Date("2026-11-24T09:00:00.000Z");

async function act(scope: OwnerScope, intent: string, ids: string[], category = "", seen?: string) {
  const form = new FormData();
  for (const id of ids)
    form.append("seen", `${id} ${seen ?? (await getOwnArticle(database.db, owner, id))?.version}`);
  for (const [name, value] of Object.entries({ intent, category })) form.set(name, value);
  for (const id of ids) form.append("ids", id);
  const deps = {
    db: database.db,
    clock: { now: () => now } as never,
    pageCache: { invalidate: () => {} } as never,
    log: { error: (fields: object) => expect.unreachable(String(Object.values(fields)[0])) } as never,
  };
  return (await runArticleListAction(deps, scope, form)) ?? expect.fail(`${intent} is no form`);
}

const article = async (id: string) =>
  (await getOwnArticle(database.db, owner, id)) ?? expect.fail("no article");
const listed = async (category: string) => {
  const query = { text: "", state: null, category, page: 1 };
  const { articles } = await listOwnArticles(database.db, owner, query);
  return articles.map(({ title }) => title).sort();
};
const edit = async (id: string, changes: object) => {
  const { version, values } = await article(id);
  await database.db.transaction((tx) =>
    saveArticle({ tx, now }, owner, { id, version, values: { ...values, ...changes } }),
  );
};

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(companies);
  owner = await buildOwner(database.db);
});
afterAll(() => database.close());

it("moves articles to a category, with their unpublished changes, and lists them by it", async () => {
  const shown = await buildArticle(database.db, owner, { title: "Shown", content: "A", category: "Old" });
  const draft = await buildArticle(database.db, owner, { title: "Draft", content: "B", status: "draft" });
  await buildArticle(database.db, owner, { title: "Other" });
  await edit(shown.id, { content: "Changed" });
  const before = await article(shown.id);
  expect(await act(owner, "set-category", [shown.id, draft.id], " Care ")).toMatchObject({
    ...{ ok: true, toast: "2 articles moved", ids: expect.arrayContaining([shown.id, draft.id]) },
  });
  expect([await listed("Care"), await listed("Old"), await listed(noCategory)]).toEqual([
    ["Draft", "Shown"],
    [],
    ["Other"],
  ]);
  const [row] = await database.db.select().from(helpCenterContent).where(eq(helpCenterContent.id, shown.id));
  expect(row).toMatchObject({ category: "Care", content: "A", updatedAt: shown.updatedAt });
  const after = await article(shown.id);
  expect(after.values).toMatchObject({ category: "Care", content: "Changed" });
  // An editor that was open before can't save the old category over it.
  expect(after.version).not.toBe(before.version);
  expect(await act(owner, "set-category", [shown.id])).toMatchObject({ toast: articleTexts.moved });
  expect(await listed(noCategory)).toEqual(["Other", "Shown"]);
  const entries = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "content.categorized"));
  expect(entries.map(({ details }) => details)).toMatchObject([
    { count: 2, changes: [{ label: "Category", to: "Care" }] },
    { changes: [{ label: "Category", to: null }] },
  ]);
});

it("leaves no unpublished changes that say what is published once the article was moved", async () => {
  const state = { publishAt: now, review: "requested" } as const;
  const store = async (changes: object) => {
    const { id } = await buildArticle(database.db, owner, { content: "A", category: "Old" });
    await edit(id, changes);
    const { companyId } = owner;
    await database.db
      .insert(articleStates)
      .values({ articleId: id, companyId, ...state })
      .onConflictDoUpdate({ target: articleStates.articleId, set: state });
    return id;
  };
  const ids = [await store({ category: "New" }), await store({ category: "New", author: "Ada" })];
  const before = await Promise.all(ids.map(article));
  await act(owner, "set-category", ids, "New");
  const after = await Promise.all(ids.map(article));
  expect(after).toMatchObject([
    { hasChanges: false, publishAt: null, review: null, values: { category: "New" } },
    { hasChanges: true, publishAt: now.toISOString(), review: { state: "requested" } },
  ]);
  expect(after[0]?.version).not.toBe(before[0]?.version);

  const merged = await store({ category: "Other" });
  await database.db.transaction((tx) => moveCategoryArticles(tx, owner, { category: "Old", to: "Other" }));
  expect(await article(merged)).toMatchObject({ hasChanges: false, values: { category: "Other" } });
});

it("cleans the name of a category as the editor does", async () => {
  const { id } = await buildArticle(database.db, owner, { title: "Moved" });
  expect(await act(owner, "set-category", [id], " Ca\0re  and\r\nwash ")).toMatchObject({ ok: true });
  expect((await article(id)).values.category).toBe("Care and wash");
  expect(await act(owner, "set-category", [id], "\0")).toMatchObject({ ok: true });
  expect(await listed(noCategory)).toEqual(["Moved"]);
});

it("lists a category also by its name with spaces around", async () => {
  await buildArticle(database.db, owner, { title: "Imported", category: " Care\n" });
  await buildArticle(database.db, owner, { title: "Blank", category: " " });
  expect([await listed("Care"), await listed(noCategory)]).toEqual([["Imported"], ["Blank"]]);
});

it("sends a scheduled article that a writer moved to review, as after an edit", async () => {
  const writer = await buildMember(database.db, owner, "writer");
  const { id } = await buildArticle(database.db, owner, { content: "A", status: "draft" });
  const publishAt = new Date("2026-12-24T09:00:00.000Z");
  await database.db.insert(articleStates).values({ articleId: id, companyId: owner.companyId, publishAt });
  await act(owner, "set-category", [id], "Care");
  expect(await article(id)).toMatchObject({ publishAt: publishAt.toISOString(), review: null });
  await act(writer, "set-category", [id], "Delivery");
  expect(await article(id)).toMatchObject({ publishAt: null, review: { state: "requested" } });
});

it("publishes what is complete and unread, and says what it left out", async () => {
  const draft = await buildArticle(database.db, owner, { content: "A", status: "draft" });
  const empty = await buildArticle(database.db, owner, { content: "", status: "draft" });
  const changed = await buildArticle(database.db, owner, { content: "B" });
  await edit(changed.id, { content: "C" });
  const ids = [draft.id, empty.id, changed.id];
  expect(await act(owner, "publish", ids)).toMatchObject({
    toast: "Published 2. Left out 1 that changed or lack a title or text.",
  });
  expect(await article(draft.id)).toMatchObject({ isPublished: true });
  expect(await article(changed.id)).toMatchObject({ hasChanges: false, values: { content: "C" } });
  expect(await act(owner, "publish", [empty.id])).toMatchObject({ status: 400 });
  expect(await act(owner, "publish", [draft.id])).toMatchObject({ status: 409 });
  expect(await act(owner, "unpublish", ids)).toMatchObject({ toast: "2 articles unpublished" });
  expect(await article(draft.id)).toMatchObject({ isPublished: false });
  expect(await act(owner, "unpublish", ids)).toMatchObject({ status: 409 });
});

it("lists articles whose titles are typed without their accents", async () => {
  for (const title of ["Rückgabe", "Rücksendung", "Größen"])
    await buildArticle(database.db, owner, { title, category: "Élégance" });
  const found = async (text: string) =>
    (await listOwnArticles(database.db, owner, { text, state: null, page: 1 })).articles.map(
      ({ title }) => title,
    );
  expect(await found("ruckgabe")).toEqual(["Rückgabe"]);
  expect(await found("grossen elegance")).toEqual(["Größen"]);
});

it("publishes no text that changed since the list was loaded", async () => {
  const { id } = await buildArticle(database.db, owner, { content: "A", status: "draft" });
  const list = await listOwnArticles(database.db, owner, { text: "", state: null, page: 1 });
  const { version } = await article(id);
  expect(list.articles).toMatchObject([{ version }]);
  await edit(id, { content: "Written by another person" });
  expect(await act(owner, "publish", [id], "", version)).toMatchObject({ status: 409 });
  expect(await article(id)).toMatchObject({ isPublished: false });
});

it("lets writers move drafts only, and no one the articles of another company", async () => {
  const writer = await buildMember(database.db, owner, "writer");
  const other = await buildOwner(database.db);
  const draft = await buildArticle(database.db, owner, { content: "A", status: "draft" });
  const shown = await buildArticle(database.db, owner, { content: "A", category: "Old" });
  expect(await act(writer, "set-category", [draft.id], "Care")).toMatchObject({ ok: true });
  expect(await act(writer, "set-category", [draft.id, shown.id], "Care")).toMatchObject({ status: 403 });
  expect(await act(writer, "publish", [draft.id])).toMatchObject({ status: 403 });
  expect(await act(writer, "unpublish", [shown.id])).toMatchObject({ status: 403 });
  for (const intent of ["set-category", "publish", "unpublish"])
    expect(await act(other, intent, [draft.id, shown.id], "Stolen")).toMatchObject({ ok: false });
  expect([(await article(draft.id)).values.category, (await article(shown.id)).values.category]).toEqual([
    "Care",
    "Old",
  ]);
});

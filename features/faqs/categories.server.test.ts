/** Categories keep the owner's order, also when their questions are deleted, moved or written by a job. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { generatedFaqs, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner, buildVideoFaq } from "#tests/support/factories.ts";
import { noOtherContent } from "#tests/support/no-other-content.ts";
import { groupByCategory } from "./group-by-category.ts";
import { listOwnerFaqs } from "./list-owner-faqs.server.ts";
import type { FaqActionDone } from "./owner-faq.ts";
import { listPublicQuestions } from "./public-questions.server.ts";
import { listPublicFaqs } from "./queries.server.ts";
import { runFaqAction } from "./run-faq-action.server.ts";
import { listSearchableFaqs } from "./searchable-faqs.server.ts";

let database: Database;
let acme: OwnerScope;
let bolt: OwnerScope;
const now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  [acme, bolt] = [await buildOwner(database.db), await buildOwner(database.db)];
});

const ids = new Map<string, string>();

/** Adds one published question per name, such as "Orders 1", in the category before the number. */
async function addFaqs(...names: string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    const category = name.replace(/ \d+$/, "");
    const text = { question: `Question ${name}?`, slug: `slug-${name}`, category };
    ids.set(name, (await buildFaq(database.db, acme, { ...text, status: "published", position })).id);
  }
}

async function run(fields: Record<string, string>, scope = acme) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const pageCache = { invalidate: () => {} };
  const deps = {
    elsewhere: noOtherContent,
    db: database.db,
    clock: { now: () => now, monotonicMs: () => 0 },
    pageCache,
  };
  return runFaqAction(deps as unknown as Parameters<typeof runFaqAction>[0], scope, form);
}

async function done(fields: Record<string, string>): Promise<FaqActionDone> {
  const result = await run(fields);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

const publicOrder = async () =>
  groupByCategory(await listPublicQuestions(database.db, acme)).map(
    ({ name, faqs }) => `${name} ${faqs.length}`,
  );
const owned = () => listOwnerFaqs(database.db, acme, { now, elsewhere: noOtherContent });
const known = async () => (await owned()).categories.map(({ name }) => name);

it("keeps its place when its first question is deleted, unpublished or restored", async () => {
  await addFaqs("Orders 1", "Returns 1", "Orders 2", "Returns 2");
  expect(await publicOrder()).toEqual(["Orders 2", "Returns 2"]);
  await done({ intent: "delete", ids: ids.get("Orders 1") ?? "" });
  expect(await publicOrder()).toEqual(["Orders 1", "Returns 2"]);
  await done({ intent: "unpublish", ids: ids.get("Orders 2") ?? "" });
  await done({ intent: "restore", ids: ids.get("Orders 1") ?? "" });
  expect(await publicOrder()).toEqual(["Orders 1", "Returns 2"]);
});

it("moves past its neighbor on every page, and what fits nowhere else stays last", async () => {
  await addFaqs("General 1", "Orders 1", "Returns 1", "Repairs 1");
  expect(await known()).toEqual(["Orders", "Returns", "Repairs", "General"]);
  await done({ intent: "move-category", category: "Repairs", by: "left" });
  expect(await known()).toEqual(["Orders", "Repairs", "Returns", "General"]);
  expect(await publicOrder()).toEqual(["Orders 1", "Repairs 1", "Returns 1", "General 1"]);
  const questions = [
    "Question Orders 1?",
    "Question Repairs 1?",
    "Question Returns 1?",
    "Question General 1?",
  ];
  const shown = await listPublicFaqs(database.db, acme);
  expect(groupByCategory(shown).flatMap(({ faqs }) => faqs.map(({ question }) => question))).toEqual(
    questions,
  );
  const searchable = await listSearchableFaqs(database.db, acme);
  expect(groupByCategory(searchable).flatMap(({ faqs }) => faqs.map(({ question }) => question))).toEqual(
    questions,
  );
  expect(await run({ intent: "move-category", category: "Orders", by: "left" })).toMatchObject({ ok: false });
  expect(await run({ intent: "move-category", category: "General", by: "left" })).toMatchObject({
    ok: false,
  });
});

it("is renamed in place, with all its questions and none of another company", async () => {
  await addFaqs("Orders 1", "Returns 1");
  await buildVideoFaq(database.db, acme, { category: "Orders", status: "published" });
  const others = await buildFaq(database.db, bolt, { category: "Orders" });
  const { faqs, toast } = await done({
    intent: "rename-category",
    category: "Orders",
    to: "  Buying   here ",
  });
  expect(toast?.text).toBe('Category renamed to "Buying here"');
  expect(faqs.map(({ category }) => category)).toEqual(["Buying here", "Buying here"]);
  expect(await known()).toEqual(["Buying here", "Returns"]);
  const [stored] = await database.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, others.id));
  expect(stored?.category).toBe("Orders");
  expect(await run({ intent: "rename-category", category: "Orders", to: "New" })).toMatchObject({
    status: 404,
  });
  expect(await run({ intent: "rename-category", category: "Returns", to: "x".repeat(81) })).toMatchObject({
    ok: false,
  });
});

it("is merged into an existing category, and separated again in its old place", async () => {
  await addFaqs("Orders 1", "Returns 1", "Repairs 1");
  const { toast, faqs } = await done({ intent: "rename-category", category: "Orders", to: "Repairs" });
  expect(toast?.text).toBe("1 FAQ moved to Repairs");
  expect(await publicOrder()).toEqual(["Returns 1", "Repairs 2"]);
  await done({ intent: "set-category", ids: faqs.map(({ id }) => id).join(), category: "Orders" });
  expect(await publicOrder()).toEqual(["Orders 1", "Returns 1", "Repairs 1"]);
});

it("renaming, moving and sorting don't count as updates of the questions", async () => {
  await addFaqs("Orders 1", "Orders 2", "Returns 1");
  const updated = async () => (await owned()).faqs.map(({ id, updatedAt }) => [id, updatedAt]).sort();
  const before = await updated();
  await done({ intent: "rename-category", category: "Orders", to: "Buying" });
  await done({ intent: "move-category", category: "Buying", by: "right" });
  await done({ intent: "shift", faqId: ids.get("Orders 1") ?? "", by: "down" });
  expect(await updated()).toEqual(before);
});

it("one that the owner added is listed without questions, until it is deleted", async () => {
  const added = await done({ intent: "add-category", category: " Gift  cards" });
  expect(added.categories).toMatchObject([{ name: "Gift cards", isKept: true, isLast: false }]);
  await done({ intent: "add-category", category: "Gift cards" });
  expect(await known()).toEqual(["Gift cards"]);
  const removed = await done({ intent: "remove-category", category: "Gift cards" });
  expect(removed.categories).toMatchObject([{ name: "Gift cards", isKept: false, isLast: false }]);
  expect(await run({ intent: "add-category", category: "  " })).toMatchObject({ status: 400 });
});

it("a video's question with the slug of another keeps its address when categories move", async () => {
  await addFaqs("Orders 1");
  const video = { category: "Videos", status: "published", slug: "slug-Orders 1", question: "From a video?" };
  await buildVideoFaq(database.db, acme, video as Parameters<typeof buildVideoFaq>[2]);
  const slugs = async () =>
    (await listPublicQuestions(database.db, acme)).map(({ slug, question }) => `${question} ${slug}`).sort();
  const before = await slugs();
  await done({ intent: "move-category", category: "Videos", by: "left" });
  expect(await publicOrder()).toEqual(["Videos 1", "Orders 1"]);
  expect(await slugs()).toEqual(before);
});

/** Changes through the company API. A proxy of `fetch` checks every response against the document. */
import { and, eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  apiRequests,
  articleStates,
  auditEntries,
  companies,
  faqVersions,
  generatedFaqs,
  guideVersions,
  helpCenterContent,
  outboxMails,
  videoGuides,
} from "#db/schema.ts";
import { allOperations, operationIds } from "#features/api/operations.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { apiContract, bodyOf, type Contract } from "./support/api-contract.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { buildOwner } from "./support/factories.ts";
import { type FilledCompany, fillCompany } from "./support/filled-company.ts";
import { ApiError, StepApi } from "./support/step-api.ts";

let app: TestApp;
let contract: Contract;
let company: FilledCompany;
let other: FilledCompany;
const called = new Set<string>();

beforeAll(async () => {
  app = await startApp();
  contract = apiContract(app.origin);
  company = await fillCompany(app.services);
  other = await fillCompany(app.services);
});
afterAll(() => app?.close());

const patterns = [...allOperations].map(
  ([id, { method, path }]) =>
    [id, method, new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, "[^/]+")}$`)] as const,
);

const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { pathname } = new URL(String(input));
  const [id = ""] = patterns.find(([, method, path]) => method === init?.method && path.test(pathname)) ?? [];
  called.add(id);
  const body = await bodyOf(response.clone());
  expect(contract.problemOf(id, { status: response.status, body })).toBeNull();
  return response;
};

type TestOwner = Parameters<typeof makeKey>[1];

const clients = new Map<string, Promise<StepApi>>();

/** One key for each company and scopes, because a company can have twenty. */
function clientWith(
  scopes: readonly (typeof keyScopes)[number][],
  owner: TestOwner = company,
): Promise<StepApi> {
  const name = [owner.companyId, ...scopes].join(" ");
  const known = clients.get(name) ?? newClient(scopes, owner);
  clients.set(name, known);
  return known;
}

async function newClient(scopes: readonly (typeof keyScopes)[number][], owner: TestOwner): Promise<StepApi> {
  const { token } = await makeKey(app, owner, [...scopes]);
  return new StepApi({ origin: app.origin, key: token, fetch: checkedFetch });
}

async function problemOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error.problem.type.slice(error.problem.type.indexOf("#") + 1);
}

const typed = { question: "Do you fire other people's pots?", answer: "Yes, up to **30 cm** tall." };

describe("questions", () => {
  test("are drafts, until a key with publish says otherwise", async () => {
    const writer = await clientWith(["read", "write"]);
    const { data: draft, headers } = await writer.createQuestion({ ...typed, collection: "Firing" });
    expect(draft).toMatchObject({
      ...typed,
      collection: "Firing",
      status: "draft",
      origin: "team",
      url: null,
    });
    expect(headers.get("location")).toBe(`${app.origin}/api/v1/questions/${draft.id}`);
    expect(await problemOf(writer.createQuestion({ ...typed, status: "published" }))).toBe("not-allowed");
    expect(await problemOf(writer.updateQuestion({ id: draft.id }, { status: "published" }))).toBe(
      "not-allowed",
    );

    const editor = await clientWith(["read", "write", "publish"]);
    const { data: shown } = await editor.updateQuestion({ id: draft.id }, { status: "published" });
    expect(shown.url).toContain(`/faq/${shown.slug}`);
    expect((await fetch(`${app.origin}/help/${company.subdomain}/faq/${shown.slug}`)).status).toBe(200);
    expect(await problemOf(writer.updateQuestion({ id: draft.id }, { answer: "No, we don't." }))).toBe(
      "not-allowed",
    );
    expect(await problemOf(writer.deleteQuestion({ id: draft.id }))).toBe("not-allowed");
    const direct = await editor.createQuestion({ ...typed, status: "published" });
    expect(direct.data.status).toBe("published");
  });

  test("keep what a change doesn't name", async () => {
    const api = await clientWith(["read", "write", "publish"]);
    const { data: made } = await api.createQuestion({ ...typed, collection: "Firing" });
    const { data: answered } = await api.updateQuestion({ id: made.id }, { answer: "Yes, if they are dry." });
    expect(answered).toMatchObject({ question: typed.question, collection: "Firing", status: "draft" });
    const { data: moved } = await api.updateQuestion({ id: made.id }, { collection: null });
    expect(moved).toMatchObject({ answer: "Yes, if they are dry.", collection: null });
  });

  test("change only if they are still what If-Match names", async () => {
    const api = await clientWith(["read", "write"]);
    const { data: made } = await api.createQuestion(typed);
    const { etag } = await api.getQuestion({ id: made.id });
    const changed = await api.updateQuestion({ id: made.id }, { answer: "Only in May." }, { ifMatch: etag! });
    expect(changed.etag).not.toBe(etag);
    const late = { ifMatch: etag! };
    expect(await problemOf(api.updateQuestion({ id: made.id }, { answer: "In June too." }, late))).toBe(
      "changed-meanwhile",
    );
    expect(await problemOf(api.deleteQuestion({ id: made.id }, late))).toBe("changed-meanwhile");
    expect((await api.getQuestion({ id: made.id })).data.answer).toBe("Only in May.");
    await api.deleteQuestion({ id: made.id }, { ifMatch: changed.etag! });
    expect(await problemOf(api.getQuestion({ id: made.id }))).toBe("not-found");
  });

  test("name the key in the audit log", async () => {
    const api = await clientWith(["write"]);
    const { data: made } = await api.createQuestion(typed);
    const [entry] = await app.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, made.id), eq(auditEntries.action, "content.added")));
    expect(entry).toMatchObject({ actorKind: "key", actorUserId: null, actorName: "Website build" });
    const log = await fetch(`${app.origin}/dashboard/team/audit-log`, {
      headers: { cookie: company.cookie },
    });
    expect((await log.text()).replace(/<!-- -->/g, "")).toContain("Website build (API key)");
  });

  test("refuse what the dashboard refuses, with the field", async () => {
    const api = await clientWith(["write"]);
    const call = api.createQuestion({ question: "     ?     ", answer: typed.answer });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: { status: 400, errors: [{ field: "body.question" }] } });
    expect(await problemOf(api.createQuestion({ ...typed, colour: "red" } as typeof typed))).toBe(
      "invalid-request",
    );
  });

  test("are imported in one transaction, and exported", async () => {
    const api = await clientWith(["read", "write"]);
    const one = { question: "Can I bring my dog?", answer: "Dogs are welcome in the yard." };
    const two = { question: "Do you have lockers?", answer: "There are ten lockers at the door." };
    const { data: added } = await api.importQuestions({
      questions: [one, { ...two, collection: "Visit" }, one],
    });
    expect(added).toMatchObject({ added: 2, changed: 0, skipped: [{ index: 2 }] });
    const { data: again } = await api.importQuestions({
      questions: [one, { ...two, answer: "There are twelve lockers now." }],
    });
    expect(again).toMatchObject({ added: 0, changed: 1 });
    const publishing = api.importQuestions({ questions: [{ ...one, status: "published" }] });
    expect(await problemOf(publishing)).toBe("not-allowed");
    const { data: file } = await api.exportQuestions();
    expect(file.faqs).toContainEqual(
      expect.objectContaining({
        question: two.question,
        answer: "There are twelve lockers now.",
        category: "Visit",
      }),
    );
  });
});

describe("articles", () => {
  const text = { title: "Glazing day", content: "Bring *dry* pots.\n\n> [!NOTE]\n> We fire on Fridays." };
  const pageOf = (slug: string, redirect: "follow" | "manual" = "follow") =>
    fetch(`${app.origin}/help/${company.subdomain}/articles/${slug}`, { redirect });

  test("are drafts, until a key with publish says otherwise", async () => {
    const writer = await clientWith(["read", "write"]);
    const { data: draft, headers } = await writer.createArticle({ ...text, collection: "Firing" });
    expect(draft).toMatchObject({
      ...text,
      ...{ collection: "Firing", status: "draft", slug: "glazing-day", url: null },
      ...{ seoTitle: null, unpublishedChanges: null, review: null, publishAt: null },
    });
    expect(headers.get("location")).toBe(`${app.origin}/api/v1/articles/${draft.id}`);
    const { id } = draft;
    expect(await problemOf(writer.createArticle({ ...text, status: "published" }))).toBe("not-allowed");
    expect(await problemOf(writer.updateArticle({ id }, { status: "published" }))).toBe("not-allowed");
    expect((await writer.updateArticle({ id }, { status: "draft", seoTitle: "Glazes" })).data).toMatchObject({
      ...{ ...text, seoTitle: "Glazes", collection: "Firing" },
    });

    const editor = await clientWith(["read", "write", "publish"]);
    const { data: shown } = await editor.updateArticle({ id }, { status: "published", title: "Glaze days" });
    expect(shown).toMatchObject({ title: "Glaze days", slug: "glaze-days", status: "published" });
    expect((await pageOf("glaze-days")).status).toBe(200);
    for (const call of [
      () => writer.updateArticle({ id }, { content: "Stay home." }),
      () => writer.deleteArticle({ id }),
    ])
      expect(await problemOf(call())).toBe("not-allowed");
    expect(await problemOf(writer.discardArticleChanges({ id }))).toBe("missing-scope");
  });

  test("keep the public text until changes are published, and lead from the former address", async () => {
    const api = await clientWith(["read", "write", "publish"]);
    const { data: made } = await api.createArticle({ ...text, title: "Opening hours", status: "published" });
    expect(made.url).toContain("/articles/opening-hours");
    const { id } = made;
    const { data: saved } = await api.updateArticle({ id }, { content: "At nine.", slug: "hours" });
    expect(saved).toMatchObject({
      ...{ content: text.content, slug: "opening-hours", status: "published" },
      unpublishedChanges: { content: "At nine.", slug: "hours", title: "Opening hours" },
    });
    expect(await (await pageOf("opening-hours")).text()).not.toContain("At nine.");
    await api.discardArticleChanges({ id });
    expect((await api.getArticle({ id })).data).toEqual(made);
    await api.updateArticle({ id }, { content: "At ten.", slug: "hours" });
    const { data: shown } = await api.updateArticle({ id }, { status: "published" });
    expect(shown).toMatchObject({ content: "At ten.", slug: "hours", unpublishedChanges: null });
    const former = await pageOf("opening-hours", "manual");
    expect([former.status, former.headers.get("location")]).toEqual([301, expect.stringMatching(/\/hours$/)]);
    const again = await api.updateArticle({ id }, { status: "published" });
    expect(again.data).toEqual(shown);
    const { data: hidden } = await api.updateArticle({ id }, { status: "draft", content: "At noon." });
    expect(hidden).toMatchObject({ content: "At noon.", status: "draft", url: null });
    await api.deleteArticle({ id });
    expect(await problemOf(api.getArticle({ id }))).toBe("not-found");
  });

  test("refuse what can't be stored, with the field", async () => {
    const api = await clientWith(["write", "publish"]);
    const fieldOf = async (call: Promise<unknown>) => {
      const error = await call.catch((reason: unknown) => reason);
      return error instanceof ApiError ? error.problem.errors?.[0]?.field : error;
    };
    expect(await fieldOf(api.createArticle({ title: "  " }))).toBe("body.title");
    expect(await fieldOf(api.createArticle({ title: "a".repeat(201) }))).toBe("body.title");
    expect(await fieldOf(api.createArticle({ title: "a", content: "é".repeat(500_001) }))).toBe(
      "body.content",
    );
    expect(await fieldOf(api.createArticle({ title: "Empty", status: "published" }))).toBe("body.content");
    const { data: one } = await api.createArticle({ title: "A\u0000b\r\nc", content: "x\u0000\ud800y" });
    expect(one).toMatchObject({ title: "Ab c", content: "x\ufffdy" });
    const { data: two } = await api.createArticle({ title: "Another" });
    expect(await fieldOf(api.updateArticle({ id: two.id }, { slug: one.slug }))).toBe("body.slug");
    expect(await fieldOf(api.updateArticle({ id: two.id }, { slug: "!!" }))).toBe("body.slug");
    expect(await problemOf(api.createArticle({ title: "Third", slug: one.slug }))).toBe("invalid-request");
    const long = await api.createArticle({ title: "Long", content: "界".repeat(500_000) });
    expect(long.data.content).toHaveLength(500_000);
    await api.deleteArticle({ id: long.data.id });
  });

  test("change only if they are still what If-Match names, also at the same time", async () => {
    const api = await clientWith(["read", "write", "publish"]);
    const { data: made } = await api.createArticle({ ...text, title: "Races", status: "published" });
    const { etag } = await api.getArticle({ id: made.id });
    const both = ["One.", "Two."].map((content) =>
      api.updateArticle({ id: made.id }, { content }, { ifMatch: etag! }).then(
        () => "ok",
        () => "refused",
      ),
    );
    expect((await Promise.all(both)).sort()).toEqual(["ok", "refused"]);
    const late = { ifMatch: etag! };
    expect(await problemOf(api.deleteArticle({ id: made.id }, late))).toBe("changed-meanwhile");
    expect(await problemOf(api.discardArticleChanges({ id: made.id }, late))).toBe("changed-meanwhile");
    const twice = { idempotencyKey: crypto.randomUUID() };
    const replies = await Promise.all([1, 2].map(() => api.createArticle({ title: "Once" }, twice)));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  });

  test("in review or scheduled, follow the rules for members", async () => {
    const { db } = app.services;
    const editor = await clientWith(["read", "write", "publish"]);
    const writer = await clientWith(["read", "write"]);
    const { data: made } = await writer.createArticle({ ...text, title: "Planned" });
    const { id } = made;
    const publishAt = new Date(Date.now() + 86_400_000);
    const { companyId } = company;
    await db.insert(articleStates).values({ articleId: id, companyId, publishAt });
    const kept = await editor.updateArticle({ id }, { content: "By an editor." });
    expect(kept.data.publishAt).toBe(publishAt.toISOString());
    const { data: unseen } = await writer.updateArticle({ id }, { content: "By a writer." });
    expect(unseen).toMatchObject({ publishAt: null, review: "requested", content: "By a writer." });
    const { data: shown } = await editor.updateArticle({ id }, { status: "published" });
    expect(shown).toMatchObject({ review: "approved", status: "published" });
  });
});

describe("an import of articles", () => {
  test("changes those with a known id or slug, adds the others, and can run again", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write", "publish"], owner);
    const { data: old } = await api.createArticle({
      title: "Parking",
      content: "None.",
      status: "published",
    });
    const articles = [
      { slug: "kilns", title: "Kilns", content: "Two.", collection: "Firing", status: "published" as const },
      { slug: "clay", title: "Clay", content: "Red." },
      { slug: "parking", title: "Parking", content: "Behind the house.", status: "published" as const },
      { slug: "kilns", title: "Kilns again" },
      { slug: "!!", title: "Nowhere" },
      { slug: "empty", title: "Empty", status: "published" as const },
    ];
    const { data: first } = await api.importArticles({ articles });
    expect(first).toMatchObject({ added: 2, changed: 1, unchanged: 0 });
    expect(first.skipped.map(({ index }) => index)).toEqual([3, 4, 5]);
    expect((await api.getArticle({ id: old.id })).data.content).toBe("Behind the house.");
    const all = async () => (await api.listArticles({ limit: 200 })).data.data;
    const after = await all();
    expect((await api.importArticles({ articles })).data).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 3,
    });
    expect(await all()).toEqual(after);
    expect(after.map(({ slug }) => slug)).not.toContain("empty");
    const renamed = { id: old.id, slug: "where-to-park", title: "Where to park" };
    const { data: moved } = await api.importArticles({ articles: [renamed] });
    expect([moved.changed, (await all()).length]).toEqual([1, after.length]);

    const writer = await clientWith(["read", "write"], owner);
    const published = {
      articles: [
        { slug: "new", title: "New" },
        { slug: "kilns", title: "My kilns" },
      ],
    };
    expect(await problemOf(writer.importArticles(published))).toBe("not-allowed");
    expect((await all()).length).toBe(after.length);
    const stranger = await clientWith(keyScopes, other);
    const { data: copied } = await stranger.importArticles({ articles: [{ ...renamed, title: "Copied" }] });
    expect(copied.added).toBe(1);
    expect((await api.getArticle({ id: old.id })).data.title).toBe("Parking");
  });

  test("ends at 10,000 articles", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write"], owner);
    await app.services.db.execute(sql`insert into ${helpCenterContent} (company_id, title, slug)
      select ${owner.companyId}, 'Many', 'many-' || n from generate_series(1, 9999) as n
      limit 9999 - (select count(*) from ${helpCenterContent} where company_id = ${owner.companyId})`);
    const articles = [1, 2].map((n) => ({ slug: `last-${n}`, title: `Last ${n}` }));
    const { data } = await api.importArticles({ articles });
    expect(data).toMatchObject({
      added: 1,
      skipped: [{ index: 1, detail: expect.stringContaining("10,000") }],
    });
    expect(await problemOf(api.createArticle({ title: "One more" }))).toBe("invalid-request");
  });
});

describe("versions", () => {
  test("of an article name who changed what, and are restored as new ones", async () => {
    const api = await clientWith(["read", "write", "publish"]);
    const { data: made } = await api.createArticle({ title: "Kilns", content: "One kiln." });
    const { id } = made;
    await api.updateArticle({ id }, { content: "Two kilns." });
    await api.updateArticle({ id }, { title: "Our kilns", status: "published" });
    const { data: page } = await api.listArticleVersions({ id, limit: 2 });
    const author = { kind: "key", name: "Website build" };
    expect(page.data).toMatchObject([
      { number: 3, kind: "published", author, changed: ["title"] },
      { number: 2, kind: "saved", author, changed: ["content"], addedWords: 2, removedWords: 2 },
    ]);
    const { data: rest } = await api.listArticleVersions({ id, cursor: page.nextCursor! });
    expect(rest).toMatchObject({
      data: [{ number: 1, kind: "imported", author: { kind: "step", name: null } }],
      nextCursor: null,
    });
    const { data: first } = await api.getArticleVersion({ id, number: 1 });
    expect(first).toMatchObject({ title: "Kilns", content: "One kiln.", changed: ["title", "content"] });
    const { etag } = await api.getArticle({ id });
    const { data: restored } = await api.restoreArticleVersion({ id, number: 1 }, { ifMatch: etag! });
    expect(restored).toMatchObject({
      ...{ title: "Our kilns", status: "published" },
      unpublishedChanges: { title: "Kilns", content: "One kiln." },
    });
    const late = api.restoreArticleVersion({ id, number: 2 }, { ifMatch: etag! });
    expect(await problemOf(late)).toBe("changed-meanwhile");
    expect((await api.listArticleVersions({ id, limit: 1 })).data.data).toMatchObject([
      { number: 4, kind: "restored", changed: ["title", "content"] },
    ]);
    expect(await problemOf(api.getArticleVersion({ id, number: 9 }))).toBe("not-found");
    expect(await problemOf(api.restoreArticleVersion({ id, number: 9 }))).toBe("not-found");
    const writer = await clientWith(["read", "write"]);
    expect(await problemOf(writer.restoreArticleVersion({ id, number: 1 }))).toBe("not-allowed");
    const history = await fetch(`${app.origin}/dashboard/articles/${id}/history`, {
      headers: { cookie: company.cookie },
    });
    expect((await history.text()).replace(/<!-- -->/g, "")).toContain("Website build (API key)");
  });

  test("of a question, too, without the email address of a member", async () => {
    const api = await clientWith(["read", "write"]);
    const { data: made } = await api.createQuestion(typed);
    const { id } = made;
    await api.updateQuestion({ id }, { answer: "Only in summer." });
    await api.updateQuestion({ id }, { answer: "Only in winter." });
    const { userId: authorId } = company;
    await app.services.db
      .update(faqVersions)
      .set({ authorId, keyName: null })
      .where(and(eq(faqVersions.itemId, id), eq(faqVersions.number, 2)));
    const { data: page } = await api.listQuestionVersions({ id });
    expect(page.data).toMatchObject([
      { number: 3, author: { kind: "key", name: "Website build" }, changed: ["answer"] },
      { number: 2, author: { kind: "person" } },
      { number: 1, author: { kind: "step" } },
    ]);
    expect(JSON.stringify(page)).not.toContain(company.email);
    const { data: second } = await api.getQuestionVersion({ id, number: 2 });
    expect(second).toMatchObject({ question: typed.question, answer: "Only in summer." });
    const { data: restored } = await api.restoreQuestionVersion({ id, number: 1 });
    expect(restored).toMatchObject({ ...typed, status: "draft" });
    expect(await problemOf(api.restoreQuestionVersion({ id, number: 12 }))).toBe("not-found");
    const stranger = await clientWith(keyScopes, other);
    for (const call of [
      () => stranger.listQuestionVersions({ id }),
      () => stranger.getQuestionVersion({ id, number: 1 }),
      () => stranger.restoreQuestionVersion({ id, number: 1 }),
      () => stranger.listArticleVersions({ id: company.ids.article }),
      () => stranger.restoreArticleVersion({ id: company.ids.article, number: 1 }),
    ])
      expect(await problemOf(call())).toBe("not-found");
  });
});

describe("versions of guides", () => {
  async function ownerWithoutVersions() {
    const owner = await fillCompany(app.services);
    await app.services.db.delete(guideVersions).where(eq(guideVersions.companyId, owner.companyId));
    return owner;
  }

  test("have the steps as Markdown, and are restored with their pictures", async () => {
    const owner = await ownerWithoutVersions();
    const api = await clientWith(["read", "write", "publish"], owner);
    const { guide: id } = owner.ids;
    const frames = [{ title: "One", description: "Press One.", frameUrl: owner.guideImageUrl }];
    await app.services.db.update(videoGuides).set({ frames, published: false }).where(eq(videoGuides.id, id));
    const before = (await api.getGuide({ id })).data;
    const { etag } = await api.getGuide({ id });
    await api.updateGuide(
      { id },
      { title: "Other", steps: [{ key: "0", description: "Hold One." }] },
      { ifMatch: etag! },
    );
    const { data: page } = await api.listGuideVersions({ id });
    expect(page.data).toMatchObject([
      { number: 2, kind: "saved", author: { kind: "key" }, changed: ["title", "steps"] },
      { number: 1, kind: "imported", author: { kind: "step" } },
    ]);
    const { data: first } = await api.getGuideVersion({ id, number: 1 });
    expect(first.steps).toContain(`## One\n\nPress One.\n\n![](${owner.guideImageUrl})`);
    const { data: restored } = await api.restoreGuideVersion({ id, number: 1 });
    expect(restored).toMatchObject({ title: before.title, steps: before.steps });
    expect(await problemOf(api.getGuideVersion({ id, number: 9 }))).toBe("not-found");
    expect(await problemOf(api.restoreGuideVersion({ id, number: 9 }))).toBe("not-found");
    const stranger = await clientWith(keyScopes, other);
    for (const call of [
      () => stranger.listGuideVersions({ id }),
      () => stranger.getGuideVersion({ id, number: 1 }),
      () => stranger.restoreGuideVersion({ id, number: 1 }),
    ])
      expect(await problemOf(call())).toBe("not-found");
  });

  test("of Getting Started wait to be published", async () => {
    const owner = await ownerWithoutVersions();
    const api = await clientWith(["read", "write", "publish"], owner);
    const { data: shown } = await api.getGettingStarted();
    const before = shown.unpublishedChanges ?? shown;
    await api.updateGettingStarted({ title: "Begin", status: "published" });
    const { data: page } = await api.listGettingStartedVersions();
    expect(page.data.map(({ number }) => number)).toEqual([2, 1]);
    const { data: first } = await api.getGettingStartedVersion({ number: 1 });
    expect(first.title).toBe(before.title);
    const { data: restored } = await api.restoreGettingStartedVersion({ number: 1 });
    expect(restored).toMatchObject({ title: "Begin", unpublishedChanges: { title: before.title } });
    expect(await problemOf(api.restoreGettingStartedVersion({ number: 9 }))).toBe("not-found");
  });
});

describe("guides", () => {
  test("get new texts, order and status, and lose steps, but keep their pictures", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write", "publish"], owner);
    const { guide: id } = owner.ids;
    const step = (title: string) => ({ title, description: `Press ${title}.`, frameUrl: "" });
    const [one, two, three] = [step("One"), { ...step("Two"), frameUrl: owner.guideImageUrl }, step("Three")];
    await app.services.db
      .update(videoGuides)
      .set({ frames: [one, two, three], published: false })
      .where(eq(videoGuides.id, id));
    const before = await api.getGuide({ id });
    const keys = before.data.steps.map(({ key }) => key);
    expect(keys).toEqual(["0", "1", "2"]);
    const steps = [{ key: "1", title: "Zwei", imageAlt: "Der Ofen" }, { key: "0" }];
    expect(await problemOf(api.updateGuide({ id }, { steps }))).toBe("invalid-request");
    const writer = await clientWith(["write"], owner);
    const { data: changed } = await writer.updateGuide(
      { id },
      { title: "How to fire", description: "Slowly.", collection: "Firing", steps },
      { ifMatch: before.etag! },
    );
    expect(changed).toMatchObject({
      ...{ title: "How to fire", description: "Slowly.", collection: "Firing", status: "draft" },
      steps: [
        { key: "0", title: "Zwei", description: "Press Two.", imageAlt: "Der Ofen" },
        { key: "1", title: "One", imageUrl: null },
      ],
    });
    expect(changed.steps[0]?.imageUrl).toBe(`${app.origin}${owner.guideImageUrl}`);
    const late = api.updateGuide({ id }, { steps }, { ifMatch: before.etag! });
    expect(await problemOf(late)).toBe("changed-meanwhile");
    const again = { ifMatch: (await api.getGuide({ id })).etag! };
    for (const wrong of [[{ key: "7" }], [{ key: "0" }, { key: "0" }]])
      expect(await problemOf(api.updateGuide({ id }, { steps: wrong }, again))).toBe("invalid-request");
    expect(await problemOf(writer.updateGuide({ id }, { status: "published" }))).toBe("not-allowed");
    const { data: shown } = await api.updateGuide({ id }, { status: "published" });
    expect(shown).toMatchObject({
      status: "published",
      url: expect.stringContaining("/guides/how-to-fire-"),
    });
    expect(await problemOf(writer.updateGuide({ id }, { title: "Mine" }))).toBe("not-allowed");
    expect(await problemOf(writer.deleteGuide({ id }))).toBe("not-allowed");
    const { db } = app.services;
    await db.update(companies).set({ plan: "basic" }).where(eq(companies.id, owner.companyId));
    expect(await problemOf(api.updateGuide({ id }, { title: "No plan" }))).toBe("not-allowed");
    expect((await api.updateGuide({ id }, { status: "draft" })).data.url).toBeNull();
    await api.deleteGuide({ id });
    expect(await problemOf(api.getGuide({ id }))).toBe("not-found");
  });

  test("the Getting Started guide waits to be published", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write", "publish"], owner);
    const writer = await clientWith(["read", "write"], owner);
    const { data: before } = await api.getGettingStarted();
    const [first] = before.steps;
    const { data: saved } = await writer.updateGettingStarted({
      title: "Begin here",
      steps: [
        { key: null, title: "Ask us", description: "By mail." },
        { key: first!.key, title: "Then this" },
      ],
    });
    expect(saved).toMatchObject({
      ...{ title: before.title, steps: before.steps, status: "published" },
      unpublishedChanges: {
        title: "Begin here",
        steps: [
          { title: "Ask us", description: "By mail.", imageUrl: null },
          { key: first!.key, title: "Then this", imageUrl: first!.imageUrl },
        ],
      },
    });
    const publishing = { status: "published" as const };
    expect(await problemOf(writer.updateGettingStarted(publishing))).toBe("not-allowed");
    const { data: shown } = await api.updateGettingStarted(publishing);
    expect(shown).toMatchObject({ title: "Begin here", unpublishedChanges: null });
    const wrong = api.updateGettingStarted({ steps: [{ key: "unknown" }] });
    expect(await problemOf(wrong)).toBe("invalid-request");
    const unnamed = { ...publishing, steps: [{ key: null, description: "Nothing" }] };
    expect(await problemOf(api.updateGettingStarted(unnamed))).toBe("invalid-request");
    expect((await api.getGettingStarted()).data).toEqual(shown);
  });
});

describe("a repeat with the same Idempotency-Key", () => {
  test("changes nothing and gets the first reply, also at the same time", async () => {
    const api = await clientWith(["read", "write"]);
    const once = { idempotencyKey: crypto.randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => api.createQuestion(typed, once)));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    const replayed = replies.filter(({ headers }) => headers.get("idempotency-replayed") === "true");
    expect(replayed).toHaveLength(2);
    const other = { ...typed, answer: "Another answer, with the same key." };
    expect(await problemOf(api.createQuestion(other, once))).toBe("reused-idempotency-key");
  });

  test("runs again after a day, and after a refusal", async () => {
    const api = await clientWith(["read", "write"]);
    const once = { idempotencyKey: "order-42" };
    const call = () => api.createQuestion(typed, once);
    const first = await call();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app.services.db
      .update(apiRequests)
      .set({ createdAt: yesterday })
      .where(eq(apiRequests.idempotencyKey, "order-42"));
    expect((await call()).data.id).not.toBe(first.data.id);
    const refused = { idempotencyKey: "order-43" };
    const published = { ...typed, status: "published" as const };
    expect(await problemOf(api.createQuestion(published, refused))).toBe("not-allowed");
    expect((await api.createQuestion(typed, refused)).data.status).toBe("draft");
  });

  test("of another key is another request", async () => {
    const once = { idempotencyKey: "shared" };
    const [mine, theirs] = await Promise.all([clientWith(["write"]), clientWith(["write"], other)]);
    const replies = [await mine.createQuestion(typed, once), await theirs.createQuestion(typed, once)];
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(2);
  });
});

describe("collections", () => {
  test("are added, changed, merged and deleted", async () => {
    const api = await clientWith(["read", "write", "publish"]);
    const { data: made } = await api.createCollection({ name: "Glazing", icon: "leaf" });
    expect(made).toMatchObject({ slug: "glazing", icon: "leaf", description: null });
    expect(await problemOf(api.createCollection({ name: "Glazing" }))).toBe("conflict");
    const { data: question } = await api.createQuestion({ ...typed, collection: "Glazing" });
    const { etag } = await api.getCollection({ slug: "glazing" });
    const { data: renamed } = await api.updateCollection(
      { slug: "glazing" },
      { name: "Glazes", description: "Colors and recipes" },
      { ifMatch: etag! },
    );
    expect(renamed).toMatchObject({ slug: "glazes", icon: "leaf", description: "Colors and recipes" });
    expect((await api.getCollection({ slug: "glazing" })).data).toEqual(renamed);
    expect((await api.getQuestion({ id: question.id })).data.collection).toBe("Glazes");
    expect(await problemOf(api.deleteCollection({ slug: "glazes" }, { ifMatch: etag! }))).toBe(
      "changed-meanwhile",
    );
    await api.deleteCollection({ slug: "glazes" });
    expect((await api.getQuestion({ id: question.id })).data.collection).toBeNull();
    const writer = await clientWith(["write"]);
    expect((await writer.createCollection({ name: "Clay" })).data.name).toBe("Clay");
    expect(await problemOf(writer.createCollection({ name: "Kilns", icon: "box" }))).toBe("not-allowed");
    expect(await problemOf(writer.updateCollection({ slug: "clay" }, { name: "Clays" }))).toBe(
      "missing-scope",
    );
  });
});

describe("settings", () => {
  test("are changed field by field, as the forms would, and visitors see it", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write", "publish", "settings"], owner);
    const before = await api.getSettings();
    const { data: same, etag } = await api.updateSettings({}, { ifMatch: before.etag! });
    expect([same, etag]).toEqual([before.data, before.etag]);
    const { data: changed } = await api.updateSettings(
      {
        name: "Saltmarsh Pottery",
        ...{
          layout: "topics",
          headline: "How can we help?",
          intro: "  Ask  away ",
          websiteUrl: "pots.example",
        },
        announcement: { text: "Closed on Monday", linkLabel: "Hours", linkUrl: "https://pots.example/hours" },
        headerLinks: [{ label: "Shop", url: "shop.pots.example" }],
        footerLinks: [{ label: "Terms", url: "https://pots.example/terms" }],
        colors: { primary: "#0A6E5C", secondary: null },
        font: "Georgia",
        contact: { email: "hello@pots.example", social: { instagram: "@pots" } },
        search: { answersFromWebsite: false },
        widget: { origins: ["pots.example", "https://shop.pots.example/cart"], label: "Help", side: "start" },
      },
      { ifMatch: before.etag! },
    );
    expect(changed).toEqual({
      ...before.data,
      ...{ name: "Saltmarsh Pottery", layout: "topics", headline: "How can we help?", intro: "Ask away" },
      websiteUrl: "https://pots.example/",
      announcement: { text: "Closed on Monday", linkLabel: "Hours", linkUrl: "https://pots.example/hours" },
      headerLinks: [{ label: "Shop", url: "https://shop.pots.example" }],
      footerLinks: [{ label: "Terms", url: "https://pots.example/terms" }],
      colors: { ...before.data.colors, primary: "#0A6E5C", background: "#FFFFFF" },
      font: "Georgia",
      contact: {
        ...before.data.contact,
        email: "hello@pots.example",
        social: { ...before.data.contact.social, instagram: "https://instagram.com/pots" },
      },
      search: { ...before.data.search, answersFromWebsite: false },
      widget: {
        ...{ origins: ["https://pots.example", "https://shop.pots.example"], label: "Help", side: "start" },
        hasShortcut: false,
      },
    });
    expect((await api.getSettings()).data).toEqual(changed);
    const late = api.updateSettings({ headline: "Late" }, { ifMatch: before.etag! });
    expect(await problemOf(late)).toBe("changed-meanwhile");
    const page = await (await fetch(`${app.origin}/help/${owner.subdomain}`)).text();
    for (const text of ["Saltmarsh Pottery", "How can we help?", "Closed on Monday"])
      expect(page).toContain(text);
    const { data: cleared } = await api.updateSettings({
      ...{ headline: null, announcement: null, headerLinks: [] },
      ...{ contact: { email: null, social: { instagram: null } }, widget: { origins: [], label: null } },
    });
    expect(cleared).toMatchObject({
      ...{ headline: null, announcement: null, headerLinks: [], footerLinks: changed.footerLinks },
      contact: { email: null, social: { instagram: null } },
      widget: { origins: ["https://pots.example"], label: null },
    });
    const entries = await app.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, owner.companyId), eq(auditEntries.actorKind, "key")));
    const actions = new Set(entries.map(({ action }) => action));
    expect([...actions].sort()).toEqual([
      ...["appearance.changed", "contact.changed", "settings.changed", "widget.changed"],
    ]);
  });

  test("that aren't valid change nothing, and name their fields", async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read", "write", "publish", "settings"], owner);
    const before = await api.getSettings();
    const cases: [Parameters<typeof api.updateSettings>[0], string][] = [
      [{ name: "   " }, "body.name"],
      [{ websiteUrl: "not a website" }, "body.websiteUrl"],
      [{ language: "klingon!" }, "body.language"],
      [{ colors: { primary: "red" } }, "body.colors.primary"],
      [{ footerLinks: [{ label: "Run", url: "javascript:alert(1)" }] }, "body.footerLinks.0.url"],
      [{ announcement: { text: "A", linkLabel: "More" } }, "body.announcement.linkUrl"],
      [{ contact: { email: "a@b.example\nBcc: c" } }, "body.contact.email"],
      [{ contact: { social: { linkedin: "https://evil.example/x" } } }, "body.contact.social.linkedin"],
      [{ widget: { origins: ["pots.example", "data:x"] } }, "body.widget.origins.1"],
      [{ widget: { label: "a".repeat(100) } }, "body.widget.label"],
      [{ isPublic: false } as never, "body"],
      [{ customDomain: "evil.example" } as never, "body"],
    ];
    for (const [change, field] of cases) {
      const error = await api.updateSettings({ headline: "Nope", ...change }).catch((reason) => reason);
      expect([field, error.problem?.status, error.problem?.errors?.[0]?.field]).toEqual([field, 400, field]);
    }
    expect((await api.getSettings()).data).toEqual(before.data);
  });

  test("need a key with their own scope, and two changes at the same time both count", async () => {
    const publisher = await clientWith(["read", "write", "publish", "inbox"]);
    expect(await problemOf(publisher.updateSettings({ headline: "Mine" }))).toBe("missing-scope");
    const bare = await clientWith(["settings"]);
    expect(await problemOf(bare.updateSettings({ headline: "Mine" }))).toBe("not-allowed");
    const api = await clientWith(keyScopes);
    await Promise.all([api.updateSettings({ headline: "Both" }), api.updateSettings({ intro: "Count" })]);
    expect((await api.getSettings()).data).toMatchObject({ headline: "Both", intro: "Count" });
  });
});

describe("messages and feedback", () => {
  test("messages are sent with a mail, read, marked and deleted", async () => {
    const api = await clientWith(["inbox"]);
    const sent = {
      name: "Ada",
      email: "ada@visitor.example",
      message: "Where is my order?\nIt left on May 4.",
    };
    const { data: made } = await api.sendMessage(sent);
    expect(made).toMatchObject({ ...sent, isRead: false, isSpam: false });
    const mails = await app.services.db.select().from(outboxMails);
    expect(mails.map(({ subject }) => subject)).toContain("Message from Ada through your help center");
    const { data: marked } = await api.updateMessage({ id: made.id }, { isRead: true, isSpam: true });
    expect(marked).toMatchObject({ isRead: true, isSpam: true });
    expect((await api.listMessages({ folder: "spam" })).data.data).toEqual([marked]);
    await api.deleteMessage({ id: made.id });
    expect(await problemOf(api.getMessage({ id: made.id }))).toBe("not-found");
    expect(await problemOf(api.sendMessage({ ...sent, name: "Ada\nBcc: all@x.example" }))).toBe(
      "invalid-request",
    );
  });

  test("feedback counts once per visitor, for published items only", async () => {
    const api = await clientWith(["read", "write"]);
    const vote = {
      kind: "question" as const,
      itemId: company.ids.published,
      isHelpful: false,
      comment: "It says nothing about glazes.",
      visitor: "customer 7",
    };
    const { data } = await api.sendFeedback(vote);
    expect((await api.listFeedback()).data.data).toContainEqual(data);
    expect(await problemOf(api.sendFeedback(vote))).toBe("conflict");
    expect((await api.sendFeedback({ ...vote, visitor: "customer 8" })).data.id).not.toBe(data.id);
    expect(await problemOf(api.sendFeedback({ ...vote, itemId: company.ids.draft }))).toBe("not-found");
  });
});

test("another company's ids are unknown to every change, and nothing changes", async () => {
  const api = await clientWith(keyScopes, other);
  const { published: id, message, article } = company.ids;
  const before = await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id));
  const calls = [
    () => api.updateQuestion({ id }, { answer: "An answer of a stranger." }),
    () => api.deleteQuestion({ id }),
    () => api.updateArticle({ id: article }, { title: "A stranger's title" }),
    () => api.discardArticleChanges({ id: article }),
    () => api.deleteArticle({ id: article }),
    () => api.updateGuide({ id: company.ids.guide }, { title: "A stranger's" }),
    () => api.deleteGuide({ id: company.ids.guide }),
    () => api.updateMessage({ id: message }, { isSpam: true }),
    () => api.deleteMessage({ id: message }),
    () => api.updateWebhook({ id: company.ids.webhook }, { url: "https://evil.example/" }),
    () => api.sendFeedback({ kind: "question", itemId: id, isHelpful: true, visitor: "x" }),
  ];
  for (const call of calls) expect(await problemOf(call())).toBe("not-found");
  expect(await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id))).toEqual(before);
  // An unknown id adds a question to the key's company.
  const { data } = await api.importQuestions({ questions: [{ id, ...typed, question: "Is this id mine?" }] });
  expect(data.added).toBe(1);
  expect(await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id))).toEqual(before);
});

describe("a whole help center", () => {
  const filesOf = async (file: Blob) => unzipSync(new Uint8Array(await file.arrayBuffer()));
  const allText = async (file: Blob) =>
    Object.values(await filesOf(file))
      .map((bytes) => strFromU8(bytes))
      .join("\n");
  const emptyOne = () => buildOwner(app.services.db, { betaStatus: "beta_user", companyName: "Empty" });

  test("moves into an empty one, without its settings and without anything private", async () => {
    const { db } = app.services;
    const reader = await clientWith(["read"]);
    const { data: file, headers } = await reader.exportCenter();
    expect(headers.get("cache-control")).toBe("private, no-store");
    const names = Object.keys(await filesOf(file)).filter((name) => name.endsWith(".ndjson"));
    expect(names).toContain("generated_faqs-1.ndjson");
    expect(names.filter((name) => /message|member|audit|visit|key|webhook|import/.test(name))).toEqual([]);
    const text = await allText(file);
    expect(text).toContain(company.mark);
    expect(text).toContain(`New words of ${company.mark}`);
    expect(text).not.toContain(`Read this, ${company.mark}`);
    for (const secret of [company.email, other.mark]) expect(text).not.toContain(secret);

    const owner = await emptyOne();
    const api = await clientWith(["read", "write", "publish"], owner);
    const before = await api.getSettings();
    const { data: done } = await api.importCenter(file);
    const [questions, moved] = await Promise.all([reader.listQuestions(), api.listQuestions()]);
    const titles = (page: typeof questions) => page.data.data.map(({ question }) => question).sort();
    expect(titles(moved)).toEqual(titles(questions));
    expect(done).toMatchObject({ questions: titles(questions).length, problems: [] });
    expect((await api.getSettings()).data).toEqual(before.data);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, owner.companyId), eq(auditEntries.action, "center.imported")));
    expect(entries).toMatchObject([{ actorKind: "key", actorName: "Website build" }]);
    expect(await problemOf(api.importCenter(file))).toBe("conflict");
  });

  test("isn't exported or imported by a key without the scope, or from another file", async () => {
    const owner = await emptyOne();
    const writer = await clientWith(["write"], owner);
    expect(await problemOf(writer.exportCenter())).toBe("missing-scope");
    expect(await problemOf(writer.importCenter(new Blob(["x"])))).toBe("missing-scope");
    const publisher = await clientWith(["write", "publish"], owner);
    expect(await problemOf(publisher.importCenter(new Blob(["not a ZIP file"])))).toBe("invalid-request");
    expect(await problemOf(publisher.importCenter(new Blob([])))).toBe("invalid-request");
    const { token } = await makeKey(app, owner, ["write", "publish"]);
    const sent = await fetch(`${app.origin}/api/v1/imports/center`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect([sent.status, (await sent.json()).detail]).toEqual([
      415,
      "Send a ZIP file, with the content type application/zip.",
    ]);
  });

  test("is exported ten times an hour, and isn't copied for HEAD", { tags: "long" }, async () => {
    const owner = await fillCompany(app.services);
    const api = await clientWith(["read"], owner);
    const { token } = await makeKey(app, owner, ["read"]);
    const asked = await fetch(`${app.origin}/api/v1/exports/center`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${token}` },
    });
    expect([asked.status, asked.headers.get("allow")]).toEqual([405, "GET"]);
    for (let count = 0; count < 10; count++) await api.exportCenter();
    expect(await problemOf(api.exportCenter())).toBe("too-many-requests");
    const isExport = eq(auditEntries.action, "center.exported");
    const entries = await app.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, owner.companyId), isExport));
    expect(entries).toHaveLength(10);
  });
});

test("a body that is too large, isn't JSON or has another type is refused", async () => {
  const { token } = await makeKey(app, company, ["write"]);
  const post = async (body: string, type = "application/json") => {
    const response = await fetch(`${app.origin}/api/v1/questions`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      body,
    });
    const problem = await response.json();
    expect(contract.problemOf("createQuestion", { status: response.status, body: problem })).toBeNull();
    return problem.type.slice(problem.type.indexOf("#") + 1);
  };
  expect(await post(JSON.stringify({ ...typed, answer: "a".repeat(200_000) }))).toBe("too-large");
  expect(await post("{")).toBe("invalid-request");
  expect(await post("question=a", "application/x-www-form-urlencoded")).toBe("wrong-type");
});

test("this file calls every operation through the client", async () => {
  const api = await clientWith(keyScopes);
  await api.listCollections();
  await api.listQuestions();
  const { data: articles } = await api.listArticles();
  for (const { id } of articles.data) await api.getArticle({ id });
  await api.listGuides();
  await api.getGuide({ id: company.ids.guide });
  await api.getGettingStarted();
  await api.search({ q: company.mark });
  await api.ask({ q: "Where is the kiln?" });
  await api.getMessage({ id: company.ids.message });
  await api.getSettings();
  const { webhook } = company.ids;
  await api.listWebhooks();
  await api.getWebhook({ id: webhook });
  await api.updateWebhook({ id: webhook }, { isOn: false });
  const { data: check } = await api.startWebsiteCheck();
  await api.getWebsiteCheck({ id: check.id });
  await api.listWebsiteChecks();
  await api.startHelpDeskImport({ source: "zendesk", address: "acme.zendesk.com" });
  await api.getHelpDeskImport();
  expect(await problemOf(api.confirmHelpDeskImport({}))).toBe("conflict");
  await api.stopHelpDeskImport();
  expect([...called].sort()).toEqual(operationIds.toSorted());
});

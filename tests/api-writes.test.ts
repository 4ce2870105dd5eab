/** Changes through the company API. A proxy of `fetch` checks every response against the document. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRequests, auditEntries, generatedFaqs, outboxMails } from "#db/schema.ts";
import { allOperations, operationIds } from "#features/api/operations.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { apiContract, type Contract } from "./support/api-contract.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
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
  const text = await response.clone().text();
  const { status } = response;
  expect(contract.problemOf(id, { status, body: text === "" ? null : JSON.parse(text) })).toBeNull();
  return response;
};

async function clientWith(scopes: readonly (typeof keyScopes)[number][], owner = company): Promise<StepApi> {
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
  const { published: id, message } = company.ids;
  const before = await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id));
  const calls = [
    () => api.updateQuestion({ id }, { answer: "An answer of a stranger." }),
    () => api.deleteQuestion({ id }),
    () => api.updateMessage({ id: message }, { isSpam: true }),
    () => api.deleteMessage({ id: message }),
    () => api.sendFeedback({ kind: "question", itemId: id, isHelpful: true, visitor: "x" }),
  ];
  for (const call of calls) expect(await problemOf(call())).toBe("not-found");
  expect(await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id))).toEqual(before);
  // An unknown id adds a question to the key's company.
  const { data } = await api.importQuestions({ questions: [{ id, ...typed, question: "Is this id mine?" }] });
  expect(data.added).toBe(1);
  expect(await app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.id, id))).toEqual(before);
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
  expect([...called].sort()).toEqual(operationIds.toSorted());
});

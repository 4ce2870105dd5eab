/** The company API, through the client that is written from its document. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, collections, companies, companyKeys, rateLimits } from "#db/schema.ts";
import { openApiDocument } from "#features/api/openapi-document.ts";
import { operationIds } from "#features/api/operations.ts";
import { writeClient } from "#features/api/write-client.ts";
import {
  createCompanyKey,
  revokeCompanyKey,
  rotateCompanyKey,
} from "#features/companies/keys/company-keys.server.ts";
import { projectRoot } from "#platform/program-file.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { apiContract, type Contract } from "./support/api-contract.ts";
import { makeKey, type TestKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { buildArticle, buildFaq, buildVideoFaq } from "./support/factories.ts";
import { type FilledCompany, fillCompany } from "./support/filled-company.ts";
import { ApiError } from "./support/step-api.ts";

let app: TestApp;
let contract: Contract;
let company: FilledCompany;
let other: FilledCompany;
let key: TestKey;

beforeAll(async () => {
  app = await startApp();
  contract = apiContract(app.origin);
  company = await fillCompany(app.services);
  other = await fillCompany(app.services);
  key = await makeKey(app, company, [...keyScopes]);
});
afterAll(() => app?.close());

/** Requests without the client, for what the client can't send. */
async function send(
  path: string,
  { token = key.token, ...init }: RequestInit & { token?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${app.origin}/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const body = text === "" ? null : isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

async function problemOf(call: Promise<unknown>): Promise<{ status: number; type: string }> {
  const error = await call.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  expect(error.headers.get("content-type")).toBe("application/problem+json");
  const { status, type } = error.problem;
  return { status, type: type.slice(type.indexOf("#") + 1) };
}

describe("the document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { body, headers } = await send("/openapi.json", { headers: {} });
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    const result = await new Validator().validate(body);
    expect(result).toMatchObject({ valid: true });
    expect(body.openapi).toBe("3.1.0");
    expect(body).toEqual(
      JSON.parse(JSON.stringify(openApiDocument({ origin: app.origin, appName: "Step" }))),
    );
  });

  test("names every operation that the server has, and the client is written from it", async () => {
    const described = Object.values(contract.document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(operationIds.toSorted());
    const client = await readFile(join(projectRoot, "tests/support/step-api.ts"), "utf8");
    // `npm run cli -- api-client tests/support/step-api.ts` writes it.
    expect(writeClient(openApiDocument({ origin: "http://localhost:3000", appName: "Step" }))).toBe(client);
  });

  test("is also a page, which names every operation and type", async () => {
    const page = await (await fetch(`${app.origin}/api/reference`)).text();
    for (const id of [...operationIds, ...Object.keys(contract.document.components.schemas)])
      expect(page).toMatch(new RegExp(`id="(type-)?${id}"`));
    const redirect = await fetch(`${app.origin}/api/v1`, { redirect: "manual" });
    expect(redirect.headers.get("location")).toBe("/api/reference");
  });
});

describe("reading", () => {
  test("gives questions with their sources, drafts too, and finds each one", async () => {
    const { data } = await key.api.listQuestions();
    expect(contract.problemOf("listQuestions", { status: 200, body: data })).toBeNull();
    const published = data.data.find(({ id }) => id === company.ids.published);
    expect(published?.url).toContain(`/faq/${published?.slug}`);
    expect(published?.sources.length).toBeGreaterThan(0);
    const draft = data.data.find(({ id }) => id === company.ids.draft);
    expect(draft).toMatchObject({ status: "draft", url: null });
    expect(data.data.map(({ id }) => id)).toContain(company.ids.videoFaq);
    for (const each of data.data) {
      const found = await key.api.getQuestion({ id: each.id });
      expect(found.data).toEqual(each);
    }
  });

  test("filters by status, collection and time", async () => {
    const drafts = await key.api.listQuestions({ status: "draft" });
    expect(new Set(drafts.data.data.map(({ status }) => status))).toEqual(new Set(["draft"]));
    const { id } = await buildFaq(app.services.db, company, { category: " Boots " });
    const boots = await key.api.listQuestions({ collection: "Boots" });
    expect(boots.data.data.map((each) => each.id)).toEqual([id]);
    const later = await key.api.listQuestions({ updatedAfter: boots.data.data[0]!.updatedAt });
    expect(later.data.data.map((each) => each.id)).not.toContain(id);
  });

  test("gives every item once, on pages that continue after the last one", async () => {
    const one = await fillCompany(app.services);
    const { api } = await makeKey(app, one);
    const createdAt = new Date("2026-01-01T00:00:00Z");
    for (let count = 0; count < 5; count++) {
      await buildFaq(app.services.db, one, { createdAt });
      await buildVideoFaq(app.services.db, one, { createdAt });
    }
    const whole = await api.listQuestions({ limit: 200 });
    expect(whole.data.nextCursor).toBeNull();
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await api.listQuestions({ limit: 3, ...(cursor ? { cursor } : {}) });
      expect(page.data.data.length).toBeLessThanOrEqual(3);
      ids.push(...page.data.data.map(({ id }) => id));
      ({ nextCursor: cursor } = page.data);
    } while (cursor !== null);
    expect(ids).toEqual(whole.data.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("gives collections, also at a former address", async () => {
    const { data } = await key.api.listCollections();
    expect(contract.problemOf("listCollections", { status: 200, body: data })).toBeNull();
    const [first] = data.data;
    const found = await key.api.getCollection({ slug: first!.slug });
    expect(found.data).toEqual(first);
  });

  test("names the collection that another one is inside", async () => {
    const { db } = app.services;
    const { companyId } = company;
    const values = { companyId, isKept: true, position: 90 };
    const [outer] = await db
      .insert(collections)
      .values({ ...values, name: "Deliveries" })
      .returning({ id: collections.id });
    await db.insert(collections).values({ ...values, name: "Islands", parentId: outer!.id });
    const { data } = await key.api.listCollections();
    expect(contract.problemOf("listCollections", { status: 200, body: data })).toBeNull();
    expect(Object.fromEntries(data.data.map(({ name, parent }) => [name, parent]))).toMatchObject({
      Deliveries: null,
      Islands: "Deliveries",
    });
  });

  test("gives articles, guides, feedback, messages and settings", async () => {
    const { db } = app.services;
    const article = await buildArticle(db, company, { title: "Arriving", content: "# By ferry\n\nAt noon." });
    const draft = await buildArticle(db, company, { status: "draft" });
    const articles = await key.api.listArticles();
    expect(contract.problemOf("listArticles", { status: 200, body: articles.data })).toBeNull();
    expect(articles.data.data.map(({ id }) => id)).toEqual(expect.arrayContaining([article.id, draft.id]));
    expect((await key.api.getArticle({ id: article.id })).data.content).toBe(article.content);

    const guides = await key.api.listGuides();
    expect(contract.problemOf("listGuides", { status: 200, body: guides.data })).toBeNull();
    expect((await key.api.getGuide({ id: company.ids.guide })).data.steps.length).toBeGreaterThan(0);

    const started = await key.api.getGettingStarted();
    expect(contract.problemOf("getGettingStarted", { status: 200, body: started.data })).toBeNull();

    const votes = await key.api.listFeedback();
    expect(contract.problemOf("listFeedback", { status: 200, body: votes.data })).toBeNull();
    expect(votes.data.data).toContainEqual(expect.objectContaining({ id: company.ids.vote }));

    const messages = await key.api.listMessages();
    expect(contract.problemOf("listMessages", { status: 200, body: messages.data })).toBeNull();
    const message = await key.api.getMessage({ id: company.ids.message });
    expect(messages.data.data).toContainEqual(message.data);
    expect((await key.api.listMessages({ folder: "spam" })).data.data).toEqual([]);

    const settings = await key.api.getSettings();
    expect(contract.problemOf("getSettings", { status: 200, body: settings.data })).toBeNull();
    expect(settings.data).toMatchObject({ name: `Company ${company.mark}`, isPublic: true });
  });

  test("searches and asks what visitors can read, in a language of the center", async () => {
    const { db } = app.services;
    await buildFaq(db, company, {
      question: "When does the ferry to Saltmarsh leave?",
      answer: "The ferry to Saltmarsh leaves at noon every day.",
    });
    const { data } = await key.api.search({ q: "ferry saltmarsh", limit: 1 });
    expect(contract.problemOf("search", { status: 200, body: data })).toBeNull();
    expect(data.hits[0]).toMatchObject({
      kind: "question",
      title: "When does the ferry to Saltmarsh leave?",
    });
    expect(data.hits[0]?.url).toContain("/faq/");
    const asked = await key.api.ask({ q: "When does the ferry to Saltmarsh leave?" });
    expect(contract.problemOf("ask", { status: 200, body: asked.data })).toBeNull();
    expect(asked.data).toMatchObject({
      decision: "answer",
      answer: { sentences: ["The ferry to Saltmarsh leaves at noon every day."] },
    });
    const unknown = await key.api.ask({ q: "Which opera did Verdi write last?" });
    expect(contract.problemOf("ask", { status: 200, body: unknown.data })).toBeNull();
    expect(unknown.data.answer).toBeNull();
    expect(await problemOf(key.api.search({ q: "ferry", language: "tlh" }))).toEqual({
      status: 400,
      type: "invalid-request",
    });
  });

  test("answers 304 while nothing has changed", async () => {
    const first = await send(`/questions/${company.ids.published}`);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[\w-]{22}"$/);
    const again = await send(`/questions/${company.ids.published}`, { headers: { "if-none-match": etag } });
    expect([again.status, again.body]).toEqual([304, null]);
    await buildFaq(app.services.db, company);
    const list = await send("/questions");
    await buildFaq(app.services.db, company);
    const changed = await send("/questions", {
      headers: { "if-none-match": list.headers.get("etag") ?? "" },
    });
    expect(changed.status).toBe(200);
  });
});

describe("another company", () => {
  test("can't be found by any id, and is in no list", async () => {
    const ids = Object.values(company.ids);
    const stranger = await makeKey(app, other, [...keyScopes]);
    for (const [path, methods] of Object.entries(contract.document.paths)) {
      if (!("get" in methods)) continue;
      if (path.includes("{id}"))
        for (const id of ids)
          expect([
            path,
            (await send(path.replace("{id}", id).replace("{number}", "1"), { token: stranger.token })).status,
          ]).toEqual([path, 404]);
      await app.services.db.delete(rateLimits);
      if (path.includes("{")) continue;
      const { body } = await send(`${path}?${"q=mark".repeat(Number(/search|ask/.test(path)))}`, {
        token: stranger.token,
      });
      expect(JSON.stringify(body)).not.toContain(company.mark);
    }
  });
});

describe("a key", () => {
  const scopeOf = ({ userId, companyId, email }: FilledCompany) => ownerScope({ userId, companyId, email });

  test("is refused when it is missing, unknown, of another kind or revoked", async () => {
    const revoked = await makeKey(app, company);
    await revokeCompanyKey(app.services, scopeOf(company), revoked.id);
    const crawlKey = "step_ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ";
    const statuses: [string, number, string][] = [
      ["", 401, "missing-key"],
      ["step_live_0123456789012345678901234567890123456789012", 401, "unknown-key"],
      [crawlKey, 401, "unknown-key"],
      [revoked.token, 401, "revoked-key"],
    ];
    for (const [token, status, type] of statuses) {
      const response = await send("/questions", { token });
      expect(response.status).toBe(status);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(response.body.type).toBe(`${app.origin}/api/reference#${type}`);
    }
    const cookie = await send("/questions", { token: "", headers: { cookie: company.cookie } });
    expect(cookie.status).toBe(401);
  });

  test("does only what its scopes allow", async () => {
    for (const scope of keyScopes) {
      const { token } = await makeKey(app, other, [scope]);
      for (const [path, method] of [
        ["/questions", "read"],
        ["/messages", "inbox"],
      ] as const) {
        const { status, body } = await send(path, { token });
        expect([scope, path, status]).toEqual([scope, path, scope === method ? 200 : 403]);
        if (status === 403)
          expect(body).toMatchObject({ detail: `This needs a key with the scope "${method}".` });
      }
    }
  });

  test("is stored as a hash, and says when it was used last", async () => {
    const { id, token } = await makeKey(app, other);
    await send(`/questions/${other.ids.published}`, { token });
    const [row] = await app.services.db.select().from(companyKeys).where(eq(companyKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.lastUsedAt).not.toBeNull();
    expect(row?.lastUsedFor).toBe("GET /questions/{id}");
    expect(JSON.stringify(app.logged())).not.toContain(token);
  });

  test("works for another day after it was rotated", async () => {
    const { services } = app;
    const { id, token } = await makeKey(app, other);
    const rotated = await rotateCompanyKey(services, scopeOf(other), id);
    expect((await send("/questions", { token })).status).toBe(200);
    expect((await send("/questions", { token: rotated?.token ?? "" })).status).toBe(200);
    await services.db.update(companyKeys).set({ previousUntil: new Date() }).where(eq(companyKeys.id, id));
    expect((await send("/questions", { token })).status).toBe(401);
    expect((await send("/questions", { token: rotated?.token ?? "" })).status).toBe(200);
  });

  test("can't be changed by another company, and the audit log has every change", async () => {
    const { services } = app;
    const { id } = await makeKey(app, company);
    expect(await rotateCompanyKey(services, scopeOf(other), id)).toBeNull();
    expect(await revokeCompanyKey(services, scopeOf(other), id)).toBeNull();
    await rotateCompanyKey(services, scopeOf(company), id);
    await revokeCompanyKey(services, scopeOf(company), id);
    const entries = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action }) => action).sort()).toEqual(["key.created", "key.revoked", "key.rotated"]);
  });

  test("is one of at most twenty", async () => {
    const full = await fillCompany(app.services);
    const make = () => createCompanyKey(app.services, scopeOf(full), { name: "Another", scopes: ["read"] });
    for (let count = 1; count < 20; count++) await make();
    await expect(make()).rejects.toThrow("A company can have up to 20 keys");
  });

  test("has no access while its company has none", async () => {
    const closed = await fillCompany(app.services);
    const { token } = await makeKey(app, closed);
    const { db } = app.services;
    await db.update(companies).set({ betaStatus: "waitlist" }).where(eq(companies.id, closed.companyId));
    const { status, body } = await send("/questions", { token });
    expect([status, body.type]).toEqual([403, `${app.origin}/api/reference#no-access`]);
  });

  test("sends 120 requests a minute, and the headers count down", async () => {
    const { token } = await makeKey(app, other);
    const first = await send("/settings", { token });
    expect(first.headers.get("ratelimit-limit")).toBe("120");
    expect(first.headers.get("ratelimit-remaining")).toBe("119");
    await Promise.all(Array.from({ length: 119 }, () => send("/settings", { token })));
    const refused = await send("/settings", { token });
    expect([refused.status, refused.headers.get("ratelimit-remaining")]).toEqual([429, "0"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body.type).toBe(`${app.origin}/api/reference#too-many-requests`);
    const another = await makeKey(app, other);
    expect((await send("/settings", { token: another.token })).status).toBe(200);
  });
});

describe("an invalid request names its fields", () => {
  test.each([
    ["/questions?limit=201", "query.limit"],
    ["/questions?limit=many", "query.limit"],
    ["/questions?cursor=%00x", null],
    ["/questions?cursor=abc", "query.cursor"],
    ["/questions?stauts=draft", "query"],
    ["/questions/none", "path.id"],
    ["/search", "query.q"],
  ])("%s", async (path, field) => {
    const response = await fetch(`${app.origin}/api/v1${path}`, {
      headers: { authorization: `Bearer ${key.token}` },
    });
    expect(response.status).toBe(400);
    if (field === null) return;
    const body = await response.json();
    expect(body.errors).toContainEqual(expect.objectContaining({ field }));
    expect(body.detail).toContain(field);
  });

  test("and an unknown address or method says so", async () => {
    expect((await send("/nothing")).body.type).toContain("#not-found");
    const wrong = await send("/settings", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, PATCH"]);
  });
});

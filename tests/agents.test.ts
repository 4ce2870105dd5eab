/** The tools for agents, with the official client. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { and, eq, ne, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  articleStates,
  auditEntries,
  companies,
  companyKeys,
  contactMessages,
  dailyVisits,
  generatedFaqs,
  helpCenterContent,
  rateLimits,
} from "#db/schema.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { makeKey } from "#tests/support/api-keys.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildFaq } from "#tests/support/factories.ts";
import { sendRaw } from "#tests/support/raw-http.ts";
import { createMember } from "#tests/support/sign-in.ts";
import { openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

let app: TestApp;
let acme: WidgetHost;
let sent = 0;
const clients: Client[] = [];
/** Words of content that strangers must never get. */
const canaries = ["zanzibar", "quicksilver", "marmalade"];

beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  acme = await openWidgetHost(app, {
    name: "acme",
    pages: {},
    company: { companyName: "Acme", betaStatus: "beta_user" },
  });
  const hidden = await openWidgetHost(app, { name: "hidden", pages: {}, company: { isPublic: false } });
  const bolt = await openWidgetHost(app, { name: "bolt", pages: {} });
  const { db } = app.services;
  const draft = {
    status: "draft",
    slug: "zanzibar",
    question: "Is zanzibar safe?",
    answer: "The zanzibar is a draft.",
  };
  await buildFaq(db, acme, { ...draft, status: "draft" as const });
  await buildArticle(db, acme, {
    status: "draft",
    slug: "zanzibar",
    title: "Zanzibar",
    content: "zanzibar draft",
  });
  await buildFaq(db, hidden, {
    slug: "quicksilver",
    question: "Is quicksilver safe?",
    answer: "Our quicksilver is.",
  });
  await buildFaq(db, bolt, {
    slug: "marmalade",
    question: "Is marmalade safe?",
    answer: "Our marmalade is safe.",
  });
  await Promise.all([acme, hidden, bolt].map(({ site }) => site.close()));
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await app?.close();
});

/** Each request comes from another network, so that no limit applies. */
const fromAnywhere = (url: string | URL, init: RequestInit = {}) => {
  sent += 1;
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", `198.51.${(sent >> 8) & 255}.${sent & 255}`);
  return fetch(url, { ...init, headers });
};

async function connect(address: string, key?: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const requestInit = key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(address), { fetch: fromAnywhere, requestInit }),
  );
  clients.push(client);
  return client;
}

test("the official client lists and calls every tool, and each answer has sentence, page and date", async () => {
  const client = await connect(`${acme.center}/mcp`);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "ask", "get", "list_topics"]);
  const call = async (name: string, args = {}) =>
    (await client.callTool({ name, arguments: args })).structuredContent as Record<string, never>;
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const page = `${acme.center}/faq/dishwasher`;
  const sentence = "All our glazes are safe in the dishwasher and the microwave.";
  expect((await call("search", { query: "dishwasher" })).results).toContainEqual({
    title: "Is the mug safe in the dishwasher?",
    sentence,
    page,
    date,
  });
  expect(await call("ask", { question: "can it go in the dishwasher" })).toMatchObject({
    decision: "answer",
    answer: { sentences: expect.arrayContaining([sentence]), page, date },
  });
  expect(await call("ask", { question: "Do you sell helicopters?" })).toMatchObject({ answer: null });
  expect(await call("get", { page: `${acme.center}/articles/broken` })).toMatchObject({
    sentence: "It happens to one box in two hundred.",
    markdown: expect.stringContaining("1. Take a picture."),
    page: `${acme.center}/articles/broken`,
    date,
  });
  expect((await call("list_topics")).topics).toContainEqual(
    expect.objectContaining({ title: "Care", page: `${acme.center}/c/care`, count: 1, date }),
  );
});

test("a help center's own host has the same tools, and a private one none", async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  const head = [
    "POST /mcp HTTP/1.1",
    `Host: acme.localhost:${app.port}`,
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  const answer = await sendRaw(app.port, Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`));
  expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"list_topics"')]);
  await expect(connect(`${app.origin}/help/hidden/mcp`)).rejects.toThrow("no public help center");
  await expect(connect(`${app.origin}/help/unknown/mcp`)).rejects.toThrow("no public help center");
});

test("agents are counted separately from people", async () => {
  const client = await connect(`${acme.center}/mcp`);
  const { db, visits } = app.services;
  const read = async () => {
    await visits.flush();
    const [row] = await db.select().from(dailyVisits).where(eq(dailyVisits.companyId, acme.companyId));
    return { calls: row?.agentCalls ?? 0, views: row?.views ?? 0, searches: row?.searches ?? 0 };
  };
  const before = await read();
  await client.callTool({ name: "search", arguments: { query: "mug" } });
  await client.callTool({ name: "list_topics", arguments: {} });
  expect(await read()).toEqual({ ...before, calls: before.calls + 2 });
});

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    // The low bits repeat after a few numbers.
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const words = [...canaries, "safe", "mug", "dishwasher", "draft", "hidden", "bolt", "broken", "'", "%"];
  const text = () => Array.from({ length: 1 + random(4) }, () => pick([...words, "../", "?"])).join(" ");
  const pages = [
    ...["/faq/", "/articles/", "/guides/", "/c/", "/"],
    `${app.origin}/help/bolt/faq/`,
    `${acme.center}/faq/`,
  ];
  const reads: Record<string, () => Record<string, unknown>> = {
    search: () => ({ query: text(), limit: 1 + random(10) }),
    ask: () => ({ question: `${text()}?` }),
    get: () => ({ page: pick(pages) + pick(words) }),
    list_topics: () => ({}),
  };
  return { pick, text, reads };
}

/** Parts of sentences that no call contains in these words. */
const secrets = [
  ...["The zanzibar is a draft", "zanzibar draft", "Our quicksilver", "Our marmalade"],
  ...["Is zanzibar safe", "Is quicksilver", "Is marmalade", "tangerine"],
];

interface RandomCalls {
  pick: ReturnType<typeof randomFrom>["pick"];
  calls: Record<string, () => object>;
  times: number;
}

/** Returns how many of the results are about the public question. */
async function callAtRandom(client: Client, { pick, calls, times }: RandomCalls): Promise<number> {
  let answered = 0;
  for (let count = 0; count < times; count += 1) {
    if (count % 100 === 0) await app.services.db.delete(rateLimits);
    const name = pick(Object.keys(calls));
    const args = { ...calls[name]?.() };
    const result = JSON.stringify(await client.callTool({ name, arguments: args }));
    expect(secrets.filter((secret) => result.includes(secret))).toEqual([]);
    if (result.includes("dishwasher")) answered += 1;
  }
  return answered;
}

test("random calls never show a draft, a private help center or another company", () => callsRead(100));
test("1,000 random calls never show any either", { tags: "long" }, () => callsRead(1_000));

async function callsRead(times: number): Promise<void> {
  const client = await connect(`${acme.center}/mcp`);
  const { pick, reads } = randomFrom(20_261_123);
  expect(await callAtRandom(client, { pick, calls: reads, times })).toBeGreaterThan(times / 10);
}

test("random calls with a key neither show nor change anything else, and publish nothing", () =>
  callsWrite(100));
test("1,000 random calls with a key don't either", { tags: "long" }, () => callsWrite(1_000));

async function callsWrite(times: number): Promise<void> {
  const { db } = app.services;
  const owner = await createMember(app.services, acme.companyId, "owner");
  const { token } = await makeKey(app, owner, [...keyScopes]);
  const client = await connect(`${acme.center}/mcp`, token);
  await db.insert(contactMessages).values({
    ...{ companyId: acme.companyId, name: "Dana", email: "dana@tangerine.example" },
    message: "My tangerine broke.",
  });
  const all = async () => ({
    questions: await db.select().from(generatedFaqs).orderBy(generatedFaqs.id),
    articles: await db.select().from(helpCenterContent).orderBy(helpCenterContent.id),
  });
  const untouchable = ({ questions, articles }: Awaited<ReturnType<typeof all>>) =>
    [...questions, ...articles].filter(
      ({ companyId, status }) => companyId !== acme.companyId || status === "published",
    );
  const before = await all();
  const ids = [...before.questions, ...before.articles].map(({ id }) => id);
  const own = [...before.questions, ...before.articles].filter(
    ({ companyId }) => companyId === acme.companyId,
  );
  const drafts = own.filter(({ status }) => status === "draft").map(({ id }) => id);
  const { pick, text, reads } = randomFrom(20_261_127);
  const calls = {
    ...reads,
    draft_question: () => ({ question: `${text()} question`, answer: `${text()} answer`, topic: text() }),
    draft_article: () => ({ title: text(), text: text() }),
    change_question_draft: () => ({ id: pick(pick([ids, drafts])), answer: `${text()} changed` }),
    change_article_draft: () => ({ id: pick(pick([ids, drafts])), text: text(), topic: text() }),
  };
  expect(await callAtRandom(client, { pick, calls, times })).toBeGreaterThan(times / 20);
  const after = await all();
  expect(untouchable(after)).toEqual(untouchable(before));
  expect(after.questions.length).toBeGreaterThan(before.questions.length + times / 20);
  const changed = after.questions.filter(({ slug }) => slug === "zanzibar");
  expect(changed).toMatchObject([{ status: "draft", answer: expect.stringContaining("changed") }]);
  await db.delete(generatedFaqs).where(notInArray(generatedFaqs.id, ids));
  await db.delete(helpCenterContent).where(notInArray(helpCenterContent.id, ids));
}

test("with a key that may write, an agent proposes drafts, which only the team reads", async () => {
  const { db } = app.services;
  const owner = await createMember(app.services, acme.companyId, "owner");
  const { token } = await makeKey(app, owner, ["read", "write", "publish"]);
  const client = await connect(`${acme.center}/mcp`, token);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual([
    ...["search", "ask", "get", "list_topics", "draft_question", "draft_article"],
    ...["change_question_draft", "change_article_draft"],
  ]);
  const draft = async (name: string, args: Record<string, string>) =>
    (await client.callTool({ name, arguments: args })).structuredContent as Record<
      "id" | "status" | "review",
      string
    >;
  const answer = "Yes, up to **30 cm** tall. Persimmon red costs extra.";
  const question = await draft("draft_question", { question: "Do you fire pots?", answer, topic: "Firing" });
  const article = await draft("draft_article", { title: "Firing persimmon", text: "## Heat\n\nSlowly." });
  expect([question, article]).toEqual([
    { id: question.id, status: "draft", review: `${app.origin}/dashboard/faqs?edit=${question.id}` },
    { id: article.id, status: "draft", review: `${app.origin}/dashboard/articles/${article.id}` },
  ]);
  const [faq] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.id, question.id));
  expect(faq).toMatchObject({ companyId: acme.companyId, status: "draft", category: "Firing", answer });
  const [stored] = await db.select().from(helpCenterContent).where(eq(helpCenterContent.id, article.id));
  expect(stored).toMatchObject({ status: "draft", slug: "firing-persimmon", content: "## Heat\n\nSlowly." });
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.companyId, acme.companyId));
  const written = audited.filter(({ subjectId }) => subjectId === question.id || subjectId === article.id);
  const byKey = { action: "content.added", actorKind: "key", actorName: "Website build" };
  expect(written).toMatchObject([byKey, byKey]);
  const stranger = await connect(`${acme.center}/mcp`);
  for (const reader of [client, stranger]) {
    const found = await reader.callTool({ name: "search", arguments: { query: "persimmon" } });
    expect(JSON.stringify(found)).not.toContain("Firing");
  }
  const long = await draft("draft_article", { title: "Firing in Japan", text: "窯".repeat(15_000) });
  expect(long.status).toBe("draft");
  const short = await client.callTool({ name: "draft_question", arguments: { question: "?", answer: "" } });
  expect(short.isError).toBe(true);
  const blank = await client.callTool({
    name: "draft_question",
    arguments: { question: "\u0001\u0001\u0001\u0001\u0001\u0001", answer: "Long enough." },
  });
  expect(blank).toMatchObject({
    isError: true,
    content: [{ text: "A question needs at least 5 characters." }],
  });
});

test("an agent changes drafts, but nothing that is public or will be", async () => {
  const { db } = app.services;
  const owner = await createMember(app.services, acme.companyId, "owner");
  const { token } = await makeKey(app, owner, ["write", "publish"]);
  const client = await connect(`${acme.center}/mcp`, token);
  const call = async (name: string, args: Record<string, string>) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
    const [said] = content as { text: string }[];
    return isError === true ? (said?.text ?? "") : (structuredContent as { id: string; status: string });
  };
  const added = async (name: string, args: Record<string, string>) => {
    const draft = await call(name, args);
    if (typeof draft === "string") throw new Error(draft);
    return draft.id;
  };
  const answer = "Yes, up to 30 cm tall.";
  const question = await added("draft_question", { question: "Do you fire pots?", answer, topic: "Firing" });
  const article = await added("draft_article", { title: "Firing", text: "Slowly." });
  const shorter = { id: question, answer: "Yes, up to 30 cm." };
  expect(await call("change_question_draft", shorter)).toMatchObject({ id: question, status: "draft" });
  const [faq] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.id, question));
  expect(faq).toMatchObject({
    ...{ question: "Do you fire pots?", answer: "Yes, up to 30 cm.", category: "Firing", status: "draft" },
  });
  const longer = { id: article, text: "Slowly, for 12 hours.", topic: "Firing" };
  expect(await call("change_article_draft", longer)).toMatchObject({ id: article, status: "draft" });
  const [stored] = await db.select().from(helpCenterContent).where(eq(helpCenterContent.id, article));
  expect(stored).toMatchObject({
    ...{ title: "Firing", content: "Slowly, for 12 hours.", category: "Firing", status: "draft" },
  });

  const publishAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(articleStates)
    .values({ articleId: article, companyId: acme.companyId, publishAt })
    .onConflictDoUpdate({ target: articleStates.articleId, set: { publishAt } });
  expect(await call("change_article_draft", longer)).toBe(
    "This article is scheduled. Ask a person of the team to change it.",
  );
  const isPublic = "Visitors can read this by now. Ask a person of the team to change it.";
  await db.update(generatedFaqs).set({ status: "published" }).where(eq(generatedFaqs.id, question));
  await db.update(helpCenterContent).set({ status: "published" }).where(eq(helpCenterContent.id, article));
  expect(await call("change_question_draft", shorter)).toBe(isPublic);
  expect(await call("change_article_draft", longer)).toBe(isPublic);
  for (const table of [generatedFaqs, helpCenterContent]) {
    const [foreign] = await db.select().from(table).where(ne(table.companyId, acme.companyId));
    const text = { question: "Is this mine now?", answer: "It is mine now.", title: "Mine", text: "Mine" };
    const id = foreign?.id ?? "";
    expect(await call("change_question_draft", { id, ...text })).toBe("There is no draft with this id.");
    expect(await call("change_article_draft", { id, ...text })).toBe("This article no longer exists.");
  }
  await db.delete(generatedFaqs).where(eq(generatedFaqs.id, question));
  await db.delete(helpCenterContent).where(eq(helpCenterContent.id, article));
});

test("a key without the scope gets no tools to write, and one that isn't valid is refused", async () => {
  const owner = await createMember(app.services, acme.companyId, "owner");
  const readKey = await makeKey(app, owner, ["read"]);
  const reader = await connect(`${acme.center}/mcp`, readKey.token);
  expect((await reader.listTools()).tools).toHaveLength(4);
  const wish = { question: "Do you fire pots?", answer: "Yes, up to 30 cm tall." };
  for (const name of ["draft_question", "change_question_draft"])
    expect(await reader.callTool({ name, arguments: wish })).toMatchObject({ isError: true });

  const writer = await makeKey(app, owner, ["write"]);
  const foreign = await connect(`${app.origin}/help/bolt/mcp`, writer.token).catch(String);
  expect(foreign).toContain("This key is for another help center.");
  const client = await connect(`${acme.center}/mcp`, writer.token);
  await app.services.db
    .update(companyKeys)
    .set({ revokedAt: new Date() })
    .where(eq(companyKeys.id, writer.id));
  await expect(client.listTools()).rejects.toThrow("This key was revoked.");
  await expect(connect(`${acme.center}/mcp`, `${writer.token}x`)).rejects.toThrow("This key doesn't exist.");
});

test("bad input gets a sentence", async () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fromAnywhere(`${acme.center}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const batch = await post([list, list]);
  expect([batch.status, await batch.json()]).toMatchObject([
    400,
    { error: { message: "Send one request at a time." } },
  ]);
  expect((await post({ ...list, params: { text: "x".repeat(110_000) } })).status).toBe(413);
  expect((await post(list, { origin: "https://evil.example" })).status).toBe(403);
  expect((await fromAnywhere(`${acme.center}/mcp`)).status).toBe(405);
  const client = await connect(`${acme.center}/mcp`);
  const wrong = await client.callTool({ name: "search", arguments: { query: "", limit: 99 } });
  expect(wrong.isError).toBe(true);
  const missing = await client.callTool({ name: "get", arguments: { page: "/faq/none" } });
  expect(missing).toMatchObject({ isError: true, content: [{ text: "This help center has no such page." }] });
  await app.services.db
    .update(companies)
    .set({ isPublic: false })
    .where(and(eq(companies.id, acme.companyId)));
  await expect(client.listTools()).rejects.toThrow("no public help center");
});

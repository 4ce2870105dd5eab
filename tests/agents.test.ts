/** The tools for agents, with the official client. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  auditEntries,
  companies,
  companyKeys,
  dailyVisits,
  generatedFaqs,
  helpCenterContent,
} from "#db/schema.ts";
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

test("1,000 random calls never show a draft, a private help center or another company", async () => {
  const client = await connect(`${acme.center}/mcp`);
  let seed = 20_261_123;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const words = [
    ...canaries,
    "safe",
    "mug",
    "dishwasher",
    "draft",
    "hidden",
    "bolt",
    "broken",
    "'",
    "%",
    "../",
    "?",
  ];
  const text = () => Array.from({ length: 1 + random(4) }, () => pick(words)).join(" ");
  const pages = [
    "/faq/",
    "/articles/",
    "/guides/",
    "/c/",
    "/",
    `${app.origin}/help/bolt/faq/`,
    `${acme.center}/faq/`,
  ];
  const calls = {
    search: () => ({ query: text(), limit: 1 + random(10) }),
    ask: () => ({ question: `${text()}?` }),
    get: () => ({ page: pick(pages) + pick(words) }),
    list_topics: () => ({}),
  };
  // The question may repeat a word, so what was asked is taken out of the answer's own words only.
  const secrets = [
    "The zanzibar is a draft",
    "zanzibar draft",
    "Our quicksilver",
    "Our marmalade",
    "Is zanzibar safe",
    "Is quicksilver",
    "Is marmalade",
  ];
  let answered = 0;
  for (let count = 0; count < 1_000; count += 1) {
    const name = pick(Object.keys(calls) as (keyof typeof calls)[]);
    const result = JSON.stringify(await client.callTool({ name, arguments: calls[name]() }));
    expect(secrets.filter((secret) => result.includes(secret))).toEqual([]);
    if (result.includes("dishwasher")) answered += 1;
  }
  expect(answered).toBeGreaterThan(100);
});

test("with a key that may write, an agent proposes drafts, which only the team reads", async () => {
  const { db } = app.services;
  const owner = await createMember(app.services, acme.companyId, "owner");
  const { token } = await makeKey(app, owner, ["read", "write", "publish"]);
  const client = await connect(`${acme.center}/mcp`, token);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(["search", "ask", "get", "list_topics", "draft_question", "draft_article"]);
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
  expect(audited.filter(({ action }) => action === "content.added")).toMatchObject([
    { actorKind: "key", actorName: "Website build" },
    { actorKind: "key", actorName: "Website build" },
  ]);
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

test("a key without the scope gets no tools to write, and one that isn't valid is refused", async () => {
  const owner = await createMember(app.services, acme.companyId, "owner");
  const readKey = await makeKey(app, owner, ["read"]);
  const reader = await connect(`${acme.center}/mcp`, readKey.token);
  expect((await reader.listTools()).tools).toHaveLength(4);
  const wish = { question: "Do you fire pots?", answer: "Yes, up to 30 cm tall." };
  expect(await reader.callTool({ name: "draft_question", arguments: wish })).toMatchObject({ isError: true });

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

import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { blogCategories, blogPosts, companies, generatedFaqs } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import {
  type ConnectionState,
  createRealtime,
  type Json,
  type Realtime,
} from "#platform/realtime/create-realtime.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";

let database: Database;
let realtime: Realtime;

beforeEach(async () => {
  database = await createTestDatabase();
  realtime = await createRealtime({ directUrl: database.url, db: database.db, log: collectLog().log });
});
afterEach(async () => {
  await realtime.close();
  await database.close();
});

function collect<T>() {
  const values: T[] = [];
  return { values, push: (value: T) => void values.push(value) };
}

test("delivers a message to its channel's subscribers in every process until they unsubscribe", async () => {
  const other = await createRealtime({ directUrl: database.url, db: database.db, log: collectLog().log });
  const [here, there, elsewhere] = [collect<Json>(), collect<Json>(), collect<Json>()];
  const leave = realtime.subscribe("import:1", here.push);
  other.subscribe("import:1", there.push);
  other.subscribe("import:2", elsewhere.push);
  await realtime.publish("import:1", { page: "Ünïcode ' \" \\" });
  await expect
    .poll(() => [here.values, there.values])
    .toEqual([[{ page: "Ünïcode ' \" \\" }], [{ page: "Ünïcode ' \" \\" }]]);
  leave();
  await realtime.publish("import:1", 2);
  await expect.poll(() => there.values).toHaveLength(2);
  expect(here.values).toHaveLength(1);
  expect(elsewhere.values).toEqual([]);
  await other.close();
});

test("delivers a message sent in a transaction if that commits", async () => {
  const { values, push } = collect<Json>();
  realtime.subscribe("news", push);
  const rolledBack = database.db.transaction(async (tx) => {
    await realtime.publish("news", "never", tx);
    throw new Error("back");
  });
  await expect(rolledBack).rejects.toThrow("back");
  await database.db.transaction((tx) => realtime.publish("news", "committed", tx));
  await expect.poll(() => values).toEqual(["committed"]);
});

test("refuses an oversized message", async () => {
  await expect(realtime.publish("news", "ä".repeat(4_000))).rejects.toThrow(RangeError);
});

test("one subscriber's error doesn't affect the others", async () => {
  const { values, push } = collect<Json>();
  realtime.subscribe("news", () => {
    throw new Error("broken");
  });
  realtime.subscribe("news", push);
  await realtime.publish("news", 1);
  await expect.poll(() => values).toEqual([1]);
});

test("reports a content change once per transaction, with the company's id", async () => {
  const { values, push } = collect<string>();
  realtime.onContentChanged(push);
  const { companyId } = await buildCompany(database.db);
  await expect.poll(() => values).toEqual([companyId]);
  await database.db.transaction(async (tx) => {
    const faq = { companyId, question: "What is it?", answer: "It is a thing." };
    await tx.insert(generatedFaqs).values({ ...faq, slug: "a" });
    await tx.insert(generatedFaqs).values({ ...faq, slug: "b" });
    await tx.update(companies).set({ companyName: "Acme" }).where(eq(companies.id, companyId));
  });
  await database.db.update(companies).set({ onboardingStep: 2 }).where(eq(companies.id, companyId));
  await database.db.insert(blogCategories).values({ name: "News", slug: "news" });
  await expect.poll(() => values).toEqual([companyId, companyId, "blog"]);
});

test("doesn't report a blog post's view count", async () => {
  const { values, push } = collect<string>();
  realtime.onContentChanged(push);
  const [post] = await database.db.insert(blogPosts).values({ title: "T", slug: "t" }).returning();
  // Events arrive in commit order, so once this one is here, all earlier ones are.
  await expect.poll(() => values.at(-1)).toBe("blog");
  const before = values.length;
  await database.db.update(blogPosts).set({ viewCount: 1 }).where(eq(blogPosts.id, post!.id));
  await database.db.update(blogPosts).set({ title: "New" }).where(eq(blogPosts.id, post!.id));
  await expect.poll(() => values.length).toBeGreaterThan(before);
  expect(values.slice(before)).toEqual(["blog"]);
});

test("reports a lost connection, reconnects, and delivers again", async () => {
  const states = collect<ConnectionState>();
  const { values, push } = collect<Json>();
  realtime.onConnection(states.push);
  realtime.subscribe("news", push);
  for (let round = 1; round <= 2; round++) {
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'step-realtime' and datname = current_database()`;
    await expect.poll(() => states.values).toHaveLength(2 * round);
    expect(states.values.slice(-2)).toEqual(["lost", "restored"]);
    await realtime.publish("news", round);
    await expect.poll(() => values.at(-1)).toBe(round);
  }
});

test("rejects if it can't connect, and tries no further", async () => {
  const url = new URL(database.url);
  url.pathname = "/missing";
  const opening = createRealtime({ directUrl: url.href, db: database.db, log: collectLog().log });
  await expect(opening).rejects.toThrow('database "missing" does not exist');
});

test("refuses a database that delivers no notifications, as behind a pooler that shares sessions", async () => {
  // A pooler gives each statement another session, so that the notification reaches a connection that doesn't listen.
  const deaf = { ...database.db, execute: () => Promise.resolve([]) } as unknown as Database["db"];
  const opening = createRealtime({ directUrl: database.url, db: deaf, log: collectLog().log });
  await expect(opening).rejects.toThrow("a connection pooler shares its sessions");
});

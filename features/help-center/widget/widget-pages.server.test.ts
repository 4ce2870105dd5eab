/** What the widget shows itself, and what it leaves to the help center. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "#db/schema.ts";
import { textsOf } from "#engines/messages/texts.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildFaq, buildOwner, buildVideo } from "#tests/support/factories.ts";
import { getForAgent } from "../agents/agent-tools.server.ts";
import { findPublicScope } from "../find-public-scope.server.ts";
import { presentHelpCenter } from "../present.ts";
import { readTopic } from "./list-topics.server.ts";
import { readPage } from "./read-page.server.ts";
import { searchWidget } from "./search-widget.server.ts";
import type { WidgetCenter } from "./widget-center.ts";

const origin = "https://step.example";
const base = `${origin}/help/acme`;
let database: Database;
let widget: WidgetCenter;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const shown = { companyName: "Acme", helpCenterSubdomain: "acme", isPublic: true, language: "en" };
  const owner = await buildOwner(db, { ...shown, plan: "ai" });
  const { companyId } = owner;
  const [outer] = await db
    .insert(collections)
    .values({ companyId, name: "Shipping", position: 1 })
    .returning({ id: collections.id });
  await db
    .insert(collections)
    .values({ companyId, name: "Abroad", position: 2, parentId: outer?.id ?? null });
  await buildFaq(db, owner, { question: "Do you ship to Norway?", slug: "norway", category: "Abroad" });
  await buildFaq(db, owner, { question: "How do I pay?", slug: "pay", category: "Paying" });
  await buildArticle(db, owner, {
    title: "Sharpen a chisel",
    slug: "chisel",
    category: null,
    content: "Then [pay](/faq/pay).",
  });
  await buildVideo(db, owner, { title: "Sharpen a plane", published: true, filename: "plane.mp4" });
  const scope = await findPublicScope(db, { host: { kind: "main" }, subdomain: "acme" });
  if (!scope) throw new Error("not public");
  const center = presentHelpCenter(scope, { origin, baseDomain: "step.example" });
  widget = { scope, center, texts: textsOf(center.messages), base, origin };
});

afterAll(() => database.close());

test("a video among the results opens in the help center, and other results in the widget", async () => {
  const { found } = await searchWidget(database, widget, "sharpen");
  const urls = Object.fromEntries(found.results.map(({ path, url }) => [path.replace(/#.*/, "#"), url]));
  expect(Object.keys(urls).sort()).toEqual(["/articles/chisel", "/videos#"]);
  expect(urls["/articles/chisel"]).toBeUndefined();
  expect(urls["/videos#"]).toMatch(/^https:\/\/step\.example\/help\/acme\/videos#[0-9a-f-]{36}$/);
});

test("an agent gets an article's links with the help center's address", async () => {
  const page = await getForAgent(database.db, widget, "/articles/chisel");
  expect(page?.markdown).toBe(`Then [pay](${base}/faq/pay).`);
});

test("a category lists the categories inside it", async () => {
  const topic = await readTopic(database.db, widget, "shipping");
  expect(topic?.links).toEqual([{ path: "/c/abroad", title: "Abroad", count: 1 }]);
});

test("pages whose address has control characters are unknown", async () => {
  for (const page of ["/articles/%00", "/guides/%00", "/faq/a%0A", "\0"]) {
    expect(await readPage(database, widget, { page, website: "https://acme.com" })).toBeNull();
    expect(await getForAgent(database.db, widget, page)).toBeNull();
  }
});

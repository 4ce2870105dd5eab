/**
 * Makes every stored text hostile, whatever form or file it came from, then opens every page in Chromium as a visitor
 * who may see it. Includes new columns and pages automatically.
 */
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable, PgText } from "drizzle-orm/pg-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { hostileTexts } from "#tests/support/hostile-site.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watch-page.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
let operator: TestUser;
let companyId = "";
let postId = "";
let hostileColumns: string[] = [];

/**
 * Values that the product generates, such as URLs, secrets and enumerations. Without the real value, nothing would find
 * the page.
 */
const ownMaking =
  /(^id$|_id$|slug|subdomain|token|secret|hash|key|path|(logo|image|thumbnail|poster|frame)_url|^role$|^kind$|^provider$|content_type)/;
const ownMakingInObjects = /(Url|Id|^id|Key|Color|^kind|^font|^origin)/;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const { db } = app.services;
  companyId = await makeWholeCenter(app.services, { subdomain: "acme" });
  owner = await createUser(app.services, { betaStatus: null });
  operator = await createUser(app.services, { isOperator: true, onboardingCompleted: true });
  await db
    .update(schema.companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", plan: "ai" })
    .where(eq(schema.companies.id, companyId));
  await fillTables();
  hostileColumns = await makeHostile();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function fillTables(): Promise<void> {
  const { db } = app.services;
  const [post] = await db
    .insert(schema.blogPosts)
    .values({ title: "A post", slug: "a-post", published: true, publishedAt: new Date() })
    .returning();
  postId = post?.id ?? "";
  await db
    .insert(schema.contactMessages)
    .values({ companyId, name: "Ada", email: "ada@visitor.example", message: "Hello" });
  await db
    .insert(schema.unansweredSearches)
    .values({ companyId, query: "nothing", count: 3, lastSearchedAt: new Date() });
  await db.insert(schema.betaCodes).values({ code: "CODE", maxUses: 3, note: "A note" });
  const waiting = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  expect(waiting.companyId).not.toBeNull();
}

/** Returns the columns that accepted a hostile text. Database constraints reject some. */
async function makeHostile(): Promise<string[]> {
  const { db } = app.services;
  const taken: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      const name = `${getTableName(table)}.${column.name}`;
      if (ownMaking.test(column.name)) continue;
      if (is(column, PgText) && !column.enumValues?.length) {
        const text = hostileTexts[taken.length % hostileTexts.length]!;
        const value = sql`${text} || ' ' || ctid::text`;
        const rows = await db
          .update(table)
          .set({ [property]: value })
          .where(sql`true`)
          .then(
            (result) => result.count,
            () => 0,
          );
        if (rows > 0) taken.push(name);
      } else if (column.dataType === "json") {
        const rows = await db.select({ value: column, place: sql<string>`ctid::text` }).from(table);
        for (const { value, place } of rows) {
          const hostile = hostileObject(value, taken.length);
          const isTaken = await db
            .update(table)
            .set({ [property]: hostile })
            .where(sql`ctid = ${place}::tid`)
            .then(
              () => true,
              () => false,
            );
          if (isTaken && value !== null) taken.push(name);
        }
      }
    }
  }
  return taken;
}

function hostileObject(value: unknown, index: number, key = ""): unknown {
  if (typeof value === "string") {
    return ownMakingInObjects.test(key) ? value : hostileTexts[index % hostileTexts.length];
  }
  if (Array.isArray(value)) return value.map((each, at) => hostileObject(each, index + at, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each], at) => [name, hostileObject(each, index + at, name)]),
  );
}

test("stores hostile texts wherever people write", () => {
  expect(hostileColumns).toEqual(
    expect.arrayContaining([
      "companies.company_name",
      "companies.contact_details",
      "generated_faqs.question",
      "generated_faqs.answer",
      "generated_faqs.category",
      "faq_evidence.sentence",
      "help_center_content.content",
      "getting_started.steps",
      "video_guides.title",
      "blog_posts.title",
      "contact_messages.message",
      "users.company_name",
      "waitlist.company_name",
      "beta_codes.note",
    ]),
  );
});

/** Returns the pages without row ids in their URL, and the pages of existing rows. */
function addresses(ids: RegExp): string[] {
  const paths = Object.values(app.build.main.routes).flatMap((route) =>
    route && ids.test(route.id) && route.module.default ? [fullPath(route.id)] : [],
  );
  const known: Record<string, string> = {
    ":subdomain": "acme",
    ":companyId": companyId,
    ":postId": postId,
    "blog/:slug": "blog/a-post",
  };
  return paths
    .map((path) =>
      Object.entries(known)
        .reduce((whole, [name, value]) => whole.replace(name, value), path)
        .replace("faq/:slug", "faq/parcel-1")
        .replace("articles/:slug", "articles/article-1")
        .replace("*", "nowhere"),
    )
    .filter((path) => !path.includes(":"));
}

function fullPath(id: string): string {
  const route = app.build.main.routes[id];
  const parent: string = route?.parentId ? fullPath(route.parentId) : "";
  return `${parent}/${route?.path ?? ""}`.replaceAll("//", "/").replace(/(.)\/$/, "$1");
}

/** Excludes bidirectional control characters and overflow, which are expected because the texts bypassed all forms. */
const mayRun = (wrong: string) =>
  /^(ran|asked|threw|said|attribute|address|element|form|broken|script|style)/.test(wrong);

interface Reader {
  who: string;
  ids: RegExp;
  cookie: () => string;
  isHydrated: boolean;
}

const readers: Reader[] = [
  { who: "a visitor", ids: /^main\/(help\/|landing$|blog$|blog\/)/, cookie: () => "", isHydrated: false },
  { who: "the owner", ids: /^main\/(dashboard|onboarding)/, cookie: () => owner.cookie, isHydrated: true },
  {
    who: "an operator",
    ids: /^main\/(operator|blog-admin)/,
    cookie: () => operator.cookie,
    isHydrated: true,
  },
];

test.each(readers)("nothing of it runs on any page of $who", async ({ ids, cookie, isHydrated }) => {
  const pages = [...new Set(addresses(ids))];
  expect(pages.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  const watched = await watchPages(browser, app.origin, { cookie: cookie(), isHydrated });
  for (const path of pages) {
    const found = await watched.open(app.origin + path);
    wrong.push(...found.filter(mayRun).map((what) => `${path}: ${what}`));
  }
  await watched.close();
  expect(wrong).toEqual([]);
});

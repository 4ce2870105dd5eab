import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blogCategories, blogOldSlugs, blogPosts } from "#db/schema/blog.ts";
import type { Database } from "#platform/db/open-database.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  findMovedPost,
  findPostPreview,
  findPublishedPost,
  listNewestPosts,
  listPublishedPosts,
  listRelatedPosts,
  listUsedCategories,
} from "./list-posts.server.ts";
import { createPostViews, purgePostViews } from "./post-views.server.ts";
import { publishDuePosts } from "./publish-due-posts.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeEach(async () => {
  const { db } = database;
  await db.delete(blogPosts);
  await db.delete(blogCategories);
  const [news] = await db.insert(blogCategories).values({ name: "News", slug: "news" }).returning();
  await db.insert(blogCategories).values({ name: "Empty", slug: "empty" });
  const published = { published: true, authorName: "The team" };
  await db.insert(blogPosts).values([
    { ...published, title: "Older", slug: "older", publishedAt: day(1), categoryId: news?.id },
    { ...published, title: "100 % sure", slug: "newer", publishedAt: day(2), categoryId: news?.id },
    { ...published, title: "Alone", slug: "alone", excerpt: "Very sure", publishedAt: day(3) },
    { title: "A draft", slug: "draft", categoryId: news?.id },
    { title: "Later", slug: "later", scheduledAt: day(10), categoryId: news?.id },
  ]);
});

const slugs = async (query: Partial<Parameters<typeof listPublishedPosts>[1]>) => {
  const { posts, total } = await listPublishedPosts(database.db, { limit: 10, ...query });
  return [posts.map(({ slug }) => slug), total];
};

describe("published posts", () => {
  test("lists published posts page by page, newest first", async () => {
    expect(await slugs({})).toEqual([["alone", "newer", "older"], 3]);
    expect(await slugs({ limit: 1, offset: 1 })).toEqual([["newer"], 3]);
  });

  test("searches title and excerpt, optionally in a category; wildcards match literally", async () => {
    expect(await slugs({ search: "SURE" })).toEqual([["alone", "newer"], 2]);
    expect(await slugs({ search: "sure", category: "news" })).toEqual([["newer"], 1]);
    expect(await slugs({ search: "0 % s" })).toEqual([["newer"], 1]);
    expect(await slugs({ search: "%" })).toEqual([["newer"], 1]);
    expect(await slugs({ category: "no-such" })).toEqual([[], 0]);
    expect(await slugs({ search: "\0\\_'" })).toEqual([[], 0]);
  });

  test("lists categories with published posts", async () => {
    expect(await listUsedCategories(database.db)).toEqual([{ name: "News", slug: "news" }]);
  });

  test("never returns a draft", async () => {
    const { db } = database;
    const asked = await Promise.all(["draft", "later"].map((slug) => findPublishedPost(db, slug)));
    expect(asked).toEqual([null, null]);
    const newer = await findPublishedPost(db, "newer");
    expect((await listRelatedPosts(db, newer!, 3)).map(({ slug }) => slug)).toEqual(["older"]);
    expect((await listNewestPosts(db, 9)).map(({ slug }) => slug)).toEqual(["alone", "newer", "older"]);
  });

  test("returns a draft for its private key only", async () => {
    const [draft] = await database.db.select().from(blogPosts).where(eq(blogPosts.slug, "draft"));
    expect((await findPostPreview(database.db, draft!.previewKey))?.title).toBe("A draft");
    expect(await findPostPreview(database.db, draft!.id)).toBeNull();
  });

  test("redirects old slugs while the post is published", async () => {
    const { db } = database;
    const rows = await db.select({ id: blogPosts.id, slug: blogPosts.slug }).from(blogPosts);
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
    await db.insert(blogOldSlugs).values([
      { slug: "oldest", postId: idOf("older") },
      { slug: "hidden", postId: idOf("draft") },
    ]);
    const moved = await Promise.all(
      ["oldest", "hidden", "older", "\0"].map((slug) => findMovedPost(db, slug)),
    );
    expect(moved).toEqual(["older", null, null, null]);
  });
});

test("publishes a scheduled post once when due, dated as scheduled", async () => {
  const { db } = database;
  const at = (now: Date) => publishDuePosts({ db, clock: { now: () => now, monotonicMs: () => 0 } });
  expect(await at(day(9))).toBe(0);
  expect((await Promise.all([at(day(11)), at(day(11))])).sort()).toEqual([0, 1]);
  const post = await findPublishedPost(db, "later");
  expect(post?.publishedAt).toEqual(day(10));
});

describe("views", () => {
  const reader = { "user-agent": "Mozilla/5.0 Firefox/140.0" };

  async function views(count: (views: ReturnType<typeof createPostViews>) => void, now = day(5)) {
    const clock = { now: () => now, monotonicMs: () => 0 };
    const counter = createPostViews({ db: database.db, clock, log: collectLog().log, secret: "s" });
    count(counter);
    await counter.stop();
    const rows = await database.db.select({ slug: blogPosts.slug, n: blogPosts.viewCount }).from(blogPosts);
    return Object.fromEntries(rows.map(({ slug, n }) => [slug, n]));
  }

  test("counts each reader once an hour, across processes", async () => {
    const one = (counter: ReturnType<typeof createPostViews>) => {
      counter.countPost("older", { headers: reader, address: "192.0.2.1" });
      counter.countPost("older", { headers: reader, address: "192.0.2.1" });
      counter.countPost("older", { headers: reader, address: "192.0.2.2" });
      counter.countPost("newer", { headers: reader, address: "192.0.2.1" });
    };
    await Promise.all([views(one), views(one), views(one)]);
    expect(await views(one)).toMatchObject({ older: 2, newer: 1, alone: 0 });
    expect(await views(one, new Date(day(5).getTime() + 3_600_000))).toMatchObject({ older: 4, newer: 2 });
  });

  test("ignores bots, signed-in users, drafts and unknown posts", async () => {
    const counted = await views((counter) => {
      const address = "192.0.2.1";
      counter.countPost("older", { headers: { "user-agent": "Googlebot/2.1" }, address });
      counter.countPost("older", { headers: {}, address });
      counter.countPost("older", { headers: { ...reader, cookie: "step.session_token=x" }, address });
      counter.countPost("draft", { headers: reader, address });
      counter.countPost("rss.xml", { headers: reader, address });
      counter.countPost("a".repeat(5_000), { headers: reader, address });
    });
    expect(counted).toMatchObject({ older: 0, draft: 0 });
  });

  test("stores nothing that identifies a reader, and nothing longer than a day", async () => {
    const { db } = database;
    await views((counter) => counter.countPost("older", { headers: reader, address: "192.0.2.77" }));
    const stored = await db.query.blogPostViews.findMany();
    expect(JSON.stringify(stored)).not.toMatch(/192\.0|Firefox/);
    await purgePostViews({ db, clock: { now: () => day(7), monotonicMs: () => 0 } });
    expect(await db.query.blogPostViews.findMany()).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listPublishedPosts } from "./list-published-posts.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const [news] = await database.db
    .insert(blogCategories)
    .values({ name: "News", slug: "news" })
    .returning({ id: blogCategories.id });
  const published = { published: true, authorName: "The team" };
  await database.db.insert(blogPosts).values([
    { ...published, title: "Older", slug: "older", publishedAt: new Date("2026-01-01") },
    {
      ...published,
      title: "Newer",
      slug: "newer",
      publishedAt: new Date("2026-02-02"),
      categoryId: news!.id,
    },
    { title: "A draft", slug: "draft" },
  ]);
});

afterAll(() => database.close());

test("readers see what is published, the newest first, and no draft", async () => {
  const posts = await listPublishedPosts(database.db);
  expect(posts.map(({ slug, category }) => [slug, category])).toEqual([
    ["newer", "News"],
    ["older", null],
  ]);
});

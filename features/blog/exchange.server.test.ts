import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { ensureFirstPosts } from "./ensure-first-posts.server.ts";
import { exportPosts } from "./export-posts.server.ts";
import { importPosts } from "./import-posts.server.ts";
import { listPublishedPosts } from "./list-posts.server.ts";
import { readPostFile } from "./post-file.ts";
import { pathsIn } from "./post-folder.ts";

let app: TestApp;
let picture: Uint8Array;

beforeAll(async () => {
  app = await startApp();
  const create = { width: 40, height: 30, channels: 3, background: "#6e0ad6" } as const;
  picture = await sharp({ create }).png().toBuffer();
});

afterAll(() => app?.close());

function folderOf({ posts, pictures }: { posts: Map<string, string>; pictures: Map<string, Uint8Array> }) {
  return {
    ...pathsIn([...posts.keys(), ...pictures.keys()]),
    readPost: async (file: string) => readPostFile(file, posts.get(file) ?? ""),
    readPicture: async (path: string) => pictures.get(path) ?? null,
  };
}

async function exported() {
  const posts = new Map<string, string>();
  const pictures = new Map<string, Uint8Array>();
  for await (const { path, content } of exportPosts(app.services)) {
    if (typeof content === "string") posts.set(path, content);
    else pictures.set(path, content);
  }
  return { posts, pictures };
}

test("seeds three posts once and doesn't restore deleted ones", async () => {
  const { services } = app;
  const first = await Promise.all([ensureFirstPosts(services), ensureFirstPosts(services)]);
  expect(first.sort()).toEqual([false, true]);
  const { posts, total } = await listPublishedPosts(services.db, { limit: 10 });
  expect(total).toBe(3);
  expect(posts.every(({ readingTimeMinutes, category }) => readingTimeMinutes && category)).toBe(true);
  await services.db.delete(blogPosts);
  expect(await ensureFirstPosts(services)).toBe(false);
});

test("imports a future post as scheduled, and keeps the schedule through export and import", async () => {
  const { services } = app;
  await services.db.delete(blogPosts);
  const tomorrow = new Date(services.clock.now().getTime() + 86_400_000);
  const yesterday = new Date(services.clock.now().getTime() - 86_400_000);
  const text = (lines: string) => `---\ntitle: T\n${lines}\n---\nText`;
  const posts = new Map([
    ["future.md", text(`slug: future\ndate: ${tomorrow.toISOString()}`)],
    ["planned.md", text(`slug: planned\ndraft: true\npublish_at: ${tomorrow.toISOString()}`)],
    ["missed.md", text(`slug: missed\ndraft: true\npublish_at: ${yesterday.toISOString()}`)],
  ]);
  await importPosts(services, folderOf({ posts, pictures: new Map() }));
  const out = await exported();
  await services.db.delete(blogPosts);
  await importPosts(services, folderOf(out));
  const rows = await services.db.select().from(blogPosts).orderBy(blogPosts.slug);
  expect(rows.map(({ slug, published, scheduledAt }) => [slug, published, scheduledAt])).toEqual([
    ["future", false, tomorrow],
    ["missed", false, null],
    ["planned", false, tomorrow],
  ]);
});

test("round-trips a folder of Markdown with images", async () => {
  const { services } = app;
  await services.db.delete(blogPosts);
  await services.db.delete(blogCategories);
  const text = "Look:\n\n![A square](../images/square.png) and ![away](https://e.example/a.png)";
  const folder = {
    posts: new Map([
      [
        "posts/2026-01-02-hello.md",
        `---\ntitle: Hello\ncategory: News\nimage: /images/square.png\n---\n${text}`,
      ],
      ["posts/later.md", "---\ntitle: Later\ndraft: true\n---\n![gone](none.png) ![bad](bad.png)"],
      ["posts/broken.md", "---\ntitle: [\n---\n"],
    ]),
    pictures: new Map([
      ["images/square.png", picture],
      ["posts/bad.png", new TextEncoder().encode("<svg onload=alert(1)>")],
    ]),
  };
  const done = await importPosts(services, folderOf(folder));
  expect(done.added).toEqual(["hello", "later"]);
  expect(done.problems.map(({ file }) => file)).toEqual(["posts/later.md", "posts/broken.md"]);
  const again = await importPosts(services, folderOf(folder));
  expect(again).toMatchObject({ added: [], known: ["hello", "later"] });

  const out = await exported();
  expect([...out.posts.keys()].sort()).toEqual(["2026-01-02-hello.md", "later.md"]);
  expect([...out.pictures.keys()]).toHaveLength(1);
  expect(out.posts.get("2026-01-02-hello.md")).toMatch(/!\[A square\]\(images\/[^)]+-40x30\.png\)/);
  expect(out.posts.get("2026-01-02-hello.md")).toContain("![away](https://e.example/a.png)");

  await services.db.delete(blogPosts);
  await importPosts(services, folderOf(out));
  const back = await exported();
  const nameless = (files: Map<string, string>) =>
    [...files].map(([path, file]) => [path, file.replace(/images\/[a-z0-9-]+-40x30/g, "images/x")]).sort();
  expect(nameless(back.posts)).toEqual(nameless(out.posts));
  const [post] = await services.db.select().from(blogPosts).where(eq(blogPosts.slug, "hello"));
  expect(post?.featuredImageUrl).toMatch(/^\/files\/blog-images\/.+-40x30\.png$/);
});

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blogImages, blogPosts } from "#db/schema/blog.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { findMovedPost, findPublishedPost } from "./list-posts.server.ts";
import { purgeBlogPictures } from "./purge-pictures.server.ts";
import { createPost, deletePost, updatePost } from "./save-post.server.ts";
import { readPost } from "./schema.ts";
import { storePicture } from "./store-picture.server.ts";

let app: TestApp;
let now: Date;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  now = day(1);
  await app.services.db.delete(blogPosts);
  await app.services.db.delete(blogImages);
});
afterAll(() => app?.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const deps = () => ({ ...app.services, clock: { now: () => now, monotonicMs: () => 0 } });

function input(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "A post", ...fields })) form.set(name, value);
  const read = readPost(form);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.input;
}

async function create(fields: Record<string, string>) {
  const saved = await createPost(deps(), input(fields));
  if (saved.outcome !== "saved") throw new Error(JSON.stringify(saved));
  return saved.post;
}

async function update({ id, version }: { id: string; version: number }, fields: Record<string, string>) {
  const saved = await updatePost(deps(), { id, version, input: input(fields) });
  if (saved.outcome !== "saved") throw new Error(JSON.stringify(saved));
  return saved.post;
}

describe("saving a post", () => {
  test("keeps the date of first publication, even if it was unpublished in between", async () => {
    const first = await create({ published: "on" });
    now = day(2);
    const again = await update(first, { published: "on", content: "Better." });
    now = day(3);
    const taken = await update(again, {});
    expect(await findPublishedPost(app.services.db, "a-post")).toBeNull();
    now = day(4);
    const back = await update(taken, { published: "on" });
    expect([again, taken, back].map(({ publishedAt }) => publishedAt)).toEqual([day(1), day(1), day(1)]);
    expect(back.updatedAt).toEqual(day(4));
  });

  test("detects a conflict between two operators", async () => {
    const post = await create({});
    const saves = ["Mine.", "Yours."].map((content) =>
      updatePost(deps(), { ...post, input: input({ content }) }),
    );
    const outcomes = (await Promise.all(saves)).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["conflict", "saved"]);
    await deletePost(deps(), post.id);
    expect(await updatePost(deps(), { ...post, input: input({}) })).toEqual({
      outcome: "conflict",
      theirs: null,
    });
  });

  test("creates one post on a double click", async () => {
    const both = await Promise.all([createPost(deps(), input({})), createPost(deps(), input({}))]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["refused", "saved"]);
    expect(await app.services.db.select().from(blogPosts)).toHaveLength(1);
  });

  test("redirects old slugs until another post takes them", async () => {
    const { db } = app.services;
    const first = await create({ slug: "one", published: "on" });
    const second = await update(first, { slug: "two", published: "on" });
    const third = await update(second, { slug: "three", published: "on" });
    expect(await Promise.all(["one", "two"].map((slug) => findMovedPost(db, slug)))).toEqual([
      "three",
      "three",
    ]);
    await create({ slug: "two", published: "on" });
    expect((await findPublishedPost(db, "two"))?.title).toBe("A post");
    expect(await findMovedPost(db, "two")).toBeNull();
    // The post is back at its first slug, which then isn't an old slug anymore.
    await update(third, { slug: "one", published: "on" });
    expect(await findMovedPost(db, "one")).toBeNull();
    expect(await findMovedPost(db, "three")).toBe("one");
  });

  test("stores no old slug of an unpublished post", async () => {
    const draft = await create({ slug: "secret" });
    await update(draft, { slug: "open", published: "on" });
    expect(await findMovedPost(app.services.db, "secret")).toBeNull();
  });
});

test("keeps images that a post or draft uses or an unsaved text may use, then purges them", async () => {
  const { db, storage } = app.services;
  const create3 = { width: 4, height: 3, channels: 3, background: "#6e0ad6" } as const;
  const bytes = await sharp({ create: create3 }).png().toBuffer();
  const urls: string[] = [];
  for (let n = 0; n < 3; n++) {
    const stored = await storePicture(deps(), bytes);
    if (stored.outcome === "stored") urls.push(stored.picture.url);
  }
  const [inText = "", asCover = "", nowhere = ""] = urls;
  const draft = await create({ content: `Look: ![a](${inText})` });
  const post = await create({ title: "Other", featuredImageUrl: asCover });
  const left = async () =>
    (await Promise.all(urls.map(async (url) => (await storage.get(url.slice(7))) && url))).filter(Boolean);

  now = day(25);
  expect(await purgeBlogPictures(deps())).toBe(0);
  now = day(40);
  expect(await purgeBlogPictures(deps())).toBe(1);
  expect(await left()).toEqual([inText, asCover]);
  expect(nowhere).not.toBe("");

  await deletePost(deps(), post.id);
  await update(draft, { content: "Gone." });
  expect(await purgeBlogPictures(deps())).toBe(0);
  now = day(60);
  await db
    .update(blogPosts)
    .set({ content: `Back: ![a](${inText})` })
    .where(eq(blogPosts.id, draft.id));
  expect(await purgeBlogPictures(deps())).toBe(0);
  now = day(75);
  expect(await purgeBlogPictures(deps())).toBe(1);
  expect(await left()).toEqual([inText]);
});

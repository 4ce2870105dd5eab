/** Reads untrusted archives of posts in the real worker thread. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { PostFolder } from "./post-folder.ts";
import { withUploadedPosts } from "./uploaded-posts.server.ts";

type Files = Parameters<typeof zipSync>[0];

function upload<Value>(files: Files, use: (folder: PostFolder) => Promise<Value>) {
  return withUploadedPosts({ name: "blog.zip", bytes: new Uint8Array(zipSync(files)) }, use);
}

test("reads posts and images one by one", async () => {
  const files = {
    "posts/a.md": strToU8("---\ntitle: A\n---\nText"),
    "images/a.png": strToU8("png"),
    "__MACOSX/b.md": strToU8("x"),
    "readme.txt": strToU8("x"),
  };
  const read = await upload(files, async (folder) => ({
    files: folder.files,
    pictures: [...folder.pictures],
    post: await folder.readPost("posts/a.md"),
    picture: Buffer.from((await folder.readPicture("images/a.png")) ?? []).toString(),
    missing: await folder.readPicture("images/b.png"),
  }));
  expect(read).toEqual({
    files: ["posts/a.md"],
    pictures: ["images/a.png"],
    post: expect.objectContaining({ title: "A", content: "Text" }),
    picture: "png",
    missing: null,
  });
});

test("treats a single Markdown file as a folder with one post", async () => {
  const bytes = new Uint8Array(strToU8("# Hello\n\nText"));
  const post = await withUploadedPosts({ name: "hello.md", bytes }, (folder) => folder.readPost("hello.md"));
  expect(post).toMatchObject({ title: "Hello", content: "Text" });
});

test("isn't held up by YAML that is slow to parse or full of aliases", async () => {
  const anchors = `x: ${"&a ".repeat(4_000)}`;
  const aliases = ["a: &a [1]", ...Array.from({ length: 20 }, (_, n) => `b${n}: &b${n} [*a, *a]`)].join("\n");
  const texts = [...Array.from({ length: 4 }, () => anchors), aliases, "[".repeat(19_000)];
  const cpuSince = (before: NodeJS.CpuUsage) => process.threadCpuUsage(before).user;
  const reading = async (yamls: readonly string[]) => {
    const files = yamls.map((yaml, n) => [`${n}.md`, strToU8(`---\ntitle: x\n${yaml}\n---\nText`)] as const);
    const before = process.threadCpuUsage();
    const posts = await upload(Object.fromEntries(files), (folder) =>
      Promise.all(folder.files.map(folder.readPost)),
    );
    return { posts, cpu: cpuSince(before) };
  };
  const before = process.threadCpuUsage();
  for (const yaml of texts) parseDocument(yaml);
  const here = cpuSince(before);
  const harmless = texts.map((yaml) => `x: ${"a".repeat(yaml.length)}`);
  // The first time, modules are loaded.
  await reading(harmless);
  // Of a few rounds, because anything else that the thread does meanwhile counts, too.
  let more = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && more >= here / 2; round += 1) {
    const usual = await reading(harmless);
    const { posts, cpu } = await reading(texts);
    expect(posts).toEqual(texts.map(() => ({ problem: expect.stringContaining("isn't valid YAML") })));
    more = cpu - usual.cpu;
  }
  // This thread would need as long, if it parsed them.
  expect(more).toBeLessThan(here / 2);
});

test("skips oversized posts and images without unpacking them, and reads the others", async () => {
  const files: Files = {
    "large.md": new Uint8Array(20_000_000),
    "large.png": new Uint8Array(20_000_000),
    "small.md": strToU8("# Small"),
  };
  const read = await upload(files, async (folder) => [
    await folder.readPost("large.md"),
    await folder.readPicture("large.png"),
    await folder.readPost("small.md"),
  ]);
  expect(read).toMatchObject([{ problem: "It's too long for a post." }, null, { title: "Small" }]);
});

test("rejects invalid archives, too many entries and archives without posts", { tags: "long" }, async () => {
  const use = async () => "read";
  const problem = "It has no Markdown files";
  expect(await withUploadedPosts({ name: "a.zip", bytes: new Uint8Array(10) }, use)).toEqual({ problem });
  expect(await upload({ "a.png": strToU8("x") }, use)).toEqual({ problem });
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.md`, new Uint8Array()]));
  expect(await upload(many, use)).toEqual({ problem });
});

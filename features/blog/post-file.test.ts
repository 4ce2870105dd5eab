import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PostFile, postFileName, readPostFile, writePostFile } from "./post-file.ts";

const post: PostFile = {
  title: 'Say: "hello" # not a comment',
  slug: "say-hello",
  content: "## One\n\n---\n\nText",
  excerpt: "Short",
  metaDescription: null,
  featuredImageUrl: "images/a-10x10.png",
  featuredImageAlt: "A",
  authorName: "Ada",
  authorEmail: "ada@example.com",
  category: "News",
  tags: ["one", "two: three"],
  published: true,
  publishedAt: new Date("2026-11-02T10:00:00Z"),
  scheduledAt: null,
};

describe("post files", () => {
  test("round-trip a post, including drafts", () => {
    expect(postFileName(post)).toBe("2026-11-02-say-hello.md");
    expect(readPostFile(postFileName(post), writePostFile(post))).toEqual(post);
    const scheduledAt = new Date("2030-01-01T10:00:00Z");
    const draft = {
      ...post,
      published: false,
      publishedAt: null,
      scheduledAt,
      tags: [],
      category: null,
      excerpt: "E",
    };
    expect(readPostFile(postFileName(draft), writePostFile(draft))).toEqual(draft);
  });

  test("read other engines' files: dates and slugs in filenames, lists as text, first headings as titles", () => {
    expect(
      readPostFile("posts/2020-01-05-old-one.md", "---\ntags: a, b\nsummary: S\n---\n# Old *one*\n\nText"),
    ).toMatchObject({
      title: "Old *one*",
      slug: "old-one",
      tags: ["a", "b"],
      excerpt: "S",
      content: "Text",
      published: true,
      publishedAt: new Date("2020-01-05T00:00:00Z"),
    });
    expect(
      readPostFile("x.md", "---\r\ntitle: X\r\ncategories:\r\n  - News\r\npublished: false\r\n---\r\nText"),
    ).toMatchObject({
      category: "News",
      published: false,
      content: "Text",
    });
  });

  test.each([
    ["---\ntitle: [\n---\nText", /YAML/],
    ["---\na: &a [x]\ntitle: X\nb: [*a, *a]\n---\nText", /YAML/],
    ["Just text", /no title/],
    ["", /no title/],
  ])("report what is wrong with %j", (text, problem) => {
    expect(readPostFile("x.md", text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test("never throw, for any file", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, front, text) => {
        readPostFile(name, `---\n${front}\n---\n${text}`);
      }),
    );
  });

  test("include complete seed posts", () => {
    const folder = new URL("./seed/", import.meta.url);
    const files = readdirSync(folder);
    expect(files.length).toBe(3);
    for (const name of files) {
      const seed = readPostFile(name, readFileSync(new URL(name, folder), "utf8"));
      expect(seed).toMatchObject({
        slug: name.replace(".md", ""),
        published: true,
        category: expect.any(String),
      });
      if ("problem" in seed) continue;
      expect(seed.metaDescription?.length).toBeGreaterThan(80);
      expect(seed.content.split(/\s+/).length).toBeGreaterThan(350);
    }
  });
});

/** What programs read of the blog, which is valid pages and feeds, correct metadata, and nothing unpublished. */
import { type CheerioAPI, load } from "cheerio";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogCategories, blogPosts } from "#db/schema.ts";
import { ensureFirstPosts } from "#features/blog/ensure-first-posts.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";

let app: TestApp;
let previewKey = "";
const picture = "/files/blog-images/a-1700000000-800x600.png";
/**
 * Everything that could end an attribute, an element, an entity or a CDATA section, and a character that XML can't
 * contain.
 */
const nasty = `A & B <i>"quoted"</i> 'it' ]]> &amp; \u000b😀`;

beforeAll(async () => {
  app = await startApp();
  const { services } = app;
  await ensureFirstPosts(services);
  const [category] = await services.db
    .insert(blogCategories)
    .values({ name: nasty, slug: "nasty" })
    .returning();
  const texts = { excerpt: nasty, authorName: nasty, tags: [nasty], categoryId: category?.id };
  const content = `[here](/blog) and ![one](${picture}) and ${nasty}\n\n## One\n\n## Two\n\n## Three\n\nA claim.[^1]\n\n- [ ] open\n\n| a | b |\n| - | - |\n| c | d |\n\n[^1]: Its source.`;
  const publishedAt = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
  await services.db.insert(blogPosts).values([
    {
      ...texts,
      title: nasty,
      slug: "nasty",
      content,
      published: true,
      publishedAt,
      featuredImageUrl: picture,
    },
    { ...texts, title: "Other", slug: "other", published: true, publishedAt },
    { ...texts, title: "Secret draft", slug: "secret-draft", content },
    { ...texts, title: "Secret plan", slug: "secret-plan", scheduledAt: new Date(Date.UTC(2040, 0, 1)) },
    // Was published, then unpublished.
    { ...texts, title: "Secret past", slug: "secret-past", publishedAt },
  ]);
  const [draft] = await services.db.select().from(blogPosts).where(eq(blogPosts.slug, "secret-draft"));
  previewKey = draft?.previewKey ?? "";
});

afterAll(() => app?.close());

async function get(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(app.origin + path, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const pages = ["/blog", "/blog?q=%22%3E%3Cb%3E", "/blog?category=nasty", "/blog/nasty", "/blog/no-such"];

test("every page is valid HTML and loads resources only from its own server", async () => {
  const found: string[] = [];
  for (const path of [...pages, `/blog/preview/${previewKey}`]) {
    const { text, headers } = await get(path);
    expect(headers.get("content-security-policy")).toContain("default-src");
    found.push(...(await htmlProblems(path, text)));
    const $ = load(text);
    for (const element of $("img[src], script[src], link[rel='stylesheet']").toArray())
      expect($(element).attr("src") ?? $(element).attr("href")).toMatch(/^\/(?!\/)/);
  }
  expect(found).toEqual([]);
});

describe("an unpublished post", () => {
  test("is in no list, search, feed or sitemap, and related to nothing", async () => {
    const paths = ["/blog", "/blog?q=secret", "/blog?category=nasty", "/blog/other", "/blog/nasty"];
    for (const path of [...paths, "/blog/rss.xml", "/blog/atom.xml", "/sitemap.xml", "/llms.txt"]) {
      const { status, text } = await get(path);
      expect([path, status === 200 || path === "/llms.txt"]).toEqual([path, true]);
      expect([path, text.match(/Secret (?:draft|plan|past)|secret-/g)]).toEqual([path, null]);
    }
  });

  test.each(["secret-draft", "secret-plan", "secret-past"])(
    "has no page and no picture: %s",
    async (slug) => {
      expect((await get(`/blog/${slug}`)).status).toBe(404);
      expect((await get(`/blog/${slug}/og.png`)).status).toBe(404);
    },
  );

  test("is shown only by its private link, which isn't cached, indexed or sent as a referrer", async () => {
    const { status, headers, text } = await get(`/blog/preview/${previewKey}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(load(text)('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(text).not.toMatch(/og:image|application\/ld\+json/);
  });
});

describe("a link preview", () => {
  const metaOf = ($: CheerioAPI, name: string) =>
    $(`meta[property="${name}"], meta[name="${name}"]`).attr("content");

  test("shows a generated picture for a post without one", { tags: "long" }, async () => {
    const $ = load((await get("/blog/other")).text);
    expect(metaOf($, "og:type")).toBe("article");
    expect(metaOf($, "twitter:card")).toBe("summary_large_image");
    expect([metaOf($, "og:image:width"), metaOf($, "og:image:height")]).toEqual(["1200", "630"]);
    expect(metaOf($, "og:image:alt")).toBe("Other");
    const address = metaOf($, "og:image") ?? "";
    expect(address).toMatch(/^http:.*\/blog\/other\/og\.png\?v=\w+$/);
    const answer = await fetch(address);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect((await fetch(address, { method: "HEAD" })).status).toBe(200);
  });

  test("shows a post's own picture, in its own size", async () => {
    const $ = load((await get("/blog/nasty")).text);
    expect(metaOf($, "og:image")).toBe(app.origin + picture);
    expect([metaOf($, "og:image:width"), metaOf($, "og:image:height")]).toEqual(["800", "600"]);
    const data = JSON.parse($('script[type="application/ld+json"]').text());
    expect(data).toMatchObject({
      "@type": "BlogPosting",
      headline: nasty,
      datePublished: "2026-01-02T03:04:05.000Z",
      image: app.origin + picture,
    });
  });
});

describe("the feeds", () => {
  const xml = (text: string) => load(text, { xml: true });
  const absolute = /^http:\/\/localhost:\d+\//;
  /** The part of it that XML 1.0 can represent. */
  const written = nasty.replace("\u000b", "");

  test("are well-formed for a strict reader", async () => {
    for (const path of ["/blog/rss.xml", "/blog/atom.xml"]) {
      const { text } = await get(path);
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
      expect(text.replace(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
      expect(text).not.toContain("]]>");
    }
  });

  test("give RSS readers each post with its full text and absolute URLs", async () => {
    const { headers, text } = await get("/blog/rss.xml");
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const $ = xml(text);
    expect($("rss").attr("version")).toBe("2.0");
    for (const name of ["title", "link", "description"]) expect($(`channel > ${name}`).text()).not.toBe("");
    const items = $("item").toArray();
    expect(items).toHaveLength(5);
    const dates = items.map((item) => Date.parse($(item).find("pubDate").text()));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    for (const item of items) {
      expect($(item).find("link").text()).toMatch(absolute);
      expect($(item).find("guid").text()).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    }
    const last = $("item").filter((_, item) => $(item).find("link").text().endsWith("/nasty"));
    expect(last.find("title").text()).toBe(written);
    expect(last.find("dc\\:creator").text()).toBe(written);
    const html = load(last.find("content\\:encoded").text());
    expect(html('a:contains("here")').attr("href")).toBe(`${app.origin}/blog`);
    expect(html("img").attr("src")).toBe(app.origin + picture);
  });

  test("give Atom readers the same, with stable ids", async () => {
    const ids = async () => {
      const $ = xml((await get("/blog/atom.xml")).text);
      return $("entry > id")
        .toArray()
        .map((id) => $(id).text());
    };
    const { headers, text } = await get("/blog/atom.xml");
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const $ = xml(text);
    for (const name of ["id", "title", "updated"]) expect($(`feed > ${name}`).text()).not.toBe("");
    expect($('feed > link[rel="self"]').attr("href")).toBe(`${app.origin}/blog/atom.xml`);
    for (const entry of $("entry").toArray()) {
      for (const name of ["id", "title", "updated", "published", "author > name", "summary"])
        expect([name, $(entry).find(name).length]).toEqual([name, 1]);
      for (const name of ["updated", "published"])
        expect($(entry).find(name).text()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    const before = await ids();
    expect(new Set(before).size).toBe(5);
    const rename = { slug: "renamed", title: "Renamed" };
    await app.services.db.update(blogPosts).set(rename).where(eq(blogPosts.slug, "other"));
    app.services.pageCache.invalidate("blog");
    expect(await ids()).toEqual(before);
  });
});

/** A help center with more questions than fit on one page, for visitors, search engines and its static export. */

import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { staticSite } from "#features/help-center/export/static-site.ts";
import { createCenterReader } from "#server/center-reader.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
/** With the question that every center of these tests has, "General" has 201 and "الحساب" 112. */
const counts = { large: [60, 52], single: [200] } as const;
const names = [null, "الحساب"];

beforeAll(async () => {
  app = await startApp();
  for (const [subdomain, ofCategories] of Object.entries(counts)) {
    const { companyId } = await makePublicCenter(app.services, subdomain);
    await app.services.db.insert(generatedFaqs).values(
      ofCategories.flatMap((count, category) =>
        Array.from({ length: count }, (_, index) => ({
          companyId,
          question: `What is part ${index} of ${category}?`,
          answer: `It is number ${index}.`,
          slug: `part-${category}-${index}`,
          category: names[category],
          status: "published" as const,
          position: index + 1,
        })),
      ),
    );
    if (subdomain !== "large") continue;
    // Both tables have the same slug, so that the later question gets another one on its pages.
    await app.services.db.insert(videoGeneratedFaqs).values(
      Array.from({ length: 100 }, (_, index) => ({
        companyId,
        question: `What shows clip ${index}?`,
        answer: `The clip shows number ${index}.`,
        slug: `part-0-${index}`,
        category: "Clips & more",
        status: "published" as const,
        position: index,
      })),
    );
  }
});

afterAll(() => app?.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.origin}${path}`, { headers, redirect: "manual" });
  const html = await answer.text();
  const $ = load(html);
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: $("title").text(),
    questions: $(".hc-item")
      .toArray()
      .map((item) => $(item).attr("id")?.slice(2) ?? ""),
    links: (selector: string) =>
      $(selector)
        .toArray()
        .map((link) => $(link).attr("href")),
    said: $(".hc-group h2")
      .toArray()
      .map((heading) => $(heading).text()),
    described: $("script[type='application/ld+json']")
      .toArray()
      .map((script) => JSON.parse($(script).text()))
      .find((thing) => thing["@type"] === "FAQPage")?.mainEntity.length,
  };
}

test("the list shows the first questions of each category and links to all of them, page by page", async () => {
  const list = await get("/help/large/faq");
  expect(await htmlProblems("the list", list.html)).toEqual([]);
  expect(list.said).toEqual(["الحساب", "Clips & more", "General"]);
  expect(list.questions.length).toBe(60);
  expect(list.described).toBe(60);
  const ways = list.links(".hc-more a");
  expect(ways.length).toBe(3);
  const seen: string[] = [];
  for (const way of ways) {
    for (let next: string | undefined = way; next !== undefined; ) {
      const page = await get(next);
      expect(page.status).toBe(200);
      expect(await htmlProblems(next, page.html)).toEqual([]);
      expect(page.described).toBe(page.questions.length);
      expect(page.links("link[rel=canonical]")).toEqual([
        `http://large.localhost:${app.port}${next.slice("/help/large".length)}`,
      ]);
      expect(page.links("link[rel=next]")).toEqual(page.links(".hc-pages a[rel=next]"));
      expect(page.links("link[rel=prev]")).toEqual(page.links(".hc-pages a[rel=prev]"));
      seen.push(...page.questions);
      [next] = page.links("link[rel=next]");
    }
  }
  expect(new Set(seen).size).toBe(213);
  expect(seen.length).toBe(213);
  expect(list.questions.every((slug) => seen.includes(slug))).toBe(true);
  // Each question has its own URL.
  const clip = seen.find((slug) => slug === "part-0-7-2") ?? "";
  expect((await get(`/help/large/faq/${clip}`)).title).toMatch(/^What shows clip 7\?/);
  const sitemap = await get("/help/large/llms.txt");
  for (const slug of seen) expect(sitemap.html).toContain(`/faq/${slug}.md`);
});

test("names the category on its page, which is cached and answers 304", async () => {
  const path = "/help/large/c/clips-more/2";
  const page = await get(path);
  expect(page.title).toBe("Clips & more, page 2 · The large company Help Center");
  expect(page.said).toEqual(["Questions 51 to 100 of 100"]);
  expect(page.links("nav[aria-label=Pages] [aria-current]")).toEqual([path]);
  const etag = page.headers.get("etag") ?? "";
  const { hits } = app.services.pageCache.stats();
  expect((await get(path, { "if-none-match": etag })).status).toBe(304);
  expect(app.services.pageCache.stats().hits).toBe(hits + 1);
});

test("answers an invalid page with 404, and redirects a page that has another address", async () => {
  const about = "/help/large/c";
  for (const path of [
    "clips-more/3",
    "clips-more/0",
    "clips-more/02",
    "clips-more/x",
    "nothing",
    "nothing.md",
  ])
    expect([path, (await get(`${about}/${path}`)).status]).toEqual([path, 404]);
  const first = await get(`${about}/clips-more/1`);
  expect([first.status, first.headers.get("location")]).toEqual([301, `${about}/clips-more`]);
  const single = await get("/help/single/c/general");
  expect([single.status, single.headers.get("location")]).toEqual([302, "/help/single/faq"]);
  const former = await get("/help/large/faq/about/clips-more/2");
  expect([former.status, former.headers.get("location")]).toEqual([301, `${about}/clips-more/2`]);
  const question = await get("/help/large/faq/part-0-7");
  expect(question.links(".hc-crumbs a")).toContain(`${about}/general`);
  expect((await get("/help/large")).links(".hc-card-head a")).toContain(`${about}/general`);
});

test("continues the list if there is a single category", async () => {
  const list = await get("/help/single/faq");
  expect(await htmlProblems("the list", list.html)).toEqual([]);
  expect(list.questions.length).toBe(50);
  expect(list.links("link[rel=next]")).toEqual(["/help/single/c/general/2"]);
  const last = await get("/help/single/c/general/5");
  expect(last.said).toEqual(["Question 201 of 201"]);
  const second = await get("/help/single/c/general/2");
  expect(second.links("link[rel=prev]")).toEqual(["/help/single/faq"]);
  // The first page's picture: a later page has none.
  const [, picture = ""] = /property="og:image" content="http:\/\/[^/]+([^"?]+)/.exec(second.html) ?? [];
  expect(picture).toBe("/og/faq.png");
  expect((await get(`/help/single${picture}`)).status).toBe(200);
});

test("a static export has the same pages, and its search links to each question", async () => {
  const reader = createCenterReader(
    { services: app.services, app: app.build, rootDir: dirname(import.meta.dirname) },
    "single",
  );
  const documents = Array.from({ length: 200 }, (_, index) => ({
    kind: "question" as const,
    path: `/faq/part-0-${index}`,
    title: "<",
    category: null,
    text: "",
  }));
  const files = new Map<string, string>();
  // Omits the pages of single questions, as if nothing linked to them.
  const withoutQuestions = {
    ...reader,
    read: async (address: string) => (/^\/faq\/part-/.test(address) ? null : reader.read(address)),
  };
  for await (const { path, content } of staticSite({
    reader: withoutQuestions,
    languages: [{ prefix: "", documents, messages: englishMessages }],
  }))
    files.set(
      path,
      typeof content === "string"
        ? content
        : Buffer.from(content instanceof Uint8Array ? content : await text(content)).toString(),
    );
  for (const page of [2, 3, 4, 5]) expect([...files.keys()]).toContain(`c/general/${page}/index.html`);
  const second = load(files.get("c/general/2/index.html") ?? "");
  expect(second("link[rel=next]").attr("href")).toBe("../../../c/general/3/index.html");
  expect(second("[data-questions]").length).toBe(0);
  const script = files.get("search-index.js") ?? "";
  const listed: { path: string }[] = JSON.parse(script.slice(script.indexOf("["), -2));
  expect(listed.length).toBe(200);
  for (const { path } of listed) {
    const [file = "", slug = ""] = path.split("#");
    expect(files.get(file)).toContain(`id="${slug}"`);
  }
});

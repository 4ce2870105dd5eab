import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { EgressError, type EgressFetch, type RenderPage } from "#shared/egress.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { type CrawledSite, pageAbout, type Route, siteOfRoutes } from "#tests/support/crawled-site.ts";
import { crawlSite } from "./crawl-site.ts";
import { CrawlError, type CrawlEvent, type CrawlResult } from "./types.ts";

let site: CrawledSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function crawl(
  routes: Record<string, Route>,
  input: Parameters<CrawledSite["crawl"]>[0] = {},
): Promise<CrawlResult> {
  site = await siteOfRoutes(routes);
  return site.crawl(input);
}

function address(): string {
  return site!.site.url;
}

async function failure(crawling: Promise<CrawlResult>): Promise<CrawlError> {
  const error = await crawling.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CrawlError)) throw new Error(`no CrawlError but ${String(error)}`);
  return error;
}

function pathsOf(result: CrawlResult): string[] {
  return result.pages.map((page) => page.url.slice(address().length));
}

function reasons(result: CrawlResult): Record<string, string> {
  return Object.fromEntries(result.skipped.map(({ url, reason }) => [url.replace(address(), ""), reason]));
}

test("a site without TLS is read over http when https was assumed", async () => {
  site = await siteOfRoutes({
    "/": pageAbout("Acme", { links: ["/prices"] }),
    "/prices": pageAbout("Prices"),
  });
  const result = await site.crawl({ url: address().replace("http:", "https:"), triesHttp: true });
  expect(pathsOf(result)).toEqual(["/", "/prices"]);
});

describe("page selection", () => {
  test("reads a one-page site and sends its events in order", async () => {
    const events: CrawlEvent[] = [];
    const result = await crawl({ "/": pageAbout("Acme") }, { onEvent: (event) => events.push(event) });
    expect(pathsOf(result)).toEqual(["/"]);
    expect(result.strategy).toBe(1);
    expect(result.pages[0]).toMatchObject({
      metadata: { title: "Acme", language: "en", statusCode: 200, sourceURL: `${address()}/` },
      rendered: false,
    });
    expect(result.pages[0]!.markdown).toMatch(/^# Acme\n\nThis page is about Acme/);
    expect(result.pages[0]!.html).toContain("© Acme");
    expect(result.pages[0]!.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(events).toEqual([
      { type: "progress", progress: 10 },
      { type: "reading", url: `${address()}/`, isDone: false },
      { type: "reading", url: `${address()}/`, isDone: true },
      { type: "progress", progress: 30 },
      { type: "page", url: `${address()}/`, title: "Acme", words: result.pages[0]!.words, pages: 1 },
      { type: "progress", progress: 100 },
    ]);
  });

  test("passes each page to the caller as soon as it is kept, with its position", async () => {
    const handed: [number, string][] = [];
    const reading = new Set<string>();
    const result = await crawl(
      {
        "/": pageAbout("Acme", { links: ["/faq", "/about", "/gone"] }),
        "/faq": pageAbout("Questions"),
        "/about": pageAbout("People"),
      },
      {
        onPage: (page, order) => handed.push([order, page.html]),
        onEvent(event) {
          if (event.type === "reading") reading[event.isDone ? "delete" : "add"](event.url);
        },
      },
    );
    expect(handed.sort(([a], [b]) => a - b).map(([, html]) => html)).toEqual(
      result.pages.map(({ html }) => html),
    );
    expect(handed[0]?.[0]).toBe(0);
    expect([...reading]).toEqual([]);
  });

  test("reads FAQ-like pages first, fills up to fifteen and gives a reason for the rest", async () => {
    const posts = Array.from({ length: 20 }, (_, index) => `/blog/post-${index}`);
    const links = [
      ...posts,
      "/privacy",
      "/pricing",
      "/cart",
      "/faq",
      "/contact",
      "/about",
      "/repairs",
      "/menu.pdf",
    ];
    const routes: Record<string, Route> = { "/": pageAbout("Acme", { links }) };
    for (const link of links) routes[link] = pageAbout(link);
    const result = await crawl(routes);
    expect(result.pages).toHaveLength(15);
    expect(pathsOf(result).slice(0, 6).sort()).toEqual([
      "/",
      "/about",
      "/contact",
      "/faq",
      "/pricing",
      "/repairs",
    ]);
    expect(reasons(result)).toMatchObject({ "/cart": "not-useful", "/menu.pdf": "not-html" });
    expect(result.skipped.filter(({ reason }) => reason === "limit-reached")).toHaveLength(12);
    expect(result.skippedTotal).toBe(14);
    expect(site!.asked()).not.toContain("/menu.pdf");
  });

  test("finds unlinked pages through plain and gzipped sitemap indexes", async () => {
    const routes: Record<string, Route> = { "/": pageAbout("Acme") };
    site = await siteOfRoutes(routes);
    const url = address();
    routes["/robots.txt"] = { body: `User-agent: *\nSitemap: ${url}/maps/index.xml` };
    routes["/maps/index.xml"] = {
      contentType: "application/xml",
      body: `<?xml version="1.0"?><sitemapindex><sitemap><loc>${url}/maps/a.xml</loc></sitemap><sitemap><loc>${url}/maps/b.xml.gz</loc></sitemap></sitemapindex>`,
    };
    routes["/maps/a.xml"] = {
      body: `<urlset><url><loc> ${url}/faq?a=1&amp;b=2 </loc><image:image><image:loc>${url}/x.jpg</image:loc></image:image></url></urlset>`,
    };
    routes["/maps/b.xml.gz"] = {
      contentType: "application/gzip",
      body: gzipSync(
        `<urlset><url><loc>${url}/services</loc></url><url><loc>https://other.example/x</loc></url></urlset>`,
      ),
    };
    routes["/faq?a=1&b=2"] = pageAbout("questions");
    routes["/services"] = pageAbout("services");
    const result = await site.crawl();
    expect(pathsOf(result).sort()).toEqual(["/", "/faq?a=1&b=2", "/services"]);
    expect(reasons(result)).toEqual({ "https://other.example/x": "other-host" });
  });

  test("doesn't request what robots.txt disallows", async () => {
    const result = await crawl({
      "/robots.txt": { body: "User-agent: *\nDisallow: /private" },
      "/": pageAbout("Acme", { links: ["/private/prices", "/faq"] }),
      "/faq": pageAbout("questions"),
      "/private/prices": pageAbout("prices"),
    });
    expect(pathsOf(result)).toEqual(["/", "/faq"]);
    expect(reasons(result)).toEqual({ "/private/prices": "disallowed-by-robots" });
    expect(site!.asked()).not.toContain("/private/prices");
  });

  test("doesn't read a site that disallows everything", async () => {
    const error = await failure(
      crawl({ "/robots.txt": { body: "User-agent: *\nDisallow: /" }, "/": pageAbout("Acme") }),
    );
    expect(error.code).toBe("forbidden");
    expect(error.message).toMatch(/^The website is blocking automated access/);
    expect(site!.asked()).not.toContain("/");
  });

  test("keeps one copy of a text served at several URLs", async () => {
    const result = await crawl({
      "/": pageAbout("Acme", {
        links: [
          "/index.html",
          "/?utm_source=mail",
          "/#top",
          "/help",
          "/help/",
          "/support",
          "/shop?id=1",
          "/shop?id=1&ref=2",
        ],
      }),
      "/help": pageAbout("help"),
      "/support": pageAbout("help"),
      "/shop?id=1": pageAbout("shop", { head: '<link rel="canonical" href="/shop?id=1">' }),
      "/shop?id=1&ref=2": pageAbout("shop again", { head: '<link rel="canonical" href="/shop?id=1">' }),
    });
    const paths = pathsOf(result);
    expect(paths).toHaveLength(3);
    expect(paths[0]).toBe("/");
    expect(Object.values(reasons(result))).toEqual(["duplicate-content", "duplicate-content"]);
  });

  test("keeps one of several near-duplicates and ranks print pages last", async () => {
    const text = (words: string) =>
      `<ol>${Array.from({ length: 60 }, (_, index) => `<li>Step ${index} of the repair takes care.</li>`).join("")}</ol>${words}`;
    const result = await crawl({
      "/": pageAbout("Acme", { links: ["/print/repairs", "/repairs", "/old/repairs"] }),
      "/repairs": pageAbout("repairs", { text: text("") }),
      "/old/repairs": pageAbout("repairs", { text: text("<p>Last changed in May.</p>") }),
      "/print/repairs": pageAbout("repairs", { text: text("<p>Printed by you.</p>") }),
    });
    expect(pathsOf(result)).toHaveLength(2);
    expect(Object.values(reasons(result))).toEqual(["duplicate-content", "duplicate-content"]);
  });

  test("reads answers linked from a FAQ page before posts", async () => {
    const topics =
      "shipping,parking,pets,wifi,towels,breakfast,deposit,keys,bikes,smoking,noise,heating".split(",");
    const questions = topics
      .map((topic) => `<p><a href="/kb/${topic}">What about ${topic}?</a></p>`)
      .join("");
    const posts = Array.from({ length: 20 }, (_, index) => `/blog/post-${index}`);
    const routes: Record<string, Route> = {
      "/": pageAbout("Acme", { links: [...posts, "/faq", "/contact"] }),
      "/faq": pageAbout("questions", { text: questions }),
      "/contact": pageAbout("contact"),
    };
    for (const topic of topics) routes[`/kb/${topic}`] = pageAbout(topic);
    for (const post of posts) routes[post] = pageAbout(post);
    const result = await crawl(routes, { limits: { concurrency: 1 } });
    expect(pathsOf(result).sort()).toEqual(
      ["/", "/contact", "/faq", ...topics.map((topic) => `/kb/${topic}`)].sort(),
    );
  });

  test("respects the concurrency limit and requests the next page before processing the last", async () => {
    const links = Array.from({ length: 9 }, (_, index) => `/page-${index}`);
    const open = { now: 0, most: 0 };
    const events: CrawlEvent[] = [];
    const fetch: EgressFetch = async (url) => {
      const isPage = url.includes("/page-");
      if (isPage) open.most = Math.max(open.most, ++open.now);
      await new Promise((resolve) => setImmediate(resolve));
      if (isPage) open.now -= 1;
      const isStart = new URL(url).pathname === "/";
      const html = isStart || isPage ? pageAbout(url, isStart ? { links } : {}) : "";
      return {
        url,
        status: html === "" ? 404 : 200,
        headers: { "content-type": "text/html" },
        body: new TextEncoder().encode(html),
        truncated: false,
      };
    };
    const limits = { concurrency: 3 };
    const result = await crawlSite({
      url: "http://acme.test/",
      fetch,
      limits,
      onEvent: (event) => events.push(event),
    });
    expect(result.pages).toHaveLength(10);
    expect(open.most).toBe(limits.concurrency);
    const told = events.map((event) => (event.type === "reading" && event.isDone ? "done" : event.type));
    const secondPage = told.indexOf("page", told.indexOf("page") + 1);
    const asked = told.slice(0, secondPage).filter((type) => type === "reading");
    expect(asked.length).toBeGreaterThan(1 + limits.concurrency);
  });

  test("ranks filtered listings after other pages", async () => {
    const links = ["/faq", "/faq?category=a", "/faq?category=b", "/jobs"];
    const routes: Record<string, Route> = { "/": pageAbout("Acme", { links }) };
    for (const link of links) routes[link] = pageAbout(link);
    const result = await crawl(routes, { limits: { maxPages: 3 } });
    expect(pathsOf(result)).toEqual(["/", "/faq", "/jobs"]);
  });

  test("ranks a declared translation last, even when its URL doesn't say so", async () => {
    const head =
      '<link rel="alternate" hreflang="de" href="/startseite"><link rel="alternate" hreflang="en" href="/">';
    const result = await crawl(
      {
        "/": pageAbout("Acme", { head, links: ["/startseite", "/jobs"] }),
        "/startseite": pageAbout("Startseite"),
        "/jobs": pageAbout("jobs"),
      },
      { limits: { maxPages: 2 } },
    );
    expect(pathsOf(result)).toEqual(["/", "/jobs"]);
  });

  test("handles a page with 10,000 links quickly and bounds the list of skips", async () => {
    const links = Array.from({ length: 10_000 }, (_, index) => `/item-${index}`);
    const routes: Record<string, Route> = { "/": pageAbout("/", { links }) };
    for (const link of links) routes[link] = pageAbout(link);
    const started = cpuMs();
    const result = await crawl(routes, { limits: { maxPages: 15 } });
    const workedMs = cpuMs() - started;
    expect(result.pages).toHaveLength(15);
    expect(result.skipped.length).toBeLessThanOrEqual(560);
    expect(result.skippedTotal).toBe(10_000 - 14);
    expect(workedMs).toBeLessThan(6000);
  });

  test("reads more pages while the site is fast, if they are linked and aren't posts", async () => {
    const services = Array.from({ length: 40 }, (_, index) => `/item-${index}`);
    const posts = Array.from({ length: 40 }, (_, index) => `/blog/post-${index}`);
    const routesOf = (links: string[]) =>
      Object.fromEntries([
        ["/", pageAbout("/", { links })],
        ...links.map((link): [string, Route] => [link, pageAbout(link)]),
      ]);
    const fast = await crawl(routesOf(services), { now: () => 0 });
    expect(fast.pages).toHaveLength(25);
    await site!.close();
    let seconds = 0;
    const slow = await crawl(routesOf(services), { now: () => 1000 * seconds++ });
    expect(slow.pages).toHaveLength(15);
    await site!.close();
    const blog = await crawl(routesOf(posts), { now: () => 0 });
    expect(blog.pages).toHaveLength(15);
  });

  test("tries the usual addresses of pages that nothing links to", async () => {
    const result = await crawl({
      "/": pageAbout("Acme", { links: ["/garden.html", "/contact.html"] }),
      "/garden.html": pageAbout("the garden"),
      "/contact.html": pageAbout("how to reach us"),
      "/faq.html": pageAbout("what people ask", { links: ["/parking.html"] }),
      "/parking.html": pageAbout("parking"),
    });
    expect(pathsOf(result).sort()).toEqual([
      "/",
      "/contact.html",
      "/faq.html",
      "/garden.html",
      "/parking.html",
    ]);
    expect(result.skipped).toEqual([]);
    expect(site!.asked()).toEqual(expect.arrayContaining(["/pricing.html", "/about.html"]));
    expect(site!.asked()).not.toContain("/contact-us.html");
  });

  test("tries them in the site's language, and ignores a site that answers everything with one page", async () => {
    const start = pageAbout("Acme").replace('lang="en"', 'lang="de"');
    const text =
      "Wir reparieren hier Fahrräder und beraten Sie gern, wenn Sie nicht wissen, was Sie brauchen. ";
    const result = await crawl({ "*": start.replace("<p>", `<p>${text.repeat(8)}`) });
    expect(pathsOf(result)).toEqual(["/"]);
    expect(result.skipped).toEqual([]);
    expect(site!.asked()).toEqual(expect.arrayContaining(["/kontakt", "/preise", "/ueber-uns"]));
  });

  test("makes no guesses for a site that asks for pauses, or if robots.txt refuses", async () => {
    const robots = (body: string) => ({ contentType: "text/plain", body });
    await crawl({ "/": pageAbout("Acme"), "/robots.txt": robots("User-agent: *\nCrawl-delay: 1") });
    expect(site!.asked()).not.toContain("/faq");
    await site!.close();
    await crawl({ "/": pageAbout("Acme"), "/robots.txt": robots("User-agent: *\nDisallow: /faq") });
    expect(site!.asked()).not.toContain("/faq");
    expect(site!.asked()).toContain("/contact");
  });

  test("reads a copy whose links lead to the website itself", async () => {
    const far = "https://www.acme.example/shop/";
    const links = ["", "garden", "contact", "about"].map((path) => far + path);
    const result = await crawl({
      "/": pageAbout("Acme", { head: `<link rel="canonical" href="${far}">`, links }),
      "/garden": pageAbout("the garden"),
      "/contact": pageAbout("how to reach us", { links: ["https://other.example/"] }),
      "/about": pageAbout("who we are"),
    });
    expect(pathsOf(result).sort()).toEqual(["/", "/about", "/contact", "/garden"]);
    expect(reasons(result)).toEqual({ "https://other.example/": "other-host" });
  });

  test("leaves links alone if most of the site's links stay on its own host", async () => {
    const head = '<link rel="canonical" href="https://acme.example/">';
    const links = ["/garden", "/contact", "https://acme.example/jobs", "https://acme.example/shop"];
    const result = await crawl({
      "/": pageAbout("Acme", { head, links }),
      "/garden": pageAbout("the garden"),
      "/contact": pageAbout("how to reach us"),
      "/jobs": pageAbout("jobs"),
    });
    expect(pathsOf(result)).not.toContain("/jobs");
  });

  test("stays within a site's folder, unless its menu links outside it", async () => {
    const menu = (...paths: string[]) =>
      `<nav>${paths.map((path) => `<a href="${path}">${path}</a>`).join("")}</nav><footer><a href="/">All sites</a></footer>`;
    const sitemap = ["/", "/bo/", "/bo/prices", "/ada/prices", "/ada/hidden"];
    const others = {
      "/": pageAbout("All sites"),
      "/bo/": pageAbout("Bo"),
      "/bo/prices": pageAbout("What Bo asks for"),
      "/ada/prices": pageAbout("What Ada asks for"),
      "/ada/contact": pageAbout("Where Ada is"),
      "/ada/hidden": pageAbout("What Ada seldom shows"),
      "/sitemap.xml": {
        contentType: "application/xml",
        body: `<urlset>${sitemap.map((path) => `<url><loc>${path}</loc></url>`).join("")}</urlset>`,
      },
    };
    const ada = { ...others, "/ada/": pageAbout("Ada", { text: menu("prices", "/ada/contact") }) };
    const own = await crawl(ada, { path: "/ada/" });
    expect(pathsOf(own).sort()).toEqual(["/ada/", "/ada/contact", "/ada/hidden", "/ada/prices"]);
    expect(reasons(own)).toMatchObject({ "/bo/": "other-host", "/bo/prices": "other-host" });
    await site!.close();
    const shared = { ...others, "/ada/": pageAbout("Ada", { text: menu("prices", "/ada/contact", "/bo/") }) };
    expect(pathsOf(await crawl(shared, { path: "/ada/" }))).toContain("/bo/prices");
  });

  test("ranks translations after the site's own pages", async () => {
    const links = ["/de/faq", "/fr/faq", "/pl/kontakt", "/jobs", "/our-workshop"];
    const routes: Record<string, Route> = { "/": pageAbout("Acme", { links }) };
    for (const link of links) routes[link] = pageAbout(link);
    const result = await crawl(routes, { limits: { maxPages: 3 } });
    expect(pathsOf(result)).toEqual(["/", "/our-workshop", "/jobs"]);
  });
});

describe("site behavior", () => {
  test("treats the host that the start URL redirects to as the site", async () => {
    const target = await siteOfRoutes({
      "/home": pageAbout("New home", { links: ["/faq"] }),
      "/faq": pageAbout("questions"),
    });
    const result = await crawl({ "/": { status: 301, headers: { location: `${target.site.url}/home` } } });
    await target.close();
    expect(result.startUrl).toBe(`${target.site.url}/home`);
    expect(result.pages.map((page) => page.url)).toEqual([
      `${target.site.url}/home`,
      `${target.site.url}/faq`,
    ]);
    expect(result.pages[0]!.metadata.sourceURL).toBe(`${address()}/`);
  });

  test.each([
    ["a meta refresh", '<meta http-equiv="refresh" content="0; url=/en/">'],
    ["a script", '<script>window.location.href = "/en/";</script>'],
  ])("follows %s on the start page", async (_, markup) => {
    const result = await crawl({
      "/": `<html><head>${markup}</head><body></body></html>`,
      "/en/": pageAbout("Acme"),
    });
    expect(result.startUrl).toBe(`${address()}/en/`);
    expect(result.pages).toHaveLength(1);
  });

  test("skips a page that redirects to another site", async () => {
    const result = await crawl({
      "/": pageAbout("Acme", { links: ["/away", "/loop"] }),
      "/away": { status: 302, headers: { location: "http://localhost:1/" } },
      "/loop": '<meta http-equiv="refresh" content="0;url=/loop2">',
      "/loop2": '<meta http-equiv="refresh" content="0;url=/loop">',
    });
    expect(pathsOf(result)).toEqual(["/"]);
    expect(Object.keys(reasons(result))).toHaveLength(2);
  });

  test("decodes legacy encodings", async () => {
    const body = (text: string, meta = "") =>
      `<html><head>${meta}<title>x</title></head><body><p>${text}</p></body></html>`;
    const utf16 = Buffer.from(`\uFEFF${body("Grüße aus Köln, täglich geöffnet")}`, "utf16le");
    const shiftJis = Buffer.concat([
      Buffer.from('<html><head><meta charset="shift_jis"></head><body><p>'),
      Buffer.from([0x89, 0x63, 0x8b, 0xc6, 0x8e, 0x9e, 0x8a, 0xd4]),
      Buffer.from("</p><p>10:00 - 18:00</p></body></html>"),
    ]);
    const result = await crawl({
      "/": pageAbout("Acme", { links: ["/latin", "/utf16", "/sjis"] }),
      "/latin": {
        contentType: "text/html",
        body: Buffer.from(body("Café à Genève, 5 €").replace("€", "\u0080"), "latin1"),
      },
      "/utf16": { contentType: "text/html", body: utf16 },
      "/sjis": { contentType: "text/html", body: shiftJis },
    });
    const text = result.pages.map((page) => page.markdown).join("\n");
    expect(text).toContain("Café à Genève, 5 €");
    expect(text).toContain("Grüße aus Köln");
    expect(text).toContain("営業時間");
  });

  test("reads HTML with a wrong content type, but not a binary file labeled HTML", async () => {
    const result = await crawl({
      "/": pageAbout("Acme", { links: ["/plain", "/fake", "/data"] }),
      "/plain": { contentType: "text/plain", body: pageAbout("plain words") },
      "/fake": { body: Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0binary", "latin1") },
      "/data": { contentType: "application/json", body: "{}" },
    });
    expect(pathsOf(result)).toEqual(["/", "/plain"]);
    expect(reasons(result)).toEqual({ "/fake": "not-html", "/data": "not-html" });
  });

  test("detects the language from the text when the markup doesn't declare it", async () => {
    const text =
      "Wir liefern innerhalb von drei Tagen in ganz Deutschland und nehmen jede Ware zurück, die Ihnen nicht gefällt.";
    const result = await crawl({ "/": `<html><body><p>${text}</p></body></html>` });
    expect(result.pages[0]!.metadata.language).toBe("de");
  });

  test("keeps the pages read before the site went down", async () => {
    const links = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
    let served = 0;
    const result = await crawl({
      "/robots.txt": { status: 404 },
      "/sitemap.xml": { status: 404 },
      "/": pageAbout("/", { links }),
      "*": () => {
        served += 1;
        return served > 2 ? { failure: "reset" } : pageAbout(`page ${served}`);
      },
    });
    expect(result.pages).toHaveLength(3);
    expect(new Set(result.skipped.map(({ reason }) => reason))).toEqual(new Set(["unreachable"]));
    const linked = pathsOf(result).filter((path) => links.includes(path));
    expect(result.skippedTotal).toBe(links.length - linked.length);
    expect(site!.asked().length).toBeLessThan(35);
  });

  test("retries a rate-limited site once, then stops", async () => {
    const links = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
    const result = await crawl({
      "/": pageAbout("Acme", { links }),
      "*": { status: 429, headers: { "retry-after": "0" } },
    });
    expect(result.pages).toHaveLength(1);
    expect(reasons(result)["/page-29"]).toBe("rate-limited");
    expect(site!.asked().length).toBeLessThan(25);
  });

  test("returns the pages read so far on timeout or abort", async () => {
    const routes: Record<string, Route> = {
      "/": pageAbout("Acme", { links: ["/faq", "/slow"] }),
      "/faq": pageAbout("faq"),
      "/slow": { failure: "hang" },
    };
    const late = await crawl(routes, { limits: { totalTimeoutMs: 1500 } });
    expect(pathsOf(late)).toEqual(["/", "/faq"]);
    expect(reasons(late)).toEqual({ "/slow": "timeout" });
    await site!.close();

    const controller = new AbortController();
    const onEvent = (event: CrawlEvent) => {
      if (event.type === "page" && event.url.endsWith("/faq")) controller.abort();
    };
    const stopped = await crawl(routes, { signal: controller.signal, onEvent });
    expect(pathsOf(stopped)).toEqual(["/", "/faq"]);
    expect(reasons(stopped)).toEqual({ "/slow": "cancelled" });
  });
});

describe("pages filled by a script", () => {
  const shell =
    '<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

  test("are rendered when a browser is available, and only those", async () => {
    const rendered: string[] = [];
    const render: RenderPage = async (url) => {
      rendered.push(new URL(url).pathname);
      return {
        url,
        status: 200,
        html: pageAbout(`rendered ${new URL(url).pathname}`, { links: ["/faq", "/static"] }),
      };
    };
    const result = await crawl(
      { "/": shell, "/faq": shell, "/static": pageAbout("static words") },
      { render },
    );
    expect(pathsOf(result).sort()).toEqual(["/", "/faq", "/static"]);
    expect(rendered).toEqual(["/", "/faq"]);
    expect(result.pages.filter((page) => page.rendered)).toHaveLength(2);
  });

  test("suggest a browser when none is available", async () => {
    const error = await failure(crawl({ "/": shell }));
    expect(error.code).toBe("no-content");
    expect(error.message).toContain("install Chromium");
    expect(error.message).toContain(`${address()}/: 0`);
  });

  test("are skipped individually when the site has other pages", async () => {
    const result = await crawl({ "/": pageAbout("Acme", { links: ["/app"] }), "/app": shell });
    expect(reasons(result)).toEqual({ "/app": "needs-browser" });
  });

  test("keeps a page with some text when the browser fails", async () => {
    const render: RenderPage = async (url) => {
      throw new EgressError("browser", url, "crashed");
    };
    const thin =
      '<html><body><p>We are open daily from nine to five.</p><script src="a.js"></script><script src="b.js"></script></body></html>';
    const result = await crawl({ "/": thin }, { render });
    expect(result.pages[0]!.markdown).toBe("We are open daily from nine to five.");
  });
});

describe("crawls without any page", () => {
  test.each([
    [404, "not-found", "The website or page was not found. Please check the URL and try again."],
    [403, "forbidden", "The website is blocking automated access"],
    [401, "forbidden", "The website is blocking automated access"],
    [429, "rate-limited", "Too many requests. Please wait a few minutes before trying again."],
    [504, "timeout", "The website took too long to respond"],
    [500, "server-error", "it answered with an error (HTTP 500)."],
  ])("explains status %d in plain words", async (status, code, text) => {
    const error = await failure(crawl({ "*": { status } }));
    expect(error.code).toBe(code);
    expect(error.message).toContain(text);
  });

  test("gives up on an unresponsive site within the time limit", async () => {
    const error = await failure(
      crawl({ "*": { failure: "hang" } }, { limits: { pageTimeoutMs: 200, totalTimeoutMs: 1000 } }),
    );
    expect(error.code).toBe("timeout");
    expect(error.message).toMatch(/^The website took too long to respond/);
  });

  test("rejects a file, an empty page and a refused host", async () => {
    expect((await failure(crawl({ "/": { body: "%PDF-1.7" } }))).code).toBe("not-html");
    await site!.close();
    expect((await failure(crawl({ "/": "<html><body><img src=a.png></body></html>" }))).message).toContain(
      "only images",
    );
    const refuse =
      (code: EgressError["code"]): EgressFetch =>
      (url) =>
        Promise.reject(new EgressError(code, url, `10.0.0.1 ${code}`));
    const failed = (code: EgressError["code"]) =>
      failure(crawlSite({ url: "acme.example", fetch: refuse(code) }));
    expect((await failed("no-such-host")).message).toBe(
      "The website or page was not found. Please check the URL and try again.",
    );
    const refused = await failed("refused-address");
    expect(refused.code).toBe("no-such-host");
    expect(refused.message).toBe((await failed("no-such-host")).message);
  });

  test("retries with a smaller strategy after a transient error", async () => {
    let asked = 0;
    const result = await crawl({
      "/": () => {
        asked += 1;
        // The reachability check and the first page.
        return asked <= 2 ? { status: 503 } : pageAbout("Acme");
      },
    });
    expect(result.strategy).toBe(2);
  });

  test.each([
    ["by HTTP redirects", { "/": { status: 302, headers: { location: "/" } } }],
    [
      "by meta refresh",
      {
        "/": '<meta http-equiv="refresh" content="0;url=/b">',
        "/b": '<meta http-equiv="refresh" content="0;url=/">',
      },
    ],
  ])("reports a redirect loop %s", async (_, routes) => {
    const error = await failure(crawl(routes));
    expect(error.code).toBe("unreachable");
    expect(error.message).toMatch(/: it redirects in a loop\.$/);
  });

  test("sends no request for an invalid URL or an aborted crawl", async () => {
    const never: EgressFetch = () => Promise.reject(new Error("asked"));
    expect((await failure(crawlSite({ url: "acme", fetch: never }))).message).toBe(
      "Please enter a valid website URL",
    );
    expect((await failure(crawlSite({ url: "ftp://acme.com", fetch: never }))).code).toBe(
      "unsupported-protocol",
    );
    const stopped = crawlSite({ url: "acme.com", fetch: never, signal: AbortSignal.abort() });
    expect((await failure(stopped)).code).toBe("cancelled");
  });

  test("stops immediately when aborted before the first page, even if the request ignores its signal", async () => {
    const controller = new AbortController();
    const deaf: EgressFetch = () => new Promise(() => {});
    const crawling = failure(crawlSite({ url: "acme.com", fetch: deaf, signal: controller.signal }));
    controller.abort();
    expect((await crawling).code).toBe("cancelled");
  });
});

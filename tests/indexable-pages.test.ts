/**
 * What programs read of whole help centers must be valid HTML without broken links, have correct structured data, and
 * contain nothing private.
 */
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { companies } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

let app: TestApp;
const customDomain = "help.own-company.example";

beforeAll(async () => {
  app = await startApp();
  await makeWholeCenter(app.services, { subdomain: "acme" });
  await makeWholeCenter(app.services, {
    subdomain: "owner",
    customDomain,
    language: "de",
    name: "Eigen & Söhne",
  });
  await makeWholeCenter(app.services, { subdomain: "hidden", isPublic: false });
});

afterAll(() => app?.close());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Requests the URL's path from the server, which answers all hosts. */
async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, pathname, search } = new URL(address);
  const answer = await request(`http://127.0.0.1:${app.port}${pathname}${search}`, {
    headers: { host, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

const addresses = {
  "on a path of the main host": () => `${app.origin}/help/acme`,
  "on its own subdomain": () => `http://acme.localhost:${app.port}`,
  "on a domain of the company": () => `https://${customDomain}`,
};
const kinds = Object.entries(addresses);

/** Returns the absolute URLs of everything that a page links to or loads. */
function linksOf(address: string, html: string): string[] {
  const $ = load(html);
  const found = [
    ...$("a[href], link[href]").map((_, element) => $(element).attr("href")),
    ...$("img[src], script[src], source[src], video[poster]").map(
      (_, element) => $(element).attr("src") ?? $(element).attr("poster"),
    ),
    ...$("form:not([method='post'])").map((_, element) => $(element).attr("action")),
    ...$("meta[property='og:image'], meta[property='og:url']").map((_, element) =>
      $(element).attr("content"),
    ),
    ...$("[srcset]")
      .toArray()
      .flatMap((element) =>
        ($(element).attr("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0]),
      ),
  ];
  return found.filter((link) => link !== undefined).map((link) => new URL(link, address).href);
}

function isOurs(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && (hostname.endsWith("localhost") || hostname === customDomain);
}

/** Checks the pictures of every page for one center only, because rendering them is slow. */
function isDrawnElsewhere(link: string): boolean {
  const { hostname, pathname } = new URL(link);
  return hostname === customDomain && pathname.startsWith("/og/") && pathname !== "/og/index.png";
}

const [firstKind, ...otherKinds] = kinds;
describe.each(firstKind ? [firstKind] : [])("a help center %s", isWhole);
describe.each(otherKinds)("a help center %s", { tags: "long" }, isWhole);

function isWhole(_name: string, baseOf: () => string): void {
  test("has valid pages and no broken link, anchor, picture or twin", async () => {
    const base = baseOf();
    const seen = new Map<string, Answer>();
    const problems: string[] = [];
    const waiting = [new URL(base).pathname === "/" ? `${base}/` : base];
    const pages = [];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const [target = "", fragment = ""] = address.split("#");
      let answer = seen.get(target);
      if (!answer) {
        answer = await get(target, { accept: "text/html,image/webp,*/*" });
        seen.set(target, answer);
        if (answer.status !== 200) problems.push(`${answer.status} ${target}`);
        else if (String(answer.headers["content-type"]).startsWith("text/html") && target.startsWith(base)) {
          pages.push(target);
          problems.push(...(await htmlProblems(target, answer.text)));
          waiting.push(
            ...linksOf(target, answer.text).filter((link) => isOurs(link) && !isDrawnElsewhere(link)),
          );
        }
      }
      if (fragment && answer.status === 200) {
        const $ = load(answer.text);
        const ids = $("[id]").map((_, element) => $(element).attr("id"));
        if (![...ids].includes(decodeURIComponent(fragment))) problems.push(`no such anchor: ${address}`);
      }
    }
    expect(problems).toEqual([]);
    // The start page, FAQ and its six questions, getting started, two articles and a guide with their lists, and
    // contact.
    expect(pages.filter((page) => !page.includes("?")).length).toBeGreaterThanOrEqual(14);
  });
}

const person = z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1), url: z.url() });
const context = { "@context": z.literal("https://schema.org") };
const question = z.strictObject({
  "@type": z.literal("Question"),
  name: z.string().min(5),
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: z.string().min(5) }),
});
const shapes = z.discriminatedUnion("@type", [
  z.strictObject({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.int().min(1),
          name: z.string().min(1),
          item: z.url(),
        }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("FAQPage"),
    inLanguage: z.string(),
    mainEntity: z.array(question).min(1),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("Article"),
    headline: z.string().min(1),
    description: z.string().min(1).optional(),
    inLanguage: z.string(),
    dateModified: z.iso.datetime(),
    mainEntityOfPage: z.url(),
    author: person,
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: z.string().min(1),
    url: z.url(),
    inLanguage: z.string(),
  }),
]);

describe("every page in the sitemap", () => {
  test("has its own canonical URL, a picture, a twin and valid schema.org data", async () => {
    const base = `http://acme.localhost:${app.port}`;
    const { text, headers } = await get(`${base}/sitemap.xml`);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)];
    expect(addresses.length).toBe(20);
    const types: Record<string, string[]> = {};
    for (const [, address = "", changed = ""] of addresses) {
      expect(Date.parse(changed), address).not.toBeNaN();
      const $ = load((await get(address)).text);
      expect($("link[rel=canonical]").attr("href")).toBe(address);
      expect($("meta[property='og:url']").attr("content")).toBe(address);
      expect($("title").text().length, address).toBeGreaterThan(10);
      expect($("meta[name=description]").attr("content")?.length, address).toBeGreaterThan(10);
      expect($("meta[name=robots]").length, address).toBe(0);
      expect($("meta[name='twitter:card']").attr("content")).toBe("summary_large_image");
      expect([
        $("meta[property='og:image:width']").attr("content"),
        $("meta[property='og:image:height']").attr("content"),
      ]).toEqual(["1200", "630"]);
      expect($("meta[property='og:image:alt']").attr("content")).toBe($("title").text());
      const things = $("script[type='application/ld+json']")
        .map((_, element) => JSON.parse($(element).text()))
        .toArray();
      for (const thing of things) expect(shapes.safeParse(thing).error?.issues, address).toBeUndefined();
      types[new URL(address).pathname] = things.map((thing) => thing["@type"]);
      const twin = await get($("link[rel=alternate][type='text/markdown']").attr("href") ?? "");
      expect([twin.status, twin.headers["content-type"], twin.headers["x-robots-tag"]]).toEqual([
        200,
        "text/markdown; charset=utf-8",
        "noindex",
      ]);
      expect(twin.text.startsWith("# "), address).toBe(true);
    }
    expect(types["/"]).toEqual(["WebSite"]);
    expect(types["/faq"]).toEqual(["BreadcrumbList", "FAQPage"]);
    expect(types["/faq/parcel-1"]).toEqual(["BreadcrumbList", "FAQPage"]);
    expect(types["/articles/article-1"]).toEqual(["BreadcrumbList", "Article"]);
    expect(types["/getting-started"]).toEqual(["BreadcrumbList", "Article"]);
    expect(types["/contact"]).toEqual(["BreadcrumbList"]);
  });

  test("is only at the help center's canonical address, to which others redirect", async () => {
    for (const elsewhere of [`${app.origin}/help/owner`, `http://owner.localhost:${app.port}`]) {
      const { status, headers } = await get(`${elsewhere}/sitemap.xml`);
      expect([status, headers.location]).toEqual([302, `https://${customDomain}/sitemap.xml`]);
    }
    const { text } = await get(`https://${customDomain}/sitemap.xml`);
    expect(text).toContain(`<loc>https://${customDomain}/faq/parcel-1</loc>`);
    expect(text).not.toContain("localhost");
  });
});

describe("robots.txt and llms.txt", () => {
  test("each host names its own sitemap, and the main host none of the centers with hosts", async () => {
    const robots = async (base: string) => (await get(`${base}/robots.txt`)).text;
    expect(await robots(`https://${customDomain}`)).toContain(`Sitemap: https://${customDomain}/sitemap.xml`);
    expect(await robots(`http://owner.localhost:${app.port}`)).toContain(
      `Sitemap: https://${customDomain}/sitemap.xml`,
    );
    expect((await robots(app.origin)).match(/^Sitemap: .+$/gm)).toEqual([
      `Sitemap: ${app.origin}/sitemap.xml`,
    ]);
  });

  test("llms.txt names every page of the sitemap, and nothing else", async () => {
    const base = `http://acme.localhost:${app.port}`;
    const [llms, sitemap] = await Promise.all([get(`${base}/llms.txt`), get(`${base}/sitemap.xml`)]);
    const named = [...llms.text.matchAll(/\]\(<([^>]+)\.md>\)/g)].map(([, address]) => address);
    const wanted = [...sitemap.text.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) =>
      address.endsWith("/") ? `${address}index` : address,
    );
    expect(named.toSorted()).toEqual(wanted.toSorted());
    expect(llms.text).toMatch(/^# Acme & Söhne Help Center\n\n> /);
    expect((await get(`${app.origin}/llms.txt`)).text).not.toContain("acme");
  });

  test("the twin of a question ends with its verbatim source", async () => {
    const { text } = await get(`${app.origin}/help/acme/faq/parcel-2.md`);
    expect(text).toContain(
      "Source: [website.example/delivery/2](<https://website.example/delivery/2>), checked ",
    );
    expect(text).toContain("> “The carrier tries again on the next working day, with note 2.”");
  });

  test("if help centers are served on the main host, its robots.txt lists all of them", async () => {
    const paths = await startApp({ BASE_DOMAIN: "centers.example" });
    try {
      await makeWholeCenter(paths.services, { subdomain: "acme" });
      await makeWholeCenter(paths.services, { subdomain: "hidden", isPublic: false });
      await makeWholeCenter(paths.services, { subdomain: "owner", customDomain });
      const text = async (path: string) => (await fetch(paths.origin + path)).text();
      expect(await text("/robots.txt")).toContain(`Sitemap: ${paths.origin}/help/sitemap.xml`);
      const index = await text("/help/sitemap.xml");
      expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
        `${paths.origin}/help/acme/sitemap.xml`,
      ]);
      expect(await text("/help/acme/sitemap.xml")).toContain(`<loc>${paths.origin}/help/acme/faq</loc>`);
    } finally {
      await paths.close();
    }
  });
});

describe("machine-readable files", () => {
  test("are cached like pages, with HEAD and ETags, and invalidated when the content changes", async () => {
    const base = `http://acme.localhost:${app.port}`;
    for (const path of ["/faq.md", "/sitemap.xml", "/llms.txt", "/robots.txt"]) {
      await get(base + path);
      await expect.poll(async () => (await get(base + path)).headers.etag, { interval: 5 }).toBeTruthy();
      const { headers } = await get(base + path);
      const again = await get(base + path, { "if-none-match": String(headers.etag) });
      expect([again.status, headers["surrogate-key"]], path).toEqual([
        304,
        expect.stringMatching(/^company-/),
      ]);
      expect(headers["cache-control"]).toContain("s-maxage");
    }
    const picture = await get(`${base}/og/faq.png`);
    expect([picture.status, picture.headers["surrogate-key"]]).toEqual([
      200,
      expect.stringMatching(/^company-[0-9a-f-]+ step$/),
    ]);
    await app.services.db
      .update(companies)
      .set({ companyName: "Renamed" })
      .where(eq(companies.helpCenterSubdomain, "acme"));
    await expect
      .poll(async () => (await get(`${base}/llms.txt`)).text, { interval: 5 })
      .toContain("# Renamed");
  });

  test("searches are never cached", async () => {
    const before = app.services.pageCache.stats().entries;
    for (let n = 0; n < 20; n++) await get(`${app.origin}/help/acme/faq?q=parcel+${n}`);
    expect(app.services.pageCache.stats().entries).toBeLessThanOrEqual(before + 1);
  });

  test("pages under other spellings of the host are never cached", async () => {
    const before = app.services.pageCache.stats().entries;
    const ports = Array.from(
      { length: 10 },
      (_, n) => `acme.localhost:${app.port === 9_000 + n ? 80 : 9_000 + n}`,
    );
    for (const host of [...ports, `acme.localhost.:${app.port}`, `ACME.localhost:${app.port}`])
      expect((await get(`${app.origin}/faq`, { host })).status, host).toBe(200);
    expect((await get(`${app.origin}/faq`, { host: `a.acme.localhost:${app.port}` })).status).toBe(421);
    expect(app.services.pageCache.stats().entries).toBe(before);
  });

  test("missing ones are plain text in the help center's language, at any depth", async () => {
    const paths = [
      "/faq/nope.md",
      "/nope.md",
      "/nope.txt",
      "/a/b/old.MD",
      "/de/llms.txt",
      "/og/faq/nope.png",
    ];
    const bases = [
      ...kinds.slice(0, 2).map(([, base]) => [base(), "en", "We can't find that page.\n"] as const),
      [`https://${customDomain}`, "de", "Diese Seite konnten wir nicht finden.\n"] as const,
      [`${app.origin}/help/unknown`, "en", expect.stringContaining("doesn't exist or isn't public")] as const,
    ];
    for (const [base, language, text] of bases)
      for (const path of paths.filter((path) => language !== "de" || !path.startsWith("/de/"))) {
        const answer = await get(base + path);
        const { "content-type": type, "cache-control": cache, "x-robots-tag": robots } = answer.headers;
        expect([answer.status, type, cache, robots, answer.headers["content-language"]], base + path).toEqual(
          [404, "text/plain; charset=utf-8", "private, no-store", "noindex", language],
        );
        expect(answer.text).toEqual(text);
      }
    for (const path of ["/nope", "/faq/about/orders/0"])
      expect((await get(`${app.origin}/help/acme${path}`)).headers["content-type"]).toContain("text/html");
    const noPage = await get(`${app.origin}/help/acme/feedback`);
    expect([noPage.status, noPage.text]).toEqual([404, "We can't find that page.\n"]);
  });

  test("they contain nothing of a private help center, and its pages reveal nothing", async () => {
    const paths = ["/sitemap.xml", "/llms.txt", "/index.md", "/faq.md", "/faq/parcel-1.md", "/og/index.png"];
    for (const base of [`${app.origin}/help/hidden`, `http://hidden.localhost:${app.port}`])
      for (const path of ["/faq", ...paths]) expect((await get(base + path)).status, path).toBe(404);
    expect((await get(`http://hidden.localhost:${app.port}/robots.txt`)).status).toBe(404);
    for (const path of ["/sitemap.xml", "/help/sitemap.xml", "/robots.txt", "/llms.txt"])
      expect((await get(app.origin + path)).text).not.toContain("hidden");
  });

  test("a domain that is no longer verified is unknown, and the center is canonical elsewhere", async () => {
    const { db, pageCache } = app.services;
    const owner = eq(companies.helpCenterSubdomain, "owner");
    await db.update(companies).set({ domainVerificationStatus: "failed" }).where(owner);
    const [row] = await db.select({ id: companies.id }).from(companies).where(owner);
    pageCache.invalidate(row!.id);
    expect((await get(`https://${customDomain}/sitemap.xml`)).status).toBe(421);
    const { text } = await get(`http://owner.localhost:${app.port}/sitemap.xml`);
    expect(text).toContain(`<loc>http://owner.localhost:${app.port}/faq</loc>`);
    await db.update(companies).set({ domainVerificationStatus: "verified" }).where(owner);
    pageCache.invalidate(row!.id);
  });

  test("images are served in the newest accepted format, in the listed widths only", async () => {
    const address = `${app.origin}/files/public/acme/step-1.png`;
    const typeFor = async (accept: string, width = 640) =>
      (await get(`${address}?w=${width}`, { accept })).headers["content-type"];
    expect(await typeFor("image/avif,image/webp,*/*", 384)).toBe("image/avif");
    // Encoding a wide AVIF would delay the first visitor.
    expect(await typeFor("image/avif,image/webp,*/*")).toBe("image/webp");
    expect(await typeFor("image/webp,*/*")).toBe("image/webp");
    expect(await typeFor("*/*")).toBe("image/png");
    const { headers, status } = await get(`${address}?w=640`, { accept: "image/webp" });
    expect([status, headers.vary]).toEqual([200, expect.stringMatching(/accept/i)]);
    const again = await get(`${address}?w=640`, {
      accept: "image/webp",
      "if-none-match": String(headers.etag),
    });
    expect(again.status).toBe(304);
    for (const width of ["641", "0", "-640", "640.0", "1e3", "", "99999"])
      expect((await get(`${address}?w=${width}`)).status, width).toBe(400);
    expect((await get(`${app.origin}/files/public/acme/none.png?w=640`)).status).toBe(404);
    expect((await get(`${app.origin}/files/frames/acme/x.png?w=640`)).status).toBe(404);
  });
});

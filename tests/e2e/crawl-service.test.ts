/**
 * The crawl service as programs use it, with the oldest and newest version of the official client and the real server.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import Client1 from "firecrawl-js-1";
import { Firecrawl as Client4 } from "firecrawl-js-4";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runCli } from "#tests/support/cli.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><title>${title}</title>
  <meta name="description" content="${title} of Larch and Pine">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Larch and Pine",
  "telephone":"+1 212 555 0199","foundingDate":"1987"}</script></head><body>
  <nav><a href="/">Home</a> <a href="/about">About</a> <a href="/prices">Prices</a> <a href="/docs/one">Docs</a>
  <a href="/gone">Gone</a> <a href="/secret/plans">Plans</a></nav>
  <main><h1>${title}</h1>${body}<p>${`What ${title} says fills a paragraph that is long enough to be read. `.repeat(4)}</p></main>
  <footer>Footer words</footer></body></html>`;
const pages: Record<string, string> = {
  "/": page("Larch and Pine", '<p class="lead">Furniture from the valley.</p>'),
  "/about": page("About us", "<p>Founded in 1987 by two sisters.</p>"),
  "/prices": page("Prices", "<p>A chair costs 120 dollars.</p>"),
  "/docs/one": page("Docs one", '<p>First steps.</p><a href="/docs/two">Two</a>'),
  "/docs/two": page("Docs two", "<p>Second steps.</p>"),
  "/robots.txt": "User-agent: *\nDisallow: /secret/\n",
};

const run = promisify(execFile);
const waiting = { timeout: patienceMs, interval: 200 };
let server: TestServer;
let site: Site;
let token = "";

beforeAll(async () => {
  const robots = { contentType: "text/plain", body: pages["/robots.txt"] ?? "" };
  site = await serveSite({ pages: { ...pages, "/robots.txt": robots } });
  server = await startServer({ env: { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" } });
  const made = await runCli(["api-keys", "create", "Acceptance", "--concurrency", "10"], {
    DATA_DIR: server.dataDir,
  });
  token = made.stdout.trim();
});

afterAll(async () => {
  await server?.close();
  await site?.close();
});

// Both run in parallel, because the clients spend their time polling.
describe.concurrent("the official client 1.21.1", () =>
  reads(() => new Client1({ apiUrl: server.origin, apiKey: token })));
describe.concurrent("the official client 4.x, by its v1 face,", { tags: "long" }, () =>
  reads(() => new Client4({ apiUrl: server.origin, apiKey: token }).v1 as unknown as Client1),
);

function reads(open: () => Client1): void {
  test("reads a page in every format", { tags: "long" }, async () => {
    const read = await open().scrapeUrl(`${site.url}/about`, {
      formats: ["markdown", "html", "rawHtml", "links", "json"],
      jsonOptions: {
        schema: { type: "object", properties: { foundingDate: { type: "string" } } } as object as never,
      },
    });
    if (!read.success) throw new Error(read.error);
    expect(read.markdown).toContain("Founded in 1987 by two sisters.");
    expect(read.markdown).not.toContain("Footer words");
    expect(read.html).toContain("<h1>About us</h1>");
    expect(read.rawHtml).toBe(pages["/about"]);
    expect(read.links).toContain(`${site.url}/prices`);
    expect(read.json).toEqual({ foundingDate: "1987" });
    expect(read.metadata).toMatchObject({
      title: "About us",
      language: "en",
      statusCode: 200,
      sourceURL: `${site.url}/about`,
    });
  });

  test("reports a missing page as 404", { tags: "long" }, async () => {
    await expect(open().scrapeUrl(`${site.url}/gone`, {})).rejects.toThrow(/404/);
  });

  test("crawls a website page by page, and lists skipped pages", async () => {
    const crawl = await open().crawlUrl(site.url, { limit: 10, scrapeOptions: { formats: ["markdown"] } });
    if (!crawl.success) throw new Error(crawl.error);
    expect(crawl.data.map(({ metadata }) => metadata?.title).sort()).toEqual([
      "About us",
      "Docs one",
      "Docs two",
      "Larch and Pine",
      "Prices",
    ]);
    expect(crawl).toMatchObject({ status: "completed", total: 5, completed: 5, creditsUsed: 5 });
  });

  test("starts, polls and pages through a crawl, and reads its errors", { tags: "long" }, async () => {
    const client = open();
    const started = await client.asyncCrawlUrl(site.url, { excludePaths: ["^/docs/"] });
    if (!started.success || !started.id) throw new Error("not started");
    const { id } = started;
    await vi.waitFor(async () => expect(await (await status(client, id)).status).toBe("completed"), waiting);
    const first = await client.checkCrawlStatus(id, false, undefined, 0, 2);
    expect(first).toMatchObject({
      completed: 3,
      data: [{}, {}],
      next: `${server.origin}/v1/crawl/${id}?skip=2&limit=2`,
    });
    const second = await client.checkCrawlStatus(id, false, first.success ? first.next : undefined);
    expect(second).toMatchObject({ data: [{}] });
    expect("next" in second && second.next).toBeFalsy();
    const errors = await client.checkCrawlErrors(id);
    expect(errors).toMatchObject({
      errors: [{ url: `${site.url}/gone` }],
      robotsBlocked: [`${site.url}/secret/plans`],
    });
    await expect(client.cancelCrawl(id)).rejects.toThrow(/409|ended/);
  });

  test("watches a crawl and a batch through their WebSocket", { tags: "long" }, async () => {
    const client = open();
    const crawl = await client.crawlUrlAndWatch(site.url, { limit: 3 });
    expect(await watched(crawl)).toHaveLength(3);
    const batch = await client.batchScrapeUrlsAndWatch([`${site.url}/about`, `${site.url}/prices`], {
      formats: ["markdown"],
    });
    expect((await watched(batch)).sort()).toEqual(["About us", "Prices"]);
  });

  test("reads several pages in parallel", { tags: "long" }, async () => {
    const client = open();
    const batch = await client.batchScrapeUrls([`${site.url}/about`, `${site.url}/gone`], {
      formats: ["markdown"],
    });
    expect(batch).toMatchObject({
      status: "completed",
      total: 2,
      completed: 1,
      data: [{ metadata: { title: "About us" } }],
    });
    const started = await client.asyncBatchScrapeUrls(
      [`${site.url}/gone`, "not an address"],
      {},
      undefined,
      undefined,
      true,
    );
    expect(started).toMatchObject({ success: true, invalidURLs: ["not an address"] });
    const id = started.success ? (started.id ?? "") : "";
    await vi.waitFor(
      async () =>
        expect(await ((await client.checkBatchScrapeStatus(id)) as { status?: string })).toMatchObject({
          status: "completed",
        }),
      waiting,
    );
    expect(await client.checkBatchScrapeErrors(id)).toMatchObject({ errors: [{ url: `${site.url}/gone` }] });
  });

  test("maps a website, and searches the pages that were read", { tags: "long" }, async () => {
    const client = open();
    expect(await client.mapUrl(site.url, { search: "docs" })).toMatchObject({
      success: true,
      links: [`${site.url}/docs/one`],
    });
    await client.scrapeUrl(`${site.url}/about`, {});
    const found = await client.search("two sisters", { scrapeOptions: { formats: ["markdown"] } });
    expect(found.data[0]).toMatchObject({
      url: `${site.url}/about`,
      title: "About us",
      markdown: expect.stringContaining("sisters"),
    });
  });

  test("extracts data from pages in the requested shape", { tags: "long" }, async () => {
    const client = open();
    const properties = {
      company_name: { type: "string" },
      founding_date: { type: "integer" },
      mascot: { type: "string" },
    };
    const extracted = await client.extract([`${site.url}/about`], { schema: { type: "object", properties } });
    if (!extracted.success) throw new Error(extracted.error);
    expect(extracted.data).toEqual({ company_name: "Larch and Pine", founding_date: 1987, mascot: null });
    expect(extracted.warning).toMatch(/mascot/);
    const started = await client.asyncExtract([`${site.url}/about`], {
      schema: { type: "object", properties: { mascot: { type: "string" } } },
    });
    const id = "id" in started ? String(started.id) : "";
    await vi.waitFor(
      async () =>
        expect(await client.getExtractStatus(id)).toMatchObject({
          status: "failed",
          error: expect.stringMatching(/mascot.*language model/),
        }),
      waiting,
    );
    await expect(client.extract([site.url], { prompt: "Everything" })).rejects.toThrow(/400/);
  });

  test("cancels a crawl, and generates an llms.txt", { tags: "long" }, async () => {
    const client = open();
    // The slow site's pages arrive at the end.
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const slow = await serveSite({ handler: (path) => isOver.then(() => pages[path] ?? null) });
    const started = await client.asyncCrawlUrl(slow.url, {});
    const id = started.success ? (started.id ?? "") : "";
    expect(await client.cancelCrawl(id)).toMatchObject({ status: "cancelled" });
    expect(await status(client, id)).toMatchObject({ status: "cancelled" });
    end();
    await slow.close();
    const text = await client.generateLLMsText(`${site.url}/docs/one`, { maxUrls: 2, showFullText: true });
    expect(text).toMatchObject({
      data: {
        llmstxt: expect.stringContaining(`](${site.url}/docs/two)`),
        llmsfulltxt: expect.stringContaining("Second steps."),
      },
    });
    await expect(client.deepResearch("chairs", {})).rejects.toThrow();
  });
}

test("the examples of its documentation work verbatim", { tags: "long" }, async () => {
  const html = await (await fetch(`${server.origin}/api`)).text();
  const examples = [...html.matchAll(/<code>(curl [^<]+)<\/code>/g)].map(([, code = ""]) =>
    code.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("https://example.com", site.url),
  );
  expect(examples).toHaveLength(2);
  for (const example of examples) {
    const { stdout } = await run("sh", ["-c", example], { env: { ...process.env, API_KEY: token } });
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
  }
});

async function status(client: Client1, id: string): Promise<{ status: string }> {
  const answer = await client.checkCrawlStatus(id);
  return "status" in answer ? answer : { status: "error" };
}

/** Returns the titles of the streamed documents when the stream is done. */
function watched(watcher: Awaited<ReturnType<Client1["crawlUrlAndWatch"]>>): Promise<string[]> {
  const titles: string[] = [];
  return new Promise((resolve, reject) => {
    watcher.addEventListener("document", ({ detail }) => {
      titles.push((detail as unknown as { metadata: { title: string } }).metadata.title);
    });
    watcher.addEventListener("error", ({ detail }) => reject(new Error(detail.error)));
    watcher.addEventListener("done", () => resolve(titles));
  });
}

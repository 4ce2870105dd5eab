/** Uses a fake Firecrawl server over real HTTP. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { CrawlError } from "#engines/crawler/types.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createProviderCrawl } from "./crawl-provider.server.ts";

const key = "fc-very-secret-key";
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
}

async function fakeProvider(answer: (asked: Asked) => { status?: number; body: unknown }) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = {
      method: request.method ?? "",
      path: request.url ?? "",
      authorization: request.headers.authorization,
    };
    asked.push(one);
    request.resume();
    const { status = 200, body } = answer(one);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rules = createEgressRules({
    allowPrivate: [],
    lookup: async () => [{ address: "93.184.215.14", family: 4 }],
  });
  return { asked, crawl: createProviderCrawl({ provider: { apiUrl, apiKey: key }, rules }) };
}

const site = "https://larch.example/";
const page = (url: string, title: string) => ({
  markdown: `provider's own words on ${title}`,
  rawHtml: `<html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${`${title} says this. `.repeat(20)}</p></main></html>`,
  metadata: { sourceURL: url, statusCode: 200 },
});

test("returns the pages that our own crawler would, the start page first", async () => {
  const documents = [
    page(`${site}about`, "About"),
    page("https://elsewhere.example/", "Elsewhere"),
    { markdown: 7, metadata: "nonsense" },
    { ...page(`${site}gone`, "Gone"), metadata: { sourceURL: `${site}gone`, statusCode: 404 } },
    page("javascript:alert(1)", "Script"),
  ];
  const { crawl, asked } = await fakeProvider(({ method, path }) => {
    if (path === "/v1/scrape") return { body: { success: true, data: page(site, "Larch") } };
    if (method === "POST") return { body: { success: true, id: "crawl-1", url: "http://evil.example/" } };
    return {
      body: {
        success: true,
        status: "completed",
        total: documents.length,
        data: path.includes("skip=0") ? documents : [],
        // The API key must not be sent to this host.
        next: "http://evil.example/v1/crawl/crawl-1?skip=5",
      },
    };
  });
  const read = await crawl({ url: site, fetch: () => Promise.reject(new Error("not used")) });
  expect(read.pages.map(({ url, metadata }) => [url, metadata.title])).toEqual([
    [site, "Larch"],
    [`${site}about`, "About"],
  ]);
  expect(read.pages[0]?.markdown).toContain("Larch says this.");
  expect(read.skipped).toEqual([
    { url: "https://elsewhere.example/", reason: "other-host", detail: null },
    { url: `${site}gone`, reason: "not-found", detail: "HTTP 404" },
  ]);
  expect(asked.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true);
});

test.each([
  [400, /^The crawling service couldn't read the website\. It said: The provider said no/],
  [401, /Failed to initialize crawling service\. Please check your API configuration\./],
  [402, /^Insufficient API credits/],
  [403, /^The website is blocking automated access/],
  [404, /^The website or page was not found\. Please check the URL and try again\./],
  [408, /^The website took too long to respond/],
  [409, /^The crawling service couldn't read the website\. It said: The provider said no/],
  [429, /^Too many requests\. Please wait a few minutes before trying again\./],
  [500, /^The crawling service couldn't read the website\. It said: The provider said no/],
  [503, /^Unexpected error occurred/],
])("reports status %i in the product's words, without the key", async (status, words) => {
  const { crawl } = await fakeProvider(() => ({
    status,
    body: { success: false, error: `The provider said no to ${key}` },
  }));
  const error = await crawl({ url: site, fetch: () => Promise.reject(new Error("not used")) }).then(
    () => null,
    (thrown: CrawlError) => thrown,
  );
  expect(error?.message).toMatch(words);
  expect(`${error?.message} ${error?.detail}`).not.toContain(key);
});

test("reports an incomplete response as an invalid structure", async () => {
  const { crawl } = await fakeProvider(() => ({ body: { success: true } }));
  await expect(crawl({ url: site, fetch: () => Promise.reject(new Error("not used")) })).rejects.toThrow(
    "Invalid response structure from crawling service. Please try again or contact support.",
  );
});

test("sends no private address to the provider", async () => {
  const { crawl, asked } = await fakeProvider(() => ({ body: {} }));
  for (const url of ["http://127.0.0.1/", "http://169.254.169.254/latest", "http://[::1]/"]) {
    await expect(crawl({ url, fetch: () => Promise.reject(new Error("not used")) })).rejects.toThrow(
      /not found/,
    );
  }
  expect(asked).toEqual([]);
});

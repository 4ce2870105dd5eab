import { expect, test } from "vitest";
import type { EgressFetch, EgressRequest, EgressResponse } from "#shared/egress.ts";
import { isUnchanged, recordValidators } from "./probe-website.ts";

const home = "https://acme.example/";
const signal = new AbortController().signal;

interface Answer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  url?: string;
  truncated?: boolean;
}

/** A server that answers conditional requests, and lists the requests it got. */
function serve(answers: Record<string, Answer>) {
  const requests: { url: string; request: EgressRequest | undefined }[] = [];
  const fetch: EgressFetch = async (url, request) => {
    requests.push({ url, request });
    const {
      status = 200,
      body = "",
      headers = {},
      url: finalUrl = url,
      truncated = false,
    } = answers[url] ?? {
      status: 404,
    };
    const asked = request?.headers ?? {};
    const isSame =
      (headers.etag !== undefined && asked["if-none-match"] === headers.etag) ||
      (headers["last-modified"] !== undefined && asked["if-modified-since"] === headers["last-modified"]);
    const answer = isSame ? { status: 304, body: "" } : { status, body };
    return {
      url: finalUrl,
      status: answer.status,
      headers: { "content-type": "text/html", ...headers },
      body: new TextEncoder().encode(answer.body),
      truncated,
    } satisfies EgressResponse;
  };
  return { fetch, requests };
}

async function read(answers: Record<string, Answer>, urls = Object.keys(answers)) {
  const recorder = recordValidators(serve(answers).fetch);
  for (const url of urls) await recorder.fetch(url);
  return recorder.validators();
}

test.each([
  ["an ETag", { etag: '"v1"' }],
  ["a Last-Modified date", { "last-modified": "Wed, 04 Mar 2026 10:00:00 GMT" }],
])("a page with %s costs a 304 without a body", async (_, headers) => {
  const answers = { [home]: { body: "<p>Hello</p>", headers } };
  const validators = await read(answers);
  const server = serve(answers);
  const statuses: number[] = [];
  const fetch: EgressFetch = async (url, request) => {
    const response = await server.fetch(url, request);
    statuses.push(response.status);
    return response;
  };
  expect(await isUnchanged(validators, { fetch, signal })).toBe(true);
  expect(statuses).toEqual([304]);
});

test("a page without validators is compared by its body", async () => {
  const validators = await read({ [home]: { body: "<p>Hello</p>" } });
  const ask = (body: string) => isUnchanged(validators, { fetch: serve({ [home]: { body } }).fetch, signal });
  expect(await ask("<p>Hello</p>")).toBe(true);
  expect(await ask("<p>Hello!</p>")).toBe(false);
});

test("stops at the first page that differs", async () => {
  const about = `${home}about`;
  const validators = await read({ [home]: { body: "a" }, [about]: { body: "b" } });
  const server = serve({ [home]: { body: "other" }, [about]: { body: "b" } });
  expect(await isUnchanged(validators, { fetch: server.fetch, signal })).toBe(false);
  expect(server.requests.map(({ url }) => url)).toEqual([home]);
});

test.each([
  ["redirects elsewhere", { body: "a", url: "https://parking.example/" }],
  ["is gone", { status: 404 }],
  ["fails", { status: 503 }],
])("a site whose page %s has changed", async (_, answer) => {
  const validators = await read({ [home]: { body: "a" } });
  expect(await isUnchanged(validators, { fetch: serve({ [home]: answer }).fetch, signal })).toBe(false);
});

test("a missing robots.txt stays unchanged while it is missing", async () => {
  const robots = `${home}robots.txt`;
  const validators = await read({ [home]: { body: "a" } }, [home, robots]);
  expect(await isUnchanged(validators, { fetch: serve({ [home]: { body: "a" } }).fetch, signal })).toBe(true);
  const now = serve({ [home]: { body: "a" }, [robots]: { body: "User-agent: *" } });
  expect(await isUnchanged(validators, { fetch: now.fetch, signal })).toBe(false);
});

test("an incomplete reading is never repeated conditionally", async () => {
  expect(await read({ [home]: { body: "a" }, [`${home}b`]: { status: 503 } })).toEqual([]);
  expect(await read({ [home]: { body: "a", truncated: true } })).toEqual([]);
  expect(await isUnchanged([], { fetch: serve({}).fetch, signal })).toBe(false);
});

test("pictures and styles don't count", async () => {
  const validators = await read({
    [home]: { body: "a" },
    [`${home}a.css`]: { body: "a{}", headers: { "content-type": "text/css" } },
  });
  expect(validators.map(({ url }) => url)).toEqual([home]);
});

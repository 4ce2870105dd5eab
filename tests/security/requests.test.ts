/** Requests that may change state, depending on the headers that browsers send about their origin. */
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { HttpEnv } from "#server/http-env.ts";
import { sameOriginMutations } from "#server/requests.ts";

const own = "http://app.example.com";
const app = new Hono<HttpEnv>()
  .use(sameOriginMutations({ security: { report() {} } }))
  .all("*", (c) => c.text("done"));

async function statusOf(method: string, headers: Record<string, string> = {}): Promise<number> {
  return (await app.request(`${own}/dashboard`, { method, headers })).status;
}

describe.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s", (method) => {
  test.each([
    ["our own page", { origin: own }, 200],
    ["our own page, with what browsers add", { origin: own, "sec-fetch-site": "same-origin" }, 200],
    ["a program, which names no origin", {}, 200],
    ["an old browser that names no origin for its own page", { "sec-fetch-site": "same-origin" }, 200],
    ["another website", { origin: "http://evil.example" }, 403],
    ["another website that is cut from the header", { "sec-fetch-site": "cross-site" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["a help center's own host", { origin: "http://acme.app.example.com" }, 403],
    [
      "our own page, as another website claims",
      { origin: "http://evil.example", "sec-fetch-site": "same-origin" },
      403,
    ],
    ["another of our ports", { origin: `${own}:8080` }, 403],
    ["our own page over https, which we don't know of", { origin: own.replace("http:", "https:") }, 403],
  ] as [string, Record<string, string>, number][])("from %s", async (_, headers, status) => {
    expect(await statusOf(method, headers)).toBe(status);
  });
});

test("allows reads from everywhere", async () => {
  for (const method of ["GET", "HEAD"])
    expect(await statusOf(method, { origin: "http://evil.example", "sec-fetch-site": "cross-site" })).toBe(
      200,
    );
});

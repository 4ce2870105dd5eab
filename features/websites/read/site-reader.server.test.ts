import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { withSiteReader } from "./site-reader.server.ts";

/** Our own server, and a website that redirects to it. */
let own: Site;
let site: Site;

beforeAll(async () => {
  own = await serveSite({ handler: (path) => `secret of ${path}` });
  site = await serveSite({
    handler: (path) => ({ status: 302, headers: { location: own.url + path } }),
  });
});
afterAll(async () => {
  await own?.close();
  await site?.close();
});

function bodyOf(url: string): Promise<string> {
  const options = {
    config: readConfig({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }),
    log: collectLog().log,
    clock: systemClock,
    allowPrivate: [],
    ownOrigin: { origin: own.url, loopback: own.url },
  };
  return withSiteReader(options, async ({ fetch }) => {
    const { status, body } = await fetch(url, { maxBytes: 1_000, timeoutMs: 5_000 });
    return `${status} ${Buffer.from(body).toString()}`;
  });
}

test("reads only the sample of our own pages, however it is reached", async () => {
  expect(await bodyOf(`${own.url}/sample/`)).toBe("200 secret of /sample/");
  expect(await bodyOf(`${own.url}/mailbox`)).toBe("404 ");
  expect(await bodyOf(`${site.url}/mailbox`)).toBe("404 ");
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { knownEtag, matchesEtag, preferredEncoding } from "./packed-page.ts";
import { createPageCache, type PageCache, pageKey } from "./page-cache.ts";

let server: Server | null = null;
let requests = 0;
afterEach(() => server?.close());

async function serve(cache: PageCache): Promise<string> {
  server = createServer((request, response) => {
    if (!cache.answer(request, response, () => `request-${++requests}`)) response.writeHead(404).end("miss");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = (companyId: string, text: string) => ({
  companyId,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(text.repeat(50)),
});

test("serves a cached page compressed, with an ETag for revalidation", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  await cache.store(pageKey(host, "/help/acme"), page("a", "hello "), cache.epoch());
  const response = await fetch(`http://${host}/help/acme`, { headers: { "accept-encoding": "br" } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("hello ".repeat(50));
  const etag = response.headers.get("etag") ?? "";
  const again = await fetch(`http://${host}/help/acme`, {
    headers: { "accept-encoding": "br", "if-none-match": etag },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("HEAD has the headers of GET and no body", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  await cache.store(pageKey(host, "/"), page("a", "x"), cache.epoch());
  const get = await fetch(`http://${host}/`);
  const head = await fetch(`http://${host}/`, { method: "HEAD" });
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  expect(await head.text()).toBe("");
});

test("a content change evicts its company's pages and no others", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  await cache.store(pageKey(host, "/a"), page("a", "a"), cache.epoch());
  await cache.store(pageKey(host, "/b"), page("b", "b"), cache.epoch());
  cache.invalidate("a");
  expect((await fetch(`http://${host}/a`)).status).toBe(404);
  expect((await fetch(`http://${host}/b`)).status).toBe(200);
});

test("doesn't cache a page rendered before a change", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  const before = cache.epoch();
  cache.invalidate("a");
  await cache.store(pageKey(host, "/a"), page("a", "old"), before);
  expect((await fetch(`http://${host}/a`)).status).toBe(404);
});

test("a change during compression prevents caching", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  const storing = cache.store(pageKey(host, "/a"), page("a", "old"), cache.epoch());
  cache.invalidate("a");
  await storing;
  expect((await fetch(`http://${host}/a`)).status).toBe(404);
});

test("caches nothing while invalidations are unavailable, nor pages rendered meanwhile", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  const before = cache.epoch();
  cache.setEnabled(false);
  cache.setEnabled(true);
  await cache.store(pageKey(host, "/a"), page("a", "old"), before);
  expect((await fetch(`http://${host}/a`)).status).toBe(404);
});

/** A render that begins immediately. */
function begun<Made>(render: () => Promise<Made>) {
  return (begin: () => void) => {
    begin();
    return render();
  };
}

function renderLater(cache: PageCache, text: string, { isForAll = true } = {}) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let times = 0;
  const render = () => {
    times++;
    return promise;
  };
  const ask = () => cache.share("/a", { render: begun(render), isForAll: () => isForAll });
  return { ask, finish: () => resolve(text), times: () => times };
}

test("coalesces concurrent requests into one render", async () => {
  const cache = createPageCache();
  const page = renderLater(cache, "a");
  const asked = [page.ask(), page.ask(), page.ask()];
  page.finish();
  expect(await Promise.all(asked)).toEqual(["a", "a", "a"]);
  expect(page.times()).toBe(1);
  await page.ask();
  expect(page.times()).toBe(2);
});

test("a request after a change doesn't share an earlier render", async () => {
  const cache = createPageCache();
  const [old, fresh] = [renderLater(cache, "old"), renderLater(cache, "new")];
  const before = old.ask();
  cache.invalidate("a");
  const after = [fresh.ask(), fresh.ask()];
  old.finish();
  expect(await before).toBe("old");
  // The render that just ended isn't the one that is shared now.
  after.push(fresh.ask());
  fresh.finish();
  expect(await Promise.all(after)).toEqual(["new", "new", "new"]);
  expect(fresh.times()).toBe(1);
});

test("doesn't share renders while invalidations are unavailable", async () => {
  const cache = createPageCache();
  cache.setEnabled(false);
  const page = renderLater(cache, "a");
  const asked = [page.ask(), page.ask()];
  page.finish();
  await Promise.all(asked);
  expect(page.times()).toBe(2);
});

test("doesn't share a personal or missing response", async () => {
  const cache = createPageCache();
  const own = renderLater(cache, "own", { isForAll: false });
  const asked = [own.ask(), own.ask()];
  own.finish();
  await Promise.all(asked);
  expect(own.times()).toBe(2);

  const broken = begun(() => Promise.reject(new Error("broken")));
  const failing = cache.share("/b", { render: broken, isForAll: () => true });
  const other = cache.share("/b", { render: begun(async () => "whole"), isForAll: () => true });
  await expect(failing).rejects.toThrow("broken");
  expect(await other).toBe("whole");
});

/** A render that begins when it is allowed. */
function renderInTurn(cache: PageCache) {
  const turn = Promise.withResolvers<void>();
  const made = Promise.withResolvers<string>();
  const signals: (AbortSignal | undefined)[] = [];
  const ask = (signal?: AbortSignal) =>
    cache.share("/a", {
      async render(begin, all) {
        signals.push(all);
        await turn.promise;
        begin();
        return made.promise;
      },
      isForAll: () => true,
      signal,
    });
  return { ask, begin: turn.resolve, finish: () => made.resolve("made"), signals };
}

test("shares a render that waits to begin, also after changes and without invalidations", async () => {
  const cache = createPageCache();
  const { ask, begin, finish, signals } = renderInTurn(cache);
  expect(cache.isWaiting("/a")).toBe(false);
  const asked = [ask()];
  expect(cache.isWaiting("/a")).toBe(true);
  cache.invalidate("a");
  asked.push(ask());
  cache.setEnabled(false);
  asked.push(ask());
  cache.setEnabled(true);
  begin();
  await Promise.resolve();
  asked.push(ask());
  expect(signals).toHaveLength(1);
  // What began before a change may show the text from before.
  cache.invalidate("a");
  asked.push(ask());
  expect(signals).toHaveLength(2);
  expect(cache.isWaiting("/a")).toBe(true);
  finish();
  expect(await Promise.all(asked)).toEqual(["made", "made", "made", "made", "made"]);
  expect(cache.isWaiting("/a")).toBe(false);
});

test("aborts a shared render when all requests for it were aborted", async () => {
  const cache = createPageCache();
  const { ask, begin, finish, signals } = renderInTurn(cache);
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [ask(first.signal), ask(second.signal)];
  first.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  second.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  begin();
  finish();
  await Promise.all(asked);
});

test("is idle when the last render ends, however it ends", async () => {
  const cache = createPageCache();
  expect(cache.idle()).toBe(null);
  const first = renderLater(cache, "a");
  const failing = Promise.withResolvers<string>();
  const shared = cache.share("/b", { render: begun(() => failing.promise), isForAll: () => true });
  const asked = first.ask();
  let isIdle = false;
  const idle = cache.idle()?.then(() => {
    isIdle = true;
  });
  first.finish();
  await asked;
  expect(isIdle).toBe(false);
  failing.reject(new Error("broken"));
  await expect(shared).rejects.toThrow("broken");
  await idle;
  expect(cache.idle()).toBe(null);
});

test("compresses with gzip on first request and caches the result", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  const { variant } = await cache.store(pageKey(host, "/a"), page("a", "hello "), cache.epoch());
  const get = () => fetch(`http://${host}/a`, { headers: { "accept-encoding": "gzip" } });
  const [first, second] = await Promise.all([get(), get()]);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(await first.text()).toBe("hello ".repeat(50));
  expect(await second.text()).toBe("hello ".repeat(50));
  expect(variant("gzip")).toMatchObject({ etag: first.headers.get("etag") });
});

test("evicts old pages for new ones, in every encoding", async () => {
  const cache = createPageCache({ maxBytes: 30_000 });
  const host = await serve(cache);
  for (let i = 0; i < 40; i++) {
    await cache.store(pageKey(host, `/${i}`), page("a", `page ${i} `), cache.epoch());
    for (const encoding of ["gzip", "identity", "br"]) {
      const answer = await fetch(`http://${host}/${i}`, { headers: { "accept-encoding": encoding } });
      expect(await answer.text()).toBe(`page ${i} `.repeat(50));
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    }
    expect(cache.stats().bytes).toBeLessThanOrEqual(30_000);
  }
  expect(cache.stats().entries).toBeGreaterThan(5);
  expect(cache.stats().entries).toBeLessThan(40);
  expect((await fetch(`http://${host}/0`)).status).not.toBe(200);
});

test("a cached page takes no more memory than its compressed body", async () => {
  const cache = createPageCache();
  const body = Buffer.from("<p>Some words, and the same ones again.</p>".repeat(5_000));
  const packed = await cache.store("/a", { companyId: "a", headers: {}, body }, cache.epoch());
  const br = await packed.variant("br");
  expect(cache.stats().bytes).toBeLessThan(br.body.length + 5_000);
  const plain = await packed.variant(undefined);
  expect(Buffer.from(plain.body as Buffer).equals(body)).toBe(true);
  expect(plain.etag).not.toBe(br.etag);
  cache.invalidate("a");
  cache.setEnabled(false);
  expect(cache.stats().bytes).toBe(0);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5", "br"],
  ["identity", "identity"],
  [undefined, "identity"],
] as const)("answers accept-encoding %s with %s", (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});

test("matches entity tags in lists, weakly and by star", () => {
  expect(matchesEtag('"x", W/"y"', '"y"')).toBe(true);
  expect(matchesEtag("*", '"y"')).toBe(true);
  expect(matchesEtag('"x"', '"y"')).toBe(false);
});

test("recognizes the entity tag of a page in lists, weakly, by star and in every compression", () => {
  const page = { hash: "y", etag: '"y-br"' };
  expect(knownEtag('"x", W/"y-br"', page)).toBe('"y-br"');
  expect(knownEtag('"y-br-first"', page)).toBe('"y-br-first"');
  expect(knownEtag("*", page)).toBe('"y-br"');
  expect(knownEtag('"x"', page)).toBeNull();
  expect(knownEtag(undefined, page)).toBeNull();
});

test("compresses a cached page better after a while, and clients keep what they have", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const cache = createPageCache();
  const host = await serve(cache);
  const words = "the order arrives with a label that we print for your parcel on every working day".split(
    " ",
  );
  const word = (index: number) => words[(index * index + 7 * index) % words.length];
  const body = Buffer.from(
    Array.from({ length: 6_000 }, (_, index) => `<p>${word(index)} ${index % 97}</p>`).join(""),
  );
  const key = pageKey(host, "/a");
  await cache.store(key, { companyId: "a", headers: { "content-type": "text/html" }, body }, cache.epoch());
  const get = (headers = {}) =>
    fetch(`http://${host}/a`, { headers: { "accept-encoding": "br", ...headers } });
  const first = await get();
  const firstTag = first.headers.get("etag") ?? "";
  expect(await first.text()).toBe(body.toString());
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(async () => (await get()).headers.get("etag")).not.toBe(firstTag);
  const better = await get();
  expect(await better.text()).toBe(body.toString());
  expect(Number(better.headers.get("content-length"))).toBeLessThan(
    Number(first.headers.get("content-length")),
  );
  const again = await get({ "if-none-match": firstTag });
  expect([again.status, again.headers.get("etag")]).toEqual([304, firstTag]);
});

test("the body is the same in every encoding", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  await cache.store(pageKey(host, "/"), page("a", "ä"), cache.epoch());
  const { request } = await import("node:http");
  const raw = await new Promise<Buffer>((resolve, reject) => {
    request(`http://${host}/`, { headers: { "accept-encoding": "br", host } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    })
      .on("error", reject)
      .end();
  });
  expect(brotliDecompressSync(raw).toString()).toBe("ä".repeat(50));
});

test("serves a page of any size completely, compressed inline or on a worker thread", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  for (const length of [10, 2_000, 300_000]) {
    const body = Buffer.from(
      Array.from({ length }, (_, index) => String.fromCharCode(97 + (index % 26))).join(""),
    );
    const key = pageKey(host, `/${length}`);
    await cache.store(key, { companyId: "a", headers: { "content-type": "text/html" }, body }, cache.epoch());
    const response = await fetch(`http://${host}/${length}`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(body.toString());
  }
});

test("reports each page that a visitor received or had cached", async () => {
  const served: string[] = [];
  const cache = createPageCache({ onServed: (companyId) => served.push(companyId) });
  const host = await serve(cache);
  await cache.store(pageKey(host, "/a"), page("a", "a"), cache.epoch());
  const etag = (await fetch(`http://${host}/a`)).headers.get("etag") ?? "";
  await fetch(`http://${host}/a`, { headers: { "if-none-match": etag, "accept-encoding": "identity" } });
  await fetch(`http://${host}/a`, { method: "HEAD" });
  await fetch(`http://${host}/missed`);
  expect(served).toEqual(["a", "a"]);
});

test("a page in a text is the same as in bytes, also if it is larger than the memory for encoding", async () => {
  const cache = createPageCache();
  const host = await serve(cache);
  const texts = ["Grüße, 日本 …", "x".repeat(150_000), "日".repeat(90_000), "ab".repeat(150_000)];
  for (const [at, text] of texts.entries()) {
    const made = { ...page("a", ""), body: text };
    const packed = await cache.store(pageKey(host, `/text-${at}`), made, cache.epoch());
    const other = await cache.store(
      pageKey(host, `/bytes-${at}`),
      { ...made, body: Buffer.from(text) },
      cache.epoch(),
    );
    expect((await packed.variant("br")).etag).toBe((await other.variant("br")).etag);
  }
  for (const [at, text] of texts.entries())
    for (const encoding of ["br", "identity"]) {
      const headers = { "accept-encoding": encoding };
      expect(await (await fetch(`http://${host}/text-${at}`, { headers })).text()).toBe(text);
    }
});

/** Requests for very many pages of one help center delay and refuse only that help center's visitors. */
import { request } from "undici";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { pageTurnLimits } from "#server/page-turns.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { contentChangesArrived, makePublicCenter } from "#tests/support/public-center.ts";

const metricsToken = "metrics-token-of-at-least-32-characters";
const flooded = "flooded";
/** Isn't kept, because of its query. */
const uncachedPath = (n: number) => `/faq/what-is-it?flood=${n}`;
const accepted = pageTurnLimits.atOnceOfOne + pageTurnLimits.maxWaitingOfOne;

let app: TestApp;
/** Questions of the flooded help center that are being rendered wait for it. */
let released: PromiseWithResolvers<void>;
let begun = 0;

beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: metricsToken });
  for (const name of [flooded, "calm"]) await makePublicCenter(app.services, name);
  await contentChangesArrived(app.services);
  holdFlooded();
});
afterEach(() => released?.resolve());
afterAll(() => app?.close());

function holdFlooded(): void {
  const route = app.build.tenant.routes["tenant/help/question"]!;
  const { loader } = route.module;
  if (!loader) throw new Error("the route has no loader");
  const held: typeof loader = async (args) => {
    if (new URL(args.request.url).hostname.startsWith(flooded)) {
      begun += 1;
      await released.promise;
    }
    return loader(args);
  };
  route.module = { ...route.module, loader: held };
}

function hold(): void {
  released = Promise.withResolvers();
  begun = 0;
}

async function visit(name: string, path: string, signal?: AbortSignal) {
  const host = name === "" ? `localhost:${app.port}` : `${name}.localhost:${app.port}`;
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${app.port}${path}`, {
    headers: { host },
    signal,
  });
  return { status: statusCode, retryAfter: headers["retry-after"], text: await body.text() };
}

async function metric(name: string): Promise<number> {
  const { text } = await (async () => {
    const answer = await request(`http://localhost:${app.port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    return { text: await answer.body.text() };
  })();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

const waiting = () => metric('step_page_turns{state="waiting"}');

test("other help centers, kept pages and the product answer during a flood, and one help center's excess is refused", async () => {
  expect((await visit(flooded, "/contact")).status).toBe(200);
  const refusedBefore = await metric("step_pages_refused_total");
  hold();
  const flood = Array.from({ length: accepted + 1 }, (_, n) => visit(flooded, uncachedPath(n)));
  const refused = await Promise.any(
    flood.map(async (one) => {
      const answer = await one;
      if (answer.status !== 503) throw new Error("not refused");
      return answer;
    }),
  );
  expect(refused).toEqual({
    status: 503,
    retryAfter: "5",
    text: "The server is busy right now. Please try again in a few seconds.",
  });
  // All others wait, and only two are rendered.
  expect(await waiting()).toBe(pageTurnLimits.maxWaitingOfOne);
  expect(begun).toBe(pageTurnLimits.atOnceOfOne);

  for (const path of ["/faq/what-is-it", "/faq", "/search?q=promises", "/sitemap.xml"])
    expect([path, (await visit("calm", path)).status]).toEqual([path, 200]);
  expect((await visit("made-up", "/")).status).toBe(404);
  expect((await visit(flooded, "/contact")).status).toBe(200);
  for (const path of ["/", "/auth", "/healthz", "/help/calm/faq"])
    expect([path, (await visit("", path)).status]).toEqual([path, 200]);
  // On the main host, it is the same line.
  expect((await visit("", `/help/${flooded}/faq`)).status).toBe(503);
  expect(begun).toBe(pageTurnLimits.atOnceOfOne);

  released.resolve();
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(accepted);
  expect(begun).toBe(accepted);
  expect(await metric("step_pages_refused_total")).toBe(refusedBefore + 2);
  expect(await waiting()).toBe(0);
  const logged = app.logged().filter(({ msg }) => msg === "pages refused; too many wait for a turn");
  expect(logged).toHaveLength(1);
});

test("a flood of made-up help centers doesn't delay real ones", async () => {
  hold();
  const flood = Array.from({ length: accepted + 40 }, (_, n) => visit(`made-up-${n}`, "/"));
  expect((await visit("calm", "/search?q=day")).status).toBe(200);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 404 && status !== 503)).toEqual([]);
});

test("visitors of the same page take one turn, and those who give up leave", async () => {
  hold();
  const share = vi.spyOn(app.services.pageCache, "share");
  const held = [1, 2].map((n) => visit(flooded, uncachedPath(n)));
  await expect.poll(() => begun).toBe(2);
  const leaving = new AbortController();
  const gone = visit(flooded, "/faq/what-is-it", leaving.signal).catch(() => "gone");
  await expect.poll(waiting).toBe(1);
  const staying = Array.from({ length: 4 }, () => visit(flooded, "/faq/what-is-it"));
  await expect.poll(() => share.mock.calls.length).toBe(5);
  const alone = new AbortController();
  const goneAlone = visit(flooded, uncachedPath(3), alone.signal).catch(() => "gone");
  await expect.poll(waiting).toBe(2);
  leaving.abort();
  alone.abort();
  expect(await Promise.all([gone, goneAlone])).toEqual(["gone", "gone"]);
  await expect.poll(waiting).toBe(1);
  released.resolve();
  const answers = await Promise.all([...held, ...staying]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(begun).toBe(3);
  share.mockRestore();
  expect(app.logged().filter(({ msg }) => msg === "request failed")).toEqual([]);
});

import { expect, test } from "vitest";
import { QueueFullError } from "#platform/fair-queue.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { Host } from "#shared/host.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createPageTurns } from "./page-turns.ts";

const limits = { atOnce: 4, atOnceOfOne: 1, maxWaiting: 6, maxWaitingOfOne: 2 };
const ids: Record<string, string> = { acme: "acme-id", "help.acme.example": "acme-id", other: "other-id" };

function bench({ isDatabaseAway = false } = {}) {
  const { log, lines } = collectLog();
  const lookups: string[] = [];
  const turns = createPageTurns({
    async findCompany({ host, subdomain }) {
      const name = host.kind === "custom" ? host.domain : host.kind === "tenant" ? host.subdomain : subdomain;
      lookups.push(name ?? "");
      if (isDatabaseAway) throw new Error("the database is away");
      return ids[name ?? ""] ?? null;
    },
    log,
    limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = async (host: Host, path: string, { signal }: { signal?: AbortSignal } = {}) => {
    const name = `${Object.values(host).join(" ")}${path}`;
    const render = async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    };
    const made = turns.run({ host, path, signal }, render).catch((error: unknown) => error);
    // The lookup of the company.
    await new Promise(setImmediate);
    return { made };
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { ask, begun, end, lookups, lines, stats: turns.stats, run: turns.run };
}

const main: Host = { kind: "main" };
const tenant = (subdomain: string): Host => ({ kind: "tenant", subdomain });
const custom = (domain: string): Host => ({ kind: "custom", domain });

test("a company has one line, whichever of its addresses visitors use", async () => {
  const { ask, begun, end, lookups } = bench();
  await ask(tenant("acme"), "/faq");
  await ask(custom("help.acme.example"), "/faq");
  await ask(main, "/help/ACME/faq");
  await ask(main, "/help/other");
  expect(begun).toEqual(["tenant acme/faq", "main/help/other"]);
  await end("tenant acme/faq");
  await end("custom help.acme.example/faq");
  expect(begun.slice(2)).toEqual(["custom help.acme.example/faq", "main/help/ACME/faq"]);
  await ask(tenant("acme"), "/contact");
  expect(lookups).toEqual(["acme", "help.acme.example", "acme", "other"]);
});

test("names without a help center share one line, and none of a company", async () => {
  const { ask, begun } = bench();
  for (const name of ["made-up-1", "made-up-2", "made-up-3"]) await ask(tenant(name), "/");
  expect((await (await ask(tenant("made-up-4"), "/")).made) instanceof QueueFullError).toBe(true);
  await ask(main, "/help/sitemap.xml");
  await ask(tenant("acme"), "/");
  expect(begun).toEqual(["tenant made-up-1/", "tenant acme/"]);
});

test("while the database is away, pages are rendered, and say so", async () => {
  const { ask, begun } = bench({ isDatabaseAway: true });
  await ask(tenant("acme"), "/");
  expect(begun).toEqual(["tenant acme/"]);
});

test("refused pages are counted, and logged once a minute for each company", async () => {
  const { ask, lines, stats } = bench();
  for (let n = 1; n <= 5; n += 1) await ask(tenant("acme"), `/${n}`);
  for (let n = 1; n <= 4; n += 1) await ask(tenant("made-up"), `/${n}`);
  expect(stats()).toEqual({ running: 2, waiting: 4, refused: 3 });
  const logged = lines().map(({ msg, companyId }) => ({ msg, companyId }));
  const msg = "pages refused; too many wait for a turn";
  expect(logged).toEqual([
    { msg, companyId: "acme-id" },
    { msg, companyId: null },
  ]);
});

test("a visitor who gives up leaves the line", async () => {
  const { ask, begun, end, stats } = bench();
  await ask(tenant("acme"), "/1");
  const visitor = new AbortController();
  const { made } = await ask(tenant("acme"), "/2", { signal: visitor.signal });
  await ask(tenant("acme"), "/3");
  visitor.abort("gone");
  expect(await made).toBe("gone");
  for (const name of ["tenant acme/1", "tenant acme/3"]) await end(name);
  expect(begun).toEqual(["tenant acme/1", "tenant acme/3"]);
  expect(stats()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("a page that waits for a model lets the next one begin", async () => {
  const { ask, begun, run } = bench();
  const answer = Promise.withResolvers<string>();
  const asked = requestScope.run({ requestId: "request-1" }, () =>
    run({ host: tenant("acme"), path: "/search", signal: undefined }, () => {
      requestScope.getStore()?.endTurn?.();
      return answer.promise.then((text) => `${requestScope.getStore()?.requestId}: ${text}`);
    }),
  );
  await ask(tenant("acme"), "/faq");
  expect(begun).toEqual(["tenant acme/faq"]);
  answer.resolve("answer");
  expect(await asked).toBe("request-1: answer");
});

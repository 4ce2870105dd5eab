/**
 * Bodies that are cheap to send and once took the server minutes. They must not delay visitors of public pages and load
 * balancers, and memory must stay close to its idle level.
 */
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { type ControlServer, startControlServer } from "#tests/support/control-server.ts";
import {
  deepJson,
  type HostileRequest,
  manyFields,
  manyParts,
  sendHostile,
  sendSlowly,
  zipOfJson,
} from "#tests/support/hostile-bodies.ts";
import { makeOwnedCenter } from "#tests/support/mixed-load.ts";
import { startProbe, type Waits } from "#tests/support/probe-visitors.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";

/** Senders per attack, in parallel and in sequence. */
const senders = 3;
const attackMs = 10_000;
const maxHealthMs = 100;
/** While other programs use the machine, visitors may wait for it this many times as long as the control's. */
const timesControl = 3;
const maxGrowthBytes = 300_000_000;

let server: TestServer;
let control: ControlServer;
let beside: OpenedServices;
let attacker: string;
let idle: Record<string, Waits>;

beforeAll(async () => {
  [server, control] = await Promise.all([startServer({ env: { BACKUPS: "off" } }), startControlServer()]);
  beside = (await openRunningServices(readConfig({ DATA_DIR: server.dataDir })))!;
  await makeOwnedCenter(beside.services, "acme");
  ({ cookie: attacker } = await createUser(beside.services, { onboardingCompleted: true }));
  const probe = startProbe(addresses());
  await probe.started;
  await delay(3_000);
  idle = await probe.stop();
  print("idle", idle);
});
afterAll(async () => {
  control?.close();
  await beside?.close();
  await server?.close();
});

/** As much work as the slowest page, so that other programs delay it as much. */
const controlAddress = () => control.address(Math.max(...Object.values(idle).map(({ p50Ms }) => p50Ms)));
const addresses = () => ["/healthz", "/help/acme/faq", "/auth"].map((path) => server.origin + path);

const rssBytes = () =>
  Number(readFileSync(`/proc/${server.process.pid}/statm`, "utf8").split(" ")[1]) * 4_096;

function print(what: string, waits: Record<string, Waits>): void {
  for (const [address, { count, p50Ms, p99Ms, mostMs }] of Object.entries(waits))
    process.stdout.write(
      `${what}, ${new URL(address).pathname}: ${count} answers, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, most ${mostMs.toFixed(0)} ms\n`,
    );
}

/**
 * Runs the attack while visitors send requests, and checks their waits and the memory against the limits. Others also
 * visit a control server, which the attack doesn't concern.
 */
async function othersDoNotNotice(
  what: string,
  attack: (isOver: () => boolean) => Promise<void>,
  { timesIdle = 3 } = {},
) {
  const atRest = rssBytes();
  let most = atRest;
  const watching = setInterval(() => {
    most = Math.max(most, rssBytes());
  }, 20);
  const probe = startProbe([...addresses(), { address: controlAddress(), pauseMs: 50 }]);
  await probe.started;
  const until = performance.now() + attackMs;
  await attack(() => performance.now() > until);
  const { [controlAddress()]: machine, ...waits } = await probe.stop();
  clearInterval(watching);
  print(what, waits);
  print(`${what}, control`, { [controlAddress()]: machine! });
  process.stdout.write(
    `${what}: memory ${(atRest / 1e6).toFixed(0)} +${((most - atRest) / 1e6).toFixed(0)} MB\n`,
  );
  for (const [address, { p99Ms, failures }] of Object.entries(waits)) {
    const ownMs = address.endsWith("/healthz")
      ? maxHealthMs
      : Math.max(100, timesIdle * (idle[address]?.p99Ms ?? 0));
    const limitMs = Math.max(ownMs, timesControl * machine!.p99Ms);
    expect.soft(p99Ms, `${what}: p99 of ${address}`).toBeLessThan(limitMs);
    expect.soft(failures, `${what}: ${address}`).toEqual([]);
  }
  expect.soft(most - atRest, `${what}: memory`).toBeLessThan(maxGrowthBytes);
}

async function sendAgainAndAgain(request: HostileRequest, isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (!isOver()) statuses.add(await sendHostile(server.origin, request));
    }),
  );
  return statuses;
}

/** Refused with a message or by a rate limit, never by a server error or without an answer. */
const refusals = [302, 400, 413, 422, 429, 503];

test.each([
  ["a megabyte of form fields", manyFields],
  ["ten megabytes of parts", () => manyParts(attacker)],
  ["arrays inside one another", deepJson],
  ["an archive of 50 million objects", () => zipOfJson(attacker)],
])("%s: others don't wait longer", async (what, make) => {
  const request = make();
  await othersDoNotNotice(what, async (isOver) => {
    const statuses = await sendAgainAndAgain(request, isOver);
    expect([...statuses].filter((status) => !refusals.includes(status))).toEqual([]);
  });
});

test("doesn't delay others by all of them and slow bodies in parallel", async () => {
  const requests = [manyFields(), manyParts(attacker), deepJson(), zipOfJson(attacker)];
  const attack = async (isOver: () => boolean) => {
    const slow = sendSlowly(server.port, { connections: 200, path: "/auth", bytesAnnounced: 90_000 });
    await Promise.all(requests.map((request) => sendAgainAndAgain(request, isOver)));
    slow.close();
  };
  // On two processors, an uncached page waits 3 to 4 times as long.
  await othersDoNotNotice("all of them together", attack, { timesIdle: 5 });
});

test("a body that never ends is aborted", async () => {
  const slow = sendSlowly(server.port, { connections: 20, path: "/auth", bytesAnnounced: 90_000 });
  await slow.givenUp;
});

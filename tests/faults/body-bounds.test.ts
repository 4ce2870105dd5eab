// Bodies at and above their limit, on every route, must not delay other visitors.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBuiltApp } from "#server/app-build.ts";
import { bodyBounds, noBody } from "#server/body-bounds.ts";
import { createPosting, type Posting, routeAddress } from "#tests/support/bodies.ts";
import { type ControlServer, startControlServer } from "#tests/support/control-server.ts";
import { besideServer } from "#tests/support/recording.ts";
import type { BodyTarget, SendBodies, SentBodies } from "#tests/support/send-bodies.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let control: ControlServer;
let posting: Posting;

beforeAll(async () => {
  [server, control] = await Promise.all([
    startServer({ env: { TRUSTED_PROXIES: "127.0.0.1" } }),
    startControlServer(),
  ]);
  posting = await besideServer(server, (services) => createPosting(services, server.origin));
});
afterAll(async () => {
  control?.close();
  await server?.close();
});

const probes = ["/help/acme", "/dashboard", "/healthz"] as const;
/** Of a server in another process, which only the machine delays. */
const controlled = "control";
type Times = Record<(typeof probes)[number] | typeof controlled, number[]>;

/** Requests the three and the control in turn until `isOver`, and at least a hundred times. */
async function probe(isOver: () => boolean, { workMs = 0 } = {}): Promise<Times> {
  const times: Times = { "/help/acme": [], "/dashboard": [], "/healthz": [], control: [] };
  for (let round = 0; round < 100 || !isOver(); round++) {
    for (const path of [...probes, controlled] as const) {
      const address = path === controlled ? control.address(workMs) : server.origin + path;
      const startedMs = performance.now();
      const answer = await fetch(address, { headers: { cookie: posting.user.cookie } });
      await answer.bytes();
      times[path].push(performance.now() - startedMs);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    await delay(20);
  }
  return times;
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
const p99 = (times: number[]) => quantile(times, 0.99);

test("bodies at and beyond the limit of every route don't delay other visitors", async () => {
  const build = await loadBuiltApp();
  const targets = Object.entries(bodyBounds).flatMap(([route, bound]): BodyTarget[] => {
    if (bound === noBody) return [];
    const address = routeAddress({ build, port: server.port }, route, posting.user);
    return [
      {
        route,
        bound,
        method: route.includes(" ") ? route.split(" ")[0]! : "POST",
        cookie: posting.cookieFor(route),
        token: posting.tokenFor(address.path),
        ...address,
      },
    ];
  });
  await probe(() => true);
  const idle = await probe(() => true);
  // As much work as a page of the help center, so that other programs delay it as much.
  const workMs = quantile(idle["/help/acme"], 0.5);

  const attacker = fork("tests/support/send-bodies.ts", { stdio: "inherit" });
  try {
    const work: SendBodies = { port: server.port, targets };
    attacker.send(work);
    let sent: SentBodies | null = null;
    const round = once(attacker, "message").then(([counts]) => {
      sent = counts as SentBodies;
    });
    const busy = await probe(() => sent !== null, { workMs });
    await round;
    const machineMs = p99(busy[controlled]);
    process.stdout.write(`control: p99 ${machineMs.toFixed(0)} ms under attack\n`);
    for (const path of probes) {
      const [before, under] = [p99(idle[path]), p99(busy[path])];
      process.stdout.write(
        `${path}: p99 ${before.toFixed(0)} ms alone, ${under.toFixed(0)} ms under attack\n`,
      );
      const limitMs = Math.max(100, 3 * before, 3 * machineMs);
      expect([path, under]).toEqual([path, expect.toSatisfy((ms: number) => ms < limitMs)]);
    }
    // Each route refused some bodies, and none refused all.
    for (const { route, bound } of targets) {
      if (bound.kind === "upload") continue;
      const statuses = Object.keys(sent?.[route] ?? {});
      expect([route, statuses]).toEqual([route, expect.arrayContaining(["413"])]);
      expect([route, statuses.length]).toEqual([route, expect.toSatisfy((count: number) => count > 1)]);
      expect([route, statuses.filter((status) => /^5|429/.test(status))]).toEqual([route, []]);
    }
  } finally {
    attacker.kill();
  }
});

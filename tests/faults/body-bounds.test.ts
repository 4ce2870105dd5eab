// Bodies at and above their limit, on every route, must not delay other visitors.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { createApiKey } from "#features/crawl-service/api-keys.server.ts";
import { loadBuiltApp } from "#server/app-build.ts";
import { bodyBounds, noBody } from "#server/body-bounds.ts";
import { routeAddress } from "#tests/support/bodies.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { besideServer } from "#tests/support/recording.ts";
import type { BodyTarget, SendBodies, SentBodies } from "#tests/support/send-bodies.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let user: TestUser;
/** Has no dashboard, and so another account page. */
let waiting: TestUser;
let token = "";

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  await besideServer(server, async (services) => {
    await makePublicCenter(services, "acme");
    user = await createUser(services, { isOperator: true, plan: "ai", onboardingCompleted: false });
    waiting = await createUser(services, { betaStatus: null });
    await services.db
      .update(companies)
      .set({ contactDetails: { email: "office@website.example", contactFormEnabled: true } })
      .where(eq(companies.id, user.companyId ?? ""));
    ({ token } = await createApiKey(services, { name: "bounds", monthlyPages: null, concurrency: 2 }));
  });
});
afterAll(() => server?.close());

const probes = ["/help/acme", "/dashboard", "/healthz"] as const;
type Times = Record<(typeof probes)[number], number[]>;

/** Requests the three in turn until `isOver`, and at least a hundred times. */
async function probe(isOver: () => boolean): Promise<Times> {
  const times: Times = { "/help/acme": [], "/dashboard": [], "/healthz": [] };
  for (let round = 0; round < 100 || !isOver(); round++) {
    for (const path of probes) {
      const startedMs = performance.now();
      const answer = await fetch(server.origin + path, { headers: { cookie: user.cookie } });
      await answer.bytes();
      times[path].push(performance.now() - startedMs);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    await delay(20);
  }
  return times;
}

const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

test("bodies at and beyond the limit of every route don't delay other visitors", async () => {
  const build = await loadBuiltApp();
  const targets = Object.entries(bodyBounds).flatMap(([route, bound]): BodyTarget[] =>
    bound === noBody
      ? []
      : [
          {
            route,
            bound,
            cookie: (route === "main/account" ? waiting : user).cookie,
            ...routeAddress({ build, port: server.port }, route, user),
          },
        ],
  );
  await probe(() => true);
  const idle = await probe(() => true);

  const attacker = fork("tests/support/send-bodies.ts", { stdio: "inherit" });
  try {
    const work: SendBodies = {
      port: server.port,
      headers: { authorization: `Bearer ${token}` },
      targets,
    };
    attacker.send(work);
    let sent: SentBodies | null = null;
    const round = once(attacker, "message").then(([counts]) => {
      sent = counts as SentBodies;
    });
    const busy = await probe(() => sent !== null);
    await round;
    for (const path of probes) {
      const [before, under] = [p99(idle[path]), p99(busy[path])];
      process.stdout.write(
        `${path}: p99 ${before.toFixed(0)} ms alone, ${under.toFixed(0)} ms under attack\n`,
      );
      expect([path, under]).toEqual([path, expect.toSatisfy((ms: number) => ms < Math.max(100, 3 * before))]);
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

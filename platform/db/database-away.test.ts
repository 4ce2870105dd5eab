import { connect as connectSocket, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { type Database, openDatabase } from "#platform/db/open-database.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { createRealtime } from "#platform/realtime/create-realtime.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { patienceMs } from "#tests/support/patience.ts";

const { log } = collectLog();
const work = defineJob({ name: "work", payload: z.object({ n: z.number() }) });

let target: Database;
let line: Awaited<ReturnType<typeof createLine>>;

beforeEach(async () => {
  target = await createTestDatabase();
  line = await createLine(Number(new URL(target.url).port));
});
afterEach(async () => {
  await line.cut();
  await target.close();
});

/** A TCP proxy to the database that a test can cut and restore. */
async function createLine(targetPort: number) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  async function restore() {
    server = createServer((near) => {
      const far = connectSocket(targetPort, "127.0.0.1");
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
  }
  async function cut() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await restore();
  return { restore, cut, port };
}

test("queries fail fast while the database is down and recover automatically", async () => {
  const url = new URL(target.url);
  url.port = String(line.port);
  const database = await openDatabase({ config: { databaseUrl: url.href, dataDir: "/nonexistent" }, log });
  const realtime = await createRealtime({ directUrl: url.href, db: database.db, log });
  const jobs = createJobs({ url: url.href, log });
  const handled: number[] = [];
  const heard: unknown[] = [];
  realtime.subscribe("news", (message) => heard.push(message));
  await jobs.start([handleJob(work, async ({ n }) => void handled.push(n))]);
  await jobs.enqueue(database.db, work, { n: 1 });
  await expect.poll(() => handled).toEqual([1]);

  await line.cut();
  for (let ask = 0; ask < 6; ask++) {
    const start = performance.now();
    const error = await database.sql`select 1`.catch((caught: unknown) => caught);
    expect(isDatabaseAway(error), String(error)).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
  }

  await line.restore();
  const start = performance.now();
  await expect.poll(() => database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await jobs.enqueue(database.db, work, { n: 2 });
  await expect.poll(() => handled).toEqual([1, 2]);
  await vi.waitFor(
    async () => {
      await realtime.publish("news", "back");
      expect(heard).toContain("back");
    },
    { timeout: patienceMs, interval: 200 },
  );
  expect(performance.now() - start).toBeLessThan(30_000);

  await jobs.stop({ graceMs: 0 });
  await realtime.close();
  await database.close();
});

test("doesn't mistake a constraint violation or a missing table for an outage", async () => {
  const missing = await target.sql`select * from nothing`.catch((caught: unknown) => caught);
  expect(isDatabaseAway(missing)).toBe(false);
  expect(isDatabaseAway(new Error("x", { cause: Object.assign(new Error("y"), { code: "57P01" }) }))).toBe(
    true,
  );
  expect(isDatabaseAway("text")).toBe(false);
});

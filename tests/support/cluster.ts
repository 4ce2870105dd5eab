/**
 * Runs web and worker processes, each with its own directory, on one Postgres and one bucket, behind a load balancer.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { openServices } from "#server/services.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { createTestDatabase } from "./database.ts";
import { startS3, type TestS3 } from "./s3.ts";
import { startServer, type TestServer } from "./server.ts";

export interface Cluster {
  balancer: Balancer;
  /** Requests per second. 50, or fewer if the startup of the processes was slow. */
  perSecond: number;
  /** Services in the test's own process, on the same database and bucket. */
  services: Services;
  s3: TestS3;
  webs: TestServer[];
  workers: TestServer[];
  start(role: "web" | "worker"): Promise<TestServer>;
  /** Sends SIGKILL, so that the server can't clean up. */
  kill(server: TestServer): Promise<void>;
  /** Sends SIGTERM, as a rolling restart does, and resolves with the exit status and the duration. */
  end(server: TestServer): Promise<{ code: number | null; tookMs: number }>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  webs: number;
  workers: number;
  env?: Record<string, string>;
  checkMs?: number;
}

/** How long four processes take to start on an idle machine with two cores. */
const usualStartMs = 12_000;

/** Starts all processes in parallel, on an empty database. */
export async function startCluster({ webs, workers, env = {}, checkMs }: ClusterOptions): Promise<Cluster> {
  const database = await createTestDatabase();
  await database.sql.unsafe(
    "drop schema public cascade; drop schema drizzle cascade; drop schema pgboss cascade; create schema public",
  );
  const s3 = await startS3();
  const balancer = await startBalancer({ checkMs });
  const shared = {
    ...database.env,
    ORIGIN: balancer.origin,
    TRUSTED_PROXIES: "127.0.0.1",
    ...s3.env,
    ...env,
  };
  const running: Record<"web" | "worker", TestServer[]> = { web: [], worker: [] };
  const started: Promise<TestServer>[] = [];

  async function start(role: "web" | "worker"): Promise<TestServer> {
    const starting = startServer({ env: { ...shared, ROLE: role } });
    started.push(starting);
    const server = await starting;
    running[role].push(server);
    if (role === "web") await balancer.add(server.port);
    return server;
  }

  function forget(server: TestServer): void {
    balancer.remove(server.port);
    for (const list of Object.values(running)) {
      const index = list.indexOf(server);
      if (index >= 0) list.splice(index, 1);
    }
  }

  const begun = performance.now();
  await Promise.all([
    ...Array.from({ length: webs }, () => start("web")),
    ...Array.from({ length: workers }, () => start("worker")),
  ]);
  const perSecond = Math.round(50 * Math.min(1, Math.max(0.1, usualStartMs / (performance.now() - begun))));
  const folder = await mkdtemp(join(tmpdir(), "step-cluster-"));
  const config: Config = readConfig({ ...shared, DATA_DIR: folder });
  const opened = await openServices({
    config,
    log: createLog({ logLevel: "silent" }),
    origin: balancer.origin,
  });

  return {
    balancer,
    perSecond,
    services: opened.services,
    s3,
    webs: running.web,
    workers: running.worker,
    start,
    async kill(server) {
      await server.end("SIGKILL");
      forget(server);
    },
    async end(server) {
      const begun = performance.now();
      const code = await server.end("SIGTERM");
      forget(server);
      return { code, tookMs: performance.now() - begun };
    },
    async close() {
      // Includes servers that a test started without waiting for them.
      for (const result of await Promise.allSettled(started)) {
        if (result.status !== "fulfilled") continue;
        await result.value.end("SIGKILL");
        await result.value.close();
      }
      await opened.close();
      await balancer.close();
      await s3.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

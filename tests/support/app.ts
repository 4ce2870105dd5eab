/**
 * Runs the real server's listener in the test's own process, with its own database, for many requests and assertions on
 * the log.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { readConfig } from "#platform/config.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import { type AppBuild, loadBuiltApp } from "#server/app-build.ts";
import { createApp, createListener } from "#server/http.ts";
import { type Listening, listen } from "#server/listen.ts";
import { trustedProxies } from "#server/proxies.ts";
import { openServices } from "#server/services.ts";
import { startWorker } from "#server/worker.ts";
import { collectLog } from "./collect-log.ts";
import { createTestDatabase } from "./database.ts";

/** The app build without the server bundle, because these tests run the server's sources. */
const builtApp = join(projectRoot, "build/server/index.js");

export interface TestApp {
  origin: string;
  port: number;
  services: Services;
  build: AppBuild;
  /** Routes that the server handles itself, before any page, such as "GET /healthz". */
  serverRoutes: string[];
  server: Listening["server"];
  readiness: { accepting: boolean };
  /** Everything logged so far, including debug. */
  logged(): Record<string, unknown>[];
  close(): Promise<void>;
}

/**
 * `env` is as in `.env.example`. Creates a database if it has no DATABASE_URL. Jobs stay queued, unless it `works` as a
 * started server does.
 */
export async function startApp(
  env: Record<string, string> = {},
  { works = false }: { works?: boolean } = {},
): Promise<TestApp> {
  const database = env.DATABASE_URL ? null : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "step-app-"));
  const config = readConfig({ ...database?.env, DATA_DIR: dataDir, OCR_REGISTRY: "off", ...env });
  const { log, lines } = collectLog();
  const listening = await listen(0);
  const origin = config.origin ?? `http://localhost:${listening.port}`;
  const opened = await openServices({ config, log, origin });
  const build = await loadBuiltApp(builtApp);
  // Tests look at the modules of all routes.
  for (const id of Object.keys(build.main.routes)) await build.loadAround(id);
  const readiness = { accepting: true };
  const options = {
    services: opened.services,
    readiness,
    proxies: trustedProxies(config.trustedProxies),
    rootDir: projectRoot,
    loadApp: async () => build,
  };
  listening.serve(createListener(options));
  const threads = createSiteThreads({ use: "again" });
  if (works) await startWorker(opened.services, { loopbackPort: listening.port, threads });
  const { routes } = createApp(options);
  return {
    origin,
    port: listening.port,
    services: opened.services,
    build,
    serverRoutes: routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
    server: listening.server,
    readiness,
    logged: lines,
    async close() {
      listening.server.closeAllConnections();
      await listening.close();
      await opened.services.jobs.stop({ graceMs: 100 });
      await threads.close();
      await opened.close();
      await database?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts and shuts down the whole server: `npm start [-- URL]`. */
import { findSetupLink } from "#features/accounts/first-account.server.ts";
import { ensureFirstBetaCode } from "#features/beta-access/manage-beta-codes.server.ts";
import { ensureFirstPosts } from "#features/blog/ensure-first-posts.server.ts";
import { mailboxAddress } from "#features/mailbox/mailbox-key.server.ts";
import { mailStaysHere } from "#features/mailbox/policy.ts";
import { ensureSampleCenter } from "#features/websites/import/ensure-sample-center.server.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { writePrivateFilesOnly } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import { createLog, type Log } from "#platform/log.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { loadBuiltApp } from "./app-build.ts";
import { makeCenter } from "./cli/make-center.ts";
import { createDevelopment } from "./development.ts";
import { createListener } from "./http.ts";
import { type Listening, listen } from "./listen.ts";
import { trustedProxies } from "./proxies.ts";
import { releaseMemory } from "./release-memory.ts";
import { removeServerOrigin, writeServerOrigin } from "./server-origin.ts";
import { type OpenedServices, openRunningServices, openServices } from "./services.ts";
import { purgeUploadsHourly } from "./uploads.ts";
import { serveCrawlSockets } from "./v1-socket.ts";
import { startWorker } from "./worker.ts";

/** Hosting platforms allow 30 s for a shutdown. Requests and jobs get most of it. */
const shutdownTimeoutMs = 22_000;

async function start(): Promise<void> {
  writePrivateFilesOnly();
  const config = readConfig(process.env);
  const log = createLog(config);
  const url = process.argv.slice(2).find((argument) => !argument.startsWith("--"));

  refuseNonsense(url);
  if (url && config.databaseUrl === null) {
    const running = await openRunningServices(config);
    if (running) return handOver(running, url);
  }
  // Binds the port before anything else, so that a second start on the same port fails before it opens the database.
  const listening = await listen(config.port);
  const { port } = listening;
  const origin = config.origin ?? `http://localhost:${port}`;
  const opened = await openServices({ config, log, origin });
  const { services } = opened;
  const readiness = { accepting: true };
  const works = config.role !== "web";
  const pages = await openPages(config, listening);
  const proxies = trustedProxies(config.trustedProxies);
  listening.serve(createListener({ services, readiness, proxies, rootDir: projectRoot, ...pages }));
  const closeSockets = serveCrawlSockets(listening.server, services);

  const stopPurging = config.role === "worker" ? () => {} : purgeUploadsHourly(services);
  if (works) await startWorker(services, { loopbackPort: port, backups: opened.backups });
  // With a configured origin, commands need no file to find the server. Processes that share a database may also share
  // this directory, so they must not overwrite each other's file.
  const notesOrigin = config.databaseUrl === null || config.origin === null;
  if (notesOrigin) await writeServerOrigin(config.dataDir, origin);
  const ending = endOnSignals(log, async (signal) => {
    readiness.accepting = false;
    // Runs in parallel with the drain, because jobs may take as long as requests.
    const handedBack = services.jobs.endWork();
    // Ctrl-C skips the drain, because only load balancers need it.
    await listening.drain(signal === "SIGTERM" ? config.drainMs : 0);
    if (notesOrigin) await removeServerOrigin(config.dataDir);
    closeSockets();
    await listening.close();
    stopPurging();
    await pages.close();
    await handedBack;
    await opened.backups.keepAtShutdown();
    await opened.close();
  });

  process.stdout.write(`Ready on ${origin}${config.origin === null ? "" : `, port ${port}`}\n`);
  releaseMemory();
  try {
    await firstWork(services, works).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      log.error({ err: error }, "first-start content not created; next start retries");
    });
    if (url) await makeCenter(services, url);
  } catch (error) {
    // Shutdown closes the database, so both calls can fail. Their jobs resume at the next start.
    if (!ending.aborted) throw error;
  }
}

/** Creates an installation's initial content once, in whichever process starts first. */
async function firstWork(services: Services, works: boolean): Promise<void> {
  const { config, origin } = services;
  const setupLink = config.role === "worker" ? null : await findSetupLink(services);
  if (setupLink) process.stdout.write(`Set up  ${setupLink}  (makes the first account; works once)\n`);
  const firstCode = await ensureFirstBetaCode(services);
  if (firstCode)
    process.stdout.write(`Beta code  ${firstCode.code}  (sign up with it; ${firstCode.maxUses} uses)\n`);
  if (works) await ensureFirstPosts(services);
  if (works) await ensureSampleCenter(services);
  // Printed at every start, because the mailbox key in this URL can't be found anywhere else.
  if (config.role !== "worker" && mailStaysHere(config, origin))
    process.stdout.write(`Mailbox  ${await mailboxAddress(services)}  (keep this address private)\n`);
}

/** Before anything starts, rejects text that can't be a website's address. */
function refuseNonsense(url: string | undefined): void {
  const parsed = url === undefined ? null : parseSiteUrl(url);
  if (parsed && "error" in parsed) throw new StartupError(`${parsed.error}: ${url}`);
}

/** Passes the import to the server that already runs on this data directory, and shows its progress. */
async function handOver(running: OpenedServices, url: string): Promise<void> {
  process.stdout.write(`A server is already running on ${running.services.origin}. It runs this import.\n`);
  const made = await makeCenter(running.services, url);
  await running.close();
  process.exitCode = made ? 0 : 1;
}

async function openPages(config: Config, listening: Listening) {
  const close = async () => {};
  if (config.role === "worker") return { loadApp: null, close };
  if (process.argv.includes("--dev")) return createDevelopment(projectRoot, listening.server);
  const app = await loadBuiltApp();
  return { loadApp: async () => app, close };
}

/** Ends the process once, on the first SIGTERM or SIGINT. The returned signal aborts at that moment. */
function endOnSignals(log: Log, close: (signal: NodeJS.Signals) => Promise<void>): AbortSignal {
  const ending = new AbortController();
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info({ signal }, "shutdown started");
    const timer = setTimeout(() => {
      log.error("shutdown timed out");
      process.exit(1);
    }, shutdownTimeoutMs);
    timer.unref();
    try {
      await close(signal);
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "shutdown failed");
      process.exit(1);
    }
  }
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  return ending.signal;
}

start().catch((error: unknown) => {
  const sentence = error instanceof StartupError ? error.message : `Startup failed: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  if (!(error instanceof StartupError) && error instanceof Error && error.stack)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});

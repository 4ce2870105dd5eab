/** Starts and shuts down the whole server: `npm start [-- URL]`. */
import { findSetupLink } from "#features/accounts/first-account.server.ts";
import { ensureFirstBetaCode } from "#features/beta-access/manage-beta-codes.server.ts";
import { ensureFirstPosts } from "#features/blog/ensure-first-posts.server.ts";
import { removeLeftOverExports } from "#features/help-center/export/left-over-exports.server.ts";
import { mailboxAddress } from "#features/mailbox/mailbox-key.server.ts";
import { mailStaysHere } from "#features/mailbox/policy.ts";
import { addSampleGuide } from "#features/onboarding/sample/add-sample-guide.server.ts";
import { ensureSampleCenter } from "#features/websites/import/ensure-sample-center.server.ts";
import { readConfig } from "#platform/config.ts";
import { tightenDataDirectory, writePrivateFilesOnly } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { type Answering, answerHere } from "./answer-here.ts";
import { startEdgePurge } from "./edge-purge.ts";
import { endOnSignals, exitOnSignals } from "./end-on-signals.ts";
import { type Listening, listen } from "./listen.ts";
import { releaseMemory } from "./release-memory.ts";
import { removeServerOrigin, writeServerOrigin } from "./server-origin.ts";
import { type OpenedServices, openRunningServices, openServices } from "./services.ts";
import { purgeUploadsHourly } from "./uploads.ts";
import { answerInProcesses } from "./web-processes/answer-in-processes.ts";
import { webProcessArgument } from "./web-processes/fork-web-process.ts";
import { runWebProcess } from "./web-processes/run-web-process.ts";
import { startWorker } from "./worker.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const url = typedWebsite(process.argv.slice(2));
  if (url && config.databaseUrl === null) {
    const running = await openRunningServices(config);
    if (running) return handOver(running, url);
  }
  // Binds the port before anything else, so that a second start on the same port fails before it opens the database.
  const listening = await listen(config.port);
  const { port } = listening;
  const origin = config.origin ?? `http://localhost:${port}`;
  // The embedded database does so itself, because its user has to enter the directory.
  if (config.databaseUrl !== null) tightenDataDirectory(config.dataDir, log);
  const stopExiting = exitOnSignals();
  const opened = await openServices({ config, log, origin });
  const { services, databaseUrl } = opened;
  const works = config.role !== "web";
  const answering = await answer(services, { listening, databaseUrl });

  const stopPurging = config.role === "worker" ? () => {} : purgeUploadsHourly(services);
  void removeLeftOverExports(services);
  if (works) await startWorker(services, { loopbackPort: port, backups: opened.backups });
  const stopEdgePurge = works ? await startEdgePurge(services) : async () => {};
  // With a configured origin, commands need no file to find the server. Processes that share a database may also share
  // this directory, so they must not overwrite each other's file.
  const notesOrigin = config.databaseUrl === null || config.origin === null;
  if (notesOrigin) await writeServerOrigin(config.dataDir, origin);
  const ending = endOnSignals(log, async (signal) => {
    // Runs in parallel with the drain, because jobs may take as long as requests.
    const handedBack = services.jobs.endWork();
    await answering.end(signal);
    if (notesOrigin) await removeServerOrigin(config.dataDir);
    stopPurging();
    await handedBack;
    await stopEdgePurge();
    await opened.backups.keepAtShutdown();
    await opened.close();
  });
  stopExiting();

  process.stdout.write(`Ready on ${origin}${config.origin === null ? "" : `, port ${port}`}\n`);
  if (!config.readsForVisitors && config.crawl.allowPrivate.length > 0)
    log.info(
      { allowPrivate: config.crawl.allowPrivate },
      "websites read for accounts only; TRIALS=on reads for all visitors",
    );
  if (config.mail.smtpUrl === null && !mailStaysHere(config, origin))
    log.warn({ origin }, "SMTP_URL not set; no mail is delivered");
  releaseMemory();
  try {
    await firstWork(services, works).catch((error: unknown) => {
      // The server already answers. A full disk or a database that is away must not end it.
      if (error instanceof StartupError || ending.aborted) throw error;
      log.error({ err: error }, "first-start content not created; next start retries");
    });
    if (url) {
      const { makeCenter } = await import("./cli/make-center.ts");
      await makeCenter(services, url);
    }
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
  if (works) {
    await ensureSampleCenter(services);
    await addSampleGuide(services);
  }
  // Printed at every start, because the mailbox key in this URL can't be found anywhere else.
  if (config.role !== "worker" && mailStaysHere(config, origin))
    process.stdout.write(`Mailbox  ${await mailboxAddress(services)}  (keep this address private)\n`);
}

/** Before anything starts, rejects text that can't be a website's address, and everything else that has no effect. */
function typedWebsite(given: string[]): string | undefined {
  const [url, ...others] = given.filter((argument) => argument !== "--dev");
  const unknown = [...(url?.startsWith("-") ? [url] : []), ...others];
  if (unknown.length > 0)
    throw new StartupError(
      `npm start takes one website, not ${unknown.join(" ")}. Variables set everything else, such as PORT=3001.`,
    );
  const parsed = url === undefined ? null : parseSiteUrl(url);
  if (parsed && "error" in parsed) throw new StartupError(`${parsed.error}: ${url}`);
  return url;
}

/** Passes the import to the server that already runs on this data directory, and shows its progress. */
async function handOver(running: OpenedServices, url: string): Promise<void> {
  process.stdout.write(`A server is already running on ${running.services.origin}. It runs this import.\n`);
  const { makeCenter } = await import("./cli/make-center.ts");
  const made = await makeCenter(running.services, url);
  await running.close();
  process.exitCode = made ? 0 : 1;
}

/** Answers in this process, or in as many as WEB_PROCESSES names. */
async function answer(
  services: Services,
  { listening, databaseUrl }: { listening: Listening; databaseUrl: string },
): Promise<Answering> {
  if (services.config.webProcesses === 1 || process.argv.includes("--dev"))
    return answerHere(services, { listening });
  // The web processes take over the port.
  await listening.close();
  return answerInProcesses(services, { port: listening.port, databaseUrl });
}

writePrivateFilesOnly();
const main = process.argv.includes(webProcessArgument) ? runWebProcess : start;

main().catch((error: unknown) => {
  const sentence = error instanceof StartupError ? error.message : `Startup failed: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  if (!(error instanceof StartupError) && error instanceof Error && error.stack)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});

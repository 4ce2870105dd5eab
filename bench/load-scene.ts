/** What load tests have in common: an installation with 200 help centers, their visitors and an owner who edits. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#platform/config.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { openRunningServices } from "#server/services.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages, numbers } from "./generate-pages.ts";
import { type PhaseOptions, runPhase } from "./load-phase.ts";
import type { Phase } from "./load-report.ts";
import { createVisitors, type OwnFaq, readOwnFaqs } from "./load-visitors.ts";
import { editedSubdomain, openOwner } from "./owner-session.ts";
import { addPlainCenters, type PlainCenter } from "./plain-centers.ts";
import { freePort, restartServer, type ServerProcess, startServer, untilAnswers } from "./server-process.ts";
import { runTraffic } from "./traffic.ts";

export const centerCount = 200;
export const faqCount = 20;
const centerTimeoutMs = 90_000;
/** Enough visits for the pages that the server renders after its next start. */
const secondsBefore = 10;
/** The rank of the center that is edited constantly. It has visitors, but isn't one of the most popular. */
const editedRank = 50;

export interface Installation {
  webs: ServerProcess[];
  /** Files to which the web processes write their response times. */
  clocks: string[];
  /** The process where owners sign in, with the database's data directory. */
  home: ServerProcess;
  all: ServerProcess[];
  /** Starts the web processes again, this time with clocks. */
  restartWebs: () => Promise<void>;
  close?: () => Promise<void>;
}

type PhaseChoice = Pick<PhaseOptions, "seconds" | "collections" | "crawlEverySeconds" | "onCollect">;

export interface Scene {
  services: Services;
  visitors: ReturnType<typeof createVisitors>;
  traffic(phase: PhaseChoice): Promise<Phase>;
}

export const behindProxy = { TRUSTED_PROXIES: "127.0.0.1,::1" };

/** Keeps the other options, because without them the server would run from its sources instead of its bundles. */
export function withClock(file: string): Record<string, string> {
  const clock = pathToFileURL(join(import.meta.dirname, "answer-clock.ts")).href;
  const options = `${process.env.NODE_OPTIONS ?? ""} --import=${clock}`.trim();
  return { NODE_OPTIONS: options, BENCH_ANSWER_CLOCK: file };
}

export async function startOne(folder: string): Promise<Installation> {
  const clock = join(folder, "answers");
  const home = await startServer({
    dataDir: join(folder, "data"),
    port: await freePort(),
    env: behindProxy,
  });
  return {
    webs: [home],
    clocks: [clock],
    home,
    all: [home],
    restartWebs: () => restartServer(home, { ...behindProxy, ...withClock(clock) }),
  };
}

/**
 * Adds the centers, lets visitors come for a while, starts the web processes again as an upgrade does, and passes what a load
 * test needs to `use`.
 */
export async function withScene<Result>(
  installation: Installation,
  use: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const { webs, clocks, home, all } = installation;
  const origins = webs.map(({ origin }) => origin);
  // Waits, because the sample's own import must not overlap the measurement.
  await untilAnswers(`${origins[0]}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
  const port = Number(new URL(home.origin).port);
  const cookie = await openOwner({ dataDir: home.dataDir, port });
  const visited = await withServices(home, ({ db }) => addCenters(db));
  const next = numbers(3);
  const random = () => next() / 2 ** 24;
  const visitors = createVisitors({
    origins,
    random,
    centers: visited.centers,
    owner: { cookie, faqs: visited.faqs },
  });
  const site = await serveSite({ pages: generatePages(15, 75_000) }, { latencyMs: 50 });
  const { kinds } = visitors;
  try {
    await runTraffic({ kinds, seconds: secondsBefore, random });
    await installation.restartWebs();
    visitors.forget();
    const pids = { webs: webs.map(({ pid }) => pid), all: all.map(({ pid }) => pid) };
    return await withServices(home, (services) =>
      use({
        services,
        visitors,
        traffic: (phase) => runPhase({ services, siteUrl: site.url, kinds, random, clocks, pids, ...phase }),
      }),
    );
  } finally {
    await visitors.close();
    await site.close();
  }
}

async function addCenters(db: Db): Promise<{ centers: PlainCenter[]; faqs: OwnFaq[] }> {
  const plain = await addPlainCenters(db, { name: "load", count: centerCount, faqCount });
  const own = await db.query.companies.findFirst({
    where: (company, { eq }) => eq(company.helpCenterSubdomain, editedSubdomain),
  });
  const companyId = own?.id ?? "";
  const faqs = await readOwnFaqs(db, companyId);
  const slugs = faqs.slice(0, faqCount).map((_, index) => `repair-${index + 1}`);
  const centers = plain.toSpliced(editedRank - 1, 0, { companyId, subdomain: editedSubdomain, slugs });
  return { centers, faqs };
}

async function withServices<Result>(
  { dataDir, origin }: ServerProcess,
  use: (services: Services) => Promise<Result>,
): Promise<Result> {
  const opened = await openRunningServices(readConfig({ DATA_DIR: dataDir, PORT: new URL(origin).port }));
  if (!opened) throw new Error("the server does not run");
  try {
    return await use(opened.services);
  } finally {
    await opened.close();
  }
}

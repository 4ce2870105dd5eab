/** What load tests have in common: an installation with 200 help centers, their visitors and an owner who edits. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#platform/config.ts";
import type { Services } from "#platform/services.ts";
import { openRunningServices } from "#server/services.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages, numbers } from "./generate-pages.ts";
import { type PhaseOptions, runPhase } from "./load-phase.ts";
import type { Phase } from "./load-report.ts";
import { createVisitors, readOwnFaqs } from "./load-visitors.ts";
import { editedSubdomain, openOwner } from "./owner-session.ts";
import { addPlainCenters } from "./plain-centers.ts";
import { freePort, type ServerProcess, startServer, untilAnswers } from "./server-process.ts";

export const centerCount = 200;
export const faqCount = 20;
const centerTimeoutMs = 90_000;
/** The rank of the center that is edited constantly. It has visitors, but isn't one of the most popular. */
const editedRank = 50;

export interface Installation {
  webs: ServerProcess[];
  /** Files to which the web processes write their response times. */
  clocks: string[];
  /** The process where owners sign in, with the database's data directory. */
  home: ServerProcess;
  all: ServerProcess[];
  close?: () => Promise<void>;
}

type PhaseChoice = Pick<PhaseOptions, "seconds" | "collections" | "crawlEverySeconds" | "onCollect">;

export interface Scene {
  services: Services;
  visitors: ReturnType<typeof createVisitors>;
  traffic(phase: PhaseChoice): Promise<Phase>;
}

export const behindProxy = { TRUSTED_PROXIES: "127.0.0.1,::1" };

export function withClock(file: string): Record<string, string> {
  const clock = pathToFileURL(join(import.meta.dirname, "answer-clock.ts")).href;
  return { NODE_OPTIONS: `--import=${clock}`, BENCH_ANSWER_CLOCK: file };
}

export async function startOne(folder: string): Promise<Installation> {
  const clock = join(folder, "answers");
  const home = await startServer({
    dataDir: join(folder, "data"),
    port: await freePort(),
    env: { ...behindProxy, ...withClock(clock) },
  });
  return { webs: [home], clocks: [clock], home, all: [home] };
}

/** Adds the centers and passes what a load test needs to `use`. */
export async function withScene<Result>(
  { webs, clocks, home, all }: Installation,
  use: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const origins = webs.map(({ origin }) => origin);
  // Waits, because the sample's own import must not overlap the measurement.
  await untilAnswers(`${origins[0]}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
  const port = Number(new URL(home.origin).port);
  const cookie = await openOwner({ dataDir: home.dataDir, port });
  const opened = await openRunningServices(readConfig({ DATA_DIR: home.dataDir, PORT: String(port) }));
  if (!opened) throw new Error("the server does not run");
  const { services } = opened;
  const site = await serveSite({ pages: generatePages(15, 75_000) }, { latencyMs: 50 });
  try {
    const plain = await addPlainCenters(services.db, { name: "load", count: centerCount, faqCount });
    const own = await services.db.query.companies.findFirst({
      where: (company, { eq }) => eq(company.helpCenterSubdomain, editedSubdomain),
    });
    const companyId = own?.id ?? "";
    const faqs = await readOwnFaqs(services.db, companyId);
    const slugs = faqs.slice(0, faqCount).map((_, index) => `repair-${index + 1}`);
    const centers = plain.toSpliced(editedRank - 1, 0, { companyId, subdomain: editedSubdomain, slugs });
    const next = numbers(3);
    const random = () => next() / 2 ** 24;
    const visitors = createVisitors({ origins, centers, random, owner: { cookie, faqs } });
    const pids = { webs: webs.map(({ pid }) => pid), all: all.map(({ pid }) => pid) };
    const { kinds } = visitors;
    try {
      return await use({
        services,
        visitors,
        traffic: (phase) => runPhase({ services, siteUrl: site.url, kinds, random, clocks, pids, ...phase }),
      });
    } finally {
      await visitors.close();
    }
  } finally {
    await site.close();
    await opened.close();
  }
}

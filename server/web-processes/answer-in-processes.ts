/** Answers requests in several web processes. This one owns the embedded database and runs the jobs. */
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "#platform/errors.ts";
import { createMetrics, type Metrics, type ProcessMetrics } from "#platform/metrics.ts";
import type { Services } from "#platform/services.ts";
import type { Answering } from "../answer-here.ts";
import { databaseMetrics } from "../database-metrics.ts";
import { forkWebProcess } from "./fork-web-process.ts";
import { keepRunning } from "./keep-running.ts";

/** Resolves when all web processes answer. Throws a StartupError if one of them can't start. */
export async function answerInProcesses(
  services: Services,
  { port, databaseUrl }: { port: number; databaseUrl: string },
): Promise<Answering> {
  const { config, log, origin, clock } = services;
  const metrics = config.metricsToken === null ? null : await openMetrics(services);
  const metricsFor = async (asking: string): Promise<ProcessMetrics[]> => {
    const others = webs.running().filter(({ name }) => name !== asking);
    const parts = await Promise.all(others.map((web) => web.metrics()));
    return [...(metrics ? [await metrics.readOwn()] : []), ...parts.flat()];
  };
  const webs = keepRunning({
    names: Array.from({ length: config.webProcesses }, (_, index) => `web-${index + 1}`),
    start: (name) => forkWebProcess({ name, port, origin, databaseUrl }, metricsFor),
    log,
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => {}),
    monotonicMs: () => clock.monotonicMs(),
  });
  try {
    await webs.ready;
  } catch (error) {
    throw new StartupError("A web process did not start; see its message above.", { cause: error });
  }
  return { end: (signal) => webs.end(signal) };
}

async function openMetrics(services: Services): Promise<Metrics> {
  const metrics = createMetrics({
    ...services,
    databaseMetrics: databaseMetrics(services.config),
    siblings: { name: "main", readOthers: async () => [], answerWith: () => {} },
  });
  await metrics.load();
  return metrics;
}

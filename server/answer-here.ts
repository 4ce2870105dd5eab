/** Answers requests in this process. */
import type { Config } from "#platform/config.ts";
import type { Siblings } from "#platform/metrics.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import { loadBuiltApp } from "./app-build.ts";
import { createDevelopment } from "./development.ts";
import { keepPagesFresh } from "./fresh-pages.ts";
import { createListener } from "./http.ts";
import type { Listening } from "./listen.ts";
import { trustedProxies } from "./proxies.ts";
import { serveCrawlSockets } from "./v1-socket.ts";

export interface Answering {
  /** Reports "not ready", finishes the requests in progress and closes the port. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface AnswerOptions {
  listening: Listening;
  siblings?: Siblings;
  /** See `keepPagesFresh`. */
  beginWithinMs?: number;
}

export async function answerHere(
  services: Services,
  { listening, siblings, beginWithinMs }: AnswerOptions,
): Promise<Answering> {
  const { config } = services;
  const readiness = { accepting: false };
  const pages = await openPages(config, listening);
  const proxies = trustedProxies(config.trustedProxies);
  listening.serve(createListener({ services, readiness, proxies, rootDir: projectRoot, siblings, ...pages }));
  const { loadApp } = pages;
  const isBuilt = loadApp && !("development" in pages);
  const freshPages = isBuilt
    ? keepPagesFresh({ services, loadApp, rootDir: projectRoot, beginWithinMs })
    : null;
  let isEnding = false;
  void Promise.resolve(freshPages?.begun).then(() => {
    readiness.accepting = !isEnding;
  });
  const closeSockets = serveCrawlSockets(listening.server, services);
  return {
    async end(signal) {
      isEnding = true;
      readiness.accepting = false;
      // Ctrl-C skips the drain, because only load balancers need it.
      await listening.drain(signal === "SIGTERM" ? config.drainMs : 0);
      closeSockets();
      await freshPages?.close();
      await listening.close();
      await pages.close();
    },
  };
}

async function openPages(config: Config, listening: Listening) {
  const close = async () => {};
  if (config.role === "worker") return { loadApp: null, close };
  if (process.argv.includes("--dev")) return createDevelopment(projectRoot, listening.server);
  const app = await loadBuiltApp();
  return { loadApp: async () => app, close };
}

/** The wizard's dependencies without a web server, which are services, running jobs and websites to read. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import { readConfig } from "#platform/config.ts";
import type { Services } from "#platform/services.ts";
import { openServices } from "#server/services.ts";
import { startWorker } from "#server/worker.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { collectLog } from "./collect-log.ts";
import { createTestDatabase } from "./database.ts";
import { createUser, type TestUserOptions } from "./sign-in.ts";
import { type Site, serveSite } from "./static-site.ts";

const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface WizardBench {
  services: Services;
  /** The sample's website, at /sample/. */
  sample: Site;
  /** Creates an owner with access who is at the first step of the wizard. */
  newOwner(options?: TestUserOptions): Promise<OwnerScope>;
  /** Resolves with the state when it meets the condition. Rejects after `timeoutMs` (default `patienceMs`). */
  until(
    scope: OwnerScope,
    fulfils: (state: WizardState) => boolean,
    options?: { timeoutMs?: number },
  ): Promise<WizardState>;
  close(): Promise<void>;
}

/** With `works: false`, jobs stay queued, for tests that run them by hand or inspect the queue. */
export async function startWizardBench({
  works = true,
  env = {},
}: {
  works?: boolean;
  env?: Record<string, string>;
} = {}): Promise<WizardBench> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "step-wizard-"));
  const config = readConfig({
    ...database.env,
    DATA_DIR: dataDir,
    CRAWL_ALLOW_PRIVATE: "127.0.0.0/8",
    OCR_REGISTRY: "off",
    ...env,
  });
  const { log } = collectLog();
  const sample = await serveSampleSite();
  const opened = await openServices({ config, log, origin: "http://step.test" });
  const { services } = opened;
  const threads = createSiteThreads({ use: "again" });
  if (works) await startWorker(services, { loopbackPort: sample.port, threads });
  return {
    services,
    sample,
    async newOwner(options) {
      const { userId, email, companyId } = await createUser(services, options);
      if (!companyId) throw new Error("this owner has no company");
      return ownerScope({ userId, email, companyId });
    },
    until: (scope, fulfils, { timeoutMs = patienceMs } = {}) =>
      until(services, { scope, fulfils, timeoutMs }),
    async close() {
      await services.jobs.stop({ graceMs: 100 });
      await threads.close();
      await opened.close();
      await sample.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function serveSampleSite(): Promise<Site> {
  const root = join(rootDir, "sample");
  return serveSite({ root }).then(async (files) => {
    const site = await serveSite({
      handler: async (path) => {
        const answer = await fetch(files.url + path.replace(/^\/sample/, ""));
        return {
          status: answer.status,
          contentType: answer.headers.get("content-type") ?? "",
          body: await answer.bytes(),
        };
      },
    });
    return { ...site, close: () => Promise.all([site.close(), files.close()]).then(() => {}) };
  });
}

interface Waiting {
  scope: OwnerScope;
  fulfils: (state: WizardState) => boolean;
  timeoutMs: number;
}

function until(services: Services, { scope, fulfils, timeoutMs }: Waiting): Promise<WizardState> {
  return new Promise((resolve, reject) => {
    let last: WizardState | null = null;
    const look = async () => {
      last = await getWizardState(services, scope);
      if (last && fulfils(last)) end(() => resolve(last as WizardState));
    };
    const fail = (error: unknown) => end(() => reject(error));
    const unsubscribe = services.realtime.subscribe(wizardChannel(scope.companyId), () => {
      look().catch(fail);
    });
    const timer = setTimeout(
      () => fail(new Error(`the wizard did not get there: ${JSON.stringify(last)?.slice(0, 2_000)}`)),
      timeoutMs,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      settle();
    };
    look().catch(fail);
  });
}

/** Runs in a worker thread with a guarded browser of its own, so that its messages don't block the server. */
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { createBrowserRenderer } from "#platform/browser/create-browser-renderer.ts";
import type { Config } from "#platform/config.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { EgressError } from "#shared/egress.ts";
import { replaySteps, type StepWithNewPicture } from "./replay-steps.server.ts";
import { startAddress, viewportOf } from "./replay-view.ts";

interface Replay {
  config: Config;
  steps: ReplayStep[];
  /** Only pages of these hosts are opened and used. */
  hosts: string[];
  timeoutMs: number;
}

const tasks = {
  /** Emits the number of steps that are done. Rejects with an EgressError if there is no browser. */
  async replay(
    { config, steps, hosts, timeoutMs }: Replay,
    { signal, emit }: TaskContext<number>,
  ): Promise<StepWithNewPicture[]> {
    const url = startAddress(steps);
    const renderer = createBrowserRenderer({
      config,
      log: createLog(config),
      rules: createEgressRules({ allowPrivate: config.crawl.allowPrivate }),
    });
    if (!renderer || url === null) throw new EgressError("browser", url ?? "", "No browser is installed.");
    try {
      return await renderer.visit(url, { viewport: viewportOf(steps), timeoutMs, signal }, (page) =>
        replaySteps(page, steps, {
          isAllowed: (address) => hosts.includes(URL.parse(address)?.host ?? ""),
          signal,
          onStep: (count) => void emit(count),
        }),
      );
    } finally {
      await renderer.close();
    }
  },
};
export type ReplayTasks = typeof tasks;

serveThread(tasks);

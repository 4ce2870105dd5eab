/** Starts a process that answers requests on the port of this one. */
import cluster from "node:cluster";
import type { ProcessMetrics } from "#platform/metrics.ts";
import type { RunningProcess } from "./keep-running.ts";
import type { Assignment, Channel, Message } from "./messages.ts";
import { openMetricsLine } from "./metrics-line.ts";

/** Tells the program that it is one of several web processes. */
export const webProcessArgument = "--web-process";

export interface WebProcess extends RunningProcess {
  name: string;
  /** The metrics of this process, or an empty list if it doesn't answer. */
  metrics(): Promise<ProcessMetrics[]>;
}

/** `metricsFor` has the metrics of all processes except the named one. */
export function forkWebProcess(
  assignment: Assignment,
  metricsFor: (name: string) => Promise<ProcessMetrics[]>,
): WebProcess {
  // "advanced", because JSON would turn the NaN of an empty metric into null.
  cluster.setupPrimary({ args: [webProcessArgument], serialization: "advanced" });
  const worker = cluster.fork();
  const { name } = assignment;
  const channel: Channel = {
    send(message) {
      if (worker.isConnected()) worker.send(message, () => {});
    },
    onMessage: (listener) => void worker.on("message", (message: Message) => listener(message)),
  };
  const line = openMetricsLine(channel, () => metricsFor(name));
  const ready = new Promise<void>((resolve) =>
    channel.onMessage(({ kind }) => {
      if (kind === "ready") resolve();
    }),
  );
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    worker.once("exit", (code: number | null, signal: string | null) => resolve({ code, signal })),
  );
  channel.send({ kind: "assignment", assignment });
  return { name, ready, ended, kill: (signal) => worker.process.kill(signal), metrics: line.ask };
}

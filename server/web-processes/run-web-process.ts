/** One of several processes that answer requests on one port (WEB_PROCESSES). It runs no jobs. */
import { type Config, readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { ProcessMetrics, Siblings } from "#platform/metrics.ts";
import { answerHere } from "../answer-here.ts";
import { endOnSignals } from "../end-on-signals.ts";
import { listen } from "../listen.ts";
import { releaseMemory } from "../release-memory.ts";
import { openServices } from "../services.ts";
import type { Assignment, Channel, Message } from "./messages.ts";
import { openMetricsLine } from "./metrics-line.ts";

export async function runWebProcess(): Promise<void> {
  const given = readConfig(process.env);
  const log = createLog(given);
  const channel = channelToMain();
  const { name, port, origin, databaseUrl } = await assigned(channel);
  const config: Config = { ...given, role: "web", databaseUrl };
  const opened = await openServices({ config, log, origin });
  // Last, because the main process hands connections to every process that listens.
  const listening = await listen(port);
  const siblings = siblingsThrough(channel, name);
  const answering = await answerHere(opened.services, { listening, siblings });
  endOnSignals(log, async (signal) => {
    await answering.end(signal);
    await opened.close();
  });
  channel.send({ kind: "ready" });
  releaseMemory();
}

function channelToMain(): Channel {
  return {
    send: (message) => void process.send?.(message, undefined, undefined, () => {}),
    onMessage: (listener) => void process.on("message", (message: Message) => listener(message)),
  };
}

function assigned(channel: Channel): Promise<Assignment> {
  return new Promise((resolve) =>
    channel.onMessage((message) => {
      if (message.kind === "assignment") resolve(message.assignment);
    }),
  );
}

function siblingsThrough(channel: Channel, name: string): Siblings {
  let readOwn: () => Promise<ProcessMetrics[]> = async () => [];
  const line = openMetricsLine(channel, () => readOwn());
  return {
    name,
    readOthers: line.ask,
    answerWith(read) {
      readOwn = async () => [await read()];
    },
  };
}

/** Visitors in a worker thread, who request pages in a loop and measure each response time. */
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface Waits {
  count: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
  /** Responses other than 200, with what came instead. */
  failures: string[];
}

export interface Probe {
  /** Resolves when every address has been answered once. */
  started: Promise<void>;
  /** Stops the visits and resolves with the times per address. */
  stop(): Promise<Record<string, Waits>>;
}

const shortPauseMs = 10;

/** An address whose visits themselves would load the machine has longer pauses. */
type Visited = string | { address: string; pauseMs: number };

/** Requests each address over its own connection, one request at a time. */
export function startProbe(visited: Visited[], headers: Record<string, string> = {}): Probe {
  const addresses = visited.map((each) => (typeof each === "string" ? each : each.address));
  const pauses = visited.map((each) => (typeof each === "string" ? shortPauseMs : each.pauseMs));
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: { addresses, pauses, headers },
  });
  const failed = new Promise<never>((_, reject) => worker.once("error", reject));
  failed.catch(() => {});
  const nextMessage = <Value>() =>
    Promise.race([new Promise<Value>((resolve) => worker.once("message", resolve)), failed]);
  return {
    started: nextMessage<void>(),
    async stop() {
      const answer = nextMessage<Record<string, Waits>>();
      worker.postMessage("stop");
      const waits = await answer;
      await worker.terminate();
      return waits;
    },
  };
}

async function visit(): Promise<void> {
  const { addresses, pauses, headers } = workerData as {
    addresses: string[];
    pauses: number[];
    headers: Record<string, string>;
  };
  const stopping = new AbortController();
  parentPort?.once("message", () => stopping.abort());
  const waits = new Map(addresses.map((address) => [address, [] as number[]]));
  const failures = new Map(addresses.map((address) => [address, [] as string[]]));
  const ask = async (address: string) => {
    const began = performance.now();
    try {
      const answer = await fetch(address, { headers, redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status !== 200) failures.get(address)?.push(String(answer.status));
    } catch (error) {
      failures.get(address)?.push(String(error));
    }
    waits.get(address)?.push(performance.now() - began);
  };
  await Promise.all(addresses.map(ask));
  for (const list of waits.values()) list.length = 0;
  parentPort?.postMessage(undefined);
  await Promise.all(
    addresses.map(async (address, index) => {
      while (!stopping.signal.aborted) {
        await ask(address);
        await new Promise((resolve) => setTimeout(resolve, pauses[index]));
      }
    }),
  );
  parentPort?.postMessage(
    Object.fromEntries(
      addresses.map((address) => [address, summary(waits.get(address) ?? [], failures.get(address) ?? [])]),
    ),
  );
}

function summary(waits: number[], failures: string[]): Waits {
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return { count: waits.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1), failures };
}

if (!isMainThread && parentPort) await visit();

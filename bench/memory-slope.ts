/** Measures the memory growth of running processes. */
import { setTimeout as wait } from "node:timers/promises";
import { type ProcessMemory, processTree, readMemory } from "./process-tree.ts";

export interface MemoryReading {
  atMs: number;
  pssMb: number;
  /** Postgres's share, whose shared buffers grow up to their limit. */
  postgresMb: number;
}

const everyMs = 5_000;

/**
 * Samples until `stop`, which returns all readings, including those of child processes. They are empty without /proc.
 */
export function watchMemory(pids: number[]): { stop: () => Promise<MemoryReading[]> } {
  const readings: MemoryReading[] = [];
  const stopping = new AbortController();
  const started = performance.now();
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const processes = readMemory([...new Set(pids.flatMap(processTree))]);
      const megabytes = (of: ProcessMemory[]) => of.reduce((sum, { pssKb }) => sum + pssKb, 0) / 1_024;
      const postgresMb = megabytes(processes.filter(({ name }) => name.startsWith("postgres")));
      const atMs = performance.now() - started;
      if (processes.length > 0) readings.push({ atMs, pssMb: megabytes(processes), postgresMb });
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return readings;
    },
  };
}

/** Returns megabytes per hour by least squares, or null for fewer than three readings. */
export function slopePerHour(readings: { atMs: number; mb: number }[]): number | null {
  if (readings.length < 3) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanMs = mean(readings.map(({ atMs }) => atMs));
  const meanMb = mean(readings.map(({ mb }) => mb));
  const covariance = mean(readings.map(({ atMs, mb }) => (atMs - meanMs) * (mb - meanMb)));
  const variance = mean(readings.map(({ atMs }) => (atMs - meanMs) ** 2));
  return (covariance / variance) * 3_600_000;
}

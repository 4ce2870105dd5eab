/**
 * Preloaded into a server (`--import`). Records each response's duration by the server's own clock, from reading the
 * request's head until the system has the last byte. Writes the durations every second, so that they don't add to the
 * measured memory. On SIGUSR2, collects garbage and writes the remaining heap and buffers of the main thread.
 */
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_ANSWER_CLOCK;

if (isMainThread && file) {
  const begun = new WeakMap<object, number>();
  let lines = "";
  subscribe("http.server.request.start", (message) => {
    begun.set((message as { request: IncomingMessage }).request, performance.now());
  });
  subscribe("http.server.response.finish", (message) => {
    const { request } = message as { request: IncomingMessage };
    const startedMs = begun.get(request);
    if (startedMs === undefined) return;
    const tookMs = performance.now() - startedMs;
    const atMs = performance.timeOrigin + startedMs;
    lines += `${atMs.toFixed(1)} ${tookMs.toFixed(2)} ${request.method} ${request.url}\n`;
  });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  process.on("SIGUSR2", () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    appendFileSync(`${file}.kept`, `${Date.now()} ${heapUsed + external}\n`);
  });
  setInterval(() => {
    if (lines !== "") appendFileSync(file, lines);
    lines = "";
  }, 1_000).unref();
}

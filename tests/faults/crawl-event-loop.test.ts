// The server must answer while it reads a page of two megabytes, because a worker thread reads it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { readConfig } from "#platform/config.ts";
import { serveSite } from "#tests/support/static-site.ts";

const line = `<section class="card btn"><h2>Delivery</h2><p>We deliver on <b>weekdays</b> before noon, call <a href="tel:+442079460855">020 7946 0855</a>.</p></section>`;
const page = `<!doctype html><html lang="en"><title>Acme</title><body>${line.repeat(Math.ceil(2_000_000 / line.length))}`;
const maxDelayMs = 50;

/** Measures this thread's CPU time between two turns of its event loop, which other programs don't affect. */
function watchThread(): { stop(): number } {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = used();
  let most = 0;
  const timer = setInterval(() => {
    const now = used();
    most = Math.max(most, now - last);
    last = now;
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

test("a crawl with a page of 2 MB never blocks the main thread for more than 50 ms", async () => {
  const site = await serveSite({ pages: { "/": page } });
  const threads = createSiteThreads();
  try {
    // Includes the start of a thread, but not the import of this test's modules.
    await wait(200);
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const busy = watchThread();
    const { website: reading } = await threads.crawl(
      {
        url: site.url,
        allowPrivate: ["127.0.0.0/8"],
        ownOrigin: { origin: "http://ours.example", loopback: "http://127.0.0.1:9" },
        config: readConfig({ LOG_LEVEL: "silent", BROWSER_PATH: "/none" }),
      },
      { signal: AbortSignal.timeout(120_000) },
    );
    delays.disable();
    const mostMs = busy.stop();
    const lateMs = delays.max / 1e6;
    process.stdout.write(
      `main thread: at most ${mostMs.toFixed(1)} ms at work in one go, ${lateMs.toFixed(1)} ms late\n`,
    );
    expect(reading.pages).toHaveLength(1);
    expect(mostMs).toBeLessThan(maxDelayMs);
  } finally {
    await site.close();
  }
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crawls } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { buildCrawl } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { isClaimable, type ReadingJob, runReadingJob, siteFailure, type Work } from "./reading-job.server.ts";

let bench: WizardBench;
beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());

type CrawlRow = typeof crawls.$inferSelect;

async function newCrawl(status: CrawlRow["status"] = "queued"): Promise<string> {
  return (await buildCrawl(bench.services.db, { status })).id;
}

async function statusOf(id: string) {
  const [row] = await bench.services.db.select().from(crawls).where(eq(crawls.id, id));
  return row ? [row.status, row.errorCode] : null;
}

interface Run {
  signal?: AbortSignal;
  isLastAttempt?: boolean;
  work: (work: Work) => Promise<void>;
}

async function runOn(id: string, { signal, isLastAttempt = false, work }: Run): Promise<void> {
  const { services } = bench;
  const { db } = services;
  const job: ReadingJob<CrawlRow> = {
    table: crawls,
    id,
    async claim(values) {
      const [row] = await db.update(crawls).set(values).where(isClaimable(crawls, id)).returning();
      return row ?? null;
    },
    channelOf: () => `crawl:${id}`,
    run: (_, given) => work(given),
    known: siteFailure,
    unexpected: { code: "unexpected", message: "Unexpected error" },
    async fail(_, { code, message }) {
      await db
        .update(crawls)
        .set({ status: "failed", errorCode: code, errorMessage: message })
        .where(eq(crawls.id, id));
    },
  };
  const context: JobContext = {
    jobId: "job",
    attempt: 1,
    isLastAttempt,
    signal: signal ?? new AbortController().signal,
    heartbeat: async () => {},
    log: services.log,
  };
  await runReadingJob(services, job, context);
}

const untilAborted = ({ signal }: Work) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

test("runs jobs under a lease, and doesn't start ended ones again", async () => {
  const id = await newCrawl();
  let lease: Date | null = null;
  await runOn(id, {
    async work() {
      const [row] = await bench.services.db.select().from(crawls).where(eq(crawls.id, id));
      expect(row?.status).toBe("running");
      lease = row?.leaseExpiresAt ?? null;
    },
  });
  expect(lease!.getTime()).toBeGreaterThan(Date.now() + 30_000);
  for (const status of ["completed", "failed", "cancelled"] as const) {
    const ended = await newCrawl(status);
    await runOn(ended, { work: () => expect.unreachable() });
    expect(await statusOf(ended)).toEqual([status, null]);
  }
});

test.each(["stopped", "deleted"] as const)(
  "aborts a job whose row is %s, without failing it",
  async (how) => {
    const { db, realtime } = bench.services;
    const id = await newCrawl();
    await runOn(id, {
      isLastAttempt: true,
      async work(given) {
        const aborted = untilAborted(given);
        if (how === "stopped") await db.update(crawls).set({ status: "cancelled" }).where(eq(crawls.id, id));
        else await db.delete(crawls).where(eq(crawls.id, id));
        await realtime.publish(`crawl:${id}`, {});
        await aborted;
      },
    });
    expect(await statusOf(id)).toEqual(how === "stopped" ? ["cancelled", null] : null);
  },
);

test("ends an attempt whose row another one has claimed", async () => {
  const { db, realtime } = bench.services;
  const id = await newCrawl();
  await runOn(id, {
    isLastAttempt: true,
    async work(given) {
      const aborted = untilAborted(given);
      await db
        .update(crawls)
        .set({ startedAt: new Date("2001-01-01T00:00:00Z") })
        .where(eq(crawls.id, id));
      await realtime.publish(`crawl:${id}`, {});
      await aborted;
    },
  });
  expect(await statusOf(id)).toEqual(["running", null]);
});

test("stores a failure of the site at the first attempt, without a retry", async () => {
  const id = await newCrawl();
  await runOn(id, { work: () => Promise.reject(new CrawlError("not-found", "No such page.")) });
  expect(await statusOf(id)).toEqual(["failed", "not-found"]);
});

test("retries an internal error, and stores it at the last attempt", async () => {
  const id = await newCrawl();
  const work = () => Promise.reject(new Error("the disk is full"));
  await expect(runOn(id, { work })).rejects.toThrow("the disk is full");
  expect(await statusOf(id)).toEqual(["running", null]);
  await expect(runOn(id, { work, isLastAttempt: true })).rejects.toThrow("the disk is full");
  expect(await statusOf(id)).toEqual(["failed", "unexpected"]);
});

test("ends with an error given to `abort`, not with the abort that follows from it", async () => {
  const id = await newCrawl();
  const work = async (given: Work) => {
    const aborted = untilAborted(given);
    given.abort(new CrawlError("rate-limited", "Too many requests."));
    await aborted.catch(() => {
      throw new Error("the thread was ended");
    });
  };
  await runOn(id, { work });
  expect(await statusOf(id)).toEqual(["failed", "rate-limited"]);
});

test("returns the job when the server shuts down, even at the last attempt", async () => {
  const id = await newCrawl();
  const stop = new AbortController();
  const work = async (given: Work) => {
    const aborted = untilAborted(given);
    stop.abort(new Error("The server is shutting down."));
    await aborted;
  };
  await expect(runOn(id, { work, signal: stop.signal, isLastAttempt: true })).rejects.toThrow(
    "The server is shutting down.",
  );
  expect(await statusOf(id)).toEqual(["running", null]);
});

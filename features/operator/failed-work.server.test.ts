import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { companies } from "#db/schema/companies.ts";
import { crawls } from "#db/schema/crawls.ts";
import { outboxMails } from "#db/schema/mail.ts";
import { faqGenerations } from "#db/schema/onboarding.ts";
import { reopenCrawl } from "#features/websites/import/crawl-website.job.ts";
import { reopenGeneration } from "#features/websites/write/generate-faqs.job.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import { resendFailedMail } from "#platform/mail/failed-mails.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { patienceMs } from "#tests/support/patience.ts";
import {
  countFailed,
  findDelayedMail,
  listFailedMails,
  listFailedWork,
  retryFailedWork,
} from "./failed-work.server.ts";

let database: Database;
let jobs: Jobs;
const page = { limit: 50 };

beforeEach(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ url: database.url, log: collectLog().log, reopenable: [readSite, write] });
});
afterEach(async () => {
  await jobs.stop({ graceMs: 0 });
  await database.close();
});

const readSite = defineJob({
  name: "read-site",
  payload: z.object({ crawlId: z.uuid(), secret: z.string() }),
  retryLimit: 0,
  reopen: reopenCrawl,
});
const write = defineJob({
  name: "write",
  payload: z.object({ generationId: z.uuid() }),
  retryLimit: 0,
  reopen: reopenGeneration,
});

async function addCrawl(companyId: string | null = null): Promise<string> {
  const url = "https://user:password@www.harbour.example/secret?token=secret";
  const [crawl] = await database.db
    .insert(crawls)
    .values({ url, companyId, status: "failed", errorCode: "unexpected", progress: 30 })
    .returning({ id: crawls.id });
  return crawl!.id;
}

/** Fails while `isBroken`, then marks the crawl as read. */
async function workOn(state: { isBroken: boolean; runs: number }) {
  await jobs.start([
    handleJob(readSite, async ({ crawlId }) => {
      state.runs += 1;
      if (state.isBroken) throw new NonRetryableJobError("the disk is full");
      const [crawl] = await database.db.select().from(crawls).where(eq(crawls.id, crawlId));
      // Ignores finished crawls, like the real handler.
      if (crawl?.status !== "queued") return;
      await database.db.update(crawls).set({ status: "completed" }).where(eq(crawls.id, crawlId));
    }),
  ]);
}

async function failedJob(crawlId: string, state = { isBroken: true, runs: 0 }): Promise<string> {
  await jobs.enqueue(database.db, readSite, { crawlId, secret: "s3cret" }, { key: crawlId });
  await workOn(state);
  const before = await vi.waitFor(
    async () => {
      const { rows } = await listFailedWork(database, page);
      expect(rows).toHaveLength(1);
      return rows;
    },
    { timeout: patienceMs },
  );
  return before[0]!.id;
}

const statusOf = async (crawlId: string) => {
  const [crawl] = await database.db.select().from(crawls).where(eq(crawls.id, crawlId));
  return crawl?.status;
};

describe("failed jobs", () => {
  test("are empty before any job", async () => {
    expect(await listFailedWork(database, page)).toEqual({ rows: [], total: 0 });
    expect(await countFailed(database)).toBe(0);
    expect(await retryFailedWork({ ...database, jobs }, "00000000-0000-4000-8000-000000000000")).toBe("gone");
  });

  test("are listed with reason and website, but no other payload", async () => {
    await failedJob(await addCrawl());
    const { rows, total } = await listFailedWork(database, page);
    expect(total).toBe(1);
    expect(rows).toEqual([
      {
        id: expect.any(String),
        name: "read-site",
        site: "www.harbour.example",
        reason: "the disk is full",
        tries: 1,
        failedAt: expect.any(Date),
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/secret|s3cret|password/);
    expect(Math.abs(Date.now() - rows[0]!.failedAt.getTime())).toBeLessThan(60_000);
    expect(await countFailed(database)).toBe(1);
  });

  test("are retried, with their finished crawl reopened", async () => {
    const state = { isBroken: true, runs: 0 };
    const crawlId = await addCrawl();
    const id = await failedJob(crawlId, state);
    state.isBroken = false;
    expect(await retryFailedWork({ ...database, jobs }, id)).toBe("retried");
    await expect.poll(() => statusOf(crawlId)).toBe("completed");
    expect(state.runs).toBe(2);
    expect(await countFailed(database)).toBe(0);
    expect(await retryFailedWork({ ...database, jobs }, id)).toBe("gone");
  });

  test("are listed again when they fail again", { tags: "long" }, async () => {
    const state = { isBroken: true, runs: 0 };
    const id = await failedJob(await addCrawl(), state);
    expect(await retryFailedWork({ ...database, jobs }, id)).toBe("retried");
    await expect.poll(() => state.runs).toBe(2);
    await vi.waitFor(
      async () => {
        const { rows } = await listFailedWork(database, page);
        expect(rows).toMatchObject([{ id, tries: 2 }]);
      },
      { timeout: patienceMs },
    );
  });

  test("regenerate a company's FAQs only during onboarding", async () => {
    const { companyId } = await buildCompany(database.db);
    const crawlId = await addCrawl(companyId);
    const [generation] = await database.db
      .insert(faqGenerations)
      .values({ companyId, crawlId, status: "failed", failureReason: "Unexpected error" })
      .returning();
    const generationId = generation!.id;
    await jobs.enqueue(database.db, write, { generationId }, { key: generationId });
    await database.sql`update pgboss.job set state = 'failed', completed_on = now()`;
    const { rows } = await listFailedWork(database, page);
    expect(rows).toMatchObject([{ name: "write", site: "www.harbour.example", reason: "No reason given." }]);
    await database.db.update(companies).set({ onboardingCompleted: true });
    expect(await retryFailedWork({ ...database, jobs }, rows[0]!.id)).toBe("busy");
    await database.db.update(companies).set({ onboardingCompleted: false });
    expect(await retryFailedWork({ ...database, jobs }, rows[0]!.id)).toBe("retried");
    expect(await database.db.select().from(faqGenerations)).toMatchObject([
      { status: "queued", failureReason: null },
    ]);
  });

  test("aren't retried when a newer job does the same", async () => {
    const crawlId = await addCrawl();
    const id = await failedJob(crawlId);
    await jobs.stop({ graceMs: 0 });
    await jobs.enqueue(database.db, readSite, { crawlId, secret: "" }, { key: crawlId });
    expect(await retryFailedWork({ ...database, jobs }, id)).toBe("busy");
    expect(await statusOf(crawlId)).toBe("failed");
  });

  test("aren't retried when the company has a newer crawl", async () => {
    const { companyId } = await buildCompany(database.db);
    const crawlId = await addCrawl(companyId);
    const id = await failedJob(crawlId);
    const later = new Date(Date.now() + 1_000);
    await database.db
      .insert(crawls)
      .values({ url: "https://a.example", companyId: companyId, status: "completed", createdAt: later });
    expect(await retryFailedWork({ ...database, jobs }, id)).toBe("busy");
    expect(await statusOf(crawlId)).toBe("failed");
    expect(await countFailed(database)).toBe(1);
  });
});

describe("failed mails", () => {
  async function addMail(values: Partial<typeof outboxMails.$inferInsert> = {}): Promise<string> {
    const [mail] = await database.db
      .insert(outboxMails)
      .values({
        kind: "confirm-signup",
        to: "ada@one.example",
        subject: "Confirm your email address",
        text: "https://step.example/auth/callback?access_token=s3cret",
        status: "failed",
        attempts: 1,
        dedupeKey: `key-${Math.random()}`,
        lastError: "refused: 550 User unknown",
        ...values,
      })
      .returning({ id: outboxMails.id });
    return mail!.id;
  }

  test("are counted separately while they are tried again, with the last answer and without credentials", async () => {
    await addMail();
    await addMail({ status: "queued", lastError: null });
    expect(await findDelayedMail(database)).toBe(null);
    const [older, newer] = [new Date("2026-11-20T08:00:00Z"), new Date("2026-11-20T09:00:00Z")];
    await addMail({
      ...{ status: "queued", createdAt: older, updatedAt: newer },
      lastError: "away: smtp://me:secret@mail.example: connect ECONNREFUSED",
    });
    await addMail({
      status: "sending",
      createdAt: newer,
      updatedAt: older,
      lastError: "away: 451 Greylisted",
    });
    const reason = "smtp://…@mail.example: connect ECONNREFUSED";
    expect(await findDelayedMail(database)).toEqual({ count: 2, since: older, reason });
  });

  test("are listed with the mail server's response, without their content", async () => {
    await addMail();
    await addMail({ lastError: "unknown: The process stopped." });
    await addMail({ status: "sent", lastError: null });
    const { rows, total } = await listFailedMails(database, page);
    expect(total).toBe(2);
    expect(rows.map(({ reason, mayHaveArrived }) => [reason, mayHaveArrived])).toEqual(
      expect.arrayContaining([
        ["550 User unknown", false],
        ["The process stopped.", true],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain("s3cret");
  });

  test("are queued again once, with a job that sends them", async () => {
    const mailId = await addMail();
    const outcomes = await Promise.all([
      resendFailedMail({ ...database, jobs }, mailId),
      resendFailedMail({ ...database, jobs }, mailId),
    ]);
    expect(outcomes.sort()).toEqual([false, true]);
    const [mail] = await database.db.select().from(outboxMails);
    expect(mail).toMatchObject({ status: "queued", lastError: null });
    const sent: string[] = [];
    await jobs.start([
      handleJob(deliverMailJob, async (payload) => {
        sent.push(payload.mailId);
      }),
    ]);
    await expect.poll(() => sent).toEqual([mailId]);
  });
});

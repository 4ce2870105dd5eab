/**
 * Starts, schedules and ends the jobs of a key. Every change locks the key first, so that the limit of concurrent jobs
 * holds across processes.
 */
import { and, asc, count, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Services } from "#platform/services.ts";
import { type KeyScope, pagesLeft } from "./api-keys.server.ts";
import { maxWaitingJobs, resultsKeptMs, serviceTexts } from "./limits.ts";
import { runServiceJob } from "./run-service-job.job.ts";
import { ServiceError } from "./service-error.ts";
import { isOpen, jobChannel, type ServiceJob } from "./service-job.ts";

type Deps = Pick<Services, "db" | "jobs" | "ids" | "clock" | "realtime">;

export interface NewServiceJob {
  kind: Exclude<ServiceJob["kind"], "scrape">;
  request: unknown;
  /** An estimate until the job has ended. */
  total: number;
  idempotencyKey: string | null;
}

/** Throws a ServiceError: 402 if no pages are left, 409 for a used idempotency key, 429 if too many jobs are queued. */
export async function startServiceJob(
  { db, jobs, ids, clock }: Deps,
  scope: KeyScope,
  { kind, request, total, idempotencyKey }: NewServiceJob,
): Promise<string> {
  const id = ids.uuid();
  const now = clock.now();
  try {
    await db.transaction(async (tx) => {
      await lockKey(tx, scope.apiKeyId);
      await pagesLeft({ db: tx, clock }, scope);
      const [waiting] = await tx
        .select({ count: count() })
        .from(serviceJobs)
        .where(and(eq(serviceJobs.apiKeyId, scope.apiKeyId), eq(serviceJobs.status, "queued")));
      if ((waiting?.count ?? 0) >= maxWaitingJobs)
        throw new ServiceError(429, serviceTexts.tooManyRequests, { retryAfterSeconds: 30 });
      await tx.insert(serviceJobs).values({
        id,
        apiKeyId: scope.apiKeyId,
        kind,
        request,
        total,
        idempotencyKey,
        createdAt: now,
        expiresAt: new Date(now.getTime() + resultsKeptMs),
      });
      await giveTurns({ jobs }, tx, scope, now);
    });
  } catch (error) {
    if (isUniqueViolation(error, "service_jobs_idempotency_key"))
      throw new ServiceError(409, serviceTexts.idempotency);
    throw error;
  }
  return id;
}

/** Throws a ServiceError (404) for unknown jobs and for those of other keys. */
export async function getServiceJob(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: KeyScope,
  { id, kinds }: { id: string; kinds: ServiceJob["kind"][] },
): Promise<ServiceJob> {
  const [job] = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? await db
        .select()
        .from(serviceJobs)
        .where(
          and(
            eq(serviceJobs.id, id),
            eq(serviceJobs.apiKeyId, scope.apiKeyId),
            inArray(serviceJobs.kind, kinds),
            gt(serviceJobs.expiresAt, clock.now()),
          ),
        )
    : [];
  if (!job) throw new ServiceError(404, serviceTexts.jobExpired);
  return job;
}

/** Keeps the pages read so far. Throws a ServiceError: 404, or 409 if the job has already ended. */
export async function cancelServiceJob(
  deps: Deps,
  scope: KeyScope,
  asked: { id: string; kinds: ServiceJob["kind"][] },
): Promise<void> {
  const job = await getServiceJob(deps, scope, asked);
  if (job.status === "cancelled") return;
  const ended = isOpen(job) && (await endServiceJob(deps, { job, scope, outcome: { status: "cancelled" } }));
  if (!ended) throw new ServiceError(409, serviceTexts.alreadyEnded);
}

export type JobOutcome =
  | { status: "completed"; result?: unknown; warning?: string | null; total?: number }
  | { status: "failed"; error: string }
  | { status: "cancelled" };

/** Also starts the next queued job. Returns true if the job was still open. Idempotent. */
export async function endServiceJob(
  { db, jobs, clock, realtime }: Deps,
  { job, scope, outcome }: { job: Pick<ServiceJob, "id">; scope: KeyScope; outcome: JobOutcome },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKey(tx, scope.apiKeyId);
    const now = clock.now();
    const rows = await tx
      .update(serviceJobs)
      .set({ ...outcome, finishedAt: now })
      .where(
        and(
          eq(serviceJobs.id, job.id),
          eq(serviceJobs.apiKeyId, scope.apiKeyId),
          inArray(serviceJobs.status, ["queued", "scraping"]),
        ),
      )
      .returning({ id: serviceJobs.id });
    if (rows.length === 0) return false;
    await giveTurns({ jobs }, tx, scope, now);
    await realtime.publish(jobChannel(job.id), "ended", tx);
    return true;
  });
}

/** Starts queued jobs in the order in which they were created. The caller must hold the key's lock. */
async function giveTurns(
  { jobs }: Pick<Deps, "jobs">,
  tx: Transaction,
  scope: KeyScope,
  now: Date,
): Promise<void> {
  const open = (status: "queued" | "scraping") =>
    and(eq(serviceJobs.apiKeyId, scope.apiKeyId), eq(serviceJobs.status, status));
  const [running] = await tx.select({ count: count() }).from(serviceJobs).where(open("scraping"));
  const free = scope.concurrency - (running?.count ?? 0);
  if (free <= 0) return;
  const next = await tx
    .select({ id: serviceJobs.id })
    .from(serviceJobs)
    .where(open("queued"))
    .orderBy(asc(serviceJobs.createdAt), asc(serviceJobs.id))
    .limit(free);
  for (const { id } of next) {
    await tx.update(serviceJobs).set({ status: "scraping", startedAt: now }).where(eq(serviceJobs.id, id));
    await jobs.enqueue(tx, runServiceJob, { serviceJobId: id }, { key: id });
  }
}

async function lockKey(tx: Transaction, apiKeyId: string): Promise<void> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, apiKeyId), isNull(apiKeys.revokedAt)))
    .for("update");
  if (rows.length === 0) throw new ServiceError(401, serviceTexts.wrongToken);
}

export async function countOpenJobs(
  { db }: Pick<Deps, "db">,
  scope: KeyScope,
): Promise<{ waiting: number; running: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${serviceJobs.status} = 'queued')`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${serviceJobs.status} = 'scraping')`.mapWith(Number),
    })
    .from(serviceJobs)
    .where(eq(serviceJobs.apiKeyId, scope.apiKeyId));
  return row ?? { waiting: 0, running: 0 };
}

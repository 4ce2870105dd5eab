/** Repeats a guide's steps in the guarded browser and stores what it finds. Idempotent. */
import { and, eq, inArray } from "drizzle-orm";
import { guideReplays } from "#db/schema/guide-replays.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { findRecordedGuide } from "#features/guides/recorded-steps.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Services } from "#platform/services.ts";
import { openThread } from "#platform/threads/open-thread.ts";
import { EgressError } from "#shared/egress.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { ReplayTasks } from "../clicks/replay/replay-thread.server.ts";
import { hostsOf } from "../clicks/replay/replay-view.ts";
import { leaseFrom, leaseRenewMs } from "../recording-record.server.ts";
import type { CheckGuidePayload } from "./check-guide.job.ts";
import { endReplay, storePictures } from "./end-replay.server.ts";
import { guideCheckTexts } from "./guide-check.ts";
import type { GuideReplayRow } from "./guide-replays.server.ts";
import { findProvenHost, provenHosts } from "./replay-schedule.server.ts";
import { replayStepsOf } from "./replay-steps-of.ts";

/** For the whole guide. A guide of sixty steps that all work takes two minutes. */
const timeoutMs = 10 * 60_000;

export async function handleCheckGuide(
  services: Services,
  { replayId }: CheckGuidePayload,
  job: JobContext,
): Promise<void> {
  const row = await begin(services, replayId);
  if (!row) return;
  const alive = setInterval(() => void renewLease(services, row), leaseRenewMs);
  try {
    await check(services, row, job);
  } catch (error) {
    // After a shutdown or timeout, the queue retries the job.
    if (job.signal.aborted) throw error;
    const known = knownProblem(error);
    if (known === null && !job.isLastAttempt) throw error;
    await fail(services, row, known ?? guideCheckTexts.failed);
    if (known === null) throw error;
    throw new NonRetryableJobError(known, { cause: error });
  } finally {
    clearInterval(alive);
  }
}

async function check(services: Services, row: GuideReplayRow, { signal, log }: JobContext): Promise<void> {
  const { db, config } = services;
  const { companyId, guideId } = row;
  const guide = guideId === null ? null : await findRecordedGuide(db, { companyId, guideId });
  if (!guide) return drop(services, row);
  const keyed = replayStepsOf(guide.frames);
  const steps = keyed.map(({ step }) => step);
  const hosts = await allowedHosts(services, row, steps);
  const thread = openThread<ReplayTasks>({
    script: "#features/recordings/clicks/replay/replay-thread.server.ts",
    maxMemoryMb: 512,
    maxMs: timeoutMs + 30_000,
    graceMs: 5_000,
    errors: [EgressError],
  });
  try {
    const results = await thread.tasks.replay(
      { config, steps, hosts, timeoutMs },
      { signal, onEvent: (progress) => tellProgress(services, row, progress) },
    );
    const stored = await storePictures(services, row, { keyed, results });
    await endReplay(services, { ...row, guideVersion: guide.version }, stored);
    const broken = stored.filter(({ state }) => state === "renamed" || state === "missing").length;
    log.info({ replayId: row.id, steps: stored.length, broken }, "guide checked");
  } finally {
    await thread.close();
  }
}

/** By button, every host of the guide. On a schedule, only those that the team has proven to be theirs. */
async function allowedHosts(
  { db }: Services,
  { companyId, guideId, isScheduled }: GuideReplayRow,
  steps: ReplayStep[],
): Promise<string[]> {
  const hosts = hostsOf(steps);
  if (!isScheduled) return hosts;
  const company = await findCompany(db, { companyId });
  const provenHost = guideId === null ? null : await findProvenHost(db, guideId);
  return company ? provenHosts(hosts, { ...company, provenHost }) : [];
}

async function begin({ db, clock }: Services, id: string): Promise<GuideReplayRow | null> {
  const [row] = await db
    .update(guideReplays)
    .set({ status: "running", progress: 0, leaseExpiresAt: leaseFrom(clock.now()) })
    .where(and(eq(guideReplays.id, id), inArray(guideReplays.status, activeStatuses)))
    .returning();
  return row ?? null;
}

async function tellProgress(
  { db, clock }: Services,
  { id }: GuideReplayRow,
  progress: number,
): Promise<void> {
  await db
    .update(guideReplays)
    .set({ progress, leaseExpiresAt: leaseFrom(clock.now()) })
    .where(and(eq(guideReplays.id, id), eq(guideReplays.status, "running")));
}

/** A failed renewal is only logged, because the next one may succeed. */
async function renewLease({ db, clock, log }: Services, { id }: GuideReplayRow): Promise<void> {
  try {
    await db
      .update(guideReplays)
      .set({ leaseExpiresAt: leaseFrom(clock.now()) })
      .where(and(eq(guideReplays.id, id), eq(guideReplays.status, "running")));
  } catch (error) {
    log.warn({ err: error, replayId: id }, "guide check lease renewal failed");
  }
}

async function fail({ db, clock }: Services, { id }: GuideReplayRow, error: string): Promise<void> {
  await db
    .update(guideReplays)
    .set({ status: "failed", error, finishedAt: clock.now(), leaseExpiresAt: null })
    .where(and(eq(guideReplays.id, id), eq(guideReplays.status, "running")));
}

/** The guide was deleted in the meantime. */
async function drop({ db }: Services, { id }: GuideReplayRow): Promise<void> {
  await db.delete(guideReplays).where(eq(guideReplays.id, id));
}

/** Null if the owner can't do anything about it. */
function knownProblem(error: unknown): string | null {
  if (!(error instanceof EgressError)) return null;
  const isMissing = error.code === "browser" && error.message === "No browser is installed.";
  if (isMissing) return guideCheckTexts.noBrowser;
  return error.code === "browser" || error.code === "aborted" ? null : guideCheckTexts.unreachable;
}

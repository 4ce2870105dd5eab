/** Starts transcriptions of an owner's videos and reports their state. */

import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { videoTranscriptions } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockVideo } from "#features/videos/own-videos.server.ts";
import { titleOf } from "#features/videos/owner-video.ts";
import type { VideoAnswer } from "#features/videos/run-video-action.server.ts";
import { videoTexts } from "#features/videos/texts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { isWithoutJob } from "#platform/jobs/without-job.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { isActive } from "#shared/is-active.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { transcribeVideoJob } from "./transcribe-video.job.ts";

/** Renewed after every chunk of audio, but not while a transcription is queued. */
const leaseMs = 10 * 60_000;
/** A failure is shown for this long. */
const toldMs = 24 * 3_600_000;
/** The installation's operator pays for transcription. */
const maxPerHour = 20;

export interface TranscriptionState {
  isUnderWay: boolean;
  /** Why the last transcription failed. Null if it succeeded or is in progress. */
  problem: string | null;
}

/** The host that audio is sent to. Null if transcription isn't configured. */
export function soundReceiver({ transcription }: Services["config"]): string | null {
  if (!transcription) return null;
  return transcription.baseUrl === null ? "OpenAI" : new URL(transcription.baseUrl).host;
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Returns transcriptions that are in progress or failed recently, by video id. */
export async function listTranscriptions(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: OwnerScope,
): Promise<Record<string, TranscriptionState>> {
  const now = clock.now();
  await endAbandoned(db, { companyId, now });
  const rows = await db
    .select({
      videoId: videoTranscriptions.videoId,
      status: videoTranscriptions.status,
      error: videoTranscriptions.error,
    })
    .from(videoTranscriptions)
    .where(
      and(
        eq(videoTranscriptions.companyId, companyId),
        gt(videoTranscriptions.createdAt, new Date(now.getTime() - toldMs)),
      ),
    )
    .orderBy(desc(videoTranscriptions.createdAt));
  const states: Record<string, TranscriptionState> = {};
  for (const { videoId, status, error } of rows) {
    if (videoId === null || states[videoId]) continue;
    states[videoId] = { isUnderWay: isActive(status), problem: error };
  }
  return states;
}

/** A video has at most one transcription at a time. Throws only if the database is unavailable. */
export async function startTranscription(
  services: Pick<Services, "db" | "jobs" | "clock" | "config" | "log">,
  scope: OwnerScope,
  { id, draftsFaqs }: { id: string; draftsFaqs: boolean },
): Promise<VideoAnswer> {
  const toast = draftsFaqs ? videoTexts.listeningForFaqs : videoTexts.listening;
  try {
    await start(services, scope, { id, draftsFaqs });
    return { ok: true, id, toast };
  } catch (error) {
    // A concurrent request has already started the transcription.
    if (isUniqueViolation(error)) return { ok: true, id, toast };
    const event = "transcription request failed";
    return { id, ...refusalOf(error, { log: services.log, event, problem: videoTexts.serverFailed }) };
  }
}

async function start(
  { db, jobs, clock, config }: Pick<Services, "db" | "jobs" | "clock" | "config">,
  scope: OwnerScope,
  { id, draftsFaqs }: { id: string; draftsFaqs: boolean },
): Promise<void> {
  const { transcription } = config;
  if (!transcription) throw new AppError("invalid", videoTexts.nobodyListens);
  const { companyId } = scope;
  const now = clock.now();
  await endAbandoned(db, { companyId, now });
  await db.transaction(async (tx) => {
    const video = await lockVideo(tx, scope, { id, needsPlan: true, to: "write drafts" });
    const limit = { name: "transcriptions", who: companyId, max: maxPerHour, windowMs: 3_600_000 };
    if (!(await isWithinLimits(tx, { limits: [limit], now })))
      throw new AppError("rate_limited", videoTexts.heardTooOften);
    const { model } = transcription;
    const [row] = await tx
      .insert(videoTranscriptions)
      .values({ companyId, videoId: id, draftsFaqs, model, leaseExpiresAt: leaseFrom(now), createdAt: now })
      .returning({ id: videoTranscriptions.id });
    await recordChange(tx, scope, {
      action: "content.transcribed",
      subject: { kind: "video", id, title: titleOf(video) },
    });
    if (row)
      await jobs.enqueue(tx, transcribeVideoJob, { transcriptionId: row.id }, { key: row.id, companyId });
  });
}

/** Fails transcriptions whose lease expired and whose job is lost or has failed. */
async function endAbandoned(
  db: Db | Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  await db
    .update(videoTranscriptions)
    .set({ status: "failed", error: videoTexts.serverFailed, heard: null, finishedAt: now })
    .where(
      and(
        eq(videoTranscriptions.companyId, companyId),
        inArray(videoTranscriptions.status, activeStatuses),
        lt(videoTranscriptions.leaseExpiresAt, now),
        await isWithoutJob(db, transcribeVideoJob, videoTranscriptions.id),
      ),
    );
}

/**
 * Transcribes a video in chunks and creates captions and, if requested, FAQ drafts. Idempotent: transcribed chunks
 * aren't sent again, and captions that were added in the meantime are kept.
 */

import { and, eq, inArray } from "drizzle-orm";
import { videoTranscriptions } from "#db/schema.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { findFirstOwner } from "#features/companies/first-owner.server.ts";
import { cuesOf, writeCaptions } from "#features/videos/captions.ts";
import { cuesFromSpeech } from "#features/videos/cues-from-speech.ts";
import { extractAudio, type SoundRefusal } from "#features/videos/extract-audio.server.ts";
import { findVideo, setMissingCaptions } from "#features/videos/own-videos.server.ts";
import { titleOf } from "#features/videos/owner-video.ts";
import { videoTexts } from "#features/videos/texts.ts";
import { ModelError } from "#platform/ai/model-error.ts";
import { transcribeSound } from "#platform/ai/transcribe-sound.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { createFaqsFromVideo } from "./faqs-from-video.server.ts";
import type { TranscribeVideoPayload } from "./transcribe-video.job.ts";
import { leaseFrom } from "./transcriptions.server.ts";

type TranscriptionRow = typeof videoTranscriptions.$inferSelect;

export interface TranscribeDeps {
  services: Pick<Services, "db" | "storage" | "clock" | "config" | "pageCache" | "log">;
  /** The PATH to search for ffmpeg. Defaults to the process's PATH. */
  path?: string;
}

/** Its message is shown to the owner. A retry would fail the same way. */
class TranscriptionError extends Error {}

const refusals: Record<SoundRefusal, string> = {
  "missing-tool": videoTexts.noFfmpeg,
  unreadable: videoTexts.soundUnreadable,
  silent: videoTexts.noSound,
  "too-much": videoTexts.soundTooLong,
};

export async function handleTranscribeVideo(
  deps: TranscribeDeps,
  { transcriptionId }: TranscribeVideoPayload,
  job: JobContext,
): Promise<void> {
  const row = await begin(deps, transcriptionId);
  if (!row) return;
  try {
    await transcribe(deps, row, job);
  } catch (error) {
    // After a shutdown or timeout, the queue retries the job.
    if (job.signal.aborted) throw error;
    const known = error instanceof TranscriptionError ? error.message : null;
    const refused = error instanceof ModelError ? videoTexts.listenerFailed[error.reason] : null;
    if (known === null && refused === null && !job.isLastAttempt) throw error;
    await end(deps, row, known ?? refused ?? videoTexts.serverFailed);
    if (known === null) throw new NonRetryableJobError(String(error), { cause: error });
  }
}

async function begin(
  { services: { db, clock } }: TranscribeDeps,
  id: string,
): Promise<TranscriptionRow | null> {
  const [row] = await db
    .update(videoTranscriptions)
    .set({ status: "running", leaseExpiresAt: leaseFrom(clock.now()) })
    .where(and(eq(videoTranscriptions.id, id), inArray(videoTranscriptions.status, activeStatuses)))
    .returning();
  return row ?? null;
}

async function transcribe(
  { services, ...options }: TranscribeDeps,
  row: TranscriptionRow,
  { signal, log }: JobContext,
): Promise<void> {
  const { db, clock, config, storage } = services;
  const cues = row.heard === null ? [] : (cuesOf(row.heard) ?? []);
  const video = await findVideo(db, row, row.videoId ?? row.id);
  const file = video && (await storage.open(`videos/${video.storagePath}`));
  if (!file) throw new TranscriptionError(videoTexts.videoGone);
  const stream = await file.stream();
  try {
    const refusal = await extractAudio(
      stream,
      { signal, fromSeconds: row.heardSeconds, ...options },
      async ({ startSeconds, durationSeconds, bytes }) => {
        const spoken = await transcribeSound({ config, log }, { bytes, durationSeconds }, { signal });
        cues.push(...cuesFromSpeech(spoken, startSeconds));
        await db
          .update(videoTranscriptions)
          .set({
            heard: cues.length > 0 ? writeCaptions(cues) : null,
            heardSeconds: startSeconds + durationSeconds,
            leaseExpiresAt: leaseFrom(clock.now()),
          })
          .where(eq(videoTranscriptions.id, row.id));
      },
    );
    if (refusal && refusal !== "silent") throw new TranscriptionError(refusals[refusal]);
    if (refusal) return await endUnheard({ services }, row, refusals[refusal]);
  } finally {
    stream.destroy();
  }
  if (cues.length === 0) return endUnheard({ services }, row, videoTexts.nothingSaid);
  if (!(await saveCaptions(services, row, writeCaptions(cues))))
    throw new TranscriptionError(videoTexts.captionedSince);
  await end({ services }, row, row.draftsFaqs ? await draftFaqs(services, row) : null);
}

/** The video has no speech, but its step guide may still yield an FAQ. */
async function endUnheard(deps: TranscribeDeps, row: TranscriptionRow, why: string): Promise<void> {
  const isDrafted = row.draftsFaqs && (await draftFaqs(deps.services, row)) === null;
  await end(deps, row, isDrafted ? null : why);
}

/** Returns false if the video was deleted, or if its owner added captions in the meantime, which take precedence. */
async function saveCaptions(
  { db, pageCache }: TranscribeDeps["services"],
  { companyId, videoId }: TranscriptionRow,
  captions: string,
): Promise<boolean> {
  if (videoId === null) return false;
  const saved = await db.transaction(async (tx) => {
    // Locks the company first, like every content change.
    await lockCompany(tx, { companyId });
    if (!(await setMissingCaptions(tx, { companyId }, { id: videoId, captions }))) return false;
    const video = await findVideo(tx, { companyId }, videoId);
    await recordProgramChange(
      tx,
      { companyId, by: "job" },
      {
        action: "content.captioned",
        subject: { kind: "video", id: videoId, title: video && titleOf(video) },
      },
    );
    return true;
  });
  if (saved) pageCache.invalidate(companyId);
  return saved;
}

/** Returns null on success, otherwise a reason that is shown to the owner. */
async function draftFaqs(
  services: TranscribeDeps["services"],
  { companyId, videoId }: TranscriptionRow,
): Promise<string | null> {
  const scope = await findFirstOwner(services.db, companyId);
  if (!scope || videoId === null) return videoTexts.videoGone;
  const answer = await createFaqsFromVideo(services, scope, videoId);
  return answer.ok ? null : answer.problem;
}

/** Deletes the transcript, because it is either in the captions or not needed. */
async function end(
  { services: { db, clock } }: TranscribeDeps,
  { id }: TranscriptionRow,
  error: string | null,
) {
  await db
    .update(videoTranscriptions)
    .set({
      status: error === null ? "done" : "failed",
      error,
      heard: null,
      leaseExpiresAt: null,
      finishedAt: clock.now(),
    })
    .where(and(eq(videoTranscriptions.id, id), inArray(videoTranscriptions.status, activeStatuses)));
}

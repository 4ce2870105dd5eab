/** Creates a guide from a recording's screenshots. Idempotent. No transaction is open while it analyzes them. */

import { and, eq, inArray } from "drizzle-orm";
import { type GuideStep, recordings } from "#db/schema.ts";
import type { DescribedStep } from "#engines/recording/steps/types.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { registerGuidePictures } from "#features/guides/guide-images.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError } from "#platform/jobs/job-errors.ts";
import type { Services } from "#platform/services.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import type { AnalyzeScreenshotsPayload } from "./analyze-screenshots.job.ts";
import { type DescribedRecording, describeRecordedClicks } from "./describe-clicks.server.ts";
import { describePictures, readPictures } from "./describe-pictures.server.ts";
import { copyPictures, type GuidePicture, guidePictureOf } from "./guide-pictures.server.ts";
import { type FrameReader, openFrameReader, type readFrames } from "./ocr.server.ts";
import { findLanguageData } from "./ocr-languages/language-data.server.ts";
import { otherLanguageOf } from "./ocr-languages/other-language.ts";
import { ocrPackages } from "./ocr-languages/packages.ts";
import { type progressTexts, recordingTexts } from "./recording.ts";
import { leaseFrom, leaseRenewMs, type RecordingRow, recordingChannel } from "./recording-record.server.ts";
import { recordingRefusals } from "./recording-texts.ts";
import { saveRecordedGuide } from "./save-guide.server.ts";
import { deletePictures, saveStepGuideOf } from "./save-step-guide.server.ts";

/** Another run has finished the recording, or it was ended or deleted in the meantime. */
class RecordingEndedError extends Error {}

/** Its message is shown to the owner. A retry would fail the same way. */
class RecordingError extends Error {}

export interface AnalyzeDeps {
  services: Services;
  /** Tests that don't need OCR pass a stub. */
  readText?: typeof readFrames;
}

interface GuideDeps extends Required<AnalyzeDeps> {
  prepare: FrameReader["prepare"];
}

export async function handleAnalyzeScreenshots(
  { services, readText }: AnalyzeDeps,
  { recordingId }: AnalyzeScreenshotsPayload,
  job: JobContext,
): Promise<void> {
  const recording = await begin(services, recordingId);
  if (!recording) return;
  const alive = setInterval(() => void renewLease(services, recording), leaseRenewMs);
  const reader = openFrameReader();
  try {
    const reading = readText
      ? { readText, prepare: async () => {} }
      : { readText: reader.read, prepare: reader.prepare };
    await makeGuide({ services, ...reading }, recording, job);
  } catch (error) {
    if (error instanceof RecordingEndedError) return;
    // After a shutdown or timeout, the queue retries the job.
    if (job.signal.aborted) throw error;
    const isKnown = error instanceof RecordingError;
    if (!isKnown && !job.isLastAttempt) throw error;
    await fail(services, recording, isKnown ? error.message : recordingRefusals.unexpected);
    if (recording.target === "guides") await deletePictures(services, recording);
    if (!isKnown) throw error;
    throw new NonRetryableJobError(error.message, { cause: error });
  } finally {
    clearInterval(alive);
    await reader.close();
  }
}

async function makeGuide(
  deps: GuideDeps,
  recording: RecordingRow,
  { signal, log }: JobContext,
): Promise<void> {
  const { services } = deps;
  const tell = (progress: keyof typeof progressTexts) => tellProgress(services, recording, progress);
  await tell(20);
  const described = await describeRecordedClicks(services.db, recording);
  const { warning, engine, topic, ...written } =
    described ?? (await describeScreens(deps, recording, { signal, log, tell }));
  const steps = written.steps.map((step) => inOwnWords(step, recording));
  await tell(60);
  if (recording.target === "guides") {
    await tell(90);
    signal.throwIfAborted();
    const guide = { steps, warning, ...(topic === undefined ? {} : { topic }) };
    if (!(await saveStepGuideOf(services, recording, guide))) throw new RecordingEndedError();
    return;
  }
  const pictures = recording.frames.map((frame, index) => guidePictureOf(recording.id, frame, index));
  await keepPictures(services, recording, { steps, pictures });
  await tell(80);
  const guideSteps = steps.map((step, index) => guideStepOf(step, { index, recording, pictures }));
  await tell(90);
  signal.throwIfAborted();
  const isSaved = await saveRecordedGuide(services, recording, { steps: guideSteps, warning });
  if (!isSaved) throw new RecordingEndedError();
  const seen = steps.filter(({ basis }) => basis === "seen").length;
  log.info({ recordingId: recording.id, steps: steps.length, seen, engine }, "guide created from recording");
}

/** What the owner wrote in the review replaces Step's words. */
function inOwnWords(step: DescribedStep, { frames }: RecordingRow): DescribedStep {
  const words = step.view === null ? undefined : frames[step.view]?.words;
  return {
    ...step,
    title: words?.title || step.title,
    description: words?.text || step.description,
  };
}

async function describeScreens(
  { services, readText, prepare }: GuideDeps,
  recording: RecordingRow,
  { signal, log, tell }: Pick<JobContext, "signal" | "log"> & { tell: (progress: 40) => Promise<void> },
): Promise<DescribedRecording> {
  const company = await findCompany(services.db, recording);
  const center = company?.language ?? "en";
  const data = await findLanguageData(services, center, { signal });
  // Loads the engine while the pointers are looked for.
  void prepare(data.language);
  let { isMissing } = data;
  const pictures = await readPictures({ ...services, readText }, recording, {
    ...{ signal, language: data.language },
    async languageOnScreen(lines) {
      const screen = otherLanguageOf(lines, center);
      const found = screen === null ? null : await findLanguageData(services, screen, { signal });
      // Without a package for the language on the screen, the help center's is still the one that matters.
      if (found && screen !== null && primaryLanguage(screen) in ocrPackages) isMissing = found.isMissing;
      return found?.language ?? null;
    },
  });
  if (pictures.length === 0) throw new RecordingError(recordingRefusals.gone);
  await tell(40);
  const described = await describePictures(services, { pictures, language: center, signal, log });
  // A model sees the pictures themselves.
  const isMisread = isMissing && described.engine === "built-in";
  return isMisread ? { ...described, warning: recordingTexts.noLanguageData } : described;
}

async function keepPictures(
  services: Services,
  recording: RecordingRow,
  { steps, pictures }: { steps: DescribedStep[]; pictures: (GuidePicture | null)[] },
): Promise<void> {
  const copies = [...new Set(steps.flatMap(({ view }) => view ?? []))].flatMap((view) => {
    const from = recording.frames[view];
    const to = pictures[view];
    return from && to ? [{ from, to }] : [];
  });
  const used = copies.map(({ to }) => to);
  await registerGuidePictures(services.db, recording, { pictures: used, now: services.clock.now() });
  await copyPictures(services, copies);
  await services.jobs.enqueue(services.db, warmPicturesJob, { keys: used.map(({ key }) => key) });
}

function guideStepOf(
  step: DescribedStep,
  {
    index,
    recording,
    pictures,
  }: { index: number; recording: RecordingRow; pictures: (GuidePicture | null)[] },
): GuideStep {
  const picture = step.view === null ? null : pictures[step.view];
  const click = step.view === null ? null : recording.frames[step.view]?.click;
  return {
    id: `${recording.id}-${index}`,
    title: step.title,
    description: step.description,
    imageUrl: picture?.url ?? null,
    ...(picture && {
      ...(click?.box ? { imageRing: click.box } : {}),
      imageWidth: picture.width,
      imageHeight: picture.height,
    }),
    ...(step.view !== null && { basis: step.basis }),
    // Without a length, the recording has no times.
    ...(step.view !== null &&
      (recording.durationSeconds > 0 || !click) && { timestampSeconds: step.timestampSeconds }),
    ...(step.seenText !== null && { seenText: step.seenText }),
  };
}

/** Returns null if the recording is no longer queued or running. */
async function begin({ db, clock, realtime }: Services, id: string): Promise<RecordingRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(recordings)
      .set({ status: "running", progress: 0, leaseExpiresAt: leaseFrom(clock.now()) })
      .where(and(eq(recordings.id, id), inArray(recordings.status, activeStatuses)))
      .returning();
    if (row) await realtime.publish(recordingChannel(id), null, tx);
    return row ?? null;
  });
}

async function tellProgress(
  { db, clock, realtime }: Services,
  { id }: RecordingRow,
  progress: number,
): Promise<void> {
  const isThere = await db.transaction(async (tx) => {
    const rows = await tx
      .update(recordings)
      .set({ progress, leaseExpiresAt: leaseFrom(clock.now()) })
      .where(and(eq(recordings.id, id), eq(recordings.status, "running")))
      .returning({ id: recordings.id });
    await realtime.publish(recordingChannel(id), null, tx);
    return rows.length === 1;
  });
  if (!isThere) throw new RecordingEndedError();
}

/**
 * OCR is slow on a busy machine, so the lease is renewed in between. A failed renewal is only logged, because the next
 * one may succeed.
 */
async function renewLease({ db, clock, log }: Services, { id }: RecordingRow): Promise<void> {
  try {
    await db
      .update(recordings)
      .set({ leaseExpiresAt: leaseFrom(clock.now()) })
      .where(and(eq(recordings.id, id), eq(recordings.status, "running")));
  } catch (error) {
    log.warn({ err: error, recordingId: id }, "recording lease renewal failed");
  }
}

async function fail({ db, clock, realtime }: Services, { id }: RecordingRow, error: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(recordings)
      .set({ status: "failed", error, finishedAt: clock.now() })
      .where(and(eq(recordings.id, id), eq(recordings.status, "running")));
    await realtime.publish(recordingChannel(id), null, tx);
  });
}

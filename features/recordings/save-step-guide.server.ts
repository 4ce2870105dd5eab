/** Saves a recording as a draft step-by-step guide, which its owner then reviews. */

import { and, eq, inArray } from "drizzle-orm";
import type { GuideFrame, RecordedClick } from "#db/schema/guides.ts";
import { type RecordedFrame, recordings } from "#db/schema.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { type ClickWords, fillWords } from "#engines/recording/clicks/words.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import type { DescribedStep } from "#engines/recording/steps/types.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { insertStepGuide, stepGuidePrefix } from "#features/guides/own-step-guides.server.ts";
import { findRecordedGuide } from "#features/guides/recorded-steps.server.ts";
import { findVideo } from "#features/videos/own-videos.server.ts";
import { namedTitleOf } from "#features/videos/owner-video.ts";
import type { Services } from "#platform/services.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { Box } from "./recording.ts";
import { type RecordingRow, recordingChannel } from "./recording-record.server.ts";

type Deps = Pick<Services, "db" | "storage" | "clock" | "realtime" | "pageCache"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

export interface DescribedGuide {
  steps: DescribedStep[];
  warning: string | null;
  /** What the guide is about, if the recording says it. Otherwise the steps do. */
  topic?: string | null;
}

/**
 * Idempotent: the guide has the recording's id and its images have deterministic names, so a second run overwrites the
 * first. Returns false if the recording has ended in the meantime; then the copied images are deleted
 * unless another run's guide shows them.
 */
export async function saveStepGuideOf(
  deps: Deps,
  recording: RecordingRow,
  { steps, warning, topic }: DescribedGuide,
): Promise<boolean> {
  const frames = framesOf(recording, steps);
  const copies = recording.frames.flatMap((frame, index) =>
    frame.storagePath && frames.some(({ frameUrl }) => frameUrl === `/files/${pictureKey(recording, index)}`)
      ? [{ from: frame.storagePath, to: pictureKey(recording, index) }]
      : [],
  );
  for (const { from, to } of copies) {
    const file = await deps.storage.get(from);
    if (file) await deps.storage.put(to, file.bytes, { contentType: file.contentType });
  }
  const isSaved = await store(deps, recording, {
    frames,
    warning,
    topicIn: (words) => (topic === undefined ? topicOf(steps, words) : topic),
  });
  if (!isSaved) await deletePictures(deps, recording);
  return isSaved;
}

/** Deletes images that an unfinished run copied, unless another run has saved the guide. */
export async function deletePictures(
  { db, storage }: Pick<Services, "db" | "storage">,
  recording: RecordingRow,
): Promise<void> {
  const { id, companyId } = recording;
  await db.transaction(async (tx) => {
    // Guides are saved under this lock.
    await lockCompany(tx, { companyId });
    if (await findRecordedGuide(tx, { companyId, guideId: id })) return;
    for (const index of recording.frames.keys()) await storage.delete(pictureKey(recording, index));
  });
}

async function store(
  { db, clock, realtime, pageCache, jobs }: Deps,
  recording: RecordingRow,
  { frames, warning, topicIn }: { frames: GuideFrame[]; warning: string | null; topicIn: TopicIn },
): Promise<boolean> {
  const now = clock.now();
  const { id, companyId, clientKey, createdAt } = recording;
  const isSaved = await db.transaction(async (tx) => {
    // Locks the company first, as everywhere else, because the guide table's trigger also locks its row.
    const company = await lockCompany(tx, { companyId });
    if (company?.plan !== "ai") return false;
    const ended = await tx
      .update(recordings)
      .set({ status: "done", progress: 100, warning, error: null, finishedAt: now, leaseExpiresAt: null })
      .where(and(eq(recordings.id, id), inArray(recordings.status, activeStatuses)))
      .returning({ id: recordings.id });
    if (ended.length === 0) return false;
    // The id of an uploaded video is the recording's client key.
    const video = await findVideo(tx, { companyId }, clientKey);
    const title =
      recording.title ?? (video && namedTitleOf(video)) ?? titleIn(company.language, { topicIn, createdAt });
    const subject = { kind: "step guide", id, title } as const;
    await recordProgramChange(tx, { companyId, by: "job" }, { action: "content.recorded", subject });
    await insertStepGuide(tx, {
      id,
      companyId,
      title,
      frames,
      thumbnailUrl: frames.find(({ frameUrl }) => frameUrl)?.frameUrl ?? null,
      sourceVideo: video?.filename ?? null,
      published: false,
      createdAt: now,
      updatedAt: now,
    });
    const keys = frames.flatMap(({ frameUrl }) => (frameUrl ? [frameUrl.slice("/files/".length)] : []));
    await jobs.enqueue(tx, warmPicturesJob, { keys: [...new Set(keys)] });
    await realtime.publish(recordingChannel(id), null, tx);
    return true;
  });
  if (isSaved) pageCache.invalidate(companyId);
  return isSaved;
}

type TopicIn = (words: ClickWords) => string | null;

/** What the guide is about, in the center's language. Without a topic, when it was recorded. */
function titleIn(
  language: string | null,
  { topicIn, createdAt }: { topicIn: TopicIn; createdAt: Date },
): string {
  const words = clickWordsOf(language);
  const date = () => textsOf(centerMessages(language)).day(createdAt);
  return topicIn(words) ?? fillWords(words.screen.guideOf, { date: date() });
}

/**
 * Returns what the recording is about: the first control whose name is a task, such as "Add teammate", or the page on
 * which it ends.
 */
function topicOf(steps: DescribedStep[], { select }: ClickWords): string | null {
  const seen = steps.filter(({ basis, seenText }) => basis === "seen" && seenText !== null);
  const task = seen.find(
    ({ title, seenText }) =>
      seenText !== null && / \S/.test(seenText) && title === fillWords(select.title, { name: seenText }),
  );
  return task?.seenText ?? seen.at(-1)?.seenText ?? null;
}

/** Drops the welcome step of Getting Started guides, because it has no image. */
export function framesOf(
  recording: Pick<RecordingRow, "id" | "frames" | "durationSeconds">,
  steps: DescribedStep[],
): GuideFrame[] {
  const shown = steps.filter(({ view }) => view !== null && recording.frames[view]);
  return shown.map(({ view, title, description, timestampSeconds, basis, seenText, place }, index) => {
    const at = view ?? 0;
    const frame = recording.frames[at];
    const picture = frame?.storagePath ? frame : null;
    const ring = picture?.click?.box ?? place;
    return {
      title,
      description,
      frameUrl: picture ? `/files/${pictureKey(recording, at)}` : "",
      ...(picture && {
        ...(ring ? { frameRing: ring } : {}),
        frameWidth: picture.width,
        frameHeight: picture.height,
      }),
      // Without a length, the recording has no times.
      ...(recording.durationSeconds > 0 || !frame?.click
        ? {
            videoStartTime: timestampSeconds,
            videoEndTime: shown[index + 1]?.timestampSeconds ?? recording.durationSeconds,
          }
        : {}),
      basis,
      ...(seenText === null ? {} : { seenText }),
      ...(frame?.click ? { click: keptClick(frame.click, frame) } : {}),
    };
  });
}

/** The ring has the box. */
function keptClick(
  { box, ...click }: RecordedClick,
  { covered, shown = [], width }: Pick<RecordedFrame, "covered" | "shown" | "width">,
): NonNullable<GuideFrame["click"]> {
  if (covered.length + shown.length === 0 || !click.view || width === 0) return click;
  const scale = click.view.width / width;
  const inView = ({ x, y, ...size }: Box): Box => ({
    ...{ x: x * scale, y: y * scale },
    ...{ width: size.width * scale, height: size.height * scale },
  });
  const { x, y } = box ? inView(box) : { x: 0, y: 0 };
  return {
    ...click,
    covered: {
      boxes: covered.map(inView),
      ...(shown.length > 0 ? { shown: shown.map((text) => ({ ...text, ...inView(text) })) } : {}),
      control: box && { x, y },
      view: click.view,
    },
  };
}

export function pictureKey({ id, frames }: Pick<RecordingRow, "id" | "frames">, index: number): string {
  const path = frames[index]?.storagePath ?? "";
  return `${stepGuidePrefix}${id}/${index + 1}.${path.slice(path.lastIndexOf(".") + 1)}`;
}

/** Accepts a recording's screenshots: re-encodes and stores each one, and enqueues the job that creates the guide. */

import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { type RecordedFrame, recordings } from "#db/schema.ts";
import { maxFrames } from "#engines/recording/frames/frame-times.ts";
import { packWords, type ReviewedWords, unpackWords } from "#engines/recording/ocr/reviewed-words.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { hasAiPlan, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { analyzeScreenshotsJob } from "./analyze-screenshots.job.ts";
import type { Box, FrameFacts, RecordingState } from "./recording.ts";
import {
  endAbandoned,
  findOwnRecording,
  leaseOfWaiting,
  ofOwner,
  presentRecording,
  type RecordingRow,
} from "./recording-record.server.ts";
import { maxRecordingBytes, type RecordingForm, recordingForm, reviewedForm } from "./recording-schema.ts";
import { recordingRefusals } from "./recording-texts.ts";

type Deps = Pick<Services, "db" | "jobs" | "storage" | "clock" | "realtime">;

const maxPerHour = 30;
const targetNames = {
  "getting-started": "Getting Started Content",
  faqs: "FAQ Content",
  guides: "Guide Content",
};

/**
 * `form` contains `frames` (files), `facts` (FrameFacts[] as JSON, in the same order), `clientKey`, `target`,
 * `durationSeconds`, and perhaps `title`, what the owner named the guide, and `reviewed`, the words that the review has read
 * ((ReviewedWords | null)[] as JSON, in the order of the files). Idempotent by `clientKey`. Sending a failed recording again retries it with the new screenshots.
 * Throws an AppError with a message for the owner.
 */
export async function acceptRecording(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<RecordingState> {
  const { fields, files, reviewed } = readRecordingForm(form);
  if (fields.target !== "getting-started" && !(await isInPlan(deps, scope, fields.target)))
    throw new AppError("forbidden", recordingRefusals.needsPlan(targetNames[fields.target]));
  const known = await findByClientKey(deps, scope, fields.clientKey);
  if (known && (known.status === "running" || known.status === "done")) return presentRecording(known);
  if (!known) await takeOne(deps, scope);
  const pictures = await prepareFrames(scope, { facts: fields.facts, files });
  const row = await storeRow(deps, scope, { fields, known, pictures, reviewed });
  if (!row) {
    // A concurrent request with the same key has stored the recording, so that one is returned.
    const other = await findByClientKey(deps, scope, fields.clientKey);
    if (other) return presentRecording(other);
    throw new AppError("conflict", recordingRefusals.underWay);
  }
  // The row is inserted before the files, because the purge only finds files that a row names.
  for (const [index, picture] of pictures.entries()) {
    const key = row.frames[index]?.storagePath;
    if (key && picture) await deps.storage.put(key, picture.bytes, { contentType: picture.contentType });
  }
  await deps.jobs.enqueue(
    deps.db,
    analyzeScreenshotsJob,
    { recordingId: row.id },
    { key: row.id, companyId: scope.companyId },
  );
  return presentRecording(row);
}

/** Retries a failed recording with its stored screenshots. */
export async function retryRecording(
  deps: Deps,
  scope: OwnerScope,
  recordingId: string,
): Promise<RecordingState> {
  const known = await findOwnRecording(deps.db, scope, recordingId);
  if (!known) throw new AppError("not_found");
  await endAbandoned(deps, known);
  await endOthers(deps, scope);
  try {
    return await deps.db.transaction(async (tx) => {
      const { role } = await lockOwnCompany(tx, scope, "write drafts");
      const [row] = await tx
        .update(recordings)
        .set({ ...begun(deps.clock.now()), isDraft: !may(role, "publish content") })
        .where(and(eq(recordings.id, recordingId), eq(recordings.status, "failed"), ofOwner(scope)))
        .returning();
      const current = row ?? (await findOwnRecording(tx, scope, recordingId));
      if (!current) throw new AppError("not_found");
      if (!row) return presentRecording(current);
      if (row.framesDeletedAt) throw new AppError("conflict", recordingRefusals.gone);
      const subject = { kind: "recording", id: recordingId } as const;
      await recordChange(tx, scope, { action: "recording.retried", subject });
      await deps.jobs.enqueue(
        tx,
        analyzeScreenshotsJob,
        { recordingId },
        { key: recordingId, companyId: scope.companyId },
      );
      return presentRecording(row);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError("conflict", recordingRefusals.underWay, { cause: error });
    throw error;
  }
}

function readRecordingForm(form: FormData): {
  fields: RecordingForm;
  files: File[];
  reviewed: (ReviewedWords | null)[];
} {
  const { clientKey, target, durationSeconds, facts, title } = Object.fromEntries(form);
  const parsed = recordingForm.safeParse({
    ...{ clientKey, target, durationSeconds, facts },
    ...(title === undefined ? {} : { title }),
  });
  if (!parsed.success) throw new AppError("invalid", recordingRefusals.form);
  const files = form.getAll("frames").filter((entry): entry is File => entry instanceof File);
  const pictured = parsed.data.facts.filter(hasPicture);
  const isEmpty = files.length === 0 && pictured.length === parsed.data.facts.length;
  if (isEmpty) throw new AppError("invalid", recordingRefusals.noFrames);
  if (files.length > maxFrames) throw new AppError("invalid", recordingRefusals.tooManyFrames);
  if (files.length !== pictured.length) throw new AppError("invalid", recordingRefusals.form);
  if (files.reduce((sum, file) => sum + file.size, 0) > maxRecordingBytes) {
    throw new AppError("too_large", "The screenshots of this recording are too large.");
  }
  const reviewed = reviewedForm.parse(form.get("reviewed"));
  // Whose words they are would be unknown.
  return { fields: parsed.data, files, reviewed: reviewed.length > files.length ? [] : reviewed };
}

/** FAQs are generated from a video's speech, so a recording of screenshots can't have that target. */
async function isInPlan({ db }: Deps, scope: OwnerScope, target: "faqs" | "guides"): Promise<boolean> {
  return target === "guides" && (await hasAiPlan(db, scope));
}

async function takeOne({ db, clock }: Deps, scope: OwnerScope): Promise<void> {
  const limit = { name: "recordings", who: scope.companyId, max: maxPerHour, windowMs: 3_600_000 };
  if (!(await isWithinLimits(db, { limits: [limit], now: clock.now() }))) {
    throw new AppError("rate_limited", recordingRefusals.tooOften);
  }
}

function hasPicture(facts: FrameFacts): boolean {
  return facts.hasPicture !== false;
}

/** Each takes tens of megabytes while it is decoded. */
const picturesAtOnce = 2;

/** Null for clicks without a picture. */
async function prepareFrames(
  { companyId }: OwnerScope,
  { facts, files }: { facts: FrameFacts[]; files: File[] },
): Promise<(PreparedImage | null)[]> {
  const left = files.values();
  const wanted = facts.map((one) => (hasPicture(one) ? left.next().value : undefined));
  const pictures: (PreparedImage | null)[] = [];
  for (let from = 0; from < wanted.length; from += picturesAtOnce) {
    const some = wanted.slice(from, from + picturesAtOnce);
    pictures.push(...(await Promise.all(some.map((file) => (file ? prepareFrame(file, companyId) : null)))));
  }
  return pictures;
}

async function prepareFrame(file: File, owner: string): Promise<PreparedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Rejects SVG: it isn't a screenshot, and rendering it would need a separate process.
  if (/^\s*(?:\uFEFF)?</.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"))) {
    throw new AppError("unsupported_type", "Please upload an image file");
  }
  // The owner waits for all of them.
  return prepareImage(bytes, { owner, maxBytes: maxRecordingBytes, isUrgent: true });
}

async function findByClientKey(
  deps: Deps,
  scope: OwnerScope,
  clientKey: string,
): Promise<RecordingRow | null> {
  const find = async () => {
    const [row] = await deps.db
      .select()
      .from(recordings)
      .where(and(eq(recordings.clientKey, clientKey), ofOwner(scope)));
    return row ?? null;
  };
  const row = await find();
  return row && (await endAbandoned(deps, row)) ? find() : row;
}

interface NewRecording {
  fields: RecordingForm;
  known: RecordingRow | null;
  pictures: (PreparedImage | null)[];
  /** In the order of those that aren't null. */
  reviewed: (ReviewedWords | null)[];
}

/** Returns null if another recording is in progress, or if this one is already being processed. */
async function storeRow(
  deps: Deps,
  scope: OwnerScope,
  { fields, known, pictures, reviewed }: NewRecording,
): Promise<RecordingRow | null> {
  const { db, clock } = deps;
  await endOthers(deps, scope);
  const id = known?.id ?? randomUUID();
  const read = reviewed.values();
  const frames = fields.facts.map((facts, index) => {
    const picture = pictures[index] ?? null;
    const path = `frames/${scope.companyId}/${id}/${index + 1}`;
    const frame = frameOf(picture, facts, picture ? `${path}.${picture.extension}` : "");
    const words = picture ? wordsOf(read.next().value ?? null, frame) : null;
    return words ? { ...frame, reviewed: words } : frame;
  });
  const { durationSeconds, title } = fields;
  const values = { ...begun(clock.now()), frames, durationSeconds, title: title || null };
  try {
    return await db.transaction(async (tx) => {
      const { role } = await lockOwnCompany(tx, scope, "write drafts", recordingRefusals.companyGone);
      const isDraft = !may(role, "publish content");
      // Read under the lock, because another request may have sent it again in the meantime.
      const former = known && (await findOwnRecording(tx, scope, id));
      const mayBegin = inArray(recordings.status, ["queued", "failed"]);
      const [row] = known
        ? await tx
            .update(recordings)
            .set({ ...values, isDraft })
            .where(and(eq(recordings.id, id), mayBegin))
            .returning()
        : await tx
            .insert(recordings)
            .values({
              id,
              companyId: scope.companyId,
              clientKey: fields.clientKey,
              target: fields.target,
              ...values,
              isDraft,
            })
            .returning();
      if (!row) return null;
      await recordChange(tx, scope, { action: "content.uploaded", subject: { kind: "recording", id } });
      const keys = pathsOf(former?.frames ?? []).filter((path) => !pathsOf(frames).includes(path));
      if (keys.length > 0) await deps.jobs.enqueue(tx, deleteFilesJob, { keys });
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

function pathsOf(frames: RecordedFrame[]): string[] {
  return frames.flatMap(({ storagePath }) => storagePath || []);
}

/** Fails the owner's recordings whose lease has expired, so that a crashed process doesn't block the next recording. */
async function endOthers(deps: Deps, scope: OwnerScope): Promise<void> {
  const others = await deps.db
    .select()
    .from(recordings)
    .where(and(inArray(recordings.status, activeStatuses), ofOwner(scope)));
  for (const other of others) await endAbandoned(deps, other);
}

function begun(now: Date) {
  return {
    status: "queued",
    progress: 0,
    warning: null,
    error: null,
    finishedAt: null,
    framesDeletedAt: null,
    leaseExpiresAt: leaseOfWaiting(now),
  } as const;
}

/** Fits the boxes into the stored screenshot, which may be smaller than the one that was sent. */
function frameOf(
  picture: PreparedImage | null,
  { timestampSeconds, kind, changed, covered, shown, behind, click, words }: FrameFacts,
  storagePath: string,
): RecordedFrame {
  const { width, height } = picture ?? { width: 0, height: 0 };
  const within = (box: Box) => clampBox(box, { width, height });
  return {
    storagePath,
    timestampSeconds,
    kind,
    changed: changed && within(changed),
    covered: covered.map(within),
    ...(shown?.length ? { shown: shown.map((text) => ({ ...text, ...within(text) })) } : {}),
    ...(behind?.length ? { behind } : {}),
    ...(click ? { click: { ...click, box: picture && click.box && visible(within(click.box)) } } : {}),
    ...(words?.title || words?.text ? { words } : {}),
    width,
    height,
  };
}

/** Null if they can't be from this picture. Without what is covered, although the review has left it out already. */
function wordsOf(
  sent: ReviewedWords | null,
  { width, height, covered }: RecordedFrame,
): ReviewedWords | null {
  const lines = sent && unpackWords(sent, { width, height }, covered);
  return lines && packWords({ width, height, lines }, []);
}

function visible(box: Box): Box | null {
  return box.width > 0 && box.height > 0 ? box : null;
}

function clampBox(box: Box, { width, height }: { width: number; height: number }): Box {
  const x = Math.min(box.x, width);
  const y = Math.min(box.y, height);
  return { x, y, width: Math.min(box.width, width - x), height: Math.min(box.height, height - y) };
}

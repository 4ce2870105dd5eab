/** What an owner does to the guide. Each change is one transaction; `version` is what the page was drawn from. */

import { and, eq } from "drizzle-orm";
import type { GuideStep, PreviousGuide } from "#db/schema/guides.ts";
import { gettingStarted } from "#db/schema.ts";
import { lockCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findUsableImages, noteUsedImages } from "./guide-images.server.ts";
import { readTypedGuide, stepOf, type TypedGuide, whyNotPublished } from "./guide-text.ts";
import { findGuideRow, type GuideRow } from "./own-guide.server.ts";
import { guideRefusals } from "./owner-texts.ts";

/** "conflict": something else was stored since. "nothing": there is nothing to take back. */
export type GuideOutcome =
  | { outcome: "saved" | "conflict" | "nothing" }
  | { outcome: "invalid"; message: string; place: string };

export interface GuideEdit {
  version: number;
  typed: TypedGuide;
  /** Visitors see it from now on; otherwise they go on seeing what they see. */
  isForVisitors: boolean;
  now: Date;
}

/** Without `updatedAt` visitors see what they saw before. */
type GuideValues = Partial<Omit<GuideRow, "id" | "companyId" | "version" | "createdAt">>;

/** The same text again is a success, whatever was stored in between. */
export async function saveGuide(tx: Transaction, scope: OwnerScope, edit: GuideEdit): Promise<GuideOutcome> {
  const { isForVisitors, now } = edit;
  const typed = readTypedGuide(edit.typed);
  const problem = isForVisitors ? whyNotPublished(typed) : null;
  if (problem) return { outcome: "invalid", ...problem };
  await lockOwnCompany(tx, scope);
  const row = await findGuideRow(tx, scope);
  const urls = typed.steps.flatMap(({ imageUrl }) => (imageUrl === "" ? [] : [imageUrl]));
  const images = await findUsableImages(tx, scope, { row, urls, now });
  const bare = typed.steps.find(({ imageUrl }) => imageUrl !== "" && !images.has(imageUrl));
  const known = knownSteps(row);
  const text = {
    title: typed.title,
    steps: typed.steps.map((step) => stepOf(step, known.get(step.id), images.get(step.imageUrl) ?? null)),
  };
  const stored = row ? (row.draft ?? { title: row.title, steps: row.steps }) : null;
  const isStored = stored !== null && isSame(stored, text);
  if (!isStored && (row?.version ?? 0) !== edit.version) return { outcome: "conflict" };
  if (bare) return { outcome: "invalid", message: guideRefusals.imageGone, place: bare.id };
  if (isStored && (!isForVisitors || (row?.published && row.draft === null))) return { outcome: "saved" };
  await writeGuide(tx, scope, { row, now, values: valuesOf(text, { row, isForVisitors, now }) });
  return { outcome: "saved" };
}

function valuesOf(
  text: { title: string; steps: GuideStep[] },
  { row, isForVisitors, now }: { row: GuideRow | null; isForVisitors: boolean; now: Date },
): GuideValues {
  if (isForVisitors) return { ...text, published: true, draft: null, updatedAt: now };
  if (!row?.published) return { ...text, draft: null, updatedAt: now };
  return { draft: isSame(row, text) ? null : { ...text, savedAt: now.toISOString() } };
}

/** Back to what visitors see. */
export async function discardGuideDraft(
  tx: Transaction,
  scope: OwnerScope,
  { version, now }: { version: number; now: Date },
): Promise<GuideOutcome> {
  await lockOwnCompany(tx, scope);
  const row = await findGuideRow(tx, scope);
  if (!row?.draft) return { outcome: "saved" };
  if (row.version !== version) return { outcome: "conflict" };
  await writeGuide(tx, scope, { row, now, values: { draft: null } });
  return { outcome: "saved" };
}

/** The guide and the one before it change places, so that this can be taken back too. */
export async function restorePreviousGuide(
  tx: Transaction,
  scope: OwnerScope,
  { version, now }: { version: number; now: Date },
): Promise<GuideOutcome> {
  await lockOwnCompany(tx, scope);
  const row = await findGuideRow(tx, scope);
  if (!row?.previous) return { outcome: "nothing" };
  if (row.version !== version) return { outcome: "conflict" };
  const { title, steps, published, draft = null, recordedAt, recordingSeconds = null } = row.previous;
  const values = {
    title,
    steps,
    published: published && steps.length > 0,
    draft,
    recordedAt: recordedAt ? new Date(recordedAt) : null,
    recordingSeconds,
    previous: asPrevious(row),
    updatedAt: now,
  };
  await writeGuide(tx, scope, { row, now, values });
  return { outcome: "saved" };
}

/**
 * Puts a guide made from a recording in place of whatever was there, published; that can be taken back. The company is
 * locked here. For the job that makes it: the rights of its owner were checked when the recording was taken in.
 */
export async function replaceGuideByRecording(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId">,
  guide: { title: string; steps: GuideStep[]; recordedAt: Date; recordingSeconds: number; now: Date },
): Promise<void> {
  const { title, steps, recordedAt, recordingSeconds, now } = guide;
  if (!(await lockCompany(tx, scope))) throw new AppError("not_found");
  const row = await findGuideRow(tx, scope);
  const values = {
    title,
    steps,
    published: steps.length > 0,
    draft: null,
    recordedAt,
    recordingSeconds,
    previous: row && asPrevious(row),
    updatedAt: now,
  };
  await writeGuide(tx, scope, { row, now, values });
}

function asPrevious({
  title,
  steps,
  published,
  draft,
  recordedAt,
  recordingSeconds,
}: GuideRow): PreviousGuide {
  return {
    title,
    steps,
    published,
    draft,
    recordedAt: recordedAt?.toISOString() ?? null,
    recordingSeconds,
  };
}

interface GuideWrite {
  /** As it was read under the lock. */
  row: GuideRow | null;
  values: GuideValues;
  now: Date;
}

async function writeGuide(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId">,
  { row, values, now }: GuideWrite,
): Promise<void> {
  const [after] = row
    ? await tx
        .update(gettingStarted)
        .set({ updatedAt: row.updatedAt, ...values, version: row.version + 1 })
        .where(and(eq(gettingStarted.companyId, scope.companyId), eq(gettingStarted.version, row.version)))
        .returning()
    : await tx
        .insert(gettingStarted)
        .values({ companyId: scope.companyId, steps: [], ...values })
        .returning();
  if (!after) throw new AppError("conflict");
  await noteUsedImages(tx, scope, { before: row, after, now });
}

/** By id; the newest text of a step first. */
function knownSteps(row: GuideRow | null): Map<string, GuideStep> {
  const steps = [...(row?.draft?.steps ?? []), ...(row?.steps ?? [])];
  return new Map(steps.reverse().map((step) => [step.id, step]));
}

interface StoredText {
  title: string;
  steps: GuideStep[];
}

/** Postgres keeps the members of a JSON object in an order of its own. */
function isSame(one: StoredText, other: StoredText): boolean {
  return one.title === other.title && keyOf(one.steps) === keyOf(other.steps);
}

function keyOf(steps: GuideStep[]): string {
  return JSON.stringify(
    steps.map(({ id, title, description, imageUrl, imageAlt = "", basis = null }) => [
      id,
      title,
      description,
      imageUrl || null,
      imageAlt,
      basis,
    ]),
  );
}

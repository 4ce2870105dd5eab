/**
 * An owner's changes to the guide, one transaction each. `version` is the version that the page was rendered from, for
 * optimistic locking.
 */

import { and, eq } from "drizzle-orm";
import type { GuideStep, PreviousGuide } from "#db/schema/guides.ts";
import { gettingStarted } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import { authorOf, type VersionAuthor } from "#features/versions/history.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { findUsableImages, noteUsedImages } from "./guide-images.server.ts";
import { readTypedGuide, stepOf, type TypedGuide, whyNotPublished } from "./guide-text.ts";
import { versionOfGuide } from "./guide-version-text.ts";
import { findGuideVersion, recordGuideVersion } from "./guide-versions.server.ts";
import { findGuideRow, type GuideRow } from "./own-guide.server.ts";
import { guideRefusals } from "./owner-texts.ts";

/** "conflict" means that another tab saved in the meantime, "nothing" that there is nothing to restore. */
export type GuideOutcome =
  | { outcome: "saved" | "conflict" | "nothing" }
  | { outcome: "invalid"; message: string; place: string };

export interface GuideEdit {
  version: number;
  typed: TypedGuide;
  /** Whether to publish the text. If false, visitors keep seeing the published text. */
  isForVisitors: boolean;
  now: Date;
}

/** Without `updatedAt`, the date of the published text doesn't change. */
type GuideValues = Partial<Omit<GuideRow, "id" | "companyId" | "version" | "createdAt">>;

/** Saving the stored text again succeeds with any version. */
export async function saveGuide(tx: Transaction, scope: EditorScope, edit: GuideEdit): Promise<GuideOutcome> {
  const { isForVisitors, now } = edit;
  const typed = readTypedGuide(edit.typed);
  const problem = isForVisitors ? whyNotPublished(typed) : null;
  if (problem) return { outcome: "invalid", ...problem };
  await lockOwnCompany(tx, scope, isForVisitors ? "publish content" : "write drafts");
  const row = await findGuideRow(tx, scope);
  const urls = typed.steps.flatMap(({ imageUrl }) => (imageUrl === "" ? [] : [imageUrl]));
  const images = await findUsableImages(tx, scope, { row, urls, now });
  const bare = typed.steps.find(({ imageUrl }) => imageUrl !== "" && !images.has(imageUrl));
  const known = knownSteps(row);
  const text = {
    title: typed.title,
    steps: typed.steps.map((step) => stepOf(step, known.get(step.id), images.get(step.imageUrl) ?? null)),
  };
  const stored = row && editedText(row);
  const isStored = stored !== null && isSame(stored, text);
  if (!isStored && (row?.version ?? 0) !== edit.version) return { outcome: "conflict" };
  if (bare) return { outcome: "invalid", message: guideRefusals.imageGone, place: bare.id };
  if (isStored && (!isForVisitors || (row?.published && row.draft === null))) return { outcome: "saved" };
  const values = valuesOf(text, { row, isForVisitors, now });
  const version = { kind: isForVisitors ? "published" : "saved", author: authorOf(scope) } as const;
  await writeGuide(tx, scope, { row, now, values, version });
  await recordChange(tx, scope, {
    action: isForVisitors ? "content.published" : "content.edited",
    subject: { kind: "guide", title: text.title },
  });
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

/**
 * Puts the steps of an earlier version into the editor, as a new version. Visitors see no difference until an editor
 * publishes it.
 */
export async function restoreGuideVersion(
  tx: Transaction,
  scope: EditorScope,
  { number, now }: { number: number; now: Date },
): Promise<GuideOutcome> {
  await lockOwnCompany(tx, scope, "write drafts");
  const row = await findGuideRow(tx, scope);
  const version = row && (await findGuideVersion(tx, scope, { id: row.id, number }));
  if (!row || version?.steps.kind !== "getting-started") return { outcome: "nothing" };
  const text = { title: version.title, steps: version.steps.steps };
  if (isSame(editedText(row), text)) return { outcome: "saved" };
  const values = valuesOf(text, { row, isForVisitors: false, now });
  await writeGuide(tx, scope, { row, now, values, version: restoredBy(scope) });
  const subject = { kind: "guide", title: text.title } as const;
  await recordChange(tx, scope, { action: "content.edited", subject });
  return { outcome: "saved" };
}

/** Reverts to the published text. Visitors see no difference. */
export async function discardGuideDraft(
  tx: Transaction,
  scope: OwnerScope,
  { version, now }: { version: number; now: Date },
): Promise<GuideOutcome> {
  await lockOwnCompany(tx, scope, "write drafts");
  const row = await findGuideRow(tx, scope);
  if (!row?.draft) return { outcome: "saved" };
  if (row.version !== version) return { outcome: "conflict" };
  await writeGuide(tx, scope, { row, now, values: { draft: null }, version: restoredBy(scope) });
  await recordChange(tx, scope, {
    action: "content.discarded",
    subject: { kind: "guide", title: row.title },
  });
  return { outcome: "saved" };
}

/** Swaps the guide with the previous one, so that the owner can swap them back. */
export async function restorePreviousGuide(
  tx: Transaction,
  scope: OwnerScope,
  { version, now }: { version: number; now: Date },
): Promise<GuideOutcome> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  const row = await findGuideRow(tx, scope);
  if (!row?.previous) return { outcome: "nothing" };
  requireDraft(role, { isPublished: row.published || row.previous.published });
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
  await writeGuide(tx, scope, { row, now, values, version: restoredBy(scope) });
  await recordChange(tx, scope, { action: "content.restored", subject: { kind: "guide", title } });
  return { outcome: "saved" };
}

interface RecordedText extends StoredText {
  recordedAt: Date;
  recordingSeconds: number;
  now: Date;
}

/**
 * Replaces only the draft, so that visitors see no difference until an editor publishes it. The previous draft can be
 * restored.
 */
export async function draftGuideByRecording(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId">,
  { title, steps, recordedAt, recordingSeconds, now }: RecordedText,
): Promise<void> {
  if (!(await lockCompany(tx, scope))) throw new AppError("not_found");
  const row = await findGuideRow(tx, scope);
  const text = row?.published
    ? { draft: { title, steps, savedAt: now.toISOString() } }
    : { title, steps, published: false, draft: null, recordedAt, recordingSeconds, updatedAt: now };
  const values = { ...text, previous: row && asPrevious(row) };
  await writeGuide(tx, scope, { row, now, values, version: { kind: "saved", author: noPerson } });
}

/**
 * Publishes a guide made from a recording in place of the current one, which the owner can restore. Locks the company.
 * Only for the job: it doesn't check permissions, because they were checked when the recording was accepted.
 */
export async function replaceGuideByRecording(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId">,
  guide: RecordedText,
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
  await writeGuide(tx, scope, { row, now, values, version: { kind: "published", author: noPerson } });
}

const noPerson = { authorId: null };

function restoredBy(scope: EditorScope) {
  return { kind: "restored", author: authorOf(scope) } as const;
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
  /** The row, read under the lock. */
  row: GuideRow | null;
  values: GuideValues;
  version: { kind: VersionKind; author: VersionAuthor };
  now: Date;
}

async function writeGuide(
  tx: Transaction,
  scope: Pick<OwnerScope, "companyId">,
  { row, values, version, now }: GuideWrite,
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
  await recordGuideVersion(tx, scope, {
    ...{ id: after.id, ...version, now },
    before: row && { ...versionOfGuide(editedText(row)), savedAt: editedAt(row) },
    after: versionOfGuide(editedText(after)),
  });
  await noteUsedImages(tx, scope, { before: row, after, now });
}

/** The text in the editor. */
function editedText({ title, steps, draft }: GuideRow): StoredText {
  return draft ?? { title, steps };
}

function editedAt({ draft, updatedAt }: GuideRow): Date {
  return draft?.savedAt === undefined ? updatedAt : new Date(draft.savedAt);
}

/** Returns steps by id. If the draft and the published text have the same step, the draft's is returned. */
function knownSteps(row: GuideRow | null): Map<string, GuideStep> {
  const steps = [...(row?.draft?.steps ?? []), ...(row?.steps ?? [])];
  return new Map(steps.reverse().map((step) => [step.id, step]));
}

interface StoredText {
  title: string;
  steps: GuideStep[];
}

/** Postgres reorders the keys of JSON objects, so this compares lists of values. */
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

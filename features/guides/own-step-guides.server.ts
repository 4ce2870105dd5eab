/**
 * Step-by-step guides for their owner. Creating and editing them requires the AI plan; viewing, unpublishing and
 * deleting don't.
 */

import { and, desc, eq, sql } from "drizzle-orm";
import type { GuideFrame } from "#db/schema/guides.ts";
import { gettingStarted, guideImages, videoGuides } from "#db/schema.ts";
import { deleteCheckChoices } from "#features/check-dates/check-choices.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { isOfEditor, isOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import { authorOf } from "#features/versions/history.server.ts";
import type { History } from "#features/versions/version.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import type { Permission } from "#shared/permissions.ts";
import { guideImagePrefix, takeForStepGuide } from "./guide-images.server.ts";
import { type StepGuideText, versionOfStepGuide } from "./guide-version-text.ts";
import {
  deleteGuideVersions,
  describeGuideHistory,
  findGuideVersion,
  isInGuideVersion,
  recordGuideVersion,
} from "./guide-versions.server.ts";
import { isInStepGuide } from "./is-in-step-guide.server.ts";
import {
  defaultStepGuideDescription,
  type OwnerFrame,
  type OwnerStepGuide,
  type OwnerStepGuideCard,
  stepGuideTexts,
} from "./own-step-guide.ts";
import type { GuideImage } from "./owner-guide.ts";
import { type PictureRing, ringInside } from "./picture-ring.ts";
import { type PublicStepGuide, presentStepGuide } from "./present-public.ts";
import { tourWebsites } from "./tour-clicks.ts";

type GuideRow = typeof videoGuides.$inferSelect;

const filesPrefix = "/files/";
/** Storage prefix of images in recorded step guides. */
export const stepGuidePrefix = "public/guides/";
/** Deleting a guide only deletes files with these prefixes. */
const picturePrefixes = [stepGuidePrefix, guideImagePrefix];

export async function listOwnStepGuides(db: Db, scope: OwnerScope): Promise<OwnerStepGuideCard[]> {
  const rows = await db
    .select()
    .from(videoGuides)
    .where(isOfOwner(videoGuides.companyId, scope))
    .orderBy(desc(videoGuides.createdAt), desc(videoGuides.id));
  return rows.map((row) => {
    const { id, title, category, published: isPublished, createdAt } = row;
    const { steps, thumbnail } = presentStepGuide(row);
    return {
      id,
      title,
      category,
      stepCount: steps.length,
      isPublished,
      createdAt: createdAt.toISOString(),
      thumbnailUrl: thumbnail?.url ?? null,
    };
  });
}

/** Returns the newest guide created from the video. */
export async function findStepGuideOfVideo(
  db: Db,
  { companyId }: OwnerScope,
  filename: string,
): Promise<GuideRow | null> {
  const [row] = await db
    .select()
    .from(videoGuides)
    .where(and(eq(videoGuides.companyId, companyId), eq(videoGuides.sourceVideo, filename)))
    .orderBy(desc(videoGuides.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertStepGuide(
  tx: Transaction,
  guide: typeof videoGuides.$inferInsert,
): Promise<void> {
  await tx.insert(videoGuides).values(guide);
}

export async function hasStepGuides(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<boolean> {
  return (await db.$count(videoGuides, eq(videoGuides.companyId, companyId))) > 0;
}

export async function getOwnStepGuide(
  db: Db,
  scope: EditorScope,
  id: string,
): Promise<OwnerStepGuide | null> {
  const [row] = await db.select().from(videoGuides).where(isOwn(scope, id));
  return row ? presentOwn(row) : null;
}

/** As visitors would see it if it were published. Null if the company has no such guide. */
export async function findOwnAsShown(db: Db, scope: OwnerScope, id: string): Promise<PublicStepGuide | null> {
  const [row] = await db.select().from(videoGuides).where(isOwn(scope, id));
  return row ? presentStepGuide(row) : null;
}

/** Null if the company has no such guide. */
export async function describeStepGuideHistory(
  db: Db,
  scope: OwnerScope,
  { id, url }: { id: string; url: string },
): Promise<{ guide: { id: string; title: string; isPublished: boolean }; history: History } | null> {
  const [row] = await db.select().from(videoGuides).where(isOwn(scope, id));
  if (!row) return null;
  const history = await describeGuideHistory(db, scope, { id, current: versionOfStepGuide(row), url });
  return { guide: { id, title: row.title, isPublished: row.published }, history };
}

export interface StepGuideEdit {
  id: string;
  version: number;
  title: string;
  description: string;
  category: string;
  /** In their new order, with `key` as in `OwnerFrame`. Steps that are missing here get deleted. */
  frames: FrameEdit[];
}

interface FrameEdit extends Pick<OwnerFrame, "key" | "title" | "description" | "imageAlt"> {
  /** An uploaded picture instead of the step's own. */
  picture?: { url: string; ring: PictureRing | null } | null;
}

type Deps = Pick<Services, "db" | "clock" | "pageCache"> & { jobs: Pick<Services["jobs"], "enqueue"> };

/** Returns the new version. Throws an AppError: `forbidden` without the plan, `not_found`, `conflict` or `invalid`. */
export async function saveStepGuide(deps: Deps, scope: EditorScope, edit: StepGuideEdit): Promise<number> {
  const title = line(edit.title, stepGuideLimits.title);
  if (title === "") throw new AppError("invalid", stepGuideTexts.noTitle);
  if (edit.frames.length === 0) throw new AppError("invalid", stepGuideTexts.noSteps);
  const version = await deps.db.transaction(async (tx) => {
    const row = await lockStepGuide(tx, scope, { id: edit.id, needsPlan: true, to: "write drafts" });
    const isWhole = edit.frames.every(({ key }) => key in row.frames);
    if (row.version !== edit.version || !isWhole) throw new AppError("conflict", stepGuideTexts.conflict);
    const urls = edit.frames.flatMap(({ picture }) => picture?.url ?? []);
    const pictures = await takeForStepGuide(tx, scope, { urls, now: deps.clock.now() });
    const frames = edit.frames.flatMap(({ key, picture, ...typed }) => {
      const known = row.frames[key];
      return known ? frameOf(picture ? withPicture(known, picture, pictures) : known, typed) : [];
    });
    const description = clean(edit.description).trim().slice(0, stepGuideLimits.description).toWellFormed();
    const category = line(edit.category, stepGuideLimits.category) || null;
    await storeText(tx, deps, scope, { row, title, description, category, frames, kind: "saved" });
    return row.version + 1;
  });
  deps.pageCache.invalidate(scope.companyId);
  return version;
}

/**
 * Stores the steps of an earlier version, as a new version. Visitors of a published guide see it right away. Throws the
 * errors of `saveStepGuide`.
 */
export async function restoreStepGuideVersion(
  deps: Deps,
  scope: EditorScope,
  { id, number }: { id: string; number: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockStepGuide(tx, scope, { id, needsPlan: true, to: "write drafts" });
    const version = await findGuideVersion(tx, scope, { id, number });
    if (version?.steps.kind !== "step-guide") throw new AppError("not_found", stepGuideTexts.noVersion);
    const { description, frames } = version.steps;
    await storeText(tx, deps, scope, {
      ...{ row, title: version.title, description, category: row.category, frames },
      kind: "restored",
    });
  });
  deps.pageCache.invalidate(scope.companyId);
}

interface TextChange extends StepGuideText {
  row: GuideRow;
  category: string | null;
  kind: VersionKind;
}

async function storeText(
  tx: Transaction,
  { clock, jobs }: Pick<Deps, "clock" | "jobs">,
  scope: EditorScope,
  { row, kind, category, ...text }: TextChange,
): Promise<void> {
  const { title, frames } = text;
  const shown = new Set(frames.map(({ frameUrl }) => frameUrl));
  const thumbnailUrl =
    row.thumbnailUrl && shown.has(row.thumbnailUrl)
      ? row.thumbnailUrl
      : (frames.find(({ frameUrl }) => frameUrl)?.frameUrl ?? null);
  const now = clock.now();
  await tx
    .update(videoGuides)
    .set({ ...text, category, thumbnailUrl, version: row.version + 1, updatedAt: now })
    .where(isOwn(scope, row.id));
  const dropped = await recordGuideVersion(tx, scope, {
    ...{ id: row.id, kind, author: authorOf(scope), now },
    before: { ...versionOfStepGuide(row), savedAt: row.updatedAt },
    after: versionOfStepGuide(text),
  });
  await recordChange(tx, scope, {
    action: "content.edited",
    subject: { kind: "step guide", id: row.id, title },
    details: { changes: row.title === title ? [] : [{ label: "Title", from: row.title, to: title }] },
  });
  await deletePictures(tx, { jobs }, scope, [...picturesOf(row), ...picturesIn(dropped)]);
}

/**
 * Deletes those that no guide and no version of one shows. Those with a row of their own, which the Getting Started guide
 * shows or showed, are purged with it.
 */
export async function deletePictures(
  tx: Transaction,
  { jobs }: Pick<Deps, "jobs">,
  { companyId }: EditorScope,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const inGuide = isInStepGuide({ companyId }, sql`picture.key`);
  const hasRow = sql`exists (select from ${guideImages} where ${guideImages.storageKey} = picture.key)`;
  const { steps, draft, previous } = gettingStarted;
  const inGettingStarted = sql`exists (select from ${gettingStarted} where ${gettingStarted.companyId} = ${companyId}
    and strpos(concat(${steps}, ${draft}, ${previous}), picture.key) > 0)`;
  const inVersion = isInGuideVersion({ companyId }, sql`picture.key`);
  const left = await tx.execute<{ key: string }>(sql`
    select key from jsonb_array_elements_text(${JSON.stringify([...new Set(keys)])}::jsonb) as picture(key)
    where not (${inGuide} or ${hasRow} or ${inGettingStarted} or ${inVersion})`);
  const unused = left.map(({ key }) => key);
  if (unused.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys: unused });
}

/** Ignores the version, because the text doesn't change. Unpublishing is allowed on every plan. */
export async function publishStepGuide(
  deps: Deps,
  scope: EditorScope,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockStepGuide(tx, scope, { id, needsPlan: isPublished, to: "publish content" });
    if (isPublished && row.frames.length === 0) throw new AppError("invalid", stepGuideTexts.noSteps);
    await tx.update(videoGuides).set({ published: isPublished }).where(isOwn(scope, id));
    if (row.published !== isPublished)
      await recordChange(tx, scope, {
        action: isPublished ? "content.published" : "content.unpublished",
        subject: { kind: "step guide", id, title: row.title },
      });
  });
  deps.pageCache.invalidate(scope.companyId);
}

/** With its versions and, in the same transaction, the jobs that delete its images. Allowed on every plan. */
export async function deleteStepGuide(deps: Deps, scope: EditorScope, { id }: { id: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockStepGuide(tx, scope, { id, needsPlan: false, to: "write drafts" });
    await tx.delete(videoGuides).where(isOwn(scope, id));
    await recordChange(tx, scope, {
      action: "content.deleted",
      subject: { kind: "step guide", id, title: row.title },
    });
    await deleteCheckChoices(tx, [id]);
    const texts = await deleteGuideVersions(tx, scope, id);
    await deletePictures(tx, deps, scope, [...picturesOf(row), ...picturesIn(texts)]);
  });
  deps.pageCache.invalidate(scope.companyId);
}

/**
 * Locks the company first, like every content change. `to` is the required permission. Writers may only change and
 * delete unpublished guides.
 */
export async function lockStepGuide(
  tx: Transaction,
  scope: EditorScope,
  { id, needsPlan, to }: { id: string; needsPlan: boolean; to: Permission },
): Promise<GuideRow> {
  const company = await lockOwnCompany(tx, scope, to, stepGuideTexts.gone);
  if (needsPlan && company.plan !== "ai") throw new AppError("forbidden", stepGuideTexts.notInPlan);
  const [row] = await tx.select().from(videoGuides).where(isOwn(scope, id)).for("update");
  if (!row) throw new AppError("not_found", stepGuideTexts.gone);
  requireDraft(company.role, { isPublished: row.published });
  return row;
}

function isOwn(scope: EditorScope, id: string) {
  return and(eq(videoGuides.id, id), isOfEditor(videoGuides.companyId, scope));
}

/** The picture shows another view than the recorded one, so that checks can't compare places in it. */
function withPicture(
  { frameRing: _, click, ...kept }: GuideFrame,
  { url, ring }: { url: string; ring: PictureRing | null },
  usable: Map<string, GuideImage>,
): GuideFrame {
  const image = usable.get(url);
  if (!image?.width || !image.height) throw new AppError("invalid", stepGuideTexts.pictureGone);
  const size = { width: image.width, height: image.height };
  const inside = ringInside(ring ?? undefined, size);
  return {
    ...kept,
    ...{ frameUrl: url, frameWidth: size.width, frameHeight: size.height },
    ...(inside ? { frameRing: inside } : {}),
    ...(click ? { click: withoutView(click) } : {}),
  };
}

function withoutView({ view: _, ...click }: NonNullable<GuideFrame["click"]>) {
  return click;
}

/** Keeps the step's position in the video, which a form can't change. */
function frameOf(
  known: GuideFrame,
  typed: Pick<OwnerFrame, "title" | "description" | "imageAlt">,
): GuideFrame {
  const title = line(typed.title, stepGuideLimits.stepTitle);
  const description = clean(typed.description)
    .trimEnd()
    .slice(0, stepGuideLimits.stepDescription)
    .toWellFormed();
  const { basis, ...kept } = known;
  // A guess that the owner rewrote is no longer a guess.
  const isRewritten = known.title !== title || known.description !== description;
  return {
    ...kept,
    ...(basis && !(basis === "inferred" && isRewritten) ? { basis } : {}),
    title,
    description,
    frameAlt: line(typed.imageAlt, stepGuideLimits.alt),
  };
}

export function picturesOf({ frames, thumbnailUrl }: Pick<GuideRow, "frames" | "thumbnailUrl">): string[] {
  const urls = [thumbnailUrl, ...frames.map(({ frameUrl }) => frameUrl)];
  const keys = urls.flatMap((url) => (url ? [url.slice(filesPrefix.length)] : []));
  return [...new Set(keys)].filter((key) => picturePrefixes.some((prefix) => key.startsWith(prefix)));
}

/** Keys of the pictures in texts of versions. */
function picturesIn(texts: string[]): string[] {
  const pictures = new RegExp(`${filesPrefix}((?:${picturePrefixes.join("|")})[\\w/.-]+)`, "g");
  return texts.flatMap((text) => [...text.matchAll(pictures)].flatMap(([, key]) => key ?? []));
}

function presentOwn(row: GuideRow): OwnerStepGuide {
  const { id, version, title, description, category, published, sourceVideo, createdAt } = row;
  return {
    id,
    version,
    title,
    description: description === defaultStepGuideDescription ? "" : description,
    category: category ?? "",
    frames: row.frames.map((frame, key) => ({
      key,
      title: frame.title ?? "",
      description: frame.description,
      imageUrl: frame.frameUrl || null,
      imageAlt: frame.frameAlt ?? "",
      ...placeOf(frame),
      startSeconds: frame.videoStartTime ?? null,
      basis: frame.basis ?? null,
      seenText: frame.seenText ?? null,
    })),
    isPublished: published,
    isRecorded: row.frames.some(({ click }) => click !== undefined),
    recordedOn: tourWebsites(row.frames),
    sourceVideo,
    createdAt: createdAt.toISOString(),
    slug: presentStepGuide(row).slug,
  };
}

function placeOf({ frameUrl, frameWidth, frameHeight, frameRing }: GuideFrame) {
  if (!frameUrl || !frameWidth || !frameHeight) return { imageSize: null, ring: null };
  const imageSize = { width: frameWidth, height: frameHeight };
  return { imageSize, ring: ringInside(frameRing, imageSize) };
}

function line(text: string, maxLength: number): string {
  return clean(text).replace(/\s+/g, " ").trim().slice(0, maxLength).toWellFormed().trim();
}

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .toWellFormed();
}

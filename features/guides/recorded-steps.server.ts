/** The recorded steps of step-by-step guides, for checks that repeat them. */
import { and, eq, inArray } from "drizzle-orm";
import type { GuideFrame } from "#db/schema/guides.ts";
import { videoGuides } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Permission } from "#shared/permissions.ts";
import { stepGuideTexts } from "./own-step-guide.ts";
import { deletePictures, lockStepGuide, picturesOf } from "./own-step-guides.server.ts";

export interface RecordedGuide {
  id: string;
  version: number;
  title: string;
  frames: GuideFrame[];
  createdAt: Date;
}

/** Doesn't check who asks, so it is only for jobs and for callers that have checked it. Null if it was deleted. */
export async function findRecordedGuide(
  db: Db | Transaction,
  { companyId, guideId }: { companyId: string; guideId: string },
): Promise<RecordedGuide | null> {
  const [row] = await db
    .select()
    .from(videoGuides)
    .where(and(eq(videoGuides.id, guideId), eq(videoGuides.companyId, companyId)));
  if (!row) return null;
  const { id, version, title, frames, createdAt } = row;
  return { id, version, title, frames, createdAt };
}

/** For operators, who may name any company's guide. */
export async function findGuideOfAnyone(
  db: Db,
  guideId: string,
): Promise<(RecordedGuide & { companyId: string }) | null> {
  const [row] = await db.select().from(videoGuides).where(eq(videoGuides.id, guideId));
  if (!row) return null;
  const { id, companyId, version, title, frames, createdAt } = row;
  return { id, companyId, version, title, frames, createdAt };
}

/** By id. */
export async function findGuideTitles(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  guideIds: string[],
): Promise<Map<string, string>> {
  if (guideIds.length === 0) return new Map();
  const rows = await db
    .select({ id: videoGuides.id, title: videoGuides.title })
    .from(videoGuides)
    .where(and(eq(videoGuides.companyId, companyId), inArray(videoGuides.id, guideIds)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

interface StepsChange {
  id: string;
  version: number;
  to: Permission;
  /** Must keep the order and number of the steps. */
  change: (frames: GuideFrame[]) => GuideFrame[];
}

/** Returns the new version. Throws the same errors as `saveStepGuide`. The caller then purges cached pages. */
export async function changeRecordedSteps(
  tx: Transaction,
  { clock, jobs }: Pick<Services, "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> },
  scope: OwnerScope,
  { id, version, to, change }: StepsChange,
): Promise<number> {
  const row = await lockStepGuide(tx, scope, { id, needsPlan: true, to });
  if (row.version !== version) throw new AppError("conflict", stepGuideTexts.conflict);
  const frames = change(row.frames);
  const at = row.frames.findIndex(({ frameUrl }) => frameUrl === row.thumbnailUrl);
  const thumbnailUrl = at === -1 ? row.thumbnailUrl : (frames[at]?.frameUrl ?? row.thumbnailUrl);
  await tx
    .update(videoGuides)
    .set({ frames, thumbnailUrl, version: version + 1, updatedAt: clock.now() })
    .where(eq(videoGuides.id, id));
  const subject = { kind: "step guide", id, title: row.title } as const;
  await recordChange(tx, scope, { action: "content.edited", subject });
  const [before, after] = [picturesOf(row), picturesOf({ frames, thumbnailUrl })];
  const added = after.filter((key) => !before.includes(key));
  await deletePictures(tx, { jobs }, scope, before);
  if (added.length > 0) await jobs.enqueue(tx, warmPicturesJob, { keys: added });
  return version + 1;
}

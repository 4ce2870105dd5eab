/**
 * Imports an exported help center into an account whose help center is empty. Ids and files are new; nothing is
 * overwritten.
 */

import { and, eq, sql } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { uploadCompanyLogo } from "#features/companies/company-logo.server.ts";
import { faqsPart } from "#features/faqs/company-part.server.ts";
import { guidesPart } from "#features/guides/company-part.server.ts";
import { uploadGuideImage } from "#features/guides/guide-images.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type ImportBusy, inImportTurn } from "#platform/threads/import-turns.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readLimits } from "./export-format.ts";
import type { CenterSummary } from "./read-center.ts";
import { type StoredPicture, storeCenter } from "./store-center.server.ts";
import { type UploadedCenter, withUploadedCenter } from "./uploaded-center.server.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage" | "pageCache"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

/** Contents of an import, before or after it. */
export interface CenterContents {
  name: string;
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
  /** Pictures that the records name but the file lacks. */
  missingPictures: number;
}

export type ImportOutcome =
  | { outcome: "imported"; contents: CenterContents; problems: string[] }
  /** The help center already had content; nothing was changed. */
  | { outcome: "not-empty" };

/**
 * An archive may hold more pictures than one guide may show: those of all guides count together until they are stored.
 */
const maxImages = readLimits.entries;
/** Each is decoded and re-encoded in a worker. */
const picturesAtOnce = 3;

/**
 * Reads what an import would store. `problem` is shown to the user. `bytes` is transferred and can't be used
 * afterwards.
 */
export function previewCenter(
  { companyId }: OwnerScope,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CenterContents | { problem: string } | ImportBusy> {
  return inImportTurn(companyId, () => withUploadedCenter(bytes, async ({ summary }) => contentsOf(summary)));
}

function contentsOf({ company, records, pictures, missingPictures }: CenterSummary): CenterContents {
  return {
    name: company.companyName,
    questions: records.generated_faqs + records.video_generated_faqs,
    articles: records.help_center_content,
    guides: records.getting_started + records.video_guides,
    pictures: pictures.length,
    missingPictures,
  };
}

/** Whether this help center has no content that an import could collide with. */
export async function isCenterEmpty(db: Db | Transaction, { companyId }: OwnerScope): Promise<boolean> {
  for (const part of [faqsPart, articlesPart, guidesPart])
    if (await part.hasContent?.(db, companyId)) return false;
  return true;
}

/**
 * Imports all rows in one transaction. Replaces the company's name, appearance, contact details and search settings,
 * but keeps its address, plan and visibility. Pictures are decoded and re-encoded first, each into a new file that is
 * purged as unused if the import doesn't finish. `problem` is shown to the user. `bytes` is transferred and can't be
 * used afterwards.
 */
export function importCenter(
  deps: Deps,
  scope: OwnerScope,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ImportOutcome | { problem: string } | ImportBusy> {
  return inImportTurn(scope.companyId, async () => {
    if (!(await isCenterEmpty(deps.db, scope))) return { outcome: "not-empty" };
    return withUploadedCenter(bytes, (center) => importUploaded(deps, scope, center));
  });
}

async function importUploaded(deps: Deps, scope: OwnerScope, center: UploadedCenter): Promise<ImportOutcome> {
  const { company } = center.summary;
  // Before the transaction, so that it isn't held open by image processing. If another process imports at the same
  // time, these files stay unused.
  const pictures = await storePictures(deps, scope, center);
  const isStored = await deps.db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(isOwn(scope)).for("update");
    if (!(await isCenterEmpty(tx, scope))) return false;
    await tx
      .update(companies)
      .set({ ...withoutLogo(company), version: sql`${companies.version} + 1` })
      .where(isOwn(scope));
    const pictureOf = (url: string | null) => pictures.byUrl.get(url ?? "") ?? null;
    const now = deps.clock.now();
    await storeCenter(tx, scope, { batches: center.batches(), pictureOf, ids: deps.ids, now });
    return true;
  });
  if (!isStored) return { outcome: "not-empty" };
  const { problems } = pictures;
  const logo = company.logoUrl && (await center.readPicture(company.logoUrl));
  const uploaded = logo && (await uploadCompanyLogo(deps, scope, { bytes: logo }));
  if (uploaded && !uploaded.ok) problems.push(`We couldn't use the logo. ${uploaded.problem}`);
  deps.pageCache.invalidate(scope.companyId);
  const contents = contentsOf(center.summary);
  // Each problem is about one picture.
  return {
    outcome: "imported",
    contents: { ...contents, pictures: contents.pictures - problems.length },
    problems,
  };
}

function withoutLogo({ logoUrl: _later, ...company }: CenterSummary["company"]) {
  return company;
}

async function storePictures(deps: Deps, scope: OwnerScope, { summary, readPicture }: UploadedCenter) {
  const byUrl = new Map<string, StoredPicture>();
  const problems: string[] = [];
  const wanted = summary.pictures.filter((url) => url !== summary.company.logoUrl);
  for (let at = 0; at < wanted.length; at += picturesAtOnce)
    await Promise.all(
      wanted.slice(at, at + picturesAtOnce).map(async (url) => {
        try {
          const bytes = (await readPicture(url)) ?? new Uint8Array();
          byUrl.set(url, await uploadGuideImage(deps, scope, { bytes, maxImages }));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          problems.push(`We couldn't use an image. ${error.message}`);
        }
      }),
    );
  return { byUrl, problems };
}

function isOwn({ companyId, userId }: OwnerScope) {
  return and(eq(companies.id, companyId), eq(companies.userId, userId));
}

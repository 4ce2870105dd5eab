import { storeImportedAttachment } from "#features/articles/article-attachments.server.ts";
import { storeImportedPicture } from "#features/articles/article-images.server.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { uploadCompanyPicture } from "#features/companies/company-pictures.server.ts";
import type { PicturePlace } from "#features/companies/company-pictures.ts";
import { lockOwnCompany, nextVersion, updateCompany } from "#features/companies/company-record.server.ts";
import { faqsPart } from "#features/faqs/company-part.server.ts";
import { guidesPart } from "#features/guides/company-part.server.ts";
import { uploadGuideImage } from "#features/guides/guide-images.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type ImportBusy, inImportTurn } from "#platform/threads/import-turns.ts";
import { isOwnAttachment } from "#shared/article-attachment.ts";
import { isArticlePicture } from "#shared/article-picture.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { readLimits } from "./export-format.ts";
import { exportTexts } from "./export-texts.ts";
import { type CenterSummary, picturesOfCompany } from "./read-center.ts";
import { type StoredPicture, storeCenter } from "./store-center.server.ts";
import { type UploadedCenter, withUploadedCenter } from "./uploaded-center.server.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage" | "pageCache"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

/** Numbers of records that an import will store or has stored. */
export interface CenterContents {
  name: string;
  questions: number;
  articles: number;
  guides: number;
  pictures: number;
  /** Number of pictures that the records reference but the file doesn't contain. */
  missingPictures: number;
}

export type ImportOutcome =
  | { outcome: "imported"; contents: CenterContents; problems: string[] }
  /** The help center already had content, so nothing was changed. */
  | { outcome: "not-empty" };

/** This limit covers the pictures of all guides together, so it is higher than the limit for one guide. */
const maxImages = readLimits.entries;
/**
 * Two imports at a time are all that a process does, and hostile pictures take seconds each. A file as large as an
 * upload may be has pictures for a minute.
 */
const maxPicturesMs = 5 * 60_000;
/** Kept low, because a worker decodes and re-encodes each picture. */
const picturesAtOnce = 3;

/**
 * Counts what an import would store. `problem` is a message for the user. `bytes` is transferred to a thread and can't
 * be used afterwards.
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
    pictures: pictures.filter((url) => !isOwnAttachment(url)).length,
    missingPictures,
  };
}

/** Whether the help center has no content that an import could conflict with. */
export async function isCenterEmpty(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<boolean> {
  for (const part of [faqsPart, articlesPart, guidesPart])
    if (await part.hasContent?.(db, companyId)) return false;
  return true;
}

/**
 * Imports all rows in one transaction. Replaces the company's name, appearance, contact details and search settings,
 * but keeps its address, plan and visibility. An API key imports the content only, because settings decide where
 * visitors' messages go. If the import fails, the pictures stored for it are purged as unused.
 * `problem` is a message for the user. `bytes` is transferred to a thread and can't be used afterwards.
 */
export function importCenter(
  deps: Deps,
  scope: EditorScope,
  bytes: Uint8Array<ArrayBuffer>,
  limits: { picturesMs: number } = { picturesMs: maxPicturesMs },
): Promise<ImportOutcome | { problem: string } | ImportBusy> {
  return inImportTurn(scope.companyId, async () => {
    if (!(await isCenterEmpty(deps.db, scope))) return { outcome: "not-empty" };
    return withUploadedCenter(bytes, (center) => importUploaded(deps, scope, center, limits));
  });
}

async function importUploaded(
  deps: Deps,
  scope: EditorScope,
  center: UploadedCenter,
  limits: { picturesMs: number },
): Promise<ImportOutcome | { problem: string }> {
  const { company } = center.summary;
  const member = "keyId" in scope ? null : scope;
  // Stores pictures before the transaction, so that processing them doesn't keep it open. If a concurrent import wins,
  // these files are unused and get purged.
  const pictures = await storePictures(deps, scope, center, limits);
  if (pictures === null) return { problem: exportTexts.slowPictures };
  const isStored = await deps.db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, member ? "change settings" : "publish content");
    if (!(await isCenterEmpty(tx, scope))) return false;
    if (member) await updateCompany(tx, scope, { ...withoutPictures(company), version: nextVersion });
    const pictureOf = (url: string | null) => pictures.byUrl.get(url ?? "") ?? null;
    const now = deps.clock.now();
    const userId = member?.userId ?? null;
    await storeCenter(tx, scope, { batches: center.batches(), pictureOf, ids: deps.ids, userId, now });
    await recordChange(tx, scope, { action: "center.imported" });
    return true;
  });
  if (!isStored) return { outcome: "not-empty" };
  const { problems } = pictures;
  const ofSettings = picturesOfCompany(company).filter(({ url }) => center.summary.pictures.includes(url));
  for (const { place, url } of member ? ofSettings : []) {
    const bytes = await center.readPicture(url);
    const uploaded =
      bytes && member && (await uploadCompanyPicture(deps, member, { place, bytes, isPartOfImport: true }));
    if (uploaded && !uploaded.ok) problems.push(`We couldn't use ${namesOf[place]}. ${uploaded.problem}`);
  }
  deps.pageCache.invalidate(scope.companyId);
  const contents = contentsOf(center.summary);
  const leftOut = member ? 0 : new Set(ofSettings.map(({ url }) => url)).size;
  // Every problem concerns exactly one file.
  const failed = problems.length - pictures.failedAttachments;
  return {
    outcome: "imported",
    contents: { ...contents, pictures: contents.pictures - failed - leftOut },
    problems,
  };
}

const namesOf: Record<PicturePlace, string> = {
  logo: "the logo",
  icon: "the icon",
  hero: "the picture of the start page",
};

/** The exported addresses belong to another company's files. */
function withoutPictures({ logoUrl: _logo, themeSettings, ...company }: CenterSummary["company"]) {
  const { iconUrl: _icon, hero: _hero, ...theme } = themeSettings;
  return { ...company, themeSettings: theme };
}

/** Null if they take too long. */
async function storePictures(
  deps: Deps,
  scope: EditorScope,
  { summary, readPicture }: UploadedCenter,
  { picturesMs }: { picturesMs: number },
) {
  const endMs = deps.clock.monotonicMs() + picturesMs;
  const byUrl = new Map<string, StoredPicture>();
  const problems: string[] = [];
  let failedAttachments = 0;
  const ofSettings = picturesOfCompany(summary.company).map(({ url }) => url);
  const wanted = summary.pictures.filter((url) => !ofSettings.includes(url));
  for (let at = 0; at < wanted.length; at += picturesAtOnce) {
    if (deps.clock.monotonicMs() > endMs) return null;
    await Promise.all(
      wanted.slice(at, at + picturesAtOnce).map(async (url) => {
        try {
          byUrl.set(url, await storeFile(deps, scope, { url, bytes: await readPicture(url) }));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          if (isOwnAttachment(url)) failedAttachments += 1;
          const what = isOwnAttachment(url) ? "a file that an article links to" : "an image";
          problems.push(`We couldn't use ${what}. ${error.message}`);
        }
      }),
    );
  }
  return { byUrl, problems, failedAttachments };
}

async function storeFile(
  deps: Deps,
  scope: EditorScope,
  { url, bytes }: { url: string; bytes: Uint8Array | null },
): Promise<StoredPicture> {
  const file = bytes ?? new Uint8Array();
  if (isArticlePicture(url)) return storeImportedPicture(deps, scope, file);
  if (!isOwnAttachment(url)) return uploadGuideImage(deps, scope, { bytes: file, maxImages });
  const address = await storeImportedAttachment(deps, scope, { bytes: file, name: url });
  return { url: address, width: null, height: null };
}

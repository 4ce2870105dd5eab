/**
 * Stores, removes and restores a company's pictures: the logo, the icon in browser tabs and the picture on the start
 * page. The new file is written before the company's row points to it, and a job purges unused files.
 */

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { companies, type StoredPicture, type ThemeSettings } from "#db/schema/companies.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import {
  type PreparedImage,
  type PrepareImageOptions,
  prepareImage,
} from "#platform/storage/prepare-image.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { AuditAction } from "./audit/audit-actions.ts";
import { recordChange } from "./audit/record-change.server.ts";
import type { PicturePlace } from "./company-pictures.ts";
import { type CompanyRow, lockOwnCompany, updateCompany } from "./company-record.server.ts";
import { announceUploadedLogo, discardLogo, keepLogo } from "./logo-files.server.ts";
import { maxPictureBytes, pictureTexts } from "./settings-texts.ts";

type Deps = Pick<Services, "db" | "clock" | "storage" | "pageCache">;

interface Place {
  options: Omit<PrepareImageOptions, "owner" | "maxBytes" | "tooLargeMessage">;
  /** Returns what is wrong with the picture. */
  refuse?: (image: PreparedImage) => string | null;
  urlOf: (company: CompanyRow) => string | null;
  columnsOf: (picture: StoredPicture | null) => Parameters<typeof updateCompany>[2];
  changed: AuditAction;
  removed: AuditAction;
}

/** Browsers show icons as squares and would squeeze others. */
const maxIconRatio = 1.2;

const places: Record<PicturePlace, Place> = {
  logo: {
    // Pages show logos at up to 200 pixels, so 800 is sharp on high-density screens. Larger files would only slow down
    // pages.
    options: { maxWidth: 800, maxHeight: 800, forLightPages: true },
    urlOf: ({ logoUrl }) => logoUrl,
    columnsOf: (picture) => ({
      logoUrl: picture?.url ?? null,
      logoWidth: picture?.width ?? null,
      logoHeight: picture?.height ?? null,
    }),
    changed: "logo.changed",
    removed: "logo.removed",
  },
  icon: {
    options: { maxWidth: 512, maxHeight: 512 },
    refuse: ({ width, height }) =>
      Math.max(width, height) > Math.min(width, height) * maxIconRatio ? pictureTexts.icon.notSquare : null,
    urlOf: ({ themeSettings }) => themeSettings.iconUrl ?? null,
    columnsOf: (picture) => inTheme("iconUrl", picture?.url ?? null),
    changed: "icon.changed",
    removed: "icon.removed",
  },
  hero: {
    options: { maxWidth: 1_920, maxHeight: 1_920 },
    urlOf: ({ themeSettings }) => themeSettings.hero?.url ?? null,
    columnsOf: (picture) => inTheme("hero", picture),
    changed: "hero.changed",
    removed: "hero.removed",
  },
};

/** Keeps the colors and switches in the same column, which are saved elsewhere. */
function inTheme<Key extends keyof ThemeSettings>(key: Key, value: ThemeSettings[Key] | null) {
  const added = value === null ? {} : { [key]: value };
  return {
    themeSettings: sql`${companies.themeSettings} - ${key}::text || ${JSON.stringify(added)}::jsonb`,
  };
}

/** Re-encodes and stores the picture, detecting its type from the content. Replaces and discards the previous one. */
export async function uploadCompanyPicture(
  services: Deps,
  scope: OwnerScope,
  {
    place,
    bytes,
    isPartOfImport = false,
  }: { place: PicturePlace; bytes: Uint8Array; isPartOfImport?: boolean },
): Promise<Done | Refused> {
  const { options, refuse } = places[place];
  const maxBytes = maxPictureBytes[place];
  try {
    const image = await prepareImage(bytes, {
      ...options,
      owner: scope.companyId,
      maxBytes,
      tooLargeMessage: pictureTexts[place].tooLarge,
    });
    const problem = refuse?.(image);
    if (problem) return refused(400, problem);
    await store(services, scope, { place, image, isRecorded: !isPartOfImport });
    return { ok: true };
  } catch (error) {
    if (error instanceof AppError && error.code !== "not_found") return refused(error.status, error.message);
    throw error;
  }
}

async function store(
  services: Deps,
  scope: OwnerScope,
  { place, image, isRecorded }: { place: PicturePlace; image: PreparedImage; isRecorded: boolean },
): Promise<void> {
  const { db, clock, storage, pageCache } = services;
  const hash = createHash("sha256").update(image.bytes).digest("hex").slice(0, 16);
  // The key contains a hash of the content, so browsers and CDNs never show an old picture under it.
  const storageKey = `company-logos/${scope.companyId}-${place}-${hash}.${image.extension}`;
  const size = { width: image.width, height: image.height };
  const now = clock.now();
  // Insert the row first, marked as pending, because a file without a row would never be deleted.
  await db.transaction(async (tx) => {
    await lock(tx, scope, place);
    await announceUploadedLogo(tx, { companyId: scope.companyId, storageKey, ...size, now });
  });
  await storage.put(storageKey, image.bytes, { contentType: image.contentType });
  await db.transaction(async (tx) => {
    const before = await lock(tx, scope, place);
    if (!(await keepLogo(tx, { companyId: scope.companyId, storageKey })))
      throw new AppError("conflict", "Upload the image again.");
    const url = filesPrefix + storageKey;
    if (before !== url) await discard(tx, scope, { url: before, now });
    await updateCompany(tx, scope, places[place].columnsOf({ url, ...size }));
    if (isRecorded && before !== url) await recordChange(tx, scope, { action: places[place].changed });
  });
  pageCache.invalidate(scope.companyId);
}

const filesPrefix = "/files/";

export async function removeCompanyPicture(
  services: Deps,
  scope: OwnerScope,
  { place }: { place: PicturePlace },
): Promise<string | null> {
  const now = services.clock.now();
  const url = await services.db.transaction(async (tx) => {
    const before = await lock(tx, scope, place);
    await discard(tx, scope, { url: before, now });
    await updateCompany(tx, scope, places[place].columnsOf(null));
    if (before !== null) await recordChange(tx, scope, { action: places[place].removed });
    return before;
  });
  services.pageCache.invalidate(scope.companyId);
  return url;
}

/**
 * Undoes a removal. Returns false if the file was already purged, if it belongs to another company or another place, or
 * if there is a new picture.
 */
export async function restoreCompanyPicture(
  services: Deps,
  scope: OwnerScope,
  { place, url }: { place: PicturePlace; url: string },
): Promise<boolean> {
  const isRestored = await services.db.transaction(async (tx) => {
    const [storageKey] = keysOfUrls([url]);
    const isOfPlace = storageKey?.startsWith(`company-logos/${scope.companyId}-${place}-`) ?? false;
    if ((await lock(tx, scope, place)) !== null || storageKey === undefined) return false;
    // Logos from the website have other names.
    if (place !== "logo" && !isOfPlace) return false;
    const file = await keepLogo(tx, { companyId: scope.companyId, storageKey });
    if (!file) return false;
    await updateCompany(tx, scope, places[place].columnsOf({ url, width: file.width, height: file.height }));
    await recordChange(tx, scope, { action: places[place].changed });
    return true;
  });
  services.pageCache.invalidate(scope.companyId);
  return isRestored;
}

async function lock(tx: Transaction, scope: OwnerScope, place: PicturePlace): Promise<string | null> {
  return places[place].urlOf(await lockOwnCompany(tx, scope, "change settings"));
}

async function discard(
  tx: Transaction,
  { companyId }: OwnerScope,
  { url, now }: { url: string | null; now: Date },
): Promise<void> {
  for (const storageKey of keysOfUrls([url])) await discardLogo(tx, { companyId, storageKey, now });
}

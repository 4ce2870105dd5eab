/**
 * Stores, removes and restores a company's logo. The new file is written before the company's row points to it, and a
 * job purges unused files.
 */

import { createHash } from "node:crypto";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { recordChange } from "./audit/record-change.server.ts";
import { lockOwnCompany, updateCompany } from "./company-record.server.ts";
import { announceUploadedLogo, discardLogo, keepLogo } from "./logo-files.server.ts";
import { logoTexts, maxLogoBytes } from "./settings-texts.ts";

type Deps = Pick<Services, "db" | "clock" | "storage" | "pageCache">;

/**
 * Pages show logos at up to 200 pixels, so 800 is sharp on high-density screens. Larger files would only slow down
 * pages.
 */
const maxPixels = 800;
const filesPrefix = "/files/";

/** Re-encodes and stores the picture, detecting its type from the content. Replaces and discards the previous logo. */
export async function uploadCompanyLogo(
  services: Deps,
  scope: OwnerScope,
  { bytes, isPartOfImport = false }: { bytes: Uint8Array; isPartOfImport?: boolean },
): Promise<Done | Refused> {
  try {
    const image = await prepareImage(bytes, {
      owner: scope.companyId,
      maxBytes: maxLogoBytes,
      maxWidth: maxPixels,
      maxHeight: maxPixels,
      forLightPages: true,
      tooLargeMessage: logoTexts.tooLarge,
    });
    await storeLogo(services, scope, { image, isRecorded: !isPartOfImport });
    return { ok: true };
  } catch (error) {
    if (error instanceof AppError && error.code !== "not_found") return refused(error.status, error.message);
    throw error;
  }
}

async function storeLogo(
  services: Deps,
  scope: OwnerScope,
  { image, isRecorded }: { image: PreparedImage; isRecorded: boolean },
): Promise<void> {
  const { db, clock, storage, pageCache } = services;
  const hash = createHash("sha256").update(image.bytes).digest("hex").slice(0, 16);
  // The key contains a hash of the content, so browsers and CDNs never show an old picture under it.
  const storageKey = `company-logos/${scope.companyId}-logo-${hash}.${image.extension}`;
  const size = { width: image.width, height: image.height };
  const now = clock.now();
  // Insert the row first, marked as pending, because a file without a row would never be deleted.
  await db.transaction(async (tx) => {
    await lockLogo(tx, scope);
    await announceUploadedLogo(tx, { companyId: scope.companyId, storageKey, ...size, now });
  });
  await storage.put(storageKey, image.bytes, { contentType: image.contentType });
  await db.transaction(async (tx) => {
    const before = await lockLogo(tx, scope);
    if (!(await keepLogo(tx, { companyId: scope.companyId, storageKey })))
      throw new AppError("conflict", "Upload the logo again.");
    const logoUrl = filesPrefix + storageKey;
    if (before !== logoUrl) await discard(tx, scope, { logoUrl: before, now });
    await setLogo(tx, scope, { logoUrl, logoWidth: size.width, logoHeight: size.height });
    if (isRecorded && before !== logoUrl) await recordChange(tx, scope, { action: "logo.changed" });
  });
  pageCache.invalidate(scope.companyId);
}

export async function removeCompanyLogo(services: Deps, scope: OwnerScope): Promise<string | null> {
  const now = services.clock.now();
  const logoUrl = await services.db.transaction(async (tx) => {
    const before = await lockLogo(tx, scope);
    await discard(tx, scope, { logoUrl: before, now });
    await setLogo(tx, scope, { logoUrl: null, logoWidth: null, logoHeight: null });
    if (before !== null) await recordChange(tx, scope, { action: "logo.removed" });
    return before;
  });
  services.pageCache.invalidate(scope.companyId);
  return logoUrl;
}

/**
 * Undoes a removal. Returns false if the file was already purged, if it belongs to another company, or if the company
 * has a new logo.
 */
export async function restoreCompanyLogo(
  services: Deps,
  scope: OwnerScope,
  { logoUrl }: { logoUrl: string },
): Promise<boolean> {
  const isRestored = await services.db.transaction(async (tx) => {
    const [storageKey] = keysOfUrls([logoUrl]);
    if ((await lockLogo(tx, scope)) !== null || storageKey === undefined) return false;
    const file = await keepLogo(tx, { companyId: scope.companyId, storageKey });
    if (!file) return false;
    await setLogo(tx, scope, { logoUrl, logoWidth: file.width, logoHeight: file.height });
    await recordChange(tx, scope, { action: "logo.changed" });
    return true;
  });
  services.pageCache.invalidate(scope.companyId);
  return isRestored;
}

async function lockLogo(tx: Transaction, scope: OwnerScope): Promise<string | null> {
  return (await lockOwnCompany(tx, scope, "change settings")).logoUrl;
}

async function discard(
  tx: Transaction,
  { companyId }: OwnerScope,
  { logoUrl, now }: { logoUrl: string | null; now: Date },
): Promise<void> {
  for (const storageKey of keysOfUrls([logoUrl])) await discardLogo(tx, { companyId, storageKey, now });
}

interface Logo {
  logoUrl: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
}

async function setLogo(
  tx: Transaction,
  scope: OwnerScope,
  { logoUrl, logoWidth, logoHeight }: Logo,
): Promise<void> {
  await updateCompany(tx, scope, { logoUrl, logoWidth, logoHeight });
}

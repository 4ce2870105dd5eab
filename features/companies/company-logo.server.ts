/**
 * Stores, removes and restores a company's logo. The file is written before it is shown, and unused files are purged.
 */

import { createHash } from "node:crypto";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { lockOwnCompany, updateOwnCompany } from "./company-record.server.ts";
import { announceUploadedLogo, discardLogo, keepLogo } from "./logo-files.server.ts";
import { logoTexts, maxLogoBytes } from "./settings-texts.ts";

type Deps = Pick<Services, "db" | "clock" | "storage" | "pageCache">;

/** Logos are shown at up to 200 pixels, so this is sharp on high-density screens. More would only slow down pages. */
const maxPixels = 800;
const filesPrefix = "/files/";

/** Re-encodes and stores the picture, detecting its type from the content. Replaces and discards the previous logo. */
export async function uploadCompanyLogo(
  services: Deps,
  scope: OwnerScope,
  { bytes }: { bytes: Uint8Array },
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
    await storeLogo(services, scope, image);
    return { ok: true };
  } catch (error) {
    if (error instanceof AppError && error.code !== "not_found") return refused(error.status, error.message);
    throw error;
  }
}

async function storeLogo(services: Deps, scope: OwnerScope, image: PreparedImage): Promise<void> {
  const { db, clock, storage, pageCache } = services;
  const hash = createHash("sha256").update(image.bytes).digest("hex").slice(0, 16);
  // The key is content-addressed, so that caches never show an old picture.
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
  });
  pageCache.invalidate(scope.companyId);
}

/** Returns the removed logo's URL for `restoreCompanyLogo`, or null if there was no logo. */
export async function removeCompanyLogo(services: Deps, scope: OwnerScope): Promise<string | null> {
  const now = services.clock.now();
  const logoUrl = await services.db.transaction(async (tx) => {
    const before = await lockLogo(tx, scope);
    await discard(tx, scope, { logoUrl: before, now });
    await setLogo(tx, scope, { logoUrl: null, logoWidth: null, logoHeight: null });
    return before;
  });
  services.pageCache.invalidate(scope.companyId);
  return logoUrl;
}

/**
 * Undoes a removal. Returns false if the file was purged or belongs to another company, or if there is another logo by
 * now.
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
    return true;
  });
  services.pageCache.invalidate(scope.companyId);
  return isRestored;
}

async function lockLogo(tx: Transaction, scope: OwnerScope): Promise<string | null> {
  return (await lockOwnCompany(tx, scope)).logoUrl;
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
  await updateOwnCompany(tx, scope, { logoUrl, logoWidth, logoHeight });
}

/** The picture of a company: its file is written before it is shown, and no file is forgotten. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { companies, onboardingLogos } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { logoTexts, maxLogoBytes } from "./settings-texts.ts";

type Deps = Pick<Services, "db" | "clock" | "storage" | "pageCache">;

/** Shown at 200 pixels, sharp on dense screens; more would only weigh on visitors. */
const maxPixels = 800;
const filesPrefix = "/files/";

/** Re-encoded; the type is decided by content. Shown from then on, and the one before goes. */
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
  // Another picture has another address, so that no cache shows the old one.
  const storageKey = `company-logos/${scope.companyId}-logo-${hash}.${image.extension}`;
  const size = { width: image.width, height: image.height };
  const now = clock.now();
  // The row first, marked as not there yet: a file without a row would stay for ever.
  await db.transaction(async (tx) => {
    await lockCompany(tx, scope);
    await tx
      .insert(onboardingLogos)
      .values({
        companyId: scope.companyId,
        kind: "uploaded",
        storageKey,
        ...size,
        discardedAt: now,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: onboardingLogos.storageKey, set: { createdAt: now } });
  });
  await storage.put(storageKey, image.bytes, { contentType: image.contentType });
  await db.transaction(async (tx) => {
    const before = await lockCompany(tx, scope);
    const rows = await tx
      .update(onboardingLogos)
      .set({ discardedAt: null })
      .where(ownFile(scope, storageKey))
      .returning({ id: onboardingLogos.id });
    if (rows.length === 0) throw new AppError("conflict", "Upload the logo again.");
    const logoUrl = filesPrefix + storageKey;
    if (before !== logoUrl) await discard(tx, scope, { logoUrl: before, now });
    await setLogo(tx, scope, { logoUrl, logoWidth: size.width, logoHeight: size.height });
  });
  pageCache.invalidate(scope.companyId);
}

/** Nothing happens without one. Returns its address, for `restoreCompanyLogo`; null when there was none. */
export async function removeCompanyLogo(services: Deps, scope: OwnerScope): Promise<string | null> {
  const now = services.clock.now();
  const logoUrl = await services.db.transaction(async (tx) => {
    const before = await lockCompany(tx, scope);
    await discard(tx, scope, { logoUrl: before, now });
    await setLogo(tx, scope, { logoUrl: null, logoWidth: null, logoHeight: null });
    return before;
  });
  services.pageCache.invalidate(scope.companyId);
  return logoUrl;
}

/** Undo. Only a picture of this company whose file is still there; false otherwise, and when there is another by now. */
export async function restoreCompanyLogo(
  services: Deps,
  scope: OwnerScope,
  { logoUrl }: { logoUrl: string },
): Promise<boolean> {
  const isRestored = await services.db.transaction(async (tx) => {
    if ((await lockCompany(tx, scope)) !== null || !logoUrl.startsWith(filesPrefix)) return false;
    const [file] = await tx
      .update(onboardingLogos)
      .set({ discardedAt: null })
      .where(ownFile(scope, logoUrl.slice(filesPrefix.length)))
      .returning({ width: onboardingLogos.width, height: onboardingLogos.height });
    if (!file) return false;
    await setLogo(tx, scope, { logoUrl, logoWidth: file.width, logoHeight: file.height });
    return true;
  });
  services.pageCache.invalidate(scope.companyId);
  return isRestored;
}

function own({ companyId, userId }: OwnerScope) {
  return and(eq(companies.id, companyId), eq(companies.userId, userId));
}

function ownFile({ companyId }: OwnerScope, storageKey: string) {
  return and(eq(onboardingLogos.companyId, companyId), eq(onboardingLogos.storageKey, storageKey));
}

async function lockCompany(tx: Transaction, scope: OwnerScope): Promise<string | null> {
  const [company] = await tx
    .select({ logoUrl: companies.logoUrl })
    .from(companies)
    .where(own(scope))
    .for("update");
  if (!company) throw new AppError("not_found");
  return company.logoUrl;
}

/** Its file is deleted when nobody can want it back any more: some minutes from now. */
async function discard(
  tx: Transaction,
  scope: OwnerScope,
  { logoUrl, now }: { logoUrl: string | null; now: Date },
): Promise<void> {
  if (!logoUrl?.startsWith(filesPrefix)) return;
  await tx
    .update(onboardingLogos)
    .set({ discardedAt: now, createdAt: now })
    .where(ownFile(scope, logoUrl.slice(filesPrefix.length)));
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
  await tx.update(companies).set({ logoUrl, logoWidth, logoHeight }).where(own(scope));
}

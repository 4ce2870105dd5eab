import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import {
  announceUploadedLogo,
  discardLogos,
  findLogo,
  keepLogo,
} from "#features/companies/logo-files.server.ts";
import { maxLogoPixels } from "#features/websites/read/logo-size.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import { readHexColor } from "#shared/hex-color.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeWizard } from "./wizard-record.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "storage">;

/** Larger than the 2 MB we recommend, because an owner may upload a photo of a sign. We scale it down. */
const maxLogoBytes = 10_000_000;

export type ColorsOutcome =
  | { primary: string; secondary: string }
  | { field: "primary" | "secondary"; message: string };

/** Accepts colors in any notation: "#1b4d3e", "1B4D3E" or "#fc0". */
export async function saveColors(
  services: Deps,
  scope: OwnerScope,
  typed: { primary: string; secondary: string },
): Promise<ColorsOutcome> {
  const primary = readHexColor(typed.primary);
  const secondary = readHexColor(typed.secondary);
  const message = "Please enter a color such as #6E0AD6";
  if (!primary) return { field: "primary", message };
  if (!secondary) return { field: "secondary", message };
  return changeWizard(services, scope, async (tx) => {
    await tx
      .update(onboardings)
      .set({ primaryColor: primary, secondaryColor: secondary })
      .where(eq(onboardings.companyId, scope.companyId));
    return { primary, secondary };
  });
}

/**
 * Selects a logo found on the website and discards an uploaded one. Throws `not_found` if the logo belongs to another
 * company.
 */
export async function selectLogo(
  services: Deps,
  scope: OwnerScope,
  { logoId }: { logoId: string },
): Promise<void> {
  await changeWizard(services, scope, async (tx) => {
    const logo = await findLogo(tx, { companyId: scope.companyId, logoId });
    if (!logo) throw new AppError("not_found", "This logo is no longer available.");
    if (logo.kind === "found")
      await discardLogos(tx, { companyId: scope.companyId, kind: "uploaded", now: services.clock.now() });
    await setChoice(tx, scope, { logoChoice: logo.kind, logoId: logo.id });
  });
}

/** Uses the company's name as the logo, and discards an uploaded one. */
export async function selectWordmark(services: Deps, scope: OwnerScope): Promise<void> {
  await changeWizard(services, scope, async (tx) => {
    await discardLogos(tx, { companyId: scope.companyId, kind: "uploaded", now: services.clock.now() });
    await setChoice(tx, scope, { logoChoice: "wordmark", logoId: null });
  });
}

/**
 * Stores and selects the owner's own picture, which is re-encoded. Throws an AppError with a message for the owner if
 * the picture can't be used.
 */
export async function uploadLogo(
  services: Deps,
  scope: OwnerScope,
  { bytes }: { bytes: Uint8Array },
): Promise<{ logoId: string }> {
  const image = await prepareImage(bytes, {
    owner: scope.companyId,
    maxBytes: maxLogoBytes,
    maxWidth: maxLogoPixels,
    maxHeight: maxLogoPixels,
    trim: true,
    forLightPages: true,
  });
  const { companyId } = scope;
  const name = createHash("sha256").update(image.bytes).digest("hex").slice(0, 16);
  // The key contains a hash of the content, so the same picture gets the same URL, and caches never show an old one.
  const storageKey = `avatars/${companyId}/logo/${name}.${image.extension}`;
  const now = services.clock.now();
  // Inserts the row first, marked as pending: the purge finds files by their rows, so a file without a row would never
  // be deleted.
  const { width, height } = image;
  const logoId = await changeWizard(services, scope, (tx) =>
    announceUploadedLogo(tx, { companyId, storageKey, width, height, now }),
  );
  await services.storage.put(storageKey, image.bytes, { contentType: image.contentType });
  await changeWizard(services, scope, async (tx) => {
    await discardLogos(tx, { companyId, kind: "uploaded", exceptId: logoId, now });
    if (!(await keepLogo(tx, { companyId, storageKey })))
      throw new AppError("conflict", "Upload the logo again.");
    await setChoice(tx, scope, { logoChoice: "uploaded", logoId });
  });
  return { logoId };
}

async function setChoice(
  tx: Transaction,
  scope: OwnerScope,
  choice: { logoChoice: "found" | "uploaded" | "wordmark"; logoId: string | null },
): Promise<void> {
  await tx.update(onboardings).set(choice).where(eq(onboardings.companyId, scope.companyId));
}

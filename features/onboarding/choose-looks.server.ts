/** The owner's colours and logo. */

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

/** More than the recommended 2 MB: a photo of a sign is taken and made small. */
const maxLogoBytes = 10_000_000;

export type ColorsOutcome =
  | { primary: string; secondary: string }
  | { field: "primary" | "secondary"; message: string };

/** As typed: "#1b4d3e", "1B4D3E" or "#fc0". */
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

/** One that was found on the site. An uploaded one is given up. Throws `not_found` for another company's. */
export async function chooseLogo(
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

/** No picture: the company's name is written. An uploaded one is given up. */
export async function chooseWordmark(services: Deps, scope: OwnerScope): Promise<void> {
  await changeWizard(services, scope, async (tx) => {
    await discardLogos(tx, { companyId: scope.companyId, kind: "uploaded", now: services.clock.now() });
    await setChoice(tx, scope, { logoChoice: "wordmark", logoId: null });
  });
}

/**
 * The owner's own picture, re-encoded; the type is decided by content. It is chosen at once, and one found on the site
 * is not any more. Throws an AppError with a message for people for what is no usable picture.
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
  // The same picture again is the same file; another one gets another address, so that no cache shows the old one.
  const storageKey = `avatars/${companyId}/logo/${name}.${image.extension}`;
  const now = services.clock.now();
  // The row first, marked as not there yet: a file without a row would stay for ever.
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

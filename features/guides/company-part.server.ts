import { eq } from "drizzle-orm";
import type { GuideVersionSteps } from "#db/schema/guides.ts";
import { gettingStarted, guideImages, guideVersions, videoGuides } from "#db/schema.ts";
import {
  type CompanyPart,
  hasRows,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";

export const guidesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    getting_started: largeRowsOfCompany(tx, gettingStarted, companyId, gettingStarted.id),
    guide_images: rowsOfCompany(tx, guideImages, companyId, guideImages.id),
    guide_versions: largeRowsOfCompany(tx, guideVersions, companyId, guideVersions.id),
    video_guides: largeRowsOfCompany(tx, videoGuides, companyId, videoGuides.id),
  }),
  async listFiles(tx, companyId) {
    const guides = await tx.select().from(gettingStarted).where(eq(gettingStarted.companyId, companyId));
    const pictures = await tx
      .select({ key: guideImages.storageKey })
      .from(guideImages)
      .where(eq(guideImages.companyId, companyId));
    const stepGuides = await tx
      .select({ thumbnailUrl: videoGuides.thumbnailUrl, frames: videoGuides.frames })
      .from(videoGuides)
      .where(eq(videoGuides.companyId, companyId));
    const versions = await tx
      .select({ steps: guideVersions.steps })
      .from(guideVersions)
      .where(eq(guideVersions.companyId, companyId));
    const steps = guides.flatMap(({ steps, draft, previous }) => [
      ...steps,
      ...(draft?.steps ?? []),
      ...(previous?.steps ?? []),
      ...(previous?.draft?.steps ?? []),
    ]);
    return [
      ...keysOfUrls([
        ...steps.map(({ imageUrl }) => imageUrl),
        ...stepGuides.map(({ thumbnailUrl }) => thumbnailUrl),
        ...stepGuides.flatMap(({ frames }) => frames.map(({ frameUrl }) => frameUrl)),
        ...versions.flatMap(({ steps }) => picturesOf(steps)),
      ]),
      ...pictures.map(({ key }) => key),
    ];
  },
  hasContent: (tx, companyId) => hasRows(tx, [gettingStarted, videoGuides], companyId),
};

function picturesOf(version: GuideVersionSteps): (string | null)[] {
  return version.kind === "step-guide"
    ? version.frames.map(({ frameUrl }) => frameUrl)
    : version.steps.map(({ imageUrl }) => imageUrl);
}

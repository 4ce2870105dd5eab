import { eq } from "drizzle-orm";
import { gettingStarted, guideImages, videoGuides } from "#db/schema.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";
import { keysOfUrls } from "#platform/storage/storage-key.ts";

export const guidesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    getting_started: rowsOfCompany(tx, gettingStarted, companyId, gettingStarted.id),
    guide_images: rowsOfCompany(tx, guideImages, companyId, guideImages.id),
    video_guides: rowsOfCompany(tx, videoGuides, companyId, videoGuides.id),
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
      ]),
      ...pictures.map(({ key }) => key),
    ];
  },
  hasContent: (tx, companyId) => hasRows(tx, [gettingStarted, videoGuides], companyId),
};

import { eq } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const videosPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    video_metadata: rowsOfCompany(tx, videoMetadata, companyId, videoMetadata.id),
  }),
  async listFiles(tx, companyId) {
    const rows = await tx
      .select({ path: videoMetadata.storagePath, poster: videoMetadata.posterPath })
      .from(videoMetadata)
      .where(eq(videoMetadata.companyId, companyId));
    return rows.flatMap(({ path, poster }) => [`videos/${path}`, ...(poster ? [poster] : [])]);
  },
  hasContent: (tx, companyId) => hasRows(tx, [videoMetadata], companyId),
};

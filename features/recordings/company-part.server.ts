import { eq } from "drizzle-orm";
import { recordings } from "#db/schema.ts";
import { type CompanyPart, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const recordingsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    recordings: rowsOfCompany(tx, recordings, companyId, recordings.id),
  }),
  async listFiles(tx, companyId) {
    const rows = await tx
      .select({ frames: recordings.frames })
      .from(recordings)
      .where(eq(recordings.companyId, companyId));
    return rows.flatMap(({ frames }) => frames.map(({ storagePath }) => storagePath));
  },
};

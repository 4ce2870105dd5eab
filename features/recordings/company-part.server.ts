import { asc, eq } from "drizzle-orm";
import { extensionConnections, guideReplaySchedules, guideReplays, recordings } from "#db/schema.ts";
import {
  type CompanyPart,
  hasRows,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";
import { picturesOfReplay } from "./replays/guide-replays.server.ts";

export const recordingsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    recordings: largeRowsOfCompany(tx, recordings, companyId, recordings.id),
    guide_replays: largeRowsOfCompany(tx, guideReplays, companyId, guideReplays.id),
    guide_replay_schedules: rowsOfCompany(tx, guideReplaySchedules, companyId, guideReplaySchedules.guideId),
    extension_connections: tx
      .select({
        id: extensionConnections.id,
        userId: extensionConnections.userId,
        device: extensionConnections.device,
        createdAt: extensionConnections.createdAt,
        lastUsedAt: extensionConnections.lastUsedAt,
      })
      .from(extensionConnections)
      .where(eq(extensionConnections.companyId, companyId))
      .orderBy(asc(extensionConnections.createdAt), asc(extensionConnections.id))
      .$dynamic(),
  }),
  async listFiles(tx, companyId) {
    const rows = await tx
      .select({ frames: recordings.frames })
      .from(recordings)
      .where(eq(recordings.companyId, companyId));
    const checks = await tx
      .select({ results: guideReplays.results })
      .from(guideReplays)
      .where(eq(guideReplays.companyId, companyId));
    return [
      ...rows.flatMap(({ frames }) => frames.flatMap(({ storagePath }) => storagePath || [])),
      ...checks.flatMap(picturesOfReplay),
    ];
  },
  hasMore: (tx, companyId) => hasRows(tx, [recordings], companyId),
};

import { and, eq } from "drizzle-orm";
import { recordings } from "#db/schema.ts";
import { findVideoAddress } from "#features/videos/own-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { ofOwner } from "./recording-record.server.ts";

/** The uploaded video that a guide was made from. Null without one, and for formats that no browser can play. */
export async function findVideoOfGuide(
  db: Db,
  scope: OwnerScope,
  guideId: string,
): Promise<{ address: string; seconds: number } | null> {
  const [recording] = await db
    .select({ videoId: recordings.clientKey, seconds: recordings.durationSeconds })
    .from(recordings)
    // The guide has the recording's id, and a recording of an uploaded video is sent with the video's.
    .where(and(eq(recordings.id, guideId), ofOwner(scope)));
  const address = recording && (await findVideoAddress(db, scope, recording.videoId));
  return address ? { address, seconds: recording.seconds } : null;
}

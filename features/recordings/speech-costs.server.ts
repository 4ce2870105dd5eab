/** Transcription usage, which providers charge for by audio length. */
import { count, max, sum } from "drizzle-orm";
import { videoTranscriptions } from "#db/schema/guides.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface SpeechCost {
  model: string;
  videos: number;
  /** Seconds of audio that the provider transcribed, for all existing companies. */
  heardSeconds: number;
}

/** The most recently used model comes first. */
export function listSpeechCosts({ db }: { db: Db }): Promise<SpeechCost[]> {
  const { model, heardSeconds, createdAt } = videoTranscriptions;
  return db
    .select({ model, videos: count(), heardSeconds: sum(heardSeconds).mapWith(Number) })
    .from(videoTranscriptions)
    .groupBy(model)
    .orderBy(max(createdAt), model)
    .then((rows) => rows.reverse());
}

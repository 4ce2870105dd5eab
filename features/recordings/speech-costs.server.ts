/** What writing speech down took: providers charge for the length of the sound. */
import { count, max, sum } from "drizzle-orm";
import { videoTranscriptions } from "#db/schema/guides.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface SpeechCost {
  model: string;
  /** Times that the captions of a film were asked for. */
  films: number;
  /** Of sound that was sent and answered for, of all companies that are there. */
  heardSeconds: number;
}

/** By model, the one that was asked last first. */
export function listSpeechCosts({ db }: { db: Db }): Promise<SpeechCost[]> {
  const { model, heardSeconds, createdAt } = videoTranscriptions;
  return db
    .select({ model, films: count(), heardSeconds: sum(heardSeconds).mapWith(Number) })
    .from(videoTranscriptions)
    .groupBy(model)
    .orderBy(max(createdAt), model)
    .then((rows) => rows.reverse());
}

/** Words a recording of clicks in the center's language, without reading its pictures. */
import { describeClicks, topicOfClicks } from "#engines/recording/clicks/describe-clicks.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Described } from "./describe-pictures.server.ts";
import type { RecordingRow } from "./recording-record.server.ts";

export interface DescribedRecording extends Described {
  /** Missing if the steps say it. */
  topic?: string | null;
}

/** Returns null if one of the steps is only a screenshot. */
export async function describeRecordedClicks(
  db: Db,
  { companyId, frames }: Pick<RecordingRow, "companyId" | "frames">,
): Promise<DescribedRecording | null> {
  const clicks = frames.flatMap(({ click, timestampSeconds }) =>
    click ? [{ ...click, timestampSeconds }] : [],
  );
  if (clicks.length === 0 || clicks.length < frames.length) return null;
  const company = await findCompany(db, { companyId });
  const steps = describeClicks(clicks, clickWordsOf(company?.language ?? null));
  return { steps, warning: null, engine: "clicks", topic: topicOfClicks(clicks) };
}

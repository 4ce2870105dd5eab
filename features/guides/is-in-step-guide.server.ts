import { type SQL, sql } from "drizzle-orm";
import { videoGuides } from "#db/schema.ts";

/** Whether a step guide of the company shows the picture. `storageKey` may be a column. */
export function isInStepGuide({ companyId }: { companyId: string }, storageKey: unknown): SQL {
  return sql`exists (select from ${videoGuides} where ${videoGuides.companyId} = ${companyId}
    and (strpos(${videoGuides.frames}::text, ${storageKey}) > 0
      or strpos(${videoGuides.thumbnailUrl}, ${storageKey}) > 0))`;
}

import { type SQL, sql } from "drizzle-orm";
import { videoGuides } from "#db/schema.ts";

/** Whether a step guide of the company shows the picture. Both may be columns. */
export function isInStepGuide({ companyId }: { companyId: unknown }, storageKey: unknown): SQL {
  return sql`exists (select from ${videoGuides} where ${videoGuides.companyId} = ${companyId}
    and (strpos(${videoGuides.frames}::text, ${storageKey}) > 0
      or strpos(${videoGuides.thumbnailUrl}, ${storageKey}) > 0))`;
}

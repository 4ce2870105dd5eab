/** Questions that the owner made the answer to a wording. */
import { asc, eq } from "drizzle-orm";
import { pinnedAnswers } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface PinnedAnswer {
  wording: string;
  faqId: string;
}

export async function listPins(db: Db, { companyId }: { companyId: string }): Promise<PinnedAnswer[]> {
  return db
    .select({ wording: pinnedAnswers.wording, faqId: pinnedAnswers.faqId })
    .from(pinnedAnswers)
    .where(eq(pinnedAnswers.companyId, companyId))
    .orderBy(asc(pinnedAnswers.wording));
}

/** How visitors word the company's questions. */
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { learnedWordings } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface LearnedWording {
  wording: string;
  faqId: string;
}

export async function listLearnedWordings(
  db: Db,
  { companyId }: { companyId: string },
): Promise<LearnedWording[]> {
  return db
    .select({ wording: learnedWordings.wording, faqId: learnedWordings.faqId })
    .from(learnedWordings)
    .where(eq(learnedWordings.companyId, companyId))
    .orderBy(asc(learnedWordings.wording));
}

/** Replaces the company's wordings. Unchanged ones aren't written, so that its cached pages stay valid. */
export async function replaceLearnedWordings(
  db: Db,
  { companyId, learned, now }: { companyId: string; learned: LearnedWording[]; now: Date },
): Promise<void> {
  const ofCompany = eq(learnedWordings.companyId, companyId);
  const wordings = learned.map(({ wording }) => wording);
  await db.transaction(async (tx) => {
    await tx
      .delete(learnedWordings)
      .where(and(ofCompany, wordings.length > 0 ? notInArray(learnedWordings.wording, wordings) : undefined));
    if (learned.length === 0) return;
    await tx
      .insert(learnedWordings)
      .values(learned.map((one) => ({ ...one, companyId, learnedAt: now })))
      .onConflictDoUpdate({
        target: [learnedWordings.companyId, learnedWordings.wording],
        set: { faqId: sql`excluded.faq_id`, learnedAt: now },
        setWhere: sql`${learnedWordings.faqId} <> excluded.faq_id`,
      });
  });
}

/** The companies that have any. */
export async function listCompaniesWithWordings(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ companyId: learnedWordings.companyId }).from(learnedWordings);
  return rows.map(({ companyId }) => companyId);
}

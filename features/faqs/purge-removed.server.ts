/** Ends the day in which removed questions can be had back. That they are not wanted is remembered. */
import { and, inArray, lt } from "drizzle-orm";
import { faqOrigins, faqProposals, removedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { newFingerprint } from "./plan-proposals.ts";

const batchSize = 500;

/**
 * A question that was written from the website is left behind as one that was left out: it is asked about again only
 * when the website says something else. May be repeated and interrupted anywhere.
 */
export async function forgetRemoved(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(removedFaqs)
        .where(lt(removedFaqs.removedAt, before))
        .limit(batchSize)
        .for("update", { skipLocked: true });
      if (rows.length === 0) return 0;
      const left = rows.flatMap((row) => leftOut(row, now));
      if (left.length > 0) await tx.insert(faqProposals).values(left).onConflictDoNothing();
      const ids = rows.map(({ id }) => id);
      await tx
        .delete(removedFaqs)
        .where(and(inArray(removedFaqs.id, ids), lt(removedFaqs.removedAt, before)));
      return rows.length;
    });
    if (count < batchSize) return;
  }
}

/** Nothing for one that rests on nothing: the website does not ask it. */
function leftOut(
  { companyId, generationKey, faq, evidence }: typeof removedFaqs.$inferSelect,
  now: Date,
): (typeof faqProposals.$inferInsert)[] {
  const sentences = evidence.map(({ sentence }) => String(sentence));
  const sourceUrl = String(evidence[0]?.sourceUrl ?? "");
  const origin = faqOrigins.find((known) => known === faq.origin) ?? null;
  if (generationKey === null || sentences.length === 0) return [];
  return [
    {
      companyId,
      kind: "new",
      status: "dismissed",
      fingerprint: newFingerprint({ key: generationKey, origin, sourceUrl, evidence: sentences }),
      origin,
      question: String(faq.question),
      answer: String(faq.answer),
      generationKey,
      sourceUrl,
      evidence: sentences,
      foundAt: now,
      decidedAt: now,
    },
  ];
}

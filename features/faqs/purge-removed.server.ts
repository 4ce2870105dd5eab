/**
 * Ends the retention of removed questions after a day. The data that identifies a question and its source is kept, so
 * that the question isn't proposed again.
 */
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { removedFaqs } from "#db/schema.ts";
import { deleteCheckChoices } from "#features/check-dates/check-choices.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { purgeFaqVersions } from "./faq-versions.server.ts";

const batchSize = 500;

/**
 * Purges the answers of questions that have a source, and deletes the others completely. Idempotent, and safe to
 * interrupt.
 */
export async function purgeRemoved(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  const isDue = and(lt(removedFaqs.removedAt, before), isNull(removedFaqs.purgedAt));
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(removedFaqs)
        .where(isDue)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      for (const row of rows.filter(hasSource))
        await tx
          .update(removedFaqs)
          .set({ ...purged(row), purgedAt: now })
          .where(eq(removedFaqs.id, row.id));
      await deleteCheckChoices(
        tx,
        rows.map(({ id }) => id),
      );
      const others = rows.filter((row) => !hasSource(row)).map(({ id }) => id);
      if (others.length > 0) await tx.delete(removedFaqs).where(and(inArray(removedFaqs.id, others), isDue));
      return rows.length;
    });
    if (count < batchSize) break;
  }
  await purgeFaqVersions(db);
}

type RemovedRow = typeof removedFaqs.$inferSelect;

function hasSource({ generationKey, evidence }: RemovedRow): boolean {
  return generationKey !== null || evidence.length > 0;
}

function purged({ faq: { question, sourceUrl, origin }, evidence }: RemovedRow) {
  return {
    faq: { question, sourceUrl, origin },
    evidence: evidence.map(({ sentence, sourceUrl: url }) => ({ sentence, sourceUrl: url })),
    translations: [],
    wordings: null,
  };
}

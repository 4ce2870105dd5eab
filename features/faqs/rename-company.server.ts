import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { generatedFaqs } from "#db/schema.ts";
import { renameCompany } from "#engines/faq-writer/rename-company.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { type FaqChange, recordFaqVersions } from "./faq-versions.server.ts";
import { generationKey } from "./generation-key.ts";
import { slugAfter } from "./own-faqs.server.ts";
import { recordFaqs } from "./record-faqs.server.ts";

/**
 * Puts the company's new name into the questions that were worded with the old one, unless their wording was edited.
 * Answers quote the website, so they stay. The caller holds the company's lock.
 */
export async function renameInFaqs(
  tx: Transaction,
  scope: EditorScope,
  names: { from: string; to: string },
): Promise<void> {
  const from = names.from.trim();
  if (from === "" || from === names.to) return;
  const isOfCompany = eq(generatedFaqs.companyId, scope.companyId);
  const rows = await tx
    .select()
    .from(generatedFaqs)
    .where(
      and(
        isOfCompany,
        isNotNull(generatedFaqs.generationKey),
        sql`position(${from} in ${generatedFaqs.question}) > 0`,
      ),
    );
  const changes: FaqChange[] = [];
  for (const before of rows) {
    const { id, sourceUrl, version } = before;
    // The key is of the original wording.
    if (before.generationKey !== generationKey(before)) continue;
    const question = renameCompany(before, { from, to: names.to });
    if (question === null) continue;
    const key = generationKey({ sourceUrl, question });
    // The website was read again under the new name before. The key is the same if only capitals changed.
    const isKnown = and(isOfCompany, eq(generatedFaqs.generationKey, key), ne(generatedFaqs.id, id));
    if ((await tx.$count(generatedFaqs, isKnown)) > 0) continue;
    const slug = await slugAfter(tx, scope, { table: generatedFaqs, before, question });
    await tx
      .update(generatedFaqs)
      .set({
        question,
        slug,
        generationKey: key,
        version: version + 1,
        // An edited answer stays one that the owner edited.
        provenVersion: before.provenVersion === version ? version + 1 : before.provenVersion,
      })
      .where(and(isOfCompany, eq(generatedFaqs.id, id)));
    changes.push({ id, before, after: { question, answer: before.answer } });
  }
  await recordFaqVersions(tx, scope, { kind: "saved", changes });
  await recordFaqs(tx, scope, { action: "content.edited", ids: changes.map(({ id }) => id) });
}

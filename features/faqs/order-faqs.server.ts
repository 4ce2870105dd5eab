/** Changes the manual order within a category of one list. Questions in other categories keep their positions. */

import { and, eq, sql } from "drizzle-orm";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type FaqTable, findOwnFaq, listOrder } from "./own-faqs.server.ts";
import { recordFaqs } from "./record-faqs.server.ts";

export type FaqTarget =
  /** The question moves before this one in the same category, or to the end of the category if null. */
  { before: string | null } | { by: "up" | "down" };

/** Returns all ids of the list in their new order, or null if the question or its target doesn't exist. */
export async function moveFaq(
  tx: Transaction,
  scope: OwnerScope,
  { faqId, target }: { faqId: string; target: FaqTarget },
): Promise<string[] | null> {
  await lockOwnCompany(tx, scope, "publish content");
  const faq = await findOwnFaq(tx, scope, faqId);
  if (!faq) return null;
  const stored = await listOrder(tx, scope, faq.table);
  const category = faq.category?.trim() || null;
  const mates = stored.filter((one) => (one.category?.trim() || null) === category).map(({ id }) => id);
  const moved = reorder(mates, faqId, target);
  if (!moved) return null;
  const isMate = new Set(mates);
  let next = 0;
  const order = stored.map(({ id }) => (isMate.has(id) ? (moved[next++] ?? id) : id));
  const isChanged = await storeOrder(tx, scope, { table: faq.table, order, stored });
  if (isChanged) await recordFaqs(tx, scope, { action: "content.moved", ids: [faqId], title: faq.question });
  return order;
}

/** Returns null if the target isn't in the list. */
function reorder(ids: string[], id: string, target: FaqTarget): string[] | null {
  const from = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  if ("by" in target) {
    const to = target.by === "up" ? Math.max(0, from - 1) : Math.min(others.length, from + 1);
    return others.toSpliced(to, 0, id);
  }
  if (target.before === null) return [...others, id];
  if (target.before === id) return ids;
  const to = others.indexOf(target.before);
  return to < 0 ? null : others.toSpliced(to, 0, id);
}

/** Updates only the positions that changed, in one statement. A question's position is its index in the list. */
async function storeOrder(
  tx: Transaction,
  { companyId }: OwnerScope,
  { table, order, stored }: { table: FaqTable; order: string[]; stored: { id: string; position: number }[] },
): Promise<boolean> {
  const positions = new Map(stored.map(({ id, position }) => [id, position]));
  const changed = order.flatMap((id, position) => (positions.get(id) === position ? [] : [{ id, position }]));
  if (changed.length === 0) return false;
  await tx
    .update(table)
    // Moving a question doesn't count as an update.
    .set({ position: sql`place.position`, updatedAt: sql`${table.updatedAt}` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as place(id uuid, position integer)`)
    .where(and(eq(table.companyId, companyId), sql`${table.id} = place.id`));
  return true;
}

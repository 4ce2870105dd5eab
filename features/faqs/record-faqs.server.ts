import type { AuditDetails } from "#db/schema/audit.ts";
import type { AuditAction } from "#features/companies/audit/audit-actions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { findOwnFaq } from "./own-faqs.server.ts";

/**
 * Writes one entry for all questions, or none if there are no questions. If there is only one question, the entry names
 * it.
 */
export async function recordFaqs(
  tx: Transaction,
  scope: EditorScope,
  {
    action,
    ids,
    title = null,
    details = {},
  }: { action: AuditAction; ids: string[]; title?: string | null; details?: AuditDetails },
): Promise<void> {
  const [id, second] = ids;
  if (id === undefined) return;
  if (second !== undefined)
    return recordChange(tx, scope, {
      action,
      subject: { kind: "question", ids },
      details: { ...details, count: ids.length },
    });
  const named = title ?? (await findOwnFaq(tx, scope, id))?.question ?? null;
  await recordChange(tx, scope, { action, subject: { kind: "question", id, title: named }, details });
}

import type { AuditDetails } from "#db/schema/audit.ts";
import type { AuditAction } from "#features/companies/audit/audit-actions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";

export interface NamedArticle {
  id: string;
  title: string;
}

/** Writes one entry for all of them. */
export async function recordArticles(
  tx: Transaction,
  scope: EditorScope,
  { action, articles, details }: { action: AuditAction; articles: NamedArticle[]; details?: AuditDetails },
): Promise<void> {
  const [first, second] = articles;
  if (!first) return;
  const ids = articles.map(({ id }) => id);
  const all = { ...details, ...(second ? { count: ids.length } : {}) };
  await recordChange(tx, scope, {
    action,
    subject: second ? { kind: "article", ids } : { kind: "article", id: first.id, title: first.title },
    ...(Object.keys(all).length > 0 ? { details: all } : {}),
  });
}

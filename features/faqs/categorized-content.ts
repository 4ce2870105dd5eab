import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";

/** The content of other features that is in the same categories as questions. */
export interface CategorizedContent {
  /** The number of items, drafts included, by the name of their category. */
  count(db: Db | Transaction, scope: Pick<EditorScope, "companyId">): Promise<Map<string, number>>;
  /** Moves all items of a category. Null clears their category. The caller holds the company's lock. */
  move(tx: Transaction, scope: EditorScope, change: CategoryChange): Promise<void>;
}

interface CategoryChange {
  category: string;
  to: string | null;
}

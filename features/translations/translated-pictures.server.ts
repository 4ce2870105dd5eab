import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { translations } from "#db/schema/translations.ts";

/** SQL condition: an article's translation shows the picture with this storage key. */
export function isInTranslation(companyId: string, storageKey: PgColumn): SQL {
  return sql`exists (select from ${translations} where ${translations.companyId} = ${companyId}
    and ${translations.articleId} is not null and strpos(${translations.fields} ->> 'content', ${storageKey}) > 0)`;
}

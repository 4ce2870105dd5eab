import { and, eq, sql } from "drizzle-orm";
import { type StoredSourceLine, sourcePages } from "#db/schema/source-pages.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface CurrentPage {
  url: string;
  title: string | null;
  lines: StoredSourceLine[];
  readAt: Date;
}

/** What the website says in a language: null for its main one. */
export async function listCurrentPages(
  db: Db,
  { companyId, language }: { companyId: string; language: string | null },
): Promise<CurrentPage[]> {
  return db
    .select({
      url: sourcePages.url,
      title: sourcePages.title,
      lines: sourcePages.lines,
      readAt: sourcePages.readAt,
    })
    .from(sourcePages)
    .where(
      and(
        eq(sourcePages.companyId, companyId),
        eq(sourcePages.isCurrent, true),
        sql`${sourcePages.language} is not distinct from ${language}`,
      ),
    )
    .orderBy(sql`char_length(${sourcePages.url})`, sourcePages.url);
}

import { type SQL, sql } from "drizzle-orm";
import type { generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import { type ReadScope, translationsFor } from "#features/translations/read-translated.server.ts";
import type { Translated } from "#features/translations/translated.ts";
import type { Db } from "#platform/db/open-database.ts";

interface Row {
  id: string;
  isFromVideo?: boolean;
  /** Null for the main language. Questions from videos are always in the main language. */
  language?: string | null;
}

/** The language column for a query on either question table. */
export function languageColumn(table: typeof generatedFaqs | typeof videoGeneratedFaqs): SQL<string | null> {
  return "language" in table ? sql`${table.language}` : sql`null`;
}

/** For rows from both question tables. `only` limits the fields that are read. */
export async function translatedFaqs(
  db: Db,
  scope: ReadScope,
  rows: Row[],
  only?: "question",
): Promise<(row: Row) => Translated> {
  const limits = only ? { only } : {};
  const [written, fromVideos] = await Promise.all([
    translationsFor(db, scope, { kind: "faq", rows: rows.filter((row) => !row.isFromVideo), ...limits }),
    translationsFor(db, scope, { kind: "video-faq", rows: rows.filter((row) => row.isFromVideo), ...limits }),
  ]);
  return (row) => (row.isFromVideo ? fromVideos(row) : written(row));
}

/** The website's sentences that translations were read from, and whether the website still has them. */
import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type TranslationQuote, translations } from "#db/schema/translations.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface SiteQuote {
  url: string;
  sentence: string;
}

export interface QuoteVerdict {
  state: "stands" | "missing" | "page-gone" | "unread";
  /** The page's current hash, if it was read. */
  pageHash: string | null;
}

export async function listSiteQuotes(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<SiteQuote[]> {
  const rows = await quotedRows(db, companyId);
  const quotes = rows.flatMap(({ quotes }) =>
    quotes.map(({ sourceUrl: url, sentence }): SiteQuote => ({ url, sentence })),
  );
  return [...new Map(quotes.map((quote) => [JSON.stringify(quote), quote])).values()];
}

/**
 * Updates the check date of sentences that are still on their pages and marks those that aren't, which makes the
 * translation out of date. The texts don't change. The caller holds the company's lock.
 */
export async function storeQuoteVerdicts(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
  verdictOf: (quote: SiteQuote) => QuoteVerdict,
): Promise<void> {
  const checkedAt = now.toISOString();
  for (const { id, quotes } of await quotedRows(tx, companyId)) {
    const judged = quotes.map((quote): TranslationQuote => {
      const { state, pageHash } = verdictOf({ url: quote.sourceUrl, sentence: quote.sentence });
      if (state === "unread") return quote;
      const { missingSince = checkedAt, ...rest } = quote;
      if (state !== "stands") return { ...rest, missingSince };
      return { ...rest, checkedAt, pageHash: pageHash ?? rest.pageHash };
    });
    await tx.update(translations).set({ quotes: judged }).where(eq(translations.id, id));
  }
}

/** For queries about stored pages: whether a translation quotes the page with this hash. */
export function isQuotedByTranslation(
  tx: Transaction,
  { companyId }: { companyId: string },
  pageHash: AnyPgColumn,
): SQL {
  return exists(
    tx
      .select({ id: translations.id })
      .from(translations)
      .where(
        and(
          eq(translations.companyId, companyId),
          sql`${translations.quotes} @> jsonb_build_array(jsonb_build_object('pageHash', ${pageHash}))`,
        ),
      ),
  );
}

async function quotedRows(db: Db | Transaction, companyId: string) {
  return db
    .select({ id: translations.id, quotes: translations.quotes })
    .from(translations)
    .where(
      and(
        eq(translations.companyId, companyId),
        eq(translations.origin, "site"),
        sql`${translations.quotes} <> '[]'::jsonb`,
      ),
    );
}

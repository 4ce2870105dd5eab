/** Everything that is stored of an account and its company, for its owner to take along. */
import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import {
  companies,
  contactMessages,
  crawlPages,
  crawls,
  dailyVisits,
  faqEvidence,
  faqProposals,
  generatedFaqs,
  gettingStarted,
  guideImages,
  helpCenterContent,
  recordings,
  removedFaqs,
  subdomainReservations,
  unansweredSearches,
  users,
  videoGeneratedFaqs,
  videoGuides,
  videoMetadata,
  websiteChecks,
} from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type OwnTable = PgTable & { companyId: PgColumn };

/** Of one table, as plain values for JSON. The rows come in pages, so they are never in memory all at once. */
export interface AccountTable {
  table: string;
  rows: AsyncIterable<Record<string, unknown>>;
}

/**
 * Hands every table to `visit`, one after the other, from one snapshot. `visit` has to read the rows before it returns,
 * without waiting for a person: a transaction is open. Passwords, sessions and secrets of links aren't among them.
 */
export async function readAccount(db: Db, scope: OwnerScope, visit: (table: AccountTable) => Promise<void>) {
  const { userId, companyId } = scope;
  return db.transaction(
    async (tx) => {
      const [user] = await tx
        .select({ email: users.email, name: users.name, createdAt: users.createdAt })
        .from(users)
        .where(eq(users.id, userId));
      const [row] = await tx
        .select()
        .from(companies)
        .where(and(eq(companies.id, companyId), eq(companies.userId, userId)));
      if (!user || !row) throw new Error("the company of this session is gone");
      const { domainToken: _secret, ...company } = row;
      for (const [table, query] of Object.entries(queriesOf(tx, companyId)))
        await visit({ table, rows: allOf(query, largeRows.has(table) ? 10 : 500) });
      return { user, company };
    },
    // One moment, not one for each table.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The same as one value, as in the first version of the format. It holds all of the account in memory. */
export async function exportAccount(db: Db, scope: OwnerScope, { now }: { now: Date }) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const { user, company } = await readAccount(db, scope, async ({ table, rows }) => {
    tables[table] = await Array.fromAsync(rows);
  });
  return {
    format: "step-account-export",
    version: 1,
    exportedAt: now.toISOString(),
    user,
    company,
    ...tables,
  };
}

/** Rows of these hold whole pages or guides. */
const largeRows = new Set(["crawl_pages", "getting_started", "video_guides", "website_checks"]);

async function* allOf(query: PgSelect, rowsPerPage: number): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = await query.limit(rowsPerPage).offset(offset);
    yield* rows;
    if (rows.length < rowsPerPage) return;
  }
}

/** By name of the table, in an order that makes an export repeatable. */
function queriesOf(tx: Transaction, companyId: string): Record<string, PgSelect> {
  const rowsOf = (table: OwnTable) =>
    tx.select().from(table).where(eq(table.companyId, companyId)).$dynamic();
  const ofIds = (table: OwnTable & { id: PgColumn }) => rowsOf(table).orderBy(asc(table.id));
  return {
    subdomain_reservations: rowsOf(subdomainReservations).orderBy(asc(subdomainReservations.subdomain)),
    generated_faqs: ofIds(generatedFaqs),
    faq_evidence: tx
      .select(getTableColumns(faqEvidence))
      .from(faqEvidence)
      .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
      .where(eq(generatedFaqs.companyId, companyId))
      .orderBy(asc(faqEvidence.id))
      .$dynamic(),
    faq_proposals: ofIds(faqProposals),
    removed_faqs: ofIds(removedFaqs),
    website_checks: ofIds(websiteChecks),
    video_generated_faqs: ofIds(videoGeneratedFaqs),
    help_center_content: ofIds(helpCenterContent),
    getting_started: ofIds(gettingStarted),
    guide_images: ofIds(guideImages),
    recordings: ofIds(recordings),
    video_guides: ofIds(videoGuides),
    video_metadata: ofIds(videoMetadata),
    contact_messages: tx
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.companyId, companyId), isNull(contactMessages.deletedAt)))
      .orderBy(asc(contactMessages.id))
      .$dynamic(),
    daily_visits: rowsOf(dailyVisits).orderBy(asc(dailyVisits.day)),
    unanswered_searches: rowsOf(unansweredSearches).orderBy(asc(unansweredSearches.query)),
    crawls: ofIds(crawls),
    crawl_pages: tx
      .select(getTableColumns(crawlPages))
      .from(crawlPages)
      .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
      .where(eq(crawls.companyId, companyId))
      .orderBy(asc(crawlPages.id))
      .$dynamic(),
  };
}

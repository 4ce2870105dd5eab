import { and, eq } from "drizzle-orm";
import { generatedFaqs, unansweredSearches } from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { addFaq } from "./change-faqs.server.ts";
import { minQuestionLength } from "./faq-text.ts";

/**
 * Creates a draft for a search without results, or returns the id of the existing one. The search counts as answered
 * once the draft is published. Returns null for an unknown search.
 */
export async function answerSearch(
  tx: Transaction,
  scope: OwnerScope,
  { query }: { query: string },
): Promise<string | null> {
  await lockOwnCompany(tx, scope, "write drafts");
  const isThis = and(eq(unansweredSearches.companyId, scope.companyId), eq(unansweredSearches.query, query));
  const [search] = await tx
    .select({ query: unansweredSearches.query, faqId: generatedFaqs.id })
    .from(unansweredSearches)
    .leftJoin(
      generatedFaqs,
      and(eq(generatedFaqs.id, unansweredSearches.faqId), eq(generatedFaqs.companyId, scope.companyId)),
    )
    .where(isThis);
  if (!search) return null;
  if (search.faqId !== null) return search.faqId;
  const faqId = await addFaq(tx, scope, { category: null, question: questionOf(search.query) });
  await tx.update(unansweredSearches).set({ faqId }).where(isThis);
  return faqId;
}

/** Queries are stored in lower case. Returns the query as a question, or a question about it if it is too short. */
export function questionOf(query: string): string {
  const said = query.length < minQuestionLength ? `What about ${query}?` : query;
  const [first = "", ...rest] = said;
  return `${first.toLocaleUpperCase("en")}${rest.join("")}`;
}

/** What an import gave, for the page that hands it over. */
import { and, asc, count, eq } from "drizzle-orm";
import { crawlPages, crawls, generatedFaqs } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";

export interface ImportDescription {
  pages: number;
  faqs: number;
  /** In the order they were read. */
  readPages: { url: string; title: string | null; words: number }[];
}

export async function describeImport({ db }: Services, companyId: string): Promise<ImportDescription> {
  const readPages = await db
    .select({ url: crawlPages.url, title: crawlPages.title, words: crawlPages.words })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(and(eq(crawls.companyId, companyId), eq(crawlPages.status, "kept")))
    .orderBy(asc(crawlPages.position));
  const [faqs] = await db
    .select({ n: count() })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  return { pages: readPages.length, faqs: faqs?.n ?? 0, readPages };
}

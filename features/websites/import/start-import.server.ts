/** Stores the wish to import a site and its job in one transaction. */
import { crawls } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { type ImportSitePayload, importSite } from "./import-site.job.ts";

export interface ImportRequest extends Omit<ImportSitePayload, "crawlId"> {
  url: string;
  /** CIDRs; only the operator's own command line may open private networks. */
  allowPrivate: string[];
}

/** Returns the crawl's id: its events come on `importChannel(id)`, its end state is in its row. */
export async function startImport({ db, jobs }: Services, request: ImportRequest): Promise<string> {
  const { url, allowPrivate, ...payload } = request;
  return db.transaction(async (tx) => {
    const [crawl] = await tx.insert(crawls).values({ url, allowPrivate }).returning({ id: crawls.id });
    if (!crawl) throw new Error("the crawl was not stored");
    await jobs.enqueue(tx, importSite, { crawlId: crawl.id, ...payload });
    return crawl.id;
  });
}

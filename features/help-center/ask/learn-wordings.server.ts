/**
 * Learns how visitors word questions: a search after which most of them opened the same question is a wording of it.
 * Runs each night, so that a new wording doesn't evict the cached pages of a help center all day.
 */
import { listClickedCompanies, listMostClicked } from "#features/analytics/clicked-searches.server.ts";
import { listCompaniesWithWordings, replaceLearnedWordings } from "#features/faqs/learned-wordings.server.ts";
import type { Services } from "#platform/services.ts";

export async function learnWordings({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const companies = [...(await listClickedCompanies(db)), ...(await listCompaniesWithWordings(db))];
  for (const companyId of new Set(companies)) {
    try {
      const clicked = await listMostClicked(db, { companyId });
      const learned = clicked.map(({ query, faqId }) => ({ wording: query, faqId }));
      await replaceLearnedWordings(db, { companyId, learned, now: clock.now() });
    } catch (error) {
      // One company's failure must not stop the others. The next night tries it again.
      log.error({ err: error, companyId }, "wordings not learned");
    }
  }
}

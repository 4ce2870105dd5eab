import { openingWeek } from "#engines/hours/opening-week.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { forEachDay } from "#features/contact/owner-hours.ts";
import type { HoursField } from "#features/contact/owner-texts.ts";
import { listFewPublicFaqs } from "#features/faqs/queries.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { formatRanges } from "#shared/opening-hours.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

const maxQuestions = 200;

/** The opening hours that a published answer states, as fields of the form. Null if none does. */
export async function suggestHours(db: Db, scope: OwnerScope): Promise<Record<HoursField, string> | null> {
  const company = await findCompany(db, scope);
  const faqs = (await listFewPublicFaqs(db, scope, maxQuestions)) ?? [];
  const week = openingWeek(
    faqs.map(({ answerText }) => answerText),
    company?.language ?? "en",
  );
  return week && forEachDay((_, day) => formatRanges(week[day] ?? []));
}

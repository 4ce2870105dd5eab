/** The opening hours of a help center's published answers, read once for each version of its content. */
import { listFewPublicFaqs } from "#features/faqs/queries.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";
import { rememberByVersion } from "./remember-by-version.server.ts";
import { maxQuestions, statedHours } from "./stated-hours.ts";

export const findStatedHours = rememberByVersion({
  read: async (db: Db, scope: PublicScope) => {
    const faqs = await listFewPublicFaqs(db, scope, maxQuestions);
    return faqs && statedHours(faqs, scope.view.language);
  },
  bytesOf: (hours) => (hours?.lines.join("").length ?? 0) * 2,
  maxBytes: 2_000_000,
});

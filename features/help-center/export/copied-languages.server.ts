import { centerMessages } from "#engines/messages/center-messages.ts";
import { languageSegment } from "#features/translations/language-tag.ts";
import type { Db } from "#platform/db/open-database.ts";
import { languagesIn, type PublicScope, scopeIn } from "../public-scope.ts";
import { listSearchable } from "../search-documents.server.ts";
import type { CopiedLanguage } from "./static-site.ts";

/** The languages of a static copy, each with the content of its search index. */
export function readCopiedLanguages(db: Db, scope: PublicScope): Promise<CopiedLanguage[]> {
  const { messageOverrides } = scope.company;
  return Promise.all(
    languagesIn(scope).map(async (language) => ({
      prefix: language === scope.view.main ? "" : `/${languageSegment(language)}`,
      documents: await listSearchable(db, scopeIn(scope, language)),
      messages: centerMessages(language, messageOverrides),
    })),
  );
}

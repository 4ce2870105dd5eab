import { findPublicArticleTitle } from "#features/articles/public-articles.server.ts";
import { findPublicQuestion } from "#features/faqs/public-questions.server.ts";
import type { FeedbackItem } from "#features/feedback/feedback-item.ts";
import { findGettingStartedTitle, findStepGuideTitle } from "#features/guides/public-guides.server.ts";
import { type ReadScope, translationsFor } from "#features/translations/read-translated.server.ts";
import type { TranslatedKind } from "#features/translations/translated-item.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";
import { readVisibility } from "./theme-settings.ts";

export interface Votable {
  id: string;
  title: string;
}

/** Returns null if the content doesn't exist, isn't public, or is hidden by the owner. */
export async function findVotable(
  db: Db,
  scope: ReadScope & { company: Pick<PublicScope["company"], "themeSettings"> },
  { kind, slug }: FeedbackItem,
): Promise<Votable | null> {
  const shows = readVisibility(scope.company.themeSettings);
  if (kind === "question") return shows.faqs ? findPublicQuestion(db, scope, slug ?? "") : null;
  if (kind === "article")
    return named(db, scope, "article", await findPublicArticleTitle(db, scope, slug ?? ""));
  if (slug !== null) return named(db, scope, "step-guide", await findStepGuideTitle(db, scope, slug));
  return shows.guide ? named(db, scope, "guide", await findGettingStartedTitle(db, scope)) : null;
}

/** Translates the title into the page's language. */
async function named(
  db: Db,
  scope: ReadScope,
  kind: TranslatedKind,
  found: Votable | null,
): Promise<Votable | null> {
  if (!found) return null;
  const translatedOf = await translationsFor(db, scope, { kind, rows: [found], only: "title" });
  return { ...found, title: translatedOf(found).translation?.fields.title ?? found.title };
}

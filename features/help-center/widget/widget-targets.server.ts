/** Pages of a help center that an owner can suggest in the widget. */
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { listPublicGuides } from "#features/guides/public-guides.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { foldText } from "#shared/text.ts";
import { readCategoryNames } from "../category-names.server.ts";
import { knownCollections } from "../collections/public-collections.server.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";
import { pathTo } from "./list-topics.server.ts";

export interface WidgetTarget {
  path: string;
  title: string;
}

/** Everything that is published, in the main language. */
export async function listTargets(db: Db, scope: PublicScope): Promise<WidgetTarget[]> {
  const { t } = textsOf(centerMessages(scope.view.language, scope.company.messageOverrides));
  const [names, collections, articles, guides, questions] = await Promise.all([
    readCategoryNames(db, scope),
    knownCollections(db, scope),
    listPublicArticles(db, scope),
    listPublicGuides(db, scope),
    knownQuestions(db, scope),
  ]);
  return [
    { path: "/contact", title: t("contact.sendMessage") },
    ...collections.map(({ name, slug }) => ({
      path: `/c/${encodeURIComponent(slug)}`,
      title: shownCategory(name, t, names),
    })),
    ...articles.map(({ slug, title }) => ({ path: pathTo("articles", slug), title })),
    ...guides.map(({ slug, title }) => ({ path: pathTo("guides", slug), title })),
    ...questions.all.map(({ slug, question }) => ({ path: pathTo("faq", slug), title: question })),
  ];
}

/** Finds what an owner typed: a title, or the address of a page. */
export function findTarget(targets: readonly WidgetTarget[], typed: string): WidgetTarget | null {
  const path = /\/(?:faq|articles|guides|c)\/[^/?#]+|\/contact$/.exec(typed)?.[0];
  const folded = foldText(typed);
  return (
    targets.find((target) => target.path === path) ??
    targets.find(({ title }) => foldText(title) === folded) ??
    null
  );
}

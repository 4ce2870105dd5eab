import { articleVersions } from "#db/schema/articles.ts";
import { describeHistory } from "#features/versions/describe-history.server.ts";
import type { History } from "#features/versions/version.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type OwnerArticle, untitled } from "./owner-article.ts";

export function describeArticleHistory(
  db: Db,
  scope: OwnerScope,
  { article: { id, values }, url }: { article: OwnerArticle; url: string },
): Promise<History> {
  const current = { title: values.title || untitled, content: values.content };
  return describeHistory(db, articleVersions, scope, { itemId: id, current, url });
}

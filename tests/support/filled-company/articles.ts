import { randomUUID } from "node:crypto";
import * as schema from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { Filling } from "./filling.ts";

type Input = Omit<Filling, "services"> & Pick<Services, "db">;

/** A published article with unpublished changes, a draft, a draft in review, and a deleted draft. */
export async function storeArticles({ db, companyId, mark, subdomain }: Input) {
  const text = (name: string) => ({
    companyId,
    title: `Article of ${mark}`,
    slug: `${name}-${subdomain}`,
    content: `Words of ${mark}.`,
  });
  const [published, draft, reviewed] = await db
    .insert(schema.helpCenterContent)
    .values([
      { ...text("article"), status: "published" },
      { ...text("draft-article"), status: "draft" },
      { ...text("reviewed-article"), status: "draft" },
    ])
    .returning();
  if (!published || !draft || !reviewed) throw new Error("the articles were not stored");
  const { companyId: _, ...words } = text("article");
  await db
    .insert(schema.articleDrafts)
    .values({ ...words, articleId: published.id, companyId, content: `New words of ${mark}.` });
  await db.insert(schema.articleVersions).values(
    [published, draft].map(({ id: itemId }) => ({
      ...{ companyId, itemId, number: 1, kind: "saved" as const, addedWords: 3, removedWords: 0 },
      ...{ title: `Article of ${mark}`, content: `Old words of ${mark}.` },
    })),
  );
  await db
    .insert(schema.articleRedirects)
    .values({ companyId, slug: `old-article-${subdomain}`, articleId: published.id });
  await db
    .insert(schema.articleStates)
    .values({ articleId: reviewed.id, companyId, review: "requested", reviewNote: `Read this, ${mark}.` });
  await db.insert(schema.textChecks).values({ companyId, itemId: published.id, months: 3 });
  const removedArticle = randomUUID();
  const article = { ...draft, id: removedArticle, slug: `removed-article-${subdomain}` };
  await db
    .insert(schema.removedArticles)
    .values({ id: removedArticle, companyId, title: draft.title, article });
  return { article: published.id, draftArticle: draft.id, reviewedArticle: reviewed.id, removedArticle };
}

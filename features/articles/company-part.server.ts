import { eq } from "drizzle-orm";
import {
  articleDrafts,
  articleImages,
  articleRedirects,
  articleStates,
  articleVersions,
  removedArticles,
} from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { type CompanyPart, hasRows, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const articlesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    help_center_content: rowsOfCompany(tx, helpCenterContent, companyId, helpCenterContent.id),
    article_drafts: rowsOfCompany(tx, articleDrafts, companyId, articleDrafts.articleId),
    article_states: rowsOfCompany(tx, articleStates, companyId, articleStates.articleId),
    article_versions: rowsOfCompany(tx, articleVersions, companyId, articleVersions.id),
    article_redirects: rowsOfCompany(tx, articleRedirects, companyId, articleRedirects.slug),
    article_images: rowsOfCompany(tx, articleImages, companyId, articleImages.id),
    removed_articles: rowsOfCompany(tx, removedArticles, companyId, removedArticles.id),
  }),
  async listFiles(tx, companyId) {
    const pictures = await tx
      .select({ key: articleImages.storageKey })
      .from(articleImages)
      .where(eq(articleImages.companyId, companyId));
    return pictures.map(({ key }) => key);
  },
  hasContent: (tx, companyId) => hasRows(tx, [helpCenterContent], companyId),
  hasMore: (tx, companyId) => hasRows(tx, [removedArticles], companyId),
};

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
import {
  type CompanyPart,
  hasRows,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";

export const articlesPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    help_center_content: largeRowsOfCompany(tx, helpCenterContent, companyId, helpCenterContent.id),
    article_drafts: largeRowsOfCompany(tx, articleDrafts, companyId, articleDrafts.articleId),
    article_states: rowsOfCompany(tx, articleStates, companyId, articleStates.articleId),
    article_versions: largeRowsOfCompany(tx, articleVersions, companyId, articleVersions.id),
    article_redirects: rowsOfCompany(tx, articleRedirects, companyId, articleRedirects.slug),
    article_images: rowsOfCompany(tx, articleImages, companyId, articleImages.id),
    removed_articles: largeRowsOfCompany(tx, removedArticles, companyId, removedArticles.id),
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

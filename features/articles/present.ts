import { renderLongMarkdown, type TextHeading } from "#shared/long-markdown.ts";

/** What a list shows of an article. What is not copied here is never shown. */
export interface PublicArticleCard {
  slug: string;
  title: string;
  category: string | null;
}

/** An article, whole. */
export interface PublicArticle extends PublicArticleCard {
  /** Safe to put into the page. */
  html: string;
  text: string;
  /** As it was written. */
  markdown: string;
  headings: TextHeading[];
  updatedAt: Date;
}

export interface ArticleRow {
  slug: string;
  title: string;
  category: string | null;
  content: string;
  updatedAt: Date;
}

export function presentArticleCard(row: Omit<ArticleRow, "content" | "updatedAt">): PublicArticleCard {
  return { slug: row.slug, title: row.title.trim(), category: row.category?.trim() || null };
}

export function presentArticle(row: ArticleRow): PublicArticle {
  return {
    ...presentArticleCard(row),
    ...renderLongMarkdown(row.content),
    markdown: row.content.trim(),
    updatedAt: row.updatedAt,
  };
}

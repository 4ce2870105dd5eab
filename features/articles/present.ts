import { renderLongMarkdown, type TextHeading } from "#shared/long-markdown.ts";

export interface PublicArticleCard {
  slug: string;
  title: string;
  category: string | null;
}

export interface PublicArticle extends PublicArticleCard {
  html: string;
  text: string;
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

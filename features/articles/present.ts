import { renderLongMarkdown, type TextHeading } from "#shared/long-markdown.ts";

/** Public fields of an article in a list. All other fields are dropped. */
export interface PublicArticleCard {
  slug: string;
  title: string;
  category: string | null;
}

/** A complete article. */
export interface PublicArticle extends PublicArticleCard {
  /** Sanitized HTML. */
  html: string;
  text: string;
  /** The source Markdown. */
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

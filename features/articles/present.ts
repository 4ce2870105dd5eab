import { langOf, type Translated } from "#features/translations/translated.ts";
import { renderLongMarkdown, type TextHeading } from "#shared/long-markdown.ts";

export interface PublicArticleCard {
  slug: string;
  /** Language of the texts, if it isn't the page's. */
  lang?: string | undefined;
  title: string;
  category: string | null;
}

export interface PublicArticle extends PublicArticleCard {
  html: string;
  text: string;
  markdown: string;
  headings: TextHeading[];
  updatedAt: Date;
  /** The languages that it can be read in. Empty if the help center has only one. */
  languages?: string[];
}

export interface ArticleRow {
  slug: string;
  title: string;
  category: string | null;
  content: string;
  updatedAt: Date;
}

export function presentArticleCard(
  row: Omit<ArticleRow, "content" | "updatedAt">,
  translated: Translated = {},
): PublicArticleCard {
  const title = translated.translation?.fields.title ?? row.title;
  return {
    slug: row.slug,
    lang: langOf(translated),
    title: title.trim(),
    category: row.category?.trim() || null,
  };
}

export function presentArticle(row: ArticleRow, translated: Translated = {}): PublicArticle {
  const { translation } = translated;
  const content = translation?.fields.content ?? row.content;
  return {
    ...presentArticleCard(row, translated),
    ...renderLongMarkdown(content),
    markdown: content.trim(),
    updatedAt: (translation ?? row).updatedAt,
  };
}

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
  /** For search engines. Null if they follow from the text. */
  seoTitle: string | null;
  seoDescription: string | null;
  author: string | null;
  /** When the team last confirmed the text, if that was after it was updated. */
  checkedAt?: Date | null;
  /** The languages that it can be read in. Empty if the help center has only one. */
  languages?: string[];
}

export interface ArticleRow {
  slug: string;
  title: string;
  category: string | null;
  content: string;
  seoTitle: string | null;
  seoDescription: string | null;
  author: string | null;
  updatedAt: Date;
}

export function presentArticleCard(
  row: Pick<ArticleRow, "slug" | "title" | "category">,
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
    // The team writes them in the main language only.
    seoTitle: translation ? null : row.seoTitle,
    seoDescription: translation ? null : row.seoDescription,
    author: row.author,
    updatedAt: (translation ?? row).updatedAt,
  };
}

/** Cleans what was typed, and compares it with what is stored. */
import { slugify } from "#shared/text.ts";
import { type ArticleValues, articleFields, articleLimits, untitled } from "./owner-article.ts";

export interface StoredTexts {
  title: string;
  content: string;
  slug: string;
  category: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
}

export function cleanValues(typed: ArticleValues): StoredTexts {
  return {
    title: line(typed.title, articleLimits.title) || untitled,
    content: cleanText(typed.content).slice(0, articleLimits.content).toWellFormed(),
    slug: cutSlug(slugify(typed.slug)),
    category: line(typed.category, 60) || null,
    seoTitle: line(typed.seoTitle, articleLimits.seoTitle) || null,
    seoDescription: line(typed.seoDescription, articleLimits.seoDescription) || null,
  };
}

export function presentValues(stored: StoredTexts): ArticleValues {
  const { title, content, slug, category, seoTitle, seoDescription } = stored;
  return {
    title: title === untitled ? "" : title,
    content,
    slug,
    category: category ?? "",
    seoTitle: seoTitle ?? "",
    seoDescription: seoDescription ?? "",
  };
}

export function isSameTexts(one: StoredTexts, other: StoredTexts): boolean {
  return articleFields.every((field) => one[field] === other[field]);
}

export function slugOfTitle(title: string): string {
  return cutSlug(slugify(title));
}

function cutSlug(slug: string): string {
  return slug.slice(0, articleLimits.slug).replace(/-+$/, "");
}

function line(text: string, maxLength: number): string {
  return cleanText(text).replace(/\s+/g, " ").trim().slice(0, maxLength).toWellFormed().trim();
}

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .toWellFormed();
}

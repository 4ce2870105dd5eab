/** Cleans what was typed, and compares it with what is stored. */

import { articleLimits } from "#shared/article-limits.ts";
import { slugify } from "#shared/text.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { type ArticleValues, articleFields, untitled } from "./owner-article.ts";

export interface StoredTexts {
  title: string;
  content: string;
  slug: string;
  category: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  author: string | null;
}

export function cleanValues(typed: ArticleValues): StoredTexts {
  return {
    title: line(typed.title, articleLimits.title) || untitled,
    content: cleanText(typed.content).slice(0, articleLimits.content).toWellFormed(),
    slug: readSlug(typed.slug),
    category: cleanCategory(typed.category),
    seoTitle: line(typed.seoTitle, articleLimits.seoTitle) || null,
    seoDescription: line(typed.seoDescription, articleLimits.seoDescription) || null,
    author: line(typed.author, articleLimits.author) || null,
  };
}

export function cleanCategory(typed: string): string | null {
  return line(typed, articleLimits.category) || null;
}

export function presentValues(stored: StoredTexts): ArticleValues {
  const { title, content, slug, category, seoTitle, seoDescription, author } = stored;
  return {
    title: title === untitled ? "" : title,
    content,
    slug,
    category: category ?? "",
    seoTitle: seoTitle ?? "",
    seoDescription: seoDescription ?? "",
    author: author ?? "",
  };
}

export function isSameTexts(one: StoredTexts, other: StoredTexts): boolean {
  return articleFields.every((field) => one[field] === other[field]);
}

export function slugOfTitle(title: string): string {
  return cutSlug(slugify(title));
}

/** Adds the slug to those that are taken. */
export function freeSlug(slug: string, title: string, taken: Set<string>): string {
  const free = taken.has(slug) ? (uniqueSlugs([title || untitled], [...taken])[0] ?? slug) : slug;
  taken.add(free);
  return free;
}

export function cleanNote(text: string, maxLength: number): string {
  return cleanText(text).trim().slice(0, maxLength).toWellFormed();
}

/** As it is stored. Empty if nothing of it can be part of an address. */
export function readSlug(typed: string): string {
  return cutSlug(slugify(typed));
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

/** Articles as the team edits them. */
import type { Refused } from "#shared/action-outcome.ts";
import type { ArticleVersionKind, PublicationStatus } from "#shared/enumerations.ts";

export const articleLimits = {
  title: 200,
  content: 500_000,
  slug: 80,
  seoTitle: 120,
  seoDescription: 320,
  imageBytes: 10_000_000,
} as const;

/** Stored for an article without a title. The editor shows it as an empty field. */
export const untitled = "Untitled article";

/** What the editor changes. Empty texts mean "none". */
export interface ArticleValues {
  title: string;
  content: string;
  slug: string;
  category: string;
  seoTitle: string;
  seoDescription: string;
}

export const articleFields = ["title", "content", "slug", "category", "seoTitle", "seoDescription"] as const;

export interface OwnerArticle {
  id: string;
  /** Of the text in the editor: changes with each save and each publication. */
  version: string;
  isPublished: boolean;
  /** True if the editor's text differs from what visitors read. */
  hasChanges: boolean;
  /** The last save, as ISO date. */
  savedAt: string;
  /** The slug that visitors can open now. */
  publicSlug: string;
  values: ArticleValues;
}

export interface OwnerArticleCard {
  id: string;
  title: string;
  category: string | null;
  status: PublicationStatus;
  hasChanges: boolean;
  updatedAt: string;
}

export interface RemovedArticle {
  id: string;
  title: string;
  removedAt: string;
}

export interface ArticleVersionCard {
  id: string;
  number: number;
  kind: ArticleVersionKind;
  authorId: string | null;
  addedWords: number;
  removedWords: number;
  createdAt: string;
}

export type ArticleAnswer =
  | { ok: true; intent: string; toast: string; article: OwnerArticle }
  | (Refused<keyof ArticleValues, OwnerArticle> & { intent?: string });

export type ArticleListAnswer =
  | { ok: true; intent: "add" | "delete" | "restore"; toast: string; ids: string[] }
  | Refused;

export const articleTexts = {
  saved: "Article saved",
  published: "Article published",
  publishedChanges: "Changes published",
  unpublished: "Article unpublished",
  discarded: "Changes discarded",
  deleted: "Article deleted",
  restored: "Article restored",
  versionRestored: "Version restored",
  failed: "We couldn't save the article. Try again.",
  gone: "This article no longer exists.",
  conflict: "This article was saved elsewhere in the meantime. Both texts are here.",
  noTitle: "Give the article a title before you publish it.",
  noContent: "Write the article before you publish it.",
  slugTaken: "Another article has this address.",
  noSlug: "An address needs letters or numbers.",
  notRestorable: "You can no longer restore this.",
  tooManyImages: "Your articles have too many pictures. Delete some first.",
} as const;

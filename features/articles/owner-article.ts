/** Articles as the team edits them. */
import type { Refused } from "#shared/action-outcome.ts";
import { maxArticles } from "#shared/article-limits.ts";
import type { ArticleReviewState, PublicationStatus } from "#shared/enumerations.ts";

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
  /** The name that visitors read, if the owner shows authors. */
  author: string;
}

export const noValues: ArticleValues = {
  title: "",
  content: "",
  slug: "",
  category: "",
  seoTitle: "",
  seoDescription: "",
  author: "",
};

export const articleFields = [
  "title",
  "content",
  "slug",
  "category",
  "seoTitle",
  "seoDescription",
  "author",
] as const;

/** When an article is published and unpublished without a person. Null means never. */
export interface Schedule<Time = string | null> {
  publishAt: Time;
  unpublishAt: Time;
}

/** The last review of an article. People are user ids, or null if the account was deleted. Times are ISO dates. */
export interface ArticleReview {
  state: ArticleReviewState;
  note: string;
  askedBy: string | null;
  askedAt: string | null;
  answer: string;
  answeredBy: string | null;
  answeredAt: string | null;
}

export interface OwnerArticle extends Schedule {
  id: string;
  /** Of the text in the editor: changes with each save and each publication. */
  version: string;
  isPublished: boolean;
  /** True if the editor's text differs from what visitors read. */
  hasChanges: boolean;
  /** The last save, as ISO date. */
  savedAt: string;
  /** Who saved last. Null for a job, or a person whose account was deleted. */
  savedBy: string | null;
  review: ArticleReview | null;
  /** The slug that visitors can open now. */
  publicSlug: string;
  values: ArticleValues;
}

export interface OwnerArticleCard extends Schedule {
  id: string;
  /** As in `OwnerArticle`. */
  version: string;
  title: string;
  category: string | null;
  status: PublicationStatus;
  hasChanges: boolean;
  isInReview: boolean;
  updatedAt: string;
}

export interface RemovedArticle {
  id: string;
  title: string;
  removedAt: string;
}

export type ArticleAnswer =
  | { ok: true; intent: string; toast: string; article: OwnerArticle }
  | (Refused<keyof ArticleValues, OwnerArticle> & { intent?: string });

export type ArticleListAnswer =
  | {
      ok: true;
      intent: "add" | "delete" | "restore" | "publish" | "unpublish" | "set-category";
      toast: string;
      ids: string[];
    }
  | Refused;

export const articleTexts = {
  saved: "Article saved",
  published: "Article published",
  publishedChanges: "Changes published",
  unpublished: "Article unpublished",
  discarded: "Changes discarded",
  moved: "Article moved",
  deleted: "Article deleted",
  restored: "Article restored",
  versionRestored: "Version restored",
  scheduled: "Schedule saved",
  unscheduled: "Schedule removed",
  sent: "Sent for review",
  sentBack: "Article sent back",
  withdrawn: "Review withdrawn",
  noTime: "Choose a time in the next five years.",
  wrongOrder: "Choose a time to unpublish that comes after the one to publish.",
  nothingToPublish: "Visitors already read this text.",
  nothingToUnpublish: "Visitors don't see these articles.",
  noneComplete: "Give the articles a title and a text before you publish them.",
  notReviewable: "Give the article a title and a text before you send it for review.",
  notInReview: "This article is no longer in review. Reload the page.",
  failed: "We couldn't save the article. Try again.",
  gone: "This article no longer exists.",
  conflict: "This article was saved elsewhere in the meantime. Both texts are here.",
  unseenPublish: "The text changed in the meantime. Read it, then publish it.",
  unseenList: "These texts changed in the meantime. Read them, then publish them.",
  unseenSchedule: "The text changed in the meantime. Read it, then save the schedule.",
  noTitle: "Give the article a title before you publish it.",
  noContent: "Write the article before you publish it.",
  slugTaken: "Another article has this address.",
  noSlug: "An address needs letters or numbers.",
  notRestorable: "You can no longer restore this.",
  tooMany: `A help center can have up to ${maxArticles.toLocaleString("en")} articles.`,
  tooManyImages: "Your articles have too many pictures. Delete some first.",
} as const;

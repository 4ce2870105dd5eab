import { maxCardTags, type PostCard, type PublicPost } from "./post.ts";
import { presentViews } from "./present-views.ts";
import type { RenderedPost } from "./render-post.ts";

interface ShownDate {
  machine: string;
  shown: string;
}

export interface ShownCard
  extends Pick<
    PostCard,
    | "slug"
    | "title"
    | "excerpt"
    | "featuredImageUrl"
    | "featuredImageAlt"
    | "category"
    | "tags"
    | "authorName"
    | "readingTimeMinutes"
  > {
  date: ShownDate;
  /** Formatted like "1,284 views". */
  views: string;
}

const cardDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function presentCard(post: PostCard): ShownCard {
  const {
    slug,
    title,
    excerpt,
    featuredImageUrl,
    featuredImageAlt,
    category,
    authorName,
    readingTimeMinutes,
  } = post;
  return {
    slug,
    title,
    excerpt,
    featuredImageUrl,
    featuredImageAlt,
    category,
    authorName,
    readingTimeMinutes,
    tags: post.tags.slice(0, maxCardTags),
    date: { machine: post.publishedAt.toISOString(), shown: cardDate.format(post.publishedAt) },
    views: presentViews(post.viewCount),
  };
}

export interface ShownPost extends ShownCard {
  html: string;
  contents: RenderedPost["contents"];
  metaDescription: string | null;
  authorEmail: string | null;
  updatedAt: string;
}

/** Adds all tags, the long date and the HTML to the card's fields. */
export function presentPost(post: PublicPost, rendered: RenderedPost): ShownPost {
  return {
    ...presentCard(post),
    tags: post.tags,
    date: presentLongDate(post),
    metaDescription: post.metaDescription,
    authorEmail: post.authorEmail,
    updatedAt: post.updatedAt.toISOString(),
    ...rendered,
  };
}

function presentLongDate({ publishedAt }: Pick<PublicPost, "publishedAt">): ShownDate {
  return { machine: publishedAt.toISOString(), shown: longDate.format(publishedAt) };
}

/** Returns the meta description, otherwise the excerpt, otherwise the title. */
export function descriptionOf({
  metaDescription,
  excerpt,
  title,
}: Pick<PublicPost, "metaDescription" | "excerpt" | "title">): string {
  return metaDescription?.trim() || excerpt.trim() || title;
}

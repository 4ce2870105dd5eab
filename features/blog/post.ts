/** Public fields of a post: an allowlist instead of the whole row. */

export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  featuredImageUrl: string | null;
  featuredImageAlt: string;
  category: { name: string; slug: string } | null;
  tags: string[];
  authorName: string;
  publishedAt: Date;
  updatedAt: Date;
  readingTimeMinutes: number | null;
  viewCount: number;
}

export interface PublicPost extends PostCard {
  /** Doesn't change with the slug; identifies the post in feeds. */
  id: string;
  /** Markdown. */
  content: string;
  metaDescription: string | null;
  authorEmail: string | null;
}

/** Limit per card, from the specification. */
export const maxCardTags = 3;
export const maxRelatedPosts = 3;

/** A post as its readers see it: an allowlist, not the row. */

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
  /** Stays when the post gets another address: what feed readers know it by. */
  id: string;
  /** Markdown. */
  content: string;
  metaDescription: string | null;
  authorEmail: string | null;
}

/** On a card (specification). */
export const maxCardTags = 3;
export const maxRelatedPosts = 3;

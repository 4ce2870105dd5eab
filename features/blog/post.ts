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
  /** Feeds identify a post by this, because its slug may change. */
  id: string;
  content: string;
  metaDescription: string | null;
  authorEmail: string | null;
}

/** The specification's limit per card. */
export const maxCardTags = 3;
export const maxRelatedPosts = 3;

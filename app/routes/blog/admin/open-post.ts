/** A post in the editor. Values are strings, as in the form's fields. */
import type { StoredPost } from "#features/blog/save-post.server.ts";

export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  metaDescription: string;
  featuredImageUrl: string;
  featuredImageAlt: string;
  authorName: string;
  authorEmail: string;
  categoryId: string;
  tags: string;
  published: boolean;
  scheduledAt: string;
}

export interface OpenPost {
  id: string;
  /** The stored version that editing started from, for optimistic locking. */
  version: number;
  values: PostValues;
  /** Private preview URL of the draft. */
  previewUrl: string;
}

export function openPostOf(post: StoredPost, origin: string): OpenPost {
  return {
    id: post.id,
    version: post.version,
    previewUrl: `${origin}/blog/preview/${post.previewKey}`,
    values: {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content: post.content,
      metaDescription: post.metaDescription ?? "",
      featuredImageUrl: post.featuredImageUrl ?? "",
      featuredImageAlt: post.featuredImageAlt,
      authorName: post.authorName,
      authorEmail: post.authorEmail ?? "",
      categoryId: post.categoryId ?? "",
      tags: post.tags.join(", "),
      published: post.published,
      scheduledAt: post.scheduledAt?.toISOString() ?? "",
    },
  };
}

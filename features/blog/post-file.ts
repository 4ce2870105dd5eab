/** Reads and writes posts as Markdown with YAML front matter between `---` lines, as Jekyll, Hugo and Eleventy do. */
import { parse, stringify } from "yaml";
import { readTags, slugOf } from "./post-text.ts";
import { postLimits } from "./texts.ts";

export interface PostFile {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  metaDescription: string | null;
  /** As written in the file: a URL, or the relative path of an image. */
  featuredImageUrl: string | null;
  featuredImageAlt: string;
  authorName: string;
  authorEmail: string | null;
  category: string | null;
  tags: string[];
  published: boolean;
  /** First publication. Null for a draft. */
  publishedAt: Date | null;
  /** When a draft will be published. Null if it isn't scheduled. */
  scheduledAt: Date | null;
}

/** In characters. Longer front matter is rejected, because YAML can be slow to parse. */
const maxFrontMatterLength = 20_000;

/** Returns a name such as "2026-11-16-the-thirty-second-recording.md". Drafts have no date. */
export function postFileName({ slug, publishedAt }: Pick<PostFile, "slug" | "publishedAt">): string {
  return `${publishedAt ? `${publishedAt.toISOString().slice(0, 10)}-` : ""}${slug}.md`;
}

export function writePostFile(post: PostFile): string {
  const front = {
    title: post.title,
    slug: post.slug,
    ...(post.publishedAt ? { date: post.publishedAt.toISOString() } : {}),
    ...(post.published ? {} : { draft: true }),
    ...(post.scheduledAt ? { publish_at: post.scheduledAt.toISOString() } : {}),
    ...(post.category ? { category: post.category } : {}),
    ...(post.tags.length > 0 ? { tags: post.tags } : {}),
    ...(post.authorName ? { author: post.authorName } : {}),
    ...(post.authorEmail ? { author_email: post.authorEmail } : {}),
    ...(post.excerpt ? { excerpt: post.excerpt } : {}),
    ...(post.metaDescription ? { description: post.metaDescription } : {}),
    ...(post.featuredImageUrl ? { image: post.featuredImageUrl } : {}),
    ...(post.featuredImageAlt ? { image_alt: post.featuredImageAlt } : {}),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${post.content.trim()}\n`;
}

/** Returns the post, or the problem as a sentence for the operator. Never throws. */
export function readPostFile(name: string, text: string): PostFile | { problem: string } {
  const whole = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [matched, yaml = ""] = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(whole) ?? [];
  const content = whole.slice(matched?.length ?? 0).trim();
  const front = readFrontMatter(yaml);
  if (front === null) return { problem: "The front matter isn't valid YAML." };
  const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(
    name.replace(/^.*\//, "").replace(/\.(?:md|markdown)$/i, ""),
  );
  const [, firstHeading = ""] = /^#\s+(.+)$/m.exec(content) ?? [];
  const title = (textOf(front.title) || firstHeading).trim();
  if (title === "") return { problem: "It has no title." };
  if (content.length > postLimits.content) return { problem: "It's too long for a post." };
  const isDraft = front.draft === true || front.published === false;
  const publishedAt = dateOf(front.date ?? dated?.[1]);
  const categories = [front.category, ...listOf(front.categories)].map(textOf).filter(Boolean);
  return {
    title: title.slice(0, postLimits.title),
    slug: slugOf(textOf(front.slug) || dated?.[2] || title),
    content: textOf(front.title) ? content : content.replace(/^#\s+.+\n*/, ""),
    excerpt: textOf(front.excerpt ?? front.summary ?? front.description).slice(0, postLimits.excerpt),
    metaDescription: textOf(front.description).slice(0, postLimits.metaDescription) || null,
    featuredImageUrl: textOf(front.image ?? front.cover ?? front.thumbnail) || null,
    featuredImageAlt: textOf(front.image_alt).slice(0, postLimits.featuredImageAlt),
    authorName: textOf(front.author).slice(0, postLimits.authorName),
    authorEmail: textOf(front.author_email) || null,
    category: categories[0]?.slice(0, postLimits.categoryName) ?? null,
    tags: Array.isArray(front.tags)
      ? readTags(front.tags.map(textOf).join(","))
      : readTags(textOf(front.tags)),
    published: !isDraft,
    publishedAt,
    scheduledAt: isDraft ? dateOf(front.publish_at) : null,
  };
}

function readFrontMatter(yaml: string): Record<string, unknown> | null {
  if (yaml.length > maxFrontMatterLength) return null;
  try {
    // Aliases are disabled, because a few lines of them can expand to gigabytes.
    const front: unknown = parse(yaml, { maxAliasCount: 0, logLevel: "error" }) ?? {};
    return typeof front === "object" && !Array.isArray(front) ? (front as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string"
    ? value
        .replace(/[\s\p{Cc}]+/gu, " ")
        .toWellFormed()
        .trim()
    : "";
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function dateOf(value: unknown): Date | null {
  if (!(typeof value === "string" || value instanceof Date)) return null;
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}

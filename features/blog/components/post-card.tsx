/** The whole card is a link, which is labeled with the post's title. */
import type { ReactNode } from "react";
import { cn } from "#ui/primitives/cn.ts";
import type { ShownCard } from "../present-post.ts";
import { PostCover } from "./post-cover.tsx";
import { PostFacts } from "./post-facts.tsx";

const link =
  "no-underline text-text after:absolute after:inset-0 after:rounded-lg group-hover:underline decoration-tint-30 underline-offset-4";

export function PostCard({ post, heading: Heading = "h2" }: { post: ShownCard; heading?: "h2" | "h3" }) {
  return (
    <article className="group relative flex h-full flex-col">
      <PostCover {...post} />
      <div className="mt-4 mb-2">
        <PostFacts {...post} />
      </div>
      <Heading className="line-clamp-2 text-18 leading-[1.35]">
        <a href={`/blog/${post.slug}`} className={link}>
          {post.title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-3 text-14 leading-[1.55] text-text-2">{post.excerpt}</p>
      <CardFoot post={post} />
    </article>
  );
}

export function LeadCard({ post }: { post: ShownCard }) {
  return (
    <article className="group relative grid items-center gap-4 md:col-span-full md:gap-x-12 lg:grid-cols-[7fr_5fr]">
      <PostCover {...post} isFirst />
      <div>
        <PostFacts {...post} />
        <h2 className="mt-2 line-clamp-2 text-22 leading-[1.2] tracking-tight md:text-28">
          <a href={`/blog/${post.slug}`} className={link}>
            {post.title}
          </a>
        </h2>
        <p className="mt-2 line-clamp-3 text-text-2">{post.excerpt}</p>
        <CardFoot post={post} />
      </div>
    </article>
  );
}

function CardFoot({ post: { tags, authorName, views } }: { post: ShownCard }) {
  return (
    <div className="mt-auto">
      <Tags tags={tags} className="mt-3" />
      <p className="mt-3 flex justify-between gap-4 text-13 text-text-3">
        <span className="min-w-0 truncate">{authorName}</span>
        <span className="shrink-0 tabular-nums">{views}</span>
      </p>
    </div>
  );
}

export function Tags({
  tags,
  className,
  before,
}: {
  tags: string[];
  className?: string;
  before?: ReactNode;
}) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={cn("flex flex-wrap gap-1.5", className)}>
      {tags.map((tag) => (
        <li key={tag} className="max-w-full truncate rounded-sm bg-surface-2 px-2 py-0.5 text-13 text-text-2">
          {before}
          {tag}
        </li>
      ))}
    </ul>
  );
}

import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { presentViews } from "#features/blog/present-views.ts";
import { postTexts } from "#features/blog/texts.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { useToast } from "#ui/toaster.tsx";
import { type AdminAnswer, postsAction } from "../admin-answer.ts";

export interface ListedPost {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  authorName: string;
  published: boolean;
  scheduledAt: string | null;
  viewCount: number;
  readingTimeMinutes: number | null;
  category: string | null;
  createdAt: string;
}

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
const iconButton =
  "grid size-9 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11";

export function PostList({ posts, page, hasNext }: { posts: ListedPost[]; page: number; hasNext: boolean }) {
  const [toDelete, setToDelete] = useState<ListedPost | null>(null);
  if (posts.length === 0)
    return (
      <div className="rounded-lg border border-border p-8 md:p-12">
        <h2 className="text-18">No posts yet</h2>
        <p className="mt-1.5 text-14 text-text-2">Write the first one, or import Markdown files.</p>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {posts.map((post) => (
          <li key={post.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-4 md:px-5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={`/blog-admin/${post.id}`}
                  className="min-w-0 font-medium [overflow-wrap:anywhere] text-text no-underline hover:underline"
                >
                  {post.title}
                </Link>
                <StateBadge post={post} />
              </p>
              {post.excerpt ? <p className="mt-1 line-clamp-2 text-14 text-text-2">{post.excerpt}</p> : null}
              <p className="mt-1.5 flex flex-wrap gap-x-4 text-13 text-text-3">
                {post.category ? <span>{post.category}</span> : null}
                {post.authorName ? <span>{post.authorName}</span> : null}
                <span className="tabular-nums">{presentViews(post.viewCount)}</span>
                {post.readingTimeMinutes ? <span>{post.readingTimeMinutes} min read</span> : null}
                <span>
                  Created <LocalTime at={post.createdAt} format={day} />
                </span>
              </p>
            </div>
            <div className="flex items-start">
              {post.published ? (
                <a
                  href={`/blog/${encodeURIComponent(post.slug)}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`View ${post.title} (opens in a new tab)`}
                  className={iconButton}
                >
                  <ExternalLink {...icon} />
                </a>
              ) : null}
              <Link to={`/blog-admin/${post.id}`} aria-label={`Edit ${post.title}`} className={iconButton}>
                <Pencil {...icon} />
              </Link>
              <button
                type="button"
                aria-label={`Delete ${post.title}`}
                onClick={() => setToDelete(post)}
                className={iconButton}
              >
                <Trash2 {...icon} />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {page > 1 || hasNext ? (
        <nav aria-label="Pages" className="mt-4 flex justify-end gap-2">
          {page > 1 ? <PageLink page={page - 1} label="Previous" /> : null}
          {hasNext ? <PageLink page={page + 1} label="Next" /> : null}
        </nav>
      ) : null}
      <DeleteQuestion post={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <Link to={`/blog-admin?page=${page}`} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {label}
    </Link>
  );
}

function StateBadge({ post: { published, scheduledAt } }: { post: ListedPost }) {
  const badge = "rounded-sm px-2 py-0.5 text-13";
  if (published) return <span className={cn(badge, "bg-ok-tint text-ok")}>Published</span>;
  if (!scheduledAt) return <span className={cn(badge, "bg-surface-2 text-text-2")}>Draft</span>;
  return (
    <>
      <span className={cn(badge, "bg-surface-2 text-text-2")}>Draft</span>
      <span className="text-13 text-text-3">
        scheduled for <LocalTime at={scheduledAt} format={dayAndMinute} />
      </span>
    </>
  );
}

function day(at: string, zone: string | undefined): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone }).format(new Date(at));
}

function dayAndMinute(at: string, zone: string | undefined): string {
  const text = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: zone,
  }).format(new Date(at));
  return zone ? `${text} ${zone}` : text;
}

function DeleteQuestion({ post, onClose }: { post: ListedPost | null; onClose: () => void }) {
  const fetcher = useFetcher<AdminAnswer>();
  const toast = useToast();
  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !data) return;
    if (data.ok) toast({ kind: "success", title: "Success", text: postTexts.deleted });
    else toast({ kind: "error", title: "Error", text: postTexts.deleteFailed });
  }, [state, data, toast]);
  return (
    <Dialog isOpen={post !== null} onClose={onClose} title={postTexts.deleteQuestion}>
      <p className="mt-2 text-14 text-text-2">You can't restore “{post?.title}”.</p>
      <fetcher.Form
        method="post"
        action={postsAction}
        className="mt-6 flex flex-wrap justify-end gap-3"
        onSubmit={onClose}
      >
        <input type="hidden" name="id" value={post?.id ?? ""} />
        <Button variant="secondary" onClick={onClose} data-first>
          Cancel
        </Button>
        <Button type="submit" name="intent" value="delete">
          Delete
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}

import { ArrowLeft, ArrowRight, Share } from "lucide-react";
import type { ReactNode } from "react";
import { PostCard, Tags } from "#features/blog/components/post-card.tsx";
import { PostCover } from "#features/blog/components/post-cover.tsx";
import type { ShownCard, ShownPost } from "#features/blog/present-post.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { SafeHtml } from "#ui/safe-html.tsx";
import postStyles from "#ui/styles/post.css?url";
import enhanceScript from "../enhance.ts?worker&url";

/** With fewer headings, there is no table of contents. */
const minContents = 3;

export function PostPage({
  appName,
  post,
  next,
  related,
  notice,
}: {
  appName: string;
  post: ShownPost;
  /** Null for a preview, and if there is no other post. */
  next: ShownCard | null;
  related: ShownCard[];
  notice?: ReactNode;
}) {
  const hasContents = post.contents.length >= minContents;
  return (
    <ProductFrame appName={appName} isSite>
      <link rel="stylesheet" href={postStyles} precedence="default" />
      <div className="mx-auto w-full max-w-[1168px] px-4 md:px-6">
        {notice}
        <article className="post-grid pt-6 pb-10 md:pt-10 md:pb-16">
          <header>
            <a
              href="/blog"
              className="mb-4 inline-flex min-h-11 items-center gap-2 text-14 text-text-2 no-underline hover:text-text md:mb-6"
            >
              <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
              Back to Blog
            </a>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-text-3">
              {post.category ? (
                <a
                  href={`/blog?category=${encodeURIComponent(post.category.slug)}`}
                  className="rounded-sm bg-tint-12 px-2 py-0.5 text-13 font-medium text-link no-underline hover:underline"
                >
                  {post.category.name}
                </a>
              ) : null}
              <time dateTime={post.date.machine}>{post.date.shown}</time>
              {post.readingTimeMinutes ? <span>{post.readingTimeMinutes} min read</span> : null}
              <span>{post.views}</span>
            </p>
            <h1 className="mt-4 text-30 tracking-tight text-balance [overflow-wrap:anywhere] md:text-40">
              {post.title}
            </h1>
            <div className="mt-6 flex items-center gap-3 text-14 leading-[1.45]">
              <Author name={post.authorName} email={post.authorEmail} />
              <button
                type="button"
                data-share
                className={buttonClass({ variant: "secondary", size: "sm", className: "invisible ml-auto" })}
              >
                <Share className="size-4" strokeWidth={1.75} aria-hidden="true" />
                Share
              </button>
            </div>
          </header>
          <div className="post-cover">
            <PostCover {...post} isFirst />
          </div>
          {hasContents ? <Contents contents={post.contents} /> : null}
          <SafeHtml html={post.html} className="post-body" />
          <Tags tags={post.tags} className="post-tags mt-8" before="#" />
          {next ? <NextPost post={next} /> : null}
        </article>
        <TryIt appName={appName} />
        {related.length > 0 ? (
          <section aria-labelledby="related" className="border-t border-border pt-10 pb-16 md:pt-12 md:pb-24">
            <h2 id="related" className="text-22">
              Related Posts
            </h2>
            <div className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
              {related.map((card) => (
                <PostCard key={card.slug} post={card} heading="h3" />
              ))}
            </div>
          </section>
        ) : null}
      </div>
      <p id="share_note" role="status" className="share-note" />
      <script type="module" src={enhanceScript} />
    </ProductFrame>
  );
}

function NextPost({ post: { slug, title, readingTimeMinutes } }: { post: ShownCard }) {
  return (
    <a
      href={`/blog/${encodeURIComponent(slug)}`}
      className="group mt-10 flex items-center justify-between gap-6 border-y border-border py-5 no-underline"
    >
      <span className="min-w-0">
        <span className="block text-13 text-text-3">Next post</span>
        <span className="mt-1 block text-18 font-semibold text-text [overflow-wrap:anywhere] group-hover:underline">
          {title}
        </span>
        {readingTimeMinutes ? (
          <span className="mt-1 block text-13 text-text-3">{readingTimeMinutes} min read</span>
        ) : null}
      </span>
      <ArrowRight className="size-5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}

/** The form of the start page. */
function TryIt({ appName }: { appName: string }) {
  return (
    <section aria-labelledby="try" className="mb-16 rounded-lg bg-tint-6 p-6 md:mb-24 md:p-10">
      <h2 id="try" className="text-22 tracking-tight">
        See what {appName} finds on your website
      </h2>
      <p className="mt-2 max-w-[60ch] text-text-2">
        Enter your website. In about a minute you get a help center where every answer cites its source.
      </p>
      <form action="/try" method="post" className="mt-5 flex max-w-[560px] gap-3 max-md:flex-col">
        <input type="hidden" name="intent" value="read" />
        <Input
          name="website"
          aria-label="Your website"
          placeholder="Enter your website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          className="grow"
        />
        <Button type="submit">Get Started</Button>
      </form>
    </section>
  );
}

function Author({ name, email }: { name: string; email: string | null }) {
  if (!name && !email) return null;
  const initials = name
    .split(/\s+/)
    .map((part) => [...part][0] ?? "")
    .slice(0, 2)
    .join("")
    .toUpperCase();
  return (
    <>
      {initials ? (
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-[50%] bg-tint-12 text-13 font-semibold text-link"
        >
          {initials}
        </span>
      ) : null}
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{name}</span>
        {email ? <span className="block text-text-3">({email})</span> : null}
      </p>
    </>
  );
}

/** Above the text, the table of contents is collapsible. From 1024 px, it is open next to the text. */
function Contents({ contents }: { contents: ShownPost["contents"] }) {
  return (
    <details className="post-contents" open>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {contents.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? "is-inner" : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

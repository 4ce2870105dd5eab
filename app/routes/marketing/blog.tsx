/** The list of published posts. The posts' own pages, search and categories come with the blog. */
import { ProductFrame } from "#app/components/product-frame.tsx";
import { servicesContext } from "#app/context.ts";
import { listPublishedPosts } from "#features/blog/list-published-posts.server.ts";
import type { Route } from "./+types/blog";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

/** 'MMM d, yyyy' */
const cardDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await listPublishedPosts(context.get(servicesContext).db);
  return {
    ...siteData(context),
    posts: posts.map(({ publishedAt, ...post }) => ({
      ...post,
      date: { machine: publishedAt.toISOString(), shown: cardDate.format(publishedAt) },
    })),
  };
}

const tagline = "Notes on customer support, AI, and answers that show where they come from.";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName } = loaderData;
  return pageMeta({ ...loaderData, path: "/blog", title: `${appName} Blog`, description: tagline });
}

export default function Blog({ loaderData: { appName, posts } }: Route.ComponentProps) {
  return (
    <ProductFrame appName={appName} isSite>
      <div className="mx-auto w-full max-w-[1168px] px-4 py-12 md:px-6 md:py-18">
        <h1 className="text-30 tracking-tight md:text-40">{appName} Blog</h1>
        <p className="mt-4 max-w-[58ch] text-18 leading-[1.55] text-text-2">{tagline}</p>
        {posts.length === 0 ? (
          <div className="mt-10 rounded-lg border border-border p-8 md:p-12">
            <h2 className="text-18">No posts found</h2>
            <p className="mt-1.5 text-text-2">Check back soon for new content!</p>
          </div>
        ) : (
          <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {posts.map(({ slug, title, excerpt, category, authorName, date, readingTimeMinutes }) => (
              <li key={slug} className="flex flex-col rounded-lg border border-border bg-surface p-6">
                <p className="flex flex-wrap gap-x-3 text-13 text-text-3">
                  {category ? <span className="font-medium text-text-2">{category}</span> : null}
                  <time dateTime={date.machine}>{date.shown}</time>
                  {readingTimeMinutes ? <span>{readingTimeMinutes} min read</span> : null}
                </p>
                <h2 className="mt-2 line-clamp-2 text-18">{title}</h2>
                <p className="mt-2 line-clamp-3 text-14 text-text-2">{excerpt}</p>
                {authorName ? <p className="mt-auto pt-4 text-13 text-text-3">{authorName}</p> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ProductFrame>
  );
}

import { Search } from "lucide-react";
import { type MetaDescriptor, redirect } from "react-router";
import { pageNotesContext, servicesContext } from "#app/context.ts";
import { LeadCard, PostCard } from "#features/blog/components/post-card.tsx";
import { listPublishedPosts, listUsedCategories } from "#features/blog/list-posts.server.ts";
import { presentCard } from "#features/blog/present-post.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { ProductFrame } from "#ui/product-frame.tsx";
import { pageMeta } from "../marketing/page-meta.ts";
import { siteData, siteLinks } from "../marketing/site-page.ts";
import { noIndex } from "../private-meta.ts";
import type { Route } from "./+types/list";
import { blogOwner, blogTagline, countsTtlMs, feedLinks } from "./blog-page.ts";
import { type BlogQuery, blogAddress, rangeOf, readBlogQuery } from "./list-query.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readBlogQuery(request.url);
  const { limit, offset, hasLead } = rangeOf(query);
  const [{ posts, total }, categories] = await Promise.all([
    listPublishedPosts(db, { ...query, limit, offset }),
    listUsedCategories(db),
  ]);
  if (posts.length === 0 && query.page > 1) throw redirect(blogAddress({ ...query, page: 1 }));
  Object.assign(context.get(pageNotesContext), { companyId: blogOwner, ttlMs: countsTtlMs });
  return {
    ...siteData(context),
    query,
    hasLead,
    categories,
    posts: posts.map(presentCard),
    total,
    hasNext: offset + posts.length < total,
  };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { appName, origin, query, categories } = loaderData;
  const name = categories.find(({ slug }) => slug === query.category)?.name;
  const title = [name, `${appName} Blog`].filter(Boolean).join(" · ");
  const path = blogAddress({ ...query, search: "" });
  return [
    ...pageMeta({ appName, origin, path, title, description: blogTagline }),
    ...feedLinks(appName),
    ...(query.search === "" ? [] : [noIndex]),
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { appName, query, hasLead, categories, posts, hasNext } = loaderData;
  const [lead, ...others] = posts;
  const isFiltered = query.search !== "" || query.category !== null;
  return (
    <ProductFrame appName={appName} isSite>
      <div className="mx-auto w-full max-w-[1168px] px-4 pt-8 pb-16 md:px-6 md:pt-16 md:pb-24">
        <h1 className="text-30 tracking-tight md:text-40">{appName} Blog</h1>
        <p className="mt-3 max-w-[56ch] text-text-2 md:text-18">{blogTagline}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 md:mt-10">
          <CategoryLinks categories={categories} query={query} />
          <SearchPosts query={query} />
        </div>
        {query.search === "" ? null : (
          <p className="mt-4 text-14 text-text-3" role="status">
            {loaderData.total} {loaderData.total === 1 ? "post" : "posts"} for “{query.search}”
          </p>
        )}
        {posts.length === 0 ? (
          <NothingFound isFiltered={isFiltered} />
        ) : (
          <div className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {hasLead && lead ? (
              <div
                className={cn("col-span-full", others.length > 0 && "border-b border-border pb-8 md:pb-10")}
              >
                <LeadCard post={lead} />
              </div>
            ) : null}
            {(hasLead ? others : posts).map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </div>
        )}
        <Pages query={query} hasNext={hasNext} />
      </div>
    </ProductFrame>
  );
}

function CategoryLinks({
  categories,
  query,
}: {
  categories: { name: string; slug: string }[];
  query: BlogQuery;
}) {
  if (categories.length === 0) return null;
  const all = [{ name: "All Posts", slug: null }, ...categories];
  return (
    <nav
      aria-label="Categories"
      className="-mx-4 max-w-[100vw] overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:overflow-visible md:px-0"
    >
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {all.map(({ name, slug }) => (
          <li key={slug} className="shrink-0">
            <a
              href={blogAddress({ ...query, category: slug, page: 1 })}
              aria-current={query.category === slug ? "page" : undefined}
              className={cn(
                "flex h-9 items-center rounded-md border px-3 text-14 no-underline",
                query.category === slug
                  ? "border-text bg-text text-bg"
                  : "border-border-strong text-text-2 hover:bg-hover",
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchPosts({ query: { search, category } }: { query: BlogQuery }) {
  return (
    <search className="w-full md:w-70">
      <form action="/blog" className="relative">
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <Search
          className="pointer-events-none absolute top-3 left-3 size-4 text-text-3"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          aria-label="Search blog posts"
          placeholder="Search blog posts..."
          className="h-10 w-full rounded-md border border-control bg-bg pr-3 pl-9 text-16 placeholder:text-text-3 md:text-14"
        />
      </form>
    </search>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-6 rounded-lg border border-border p-8 md:p-12">
      <h2 className="text-18">No posts found</h2>
      <p className="mt-1.5 text-text-2">
        {isFiltered ? "Try adjusting your search or filter criteria" : "Check back soon for new content!"}
      </p>
      {isFiltered ? (
        <a href="/blog" className={buttonClass({ variant: "secondary", className: "mt-5" })}>
          All Posts
        </a>
      ) : null}
    </div>
  );
}

function Pages({ query, hasNext }: { query: BlogQuery; hasNext: boolean }) {
  if (query.page === 1 && !hasNext) return null;
  const button = buttonClass({ variant: "secondary" });
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex items-center justify-between gap-4 border-t border-border pt-6"
    >
      {query.page > 1 ? (
        <a href={blogAddress({ ...query, page: query.page - 1 })} rel="prev" className={button}>
          Newer posts
        </a>
      ) : (
        <span />
      )}
      {hasNext ? (
        <a href={blogAddress({ ...query, page: query.page + 1 })} rel="next" className={button}>
          Older posts
        </a>
      ) : null}
    </nav>
  );
}

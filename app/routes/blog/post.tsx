import { data, type MetaDescriptor, redirect } from "react-router";
import { pageNotesContext, servicesContext } from "#app/context.ts";
import {
  findMovedPost,
  findNextPost,
  findPublishedPost,
  listRelatedPosts,
} from "#features/blog/list-posts.server.ts";
import { maxRelatedPosts } from "#features/blog/post.ts";
import { pictureSize } from "#features/blog/post-picture.ts";
import { titleStamp } from "#features/blog/post-text.ts";
import { descriptionOf, presentCard, presentPost, type ShownPost } from "#features/blog/present-post.ts";
import { renderPostInWorker } from "#features/blog/render-in-worker.server.ts";
import { pagePictureSize } from "#shared/page-picture-size.ts";
import { pageMeta } from "../marketing/page-meta.ts";
import { type SiteData, siteData, siteLinks } from "../marketing/site-page.ts";
import { noIndex } from "../private-meta.ts";
import type { Route } from "./+types/post";
import { blogOwner, countsTtlMs, feedLinks } from "./blog-page.ts";
import { PostNotFound } from "./components/post-not-found.tsx";
import { PostPage } from "./components/post-page.tsx";

export const handle = { noJs: true };

export const links = siteLinks;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const post = await findPublishedPost(db, params.slug);
  if (!post) {
    const present = await findMovedPost(db, params.slug);
    if (present) throw redirect(`/blog/${encodeURIComponent(present)}`, 301);
    return data({ ...siteData(context), post: null, next: null, related: [] }, { status: 404 });
  }
  const [related, next, rendered] = await Promise.all([
    listRelatedPosts(db, post, maxRelatedPosts),
    findNextPost(db, post),
    renderPostInWorker(post.content),
  ]);
  Object.assign(context.get(pageNotesContext), { companyId: blogOwner, ttlMs: countsTtlMs });
  return data({
    ...siteData(context),
    post: presentPost(post, rendered),
    next: next && presentCard(next),
    related: related.map(presentCard),
  });
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData?.post) return [{ title: "Post not found" }, noIndex];
  const { appName, origin, post } = loaderData;
  const path = `/blog/${encodeURIComponent(post.slug)}`;
  const description = descriptionOf(post);
  const picture = pictureOf({ origin, post });
  return [
    ...pageMeta({
      appName,
      origin,
      path,
      title: `${post.title} · ${appName} Blog`,
      description,
      type: "article",
      picture,
    }),
    ...feedLinks(appName),
    { property: "article:published_time", content: post.date.machine },
    { property: "article:modified_time", content: post.updatedAt },
    ...post.tags.map((tag) => ({ property: "article:tag", content: tag })),
    { "script:ld+json": structuredData({ appName, origin, post }) },
  ];
}

/** Returns the post's own image, or one drawn from its title. The URL of the latter changes with the title. */
function pictureOf({ origin, post }: { origin: string; post: ShownPost }) {
  const { featuredImageUrl: own, featuredImageAlt, title } = post;
  if (own)
    return {
      url: new URL(own, origin).href,
      ...(pictureSize(own) ?? pagePictureSize),
      alt: featuredImageAlt || title,
    };
  const address = `${origin}/blog/${encodeURIComponent(post.slug)}/og.png?v=${titleStamp(title)}`;
  return { url: address, ...pagePictureSize, alt: title };
}

function structuredData({ appName, origin, post }: SiteData & { post: ShownPost }) {
  const address = `${origin}/blog/${encodeURIComponent(post.slug)}`;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: descriptionOf(post),
    url: address,
    mainEntityOfPage: address,
    datePublished: post.date.machine,
    dateModified: post.updatedAt,
    author: post.authorName
      ? { "@type": "Person", name: post.authorName }
      : { "@type": "Organization", name: appName, url: origin },
    publisher: { "@type": "Organization", name: appName, url: origin },
    image: pictureOf({ origin, post }).url,
    ...(post.tags.length > 0 ? { keywords: post.tags.join(", ") } : {}),
    ...(post.category ? { articleSection: post.category.name } : {}),
  };
}

export default function Post({ loaderData: { appName, post, next, related } }: Route.ComponentProps) {
  if (!post) return <PostNotFound appName={appName} />;
  return <PostPage appName={appName} post={post} next={next} related={related} />;
}

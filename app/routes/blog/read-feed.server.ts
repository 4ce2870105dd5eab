import type { RouterContextProvider } from "react-router";
import { pageNotesContext, servicesContext } from "#app/context.ts";
import { listNewestPosts } from "#features/blog/list-posts.server.ts";
import { renderPostInWorker } from "#features/blog/render-in-worker.server.ts";
import { type Feed, withWholeAddresses } from "#features/blog/write-feed.ts";
import { siteData } from "../marketing/site-page.ts";
import { blogOwner, blogTagline } from "./blog-page.ts";

const maxFeedPosts = 20;

/** `path` is the feed's own path. The feed is cached like the blog's pages, until one of them changes. */
export async function readFeed(context: Readonly<RouterContextProvider>, path: string): Promise<Feed> {
  const { db } = context.get(servicesContext);
  const { appName, origin } = siteData(context);
  const posts = await listNewestPosts(db, maxFeedPosts);
  const rendered = await Promise.all(posts.map(({ content }) => renderPostInWorker(content)));
  context.get(pageNotesContext).companyId = blogOwner;
  return {
    title: `${appName} Blog`,
    description: blogTagline,
    address: `${origin}/blog`,
    selfAddress: origin + path,
    posts: posts.map((post, index) => ({
      id: post.id,
      address: `${origin}/blog/${encodeURIComponent(post.slug)}`,
      title: post.title,
      excerpt: post.excerpt,
      html: withWholeAddresses(rendered[index]?.html ?? "", origin),
      authorName: post.authorName,
      category: post.category?.name ?? null,
      tags: post.tags,
      publishedAt: post.publishedAt,
      updatedAt: post.updatedAt,
    })),
  };
}

/** Shows a draft at its private URL. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { findPostPreview } from "#features/blog/list-posts.server.ts";
import { presentPost } from "#features/blog/present-post.ts";
import { renderPostInWorker } from "#features/blog/render-in-worker.server.ts";
import { siteData, siteLinks } from "../marketing/site-page.ts";
import { noIndex } from "../private-meta.ts";
import type { Route } from "./+types/preview";
import { PostNotFound } from "./components/post-not-found.tsx";
import { PostPage } from "./components/post-page.tsx";

export const handle = { noJs: true };

export const links = siteLinks;

/** The URL contains the key, so the page sends no referrer to other sites and is never cached. */
const privateHeaders = { "cache-control": "private, no-store", "referrer-policy": "same-origin" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const key = z.uuid().safeParse(params.previewKey);
  const post = key.success ? await findPostPreview(db, key.data) : null;
  const shown = post ? presentPost(post, await renderPostInWorker(post.content)) : null;
  return data({ ...siteData(context), post: shown }, { status: post ? 200 : 404, headers: privateHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.post ? `Preview: ${loaderData.post.title}` : "Post not found" }, noIndex];
}

export default function PostPreview({ loaderData: { appName, post } }: Route.ComponentProps) {
  if (!post) return <PostNotFound appName={appName} />;
  return (
    <PostPage
      appName={appName}
      post={post}
      next={null}
      related={[]}
      notice={
        <p className="mt-4 rounded-md border border-border bg-surface-2 px-4 py-3 text-14 text-text-2">
          <strong className="font-medium text-text">Private preview.</strong> Only people with this link can
          see it.
        </p>
      }
    />
  );
}

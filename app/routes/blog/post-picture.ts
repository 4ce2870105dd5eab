import { servicesContext } from "#app/context.ts";
import { drawPostPicture } from "#features/blog/draw-post-picture.server.ts";
import { findPublishedPost } from "#features/blog/list-posts.server.ts";
import { siteData } from "../marketing/site-page.ts";
import type { Route } from "./+types/post-picture";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const post = await findPublishedPost(db, params.slug);
  if (!post) return new Response("This image doesn't exist.", { status: 404 });
  const png = await drawPostPicture({ ...siteData(context), title: post.title });
  if (!png)
    return new Response("This image will be ready in a moment.", {
      status: 503,
      headers: { "retry-after": "10", "cache-control": "no-store" },
    });
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

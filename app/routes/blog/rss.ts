import { writeRss } from "#features/blog/write-feed.ts";
import type { Route } from "./+types/rss";
import { readFeed } from "./read-feed.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const feed = await readFeed(context, "/blog/rss.xml");
  return new Response(writeRss(feed), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

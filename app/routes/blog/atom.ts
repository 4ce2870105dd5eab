import { writeAtom } from "#features/blog/write-feed.ts";
import type { Route } from "./+types/atom";
import { readFeed } from "./read-feed.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const feed = await readFeed(context, "/blog/atom.xml");
  return new Response(writeAtom(feed), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}

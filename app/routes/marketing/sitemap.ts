import { servicesContext } from "#app/context.ts";
import { listPostAddresses } from "#features/blog/list-posts.server.ts";
import { sitemapOf } from "#features/help-center/sitemap-and-llms.ts";
import type { Route } from "./+types/sitemap";
import { siteData } from "./site-page.ts";

/** Lists the public site and its blog. Each help center has its own sitemap. */
const paths = ["/", "/blog", "/contact", "/api", "/privacy", "/terms", "/cookies"];

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { origin } = siteData(context);
  const posts = await listPostAddresses(context.get(servicesContext).db);
  const sitemap = sitemapOf(origin, [
    ...paths.map((path) => ({ path, changedAt: null })),
    ...posts.map(({ slug, updatedAt }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    })),
  ]);
  return new Response(sitemap, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

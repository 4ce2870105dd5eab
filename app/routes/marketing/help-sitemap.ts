/** Sitemap index of the help centers that are served below /help/ on this host. */
import { servicesContext } from "#app/context.ts";
import { listMainHostCenters } from "#features/help-center/main-host-centers.server.ts";
import { sitemapIndexOf } from "#features/help-center/sitemap-and-llms.ts";
import type { Route } from "./+types/help-sitemap";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, origin, config } = context.get(servicesContext);
  const bases = await listMainHostCenters(db, { origin, baseDomain: config.baseDomain });
  return new Response(sitemapIndexOf(bases.map((base) => `${base}/sitemap.xml`)), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}

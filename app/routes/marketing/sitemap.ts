import type { Route } from "./+types/sitemap";
import { siteData } from "./site-page.ts";

/** The public site; each help center is found from its own address. */
const paths = ["/", "/blog", "/contact", "/api", "/privacy", "/terms", "/cookies"];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = siteData(context);
  // An origin is parsed by the URL standard, so it holds nothing that XML would take for markup.
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  return new Response(`${xml.join("\n")}\n`, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

import { servicesContext } from "#app/context.ts";
import { servesSubdomains } from "#features/help-center/public-address.ts";
import type { Route } from "./+types/robots";
import { siteData } from "./site-page.ts";

/** Pages that need an account or a link, API calls, and operator pages. /auth itself may be indexed. */
const privatePaths = [
  "/auth/",
  "/blog-admin",
  "/blog/preview/",
  "/claim/",
  "/dashboard",
  "/demo",
  "/dev/",
  "/functions/",
  "/help/preview",
  "/onboarding",
  "/operator",
  "/try",
  "/waitlist",
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = siteData(context);
  const { baseDomain } = context.get(servicesContext).config;
  const lines = [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    // A help center with its own host is listed in that host's robots.txt.
    ...(servesSubdomains({ origin, baseDomain }) ? [] : [`Sitemap: ${origin}/help/sitemap.xml`]),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

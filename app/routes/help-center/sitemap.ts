/** Lists every public page with its last change, at the help center's canonical address only. */
import { redirect } from "react-router";
import { hostContext, servicesContext } from "#app/context.ts";
import { isHomeAddress } from "#features/help-center/public-address.ts";
import { sitemapInLanguages } from "#features/help-center/sitemap-and-llms.ts";
import { listPagesIn, requireIndexablePages } from "./indexable-pages.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { services, scope, center, pages } = await requireIndexablePages(args);
  const [main, ...others] = center.languages;
  const base = main?.canonicalBase ?? center.canonicalBase ?? "";
  const { config, origin } = args.context.get(servicesContext);
  const { baseDomain } = config;
  // A sitemap is only valid for the host it is served from, and covers all languages.
  if (
    center.canonicalBase !== base ||
    !isHomeAddress(base, { host: args.context.get(hostContext), origin, baseDomain })
  )
    throw redirect(`${base}/sitemap.xml`, 302);
  const translated = await Promise.all(
    others.map(async ({ language, canonicalBase }) => ({
      language,
      base: canonicalBase ?? "",
      pages: await listPagesIn(services, scope, language),
    })),
  );
  return new Response(sitemapInLanguages([{ language: center.language, base, pages }, ...translated]), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

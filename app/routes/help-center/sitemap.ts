/** Lists every public page with its last change, at the help center's canonical address only. */
import { redirect } from "react-router";
import { hostContext, servicesContext } from "#app/context.ts";
import { sitemapOf } from "#features/help-center/found-files.ts";
import { isHomeAddress } from "#features/help-center/public-address.ts";
import { requireFoundPages } from "./found.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { base, pages } = await requireFoundPages(args);
  const { config, origin } = args.context.get(servicesContext);
  const { baseDomain } = config;
  // A sitemap is only valid for the host it is served from.
  if (!isHomeAddress(base, { host: args.context.get(hostContext), origin, baseDomain }))
    throw redirect(`${base}/sitemap.xml`, 302);
  return new Response(sitemapOf(base, pages), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

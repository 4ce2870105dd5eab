import { robotsOf } from "#features/help-center/sitemap-and-llms.ts";
import { requireIndexablePages } from "./indexable-pages.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { base } = await requireIndexablePages(args);
  return new Response(robotsOf(base), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

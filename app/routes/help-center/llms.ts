import { llmsOf } from "#features/help-center/sitemap-and-llms.ts";
import { requireIndexablePages } from "./indexable-pages.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { center, base, pages } = await requireIndexablePages(args);
  const others = center.languages.filter(({ language }) => language !== center.language);
  return new Response(llmsOf(center, base, pages, others), {
    headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
  });
}

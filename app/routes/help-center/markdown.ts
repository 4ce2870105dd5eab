import { addressAt } from "#features/help-center/indexable-page.ts";
import { requireIndexablePage } from "./indexable-pages.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { base, page } = await requireIndexablePage(args);
  return new Response(page.markdown(), {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      // Search engines index the HTML page instead.
      "x-robots-tag": "noindex",
      link: `<${addressAt(base, page.path)}>; rel="canonical"`,
    },
  });
}

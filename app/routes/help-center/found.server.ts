import { data } from "react-router";
import type { FoundPage } from "#features/help-center/found-page.ts";
import { pathOfFile } from "#features/help-center/found-page.ts";
import { listFoundPages } from "#features/help-center/found-pages.server.ts";
import { unknownPageText } from "#features/help-center/texts.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";

/** The indexable pages, for sitemap, llms.txt and the like; 404 if the help center may not be shown. */
export async function requireFoundPages(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const pages = await listFoundPages(services.db, scope, center);
  const { canonicalBase: base } = center;
  if (base === null || pages.length === 0) throw data(unknownPageText, { status: 404 });
  return { services, scope, center, base, pages };
}

/** The page that a Markdown twin or picture belongs to, from a path such as "/faq/do-you-ship.md". */
export async function requireFoundPage(args: HelpCenterArgs) {
  const found = await requireFoundPages(args);
  const path = pathOfFile(new URL(args.request.url).pathname.slice(found.scope.basePath.length));
  const page: FoundPage | undefined = found.pages.find((each) => each.path === path);
  if (!page) throw data(unknownPageText, { status: 404 });
  return { ...found, page };
}

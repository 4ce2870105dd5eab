import type { IndexablePage } from "#features/help-center/indexable-page.ts";
import { pathOfFile } from "#features/help-center/indexable-page.ts";
import { listIndexablePages } from "#features/help-center/indexable-pages.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import { type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

/**
 * Returns the indexable pages, for sitemap, llms.txt and similar files. Throws a 404 if the help center isn't public.
 */
export async function requireIndexablePages(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const pages = await listIndexablePages(services.db, scope, center);
  const { canonicalBase: base } = center;
  if (base === null || pages.length === 0) throw unknownPage(center);
  return { services, scope, center, base, pages };
}

/** The indexable pages of the same help center in another language. */
export async function listPagesIn(
  {
    db,
    origin,
    config,
  }: Pick<Awaited<ReturnType<typeof requirePublicScope>>["services"], "db" | "origin" | "config">,
  scope: PublicScope,
  language: string,
): Promise<IndexablePage[]> {
  const inLanguage = scopeIn(scope, language);
  const center = presentHelpCenter(inLanguage, { origin, baseDomain: config.baseDomain });
  return listIndexablePages(db, inLanguage, center);
}

/** Returns the page for the path of its Markdown version or picture, such as "/faq/do-you-ship.md". */
export async function requireIndexablePage(args: HelpCenterArgs) {
  const found = await requireIndexablePages(args);
  const path = pathOfFile(new URL(args.request.url).pathname.slice(found.scope.rootPath.length));
  const page: IndexablePage | undefined = found.pages.find((each) => each.path === path);
  if (!page) throw unknownPage(found.center);
  return { ...found, page };
}

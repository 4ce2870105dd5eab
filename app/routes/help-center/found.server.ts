import type { FoundPage } from "#features/help-center/found-page.ts";
import { pathOfFile } from "#features/help-center/found-page.ts";
import { listFoundPages } from "#features/help-center/found-pages.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import { type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

/**
 * Returns the indexable pages, for sitemap, llms.txt and similar files. Throws a 404 if the help center isn't public.
 */
export async function requireFoundPages(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const pages = await listFoundPages(services.db, scope, center);
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
): Promise<FoundPage[]> {
  const inLanguage = scopeIn(scope, language);
  const center = presentHelpCenter(inLanguage, { origin, baseDomain: config.baseDomain });
  return listFoundPages(db, inLanguage, center);
}

/** Returns the page for the path of its Markdown version or picture, such as "/faq/do-you-ship.md". */
export async function requireFoundPage(args: HelpCenterArgs) {
  const found = await requireFoundPages(args);
  const path = pathOfFile(new URL(args.request.url).pathname.slice(found.scope.rootPath.length));
  const page: FoundPage | undefined = found.pages.find((each) => each.path === path);
  if (!page) throw unknownPage(found.center);
  return { ...found, page };
}

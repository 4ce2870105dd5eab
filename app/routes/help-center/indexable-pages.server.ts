import { readCategoryNames } from "#features/help-center/category-names.server.ts";
import type { IndexablePage } from "#features/help-center/indexable-page.ts";
import { pathOfFile } from "#features/help-center/indexable-page.ts";
import { findIndexableTitle, listIndexablePages } from "#features/help-center/indexable-pages.server.ts";
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
  const categories = await readCategoryNames(db, inLanguage);
  const center = presentHelpCenter(inLanguage, { origin, baseDomain: config.baseDomain, categories });
  return listIndexablePages(db, inLanguage, center);
}

/** Returns the page for the path of its Markdown version, such as "/faq/do-you-ship.md". */
export async function requireIndexablePage(args: HelpCenterArgs) {
  const found = await requireIndexablePages(args);
  const path = askedPath(args, found.scope);
  const page: IndexablePage | undefined = found.pages.find((each) => each.path === path);
  if (!page) throw unknownPage(found.center);
  return { ...found, page };
}

/** Returns the title of the page for the path of its picture, such as "/og/faq/do-you-ship.png". */
export async function requireIndexableTitle(args: HelpCenterArgs) {
  const found = await requirePublicScope(args);
  const { services, scope, center } = found;
  const path = askedPath(args, scope);
  const title = path === null ? null : await findIndexableTitle(services.db, scope, { center, path });
  if (title === null) throw unknownPage(center);
  return { ...found, title };
}

function askedPath({ request }: HelpCenterArgs, { rootPath }: PublicScope): string | null {
  return pathOfFile(new URL(request.url).pathname.slice(rootPath.length));
}

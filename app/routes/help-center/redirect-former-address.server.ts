/** Middleware of all help-center pages: a former address redirects where its page would be a 404. */
import { type MiddlewareFunction, redirect } from "react-router";
import { languageContext } from "#app/context.ts";
import { languagesIn } from "#features/help-center/public-scope.ts";
import { findRedirect } from "#features/redirects/redirects.server.ts";
import { languageSegment } from "#features/translations/language-tag.ts";
import { splitLanguage } from "#shared/language-address.ts";
import { type HelpCenterArgs, requestedUrl, requireFrame } from "./require-public-scope.server.ts";

export const redirectFormerAddress: MiddlewareFunction<Response> = async (args, next) => {
  const response = await next();
  if (response.status !== 404 || (args.request.method !== "GET" && args.request.method !== "HEAD"))
    return response;
  const moved = await findFormerAddress(args);
  if (!moved) return response;
  await response.body?.cancel();
  return moved;
};

async function findFormerAddress(args: HelpCenterArgs): Promise<Response | null> {
  // Nothing redirects in a help center that the visitor can't read.
  const frame = await requireFrame(args).catch(() => null);
  if (!frame) return null;
  const { services, scope } = frame;
  const { rootPath, companyId, view } = scope;
  const path = requestedUrl(args).pathname.slice(rootPath.length);
  const segment = args.context.get(languageContext)?.language;
  // "/en/old" was already shortened to "/old" if English is the main language.
  const paths = segment === undefined ? [path, `/${languageSegment(view.main)}${path}`] : [path];
  // A path that was entered without a language leads to the same page in each.
  const shortened = segment === undefined || frame.isUnknownLanguage ? null : path.slice(segment.length + 1);
  const found = await findRedirect(services.db, scope, shortened ? [...paths, shortened] : paths);
  if (!found) return null;
  const original = originalOf(found.target, frame);
  // Without a public original, the two could lead to each other.
  if (original !== null && (await findRedirect(services.db, scope, [original]))) return null;
  const base = found.asked === shortened ? scope.basePath : rootPath;
  const { headers } = args.request;
  services.redirectHits.countRedirect({ companyId, path: found.path }, Object.fromEntries(headers));
  // Temporary, because the page will be there once its language is published.
  return original === null ? redirect(base + found.target, 301) : redirect(base + original, 302);
}

/** The page in the main language, if the redirect leads to a language that visitors can't see. Null otherwise. */
function originalOf(
  target: string,
  { scope, center }: Awaited<ReturnType<typeof requireFrame>>,
): string | null {
  const pathEnd = target.search(/[?#]|$/);
  const { language, path } = splitLanguage(target.slice(0, pathEnd), { isMainHost: false });
  const shown = languagesIn(scope, { withDrafts: center.isPreview }).map(languageSegment);
  return language === null || shown.includes(language) ? null : path + target.slice(pathEnd);
}

/** Middleware of all help-center pages: a former address redirects where its page would be a 404. */
import { type MiddlewareFunction, redirect } from "react-router";
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
  const { rootPath, companyId } = scope;
  const moved = await followRedirect(requestedUrl(args).pathname.slice(rootPath.length), frame);
  if (!moved || (await leadsBack(moved, frame))) return null;
  const { headers } = args.request;
  services.redirectHits.countRedirect({ companyId, path: moved.path }, Object.fromEntries(headers));
  return redirect(rootPath + moved.to, moved.isTemporary ? 302 : 301);
}

type Frame = Awaited<ReturnType<typeof requireFrame>>;

interface Moved {
  /** Of the redirect, as it is stored. */
  path: string;
  /** Below the help center's address. */
  to: string;
  /** Leads to the original, because its language isn't published yet. */
  isTemporary: boolean;
}

async function followRedirect(path: string, frame: Frame): Promise<Moved | null> {
  const { services, scope } = frame;
  const { paths, shortened, language } = spellingsOf(path, frame);
  const found = await findRedirect(services.db, scope, paths);
  if (!found) return null;
  const { language: named, original } = splitTarget(found.target);
  const isShown = named !== null && shownLanguages(frame).includes(named);
  // Visitors can't see the page in its language yet.
  const isTemporary = named !== null && !isShown;
  const base = found.asked === shortened && !isShown ? `/${language}` : "";
  return { path: found.path, to: base + (isTemporary ? original : found.target), isTemporary };
}

/** The paths whose redirects a request uses. */
function spellingsOf(
  path: string,
  frame: Frame,
): { paths: string[]; shortened: string | null; language: string | null } {
  const { language, path: rest } = splitLanguage(path.replace(/[?#].*$/s, ""), { isMainHost: false });
  const main = languageSegment(frame.scope.view.main);
  // "/en/old" was already shortened to "/old" if English is the main language.
  if (language === null || language === main)
    return { paths: [rest, `/${main}${rest}`], shortened: null, language };
  // A path that was entered without a language leads to the same page in each.
  const shortened = shownLanguages(frame).includes(language) ? rest : null;
  return { paths: shortened === null ? [path] : [path, shortened], shortened, language };
}

const maxHops = 10;

/** Whether browsers would get here again. `storeRedirects` doesn't know about languages that aren't published. */
async function leadsBack(first: Moved, frame: Frame): Promise<boolean> {
  const visited = new Set([first.path]);
  let { to } = first;
  while (visited.size <= maxHops) {
    const next = await followRedirect(to, frame);
    if (!next) return false;
    if (visited.has(next.path)) return true;
    visited.add(next.path);
    to = next.to;
  }
  return true;
}

function shownLanguages({ scope, center }: Frame): string[] {
  return languagesIn(scope, { withDrafts: center.isPreview }).map(languageSegment);
}

/** The language that a target names, and the target without it. */
function splitTarget(target: string): { language: string | null; original: string } {
  const pathEnd = target.search(/[?#]|$/);
  const { language, path } = splitLanguage(target.slice(0, pathEnd), { isMainHost: false });
  return { language, original: path + target.slice(pathEnd) };
}

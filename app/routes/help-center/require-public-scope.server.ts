import { data, type Params, type RouterContextProvider, redirect } from "react-router";
import { hostContext, languageContext, pageNotesContext, servicesContext } from "#app/context.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { readCategoryNames } from "#features/help-center/category-names.server.ts";
import {
  findMovedSubdomain,
  findPreviewScope,
  findPrivateScope,
  findPublicScope,
  type PrivateScope,
} from "#features/help-center/find-public-scope.server.ts";
import { mayReadCenter } from "#features/help-center/may-read-center.server.ts";
import { type PublicHelpCenter, presentHelpCenter } from "#features/help-center/present.ts";
import { languagesIn, type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import { notAllowedText, notPublicText, signInNeededText } from "#features/help-center/texts.ts";
import type { Reader } from "#features/readers/read-access.server.ts";
import { findVisitor } from "../guards.server.ts";
import type { AccessEnded } from "./error-words.ts";
import { plainPath } from "./plain-path.ts";

export interface HelpCenterArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Params;
}

/**
 * Every help-center loader and action calls this first. Redirects other spellings of an address to the normalized one,
 * and an old name to the current one. Throws a 404 with the same text for everything that isn't public. Database errors
 * become a 5xx.
 */
export async function requirePublicScope(args: HelpCenterArgs): Promise<PublicCenter> {
  const found = await requireFrame(args);
  if (found.isUnknownLanguage) throw unknownPage(found.center);
  return found;
}

/** For the frame around a page, which also surrounds the 404 for a language that the help center doesn't have. */
export function requireFrame(args: HelpCenterArgs): Promise<PublicCenter> {
  const { request, context } = args;
  const isRead = request.method === "GET" || request.method === "HEAD";
  // An action's changes must be read again, so this result isn't shared.
  if (!isRead) return findPublicCenter(args);
  const begun = centers.get(context);
  if (begun) return begun;
  const finding = findPublicCenter(args);
  centers.set(context, finding);
  return finding;
}

type PublicCenter = Awaited<ReturnType<typeof findPublicCenter>>;

/** The frame and the page of a request load in parallel and share one lookup. */
const centers = new WeakMap<HelpCenterArgs["context"], Promise<PublicCenter>>();

async function findPublicCenter(args: HelpCenterArgs) {
  const { context, params } = args;
  const services = context.get(servicesContext);
  toPlainAddress(args);
  if (params.companyId !== undefined)
    return present(args, await requirePreviewScope(args), { isPreview: true });
  const host = context.get(hostContext);
  const scope = await findPublicScope(services.db, { host, subdomain: params.subdomain });
  if (!scope) {
    const hidden = await findPrivateScope(services.db, { host, subdomain: params.subdomain });
    if (hidden) return requireReader(args, hidden);
    const old = host.kind === "tenant" ? host.subdomain : host.kind === "main" ? params.subdomain : undefined;
    const present = old ? await findMovedSubdomain(services.db, old) : null;
    if (old && present)
      throw redirect(movedAddress(requestedUrl(args), { old, present, isMain: host.kind === "main" }), 301);
    throw data(notPublicText, { status: 404 });
  }
  context.get(pageNotesContext).companyId = scope.companyId;
  return present(args, scope);
}

/** A page of a private help center: never cached. Visitors without access are sent to its entry page. */
async function requireReader(args: HelpCenterArgs, hidden: PrivateScope) {
  const { request, context } = args;
  const services = context.get(servicesContext);
  const { scope } = hidden;
  if (!(await mayReadCenter(services, hidden, await readerOf({ request, context }, hidden)))) {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) refusedPosts.add(context);
    // The loaders of the error page run after the action, with a GET.
    if (refusedPosts.has(context)) throw accessEnded(args, hidden);
    const { pathname, search } = requestedUrl(args);
    const { basePath } = inRequestedLanguage(args, scope, { withDrafts: false }) ?? scope;
    throw redirect(`${basePath}/enter?${new URLSearchParams({ to: pathname + search })}`);
  }
  context.get(pageNotesContext).readBy = { companyId: scope.companyId };
  return present(args, scope, { isPrivate: true });
}

function accessEnded(args: HelpCenterArgs, { scope }: PrivateScope) {
  const { view } = inRequestedLanguage(args, scope, { withDrafts: false }) ?? scope;
  const { language } = view;
  return data({ language, messages: centerMessages(language) } satisfies AccessEnded, { status: 403 });
}

const refusedPosts = new WeakSet<HelpCenterArgs["context"]>();

/** Only the main host has sessions. A member without a factor that the company requires counts as a stranger. */
export async function readerOf(
  { request, context }: Pick<HelpCenterArgs, "request" | "context">,
  { companyId }: PrivateScope,
): Promise<Reader> {
  const { db } = context.get(servicesContext);
  const visitor = context.get(hostContext).kind === "main" ? await findVisitor(context, request) : null;
  const { headers } = request;
  const { host } = new URL(request.url);
  if (!visitor?.user.emailVerified) return { headers, host, userId: null };
  const userId = visitor.user.id;
  const company = await findCompany(db, { companyId });
  const lacksFactor = await lacksRequiredFactor(db, { userId, company, secondFactor: visitor.secondFactor });
  return { headers, host, userId: lacksFactor ? null : userId };
}

/**
 * The preview of the owner's own help center, public or not. It is neither cached nor counted, because the page's notes
 * name no company.
 */
export async function requirePreviewScope({
  request,
  context,
  params,
}: HelpCenterArgs): Promise<PublicScope> {
  const { db } = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  if (!visitor?.user.emailVerified) throw data(signInNeededText, { status: 401 });
  // Compares with the visitor's own company before any lookup, so that nothing reveals whether another company exists.
  const companyId = visitor.company?.id;
  const scope =
    companyId !== undefined && companyId === params.companyId && !visitor.lacksFactor
      ? await findPreviewScope(db, { userId: visitor.user.id, companyId })
      : null;
  if (!scope) throw data(notAllowedText, { status: 403 });
  return scope;
}

async function present(
  args: HelpCenterArgs,
  found: PublicScope,
  { isPreview = false, isPrivate = false } = {},
) {
  const services = args.context.get(servicesContext);
  const { origin, config, db } = services;
  const scope = inRequestedLanguage(args, found, { withDrafts: isPreview });
  const categories = await readCategoryNames(db, scope ?? found);
  const installation = { origin, baseDomain: config.baseDomain };
  const center = presentHelpCenter(scope ?? found, {
    ...installation,
    categories,
    isPreview,
    isPrivate,
    hasModel: services.config.ai !== null,
  });
  return { services, scope: scope ?? found, center, isUnknownLanguage: scope === null };
}

/** The main language has no segment in its addresses. Null for a language that visitors can't see. */
function inRequestedLanguage(
  { request, context }: HelpCenterArgs,
  scope: PublicScope,
  { withDrafts }: { withDrafts: boolean },
): PublicScope | null {
  const requested = context.get(languageContext)?.language;
  if (requested === undefined) return scope;
  const known = languagesIn(scope, { withDrafts }).find((language) => language.toLowerCase() === requested);
  if (known === undefined) return null;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (known === scope.view.main && isRead) {
    const { pathname, search } = new URL(request.url);
    // Temporary, because the main language can change.
    throw redirect(pathname + search, 302);
  }
  return scopeIn(scope, known);
}

/** The address as the visitor requested it: `request.url` lacks the language. */
export function requestedUrl({ request, context }: Pick<HelpCenterArgs, "request" | "context">): URL {
  const url = new URL(request.url);
  url.pathname = context.get(languageContext)?.pathname ?? url.pathname;
  return url;
}

/** Every page has a single address. POST requests are accepted at any spelling. */
function toPlainAddress(args: HelpCenterArgs): void {
  const { request, params } = args;
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = requestedUrl(args);
  // Without its language, "/en//other.example" would lead to another host.
  const hasEmptySegment = pathname.includes("//");
  // Under a splat route, no spelling of this address has a page, unless empty segments hid it.
  if (params["*"] !== undefined && !hasEmptySegment) return;
  // No address here contains an encoded slash.
  if (/%2f/i.test(pathname) && !hasEmptySegment) return;
  const plain = plainPath(pathname);
  if (plain !== pathname) throw redirect(plain + search, 301);
}

/** For an unknown address inside a public help center. */
export function unknownPage({ messages }: Pick<PublicHelpCenter, "messages">) {
  return data(textsOf(messages).t("error.notFoundText"), { status: 404 });
}

/**
 * Returns the same page under the current name, which is in the path on the main host and in the host name elsewhere.
 */
function movedAddress(
  url: URL,
  { old, present, isMain }: { old: string; present: string; isMain: boolean },
): string {
  const { search } = url;
  if (isMain) return `/help/${present}${url.pathname.slice(`/help/${old}`.length)}${search}`;
  return `${url.protocol}//${url.host.replace(/^[^.]+/, present)}${url.pathname}${search}`;
}

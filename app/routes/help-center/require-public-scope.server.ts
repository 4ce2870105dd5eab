import { data, type Params, type RouterContextProvider, redirect } from "react-router";
import { hostContext, pageNotesContext, servicesContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import {
  findMovedSubdomain,
  findPreviewScope,
  findPrivateScope,
  findPublicScope,
  type PrivateScope,
  type PublicScope,
} from "#features/help-center/find-public-scope.server.ts";
import { type PublicHelpCenter, presentHelpCenter } from "#features/help-center/present.ts";
import { notAllowedText, notPublicText, signInNeededText } from "#features/help-center/texts.ts";
import { mayRead, type Reader } from "#features/readers/read-access.server.ts";
import { enterTexts } from "#features/readers/texts.ts";
import { findVisitor } from "../guards.server.ts";
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
export function requirePublicScope(args: HelpCenterArgs): Promise<PublicCenter> {
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
  const { request, context, params } = args;
  const services = context.get(servicesContext);
  toPlainAddress(request, params);
  if (params.companyId !== undefined)
    return present(services, await requirePreviewScope(args), { isPreview: true });
  const host = context.get(hostContext);
  const scope = await findPublicScope(services.db, { host, subdomain: params.subdomain });
  if (!scope) {
    const hidden = await findPrivateScope(services.db, { host, subdomain: params.subdomain });
    if (hidden) return requireReader(args, hidden);
    const old = host.kind === "tenant" ? host.subdomain : host.kind === "main" ? params.subdomain : undefined;
    const present = old ? await findMovedSubdomain(services.db, old) : null;
    if (old && present)
      throw redirect(movedAddress(new URL(request.url), { old, present, isMain: host.kind === "main" }), 301);
    throw data(notPublicText, { status: 404 });
  }
  context.get(pageNotesContext).companyId = scope.companyId;
  return present(services, scope);
}

/** A page of a private help center: never cached. Without access, pages lead to the entrance. */
async function requireReader({ request, context }: HelpCenterArgs, hidden: PrivateScope) {
  const services = context.get(servicesContext);
  const { scope } = hidden;
  if (!(await mayRead(services, hidden, await readerOf({ request, context }, hidden)))) {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) refusedPosts.add(context);
    // The loaders of the error page run after the action, with a GET.
    if (refusedPosts.has(context)) throw data(enterTexts.ended, { status: 403 });
    const { pathname, search } = new URL(request.url);
    throw redirect(`${scope.basePath}/enter?${new URLSearchParams({ to: pathname + search })}`);
  }
  context.get(pageNotesContext).readBy = { companyId: scope.companyId };
  return present(services, scope, { isPrivate: true });
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

function present(services: Services, scope: PublicScope, { isPreview = false, isPrivate = false } = {}) {
  const { origin, config } = services;
  const center = presentHelpCenter(scope, { origin, baseDomain: config.baseDomain, isPreview, isPrivate });
  return { services, scope, center };
}

/** Every page has a single address. Posts are accepted at any spelling. */
function toPlainAddress(request: Request, params: Params): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  // Under a splat route, no spelling of this address has a page, unless empty segments hid it.
  if (params["*"] !== undefined && !pathname.includes("//")) return;
  // No address here contains an encoded slash.
  if (/%2f/i.test(pathname)) return;
  const plain = plainPath(pathname);
  if (plain !== pathname) throw redirect(plain + search, 301);
}

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

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

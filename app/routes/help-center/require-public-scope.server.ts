import { data, type Params, type RouterContextProvider, redirect } from "react-router";
import { hostContext, pageNotesContext, servicesContext } from "#app/context.ts";
import {
  findMovedSubdomain,
  findPreviewScope,
  findPublicScope,
  type PublicScope,
} from "#features/help-center/find-public-scope.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import {
  notAllowedText,
  notPublicText,
  signInNeededText,
  unknownPageText,
} from "#features/help-center/texts.ts";
import { findVisitor } from "../guards.server.ts";
import { plainPath } from "./plain-path.ts";

export interface HelpCenterArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Params;
}

/**
 * The first call of every help-center loader and action. Redirects other spellings of an address to the normalized
 * one and an old name to the current one, and answers 404 with the same text for everything that may not be shown.
 * Database errors propagate and become a 5xx.
 */
export function requirePublicScope(args: HelpCenterArgs): Promise<PublicCenter> {
  const { request, context } = args;
  const isRead = request.method === "GET" || request.method === "HEAD";
  // Not deduplicated for an action, because its changes must be read again.
  if (!isRead) return findPublicCenter(args);
  const begun = centers.get(context);
  if (begun) return begun;
  const finding = findPublicCenter(args);
  centers.set(context, finding);
  return finding;
}

type PublicCenter = Awaited<ReturnType<typeof findPublicCenter>>;

/** Deduplicates the lookup per request: its frame and its page load in parallel. */
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
    const old = host.kind === "tenant" ? host.subdomain : host.kind === "main" ? params.subdomain : undefined;
    const present = old ? await findMovedSubdomain(services.db, old) : null;
    if (old && present)
      throw redirect(movedAddress(new URL(request.url), { old, present, isMain: host.kind === "main" }), 301);
    throw data(notPublicText, { status: 404 });
  }
  context.get(pageNotesContext).companyId = scope.companyId;
  return present(services, scope);
}

/**
 * A preview of the owner's own help center, public or not. Never cached and never counted, since the page's notes
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
  // Compared with the visitor's own company before any lookup, so that nothing reveals whether another company
  // exists.
  const companyId = visitor.company?.id;
  const scope =
    companyId !== undefined && companyId === params.companyId
      ? await findPreviewScope(db, { userId: visitor.user.id, companyId })
      : null;
  if (!scope) throw data(notAllowedText, { status: 403 });
  return scope;
}

function present(services: Services, scope: PublicScope, { isPreview = false } = {}) {
  const { origin, config } = services;
  const center = presentHelpCenter(scope, { origin, baseDomain: config.baseDomain, isPreview });
  return { services, scope, center };
}

/** One page has one address. Posts are accepted at any spelling. */
function toPlainAddress(request: Request, params: Params): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  // A splat route: no spelling of this address has a page, unless empty segments hid it.
  if (params["*"] !== undefined && !pathname.includes("//")) return;
  // No address here contains an encoded slash.
  if (/%2f/i.test(pathname)) return;
  const plain = plainPath(pathname);
  if (plain !== pathname) throw redirect(plain + search, 301);
}

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** For an unknown address inside a public help center. */
export function unknownPage() {
  return data(unknownPageText, { status: 404 });
}

/** The same page under the current name: in the path on the main host, in the host name elsewhere. */
function movedAddress(
  url: URL,
  { old, present, isMain }: { old: string; present: string; isMain: boolean },
): string {
  const { search } = url;
  if (isMain) return `/help/${present}${url.pathname.slice(`/help/${old}`.length)}${search}`;
  return `${url.protocol}//${url.host.replace(/^[^.]+/, present)}${url.pathname}${search}`;
}

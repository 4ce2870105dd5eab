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
 * What every loader and action of a help center starts with. Sends other spellings of an address to the plain one,
 * answers 404 with one text for whatever may not be shown, and sends an old name to the present one. A failing
 * database throws on and becomes a 5xx.
 */
export function requirePublicScope(args: HelpCenterArgs): Promise<PublicCenter> {
  const { request, context } = args;
  const isRead = request.method === "GET" || request.method === "HEAD";
  // After an action everything is read again.
  if (!isRead) return findPublicCenter(args);
  const begun = centers.get(context);
  if (begun) return begun;
  const finding = findPublicCenter(args);
  centers.set(context, finding);
  return finding;
}

type PublicCenter = Awaited<ReturnType<typeof findPublicCenter>>;

/** By the context of a request: its frame and its page ask for the same, at the same time. */
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
 * A preview: the owner's own help center, whether it is public or not. Never kept in a cache and never counted,
 * since the page's notes name no company.
 */
export async function requirePreviewScope({
  request,
  context,
  params,
}: HelpCenterArgs): Promise<PublicScope> {
  const { db } = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  if (!visitor?.user.emailVerified) throw data(signInNeededText, { status: 401 });
  // Compared with their own before anything is looked up: of other companies nobody learns whether they exist.
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

/** One page has one address. What was posted is taken wherever it arrives. */
function toPlainAddress(request: Request, params: Params): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  // No page has this address in any spelling, unless empty parts hid it.
  if (params["*"] !== undefined && !pathname.includes("//")) return;
  // Nothing that has an address here holds a slash of its own.
  if (/%2f/i.test(pathname)) return;
  const plain = plainPath(pathname);
  if (plain !== pathname) throw redirect(plain + search, 301);
}

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** For an address inside a public help center that has no page. */
export function unknownPage() {
  return data(unknownPageText, { status: 404 });
}

/** Same page under the new name: in the path on the main host, in the host name elsewhere. */
function movedAddress(
  url: URL,
  { old, present, isMain }: { old: string; present: string; isMain: boolean },
): string {
  const { search } = url;
  if (isMain) return `/help/${present}${url.pathname.slice(`/help/${old}`.length)}${search}`;
  return `${url.protocol}//${url.host.replace(/^[^.]+/, present)}${url.pathname}${search}`;
}

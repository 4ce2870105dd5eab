import { data, type Params, type RouterContextProvider, redirect } from "react-router";
import { hostContext, pageNotesContext, servicesContext } from "#app/context.ts";
import { findMovedSubdomain, findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import { notPublicText, unknownPageText } from "#features/help-center/texts.ts";

export interface HelpCenterArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Params;
}

/**
 * What every loader and action of a help center starts with. Answers 404 with one text for whatever may not be
 * shown, and sends an old name to the present one. A failing database throws on and becomes a 5xx.
 */
export async function requirePublicScope({ request, context, params }: HelpCenterArgs) {
  const services = context.get(servicesContext);
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
  const center = presentHelpCenter(scope, {
    origin: services.origin,
    baseDomain: services.config.baseDomain,
  });
  return { services, scope, center };
}

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

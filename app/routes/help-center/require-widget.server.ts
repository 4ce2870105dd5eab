/** Every request of the widget and of agents begins here. Cookies are ignored, so private help centers have neither. */
import { hostContext, languageContext, servicesContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { readCategoryNames } from "#features/help-center/category-names.server.ts";
import { findMovedSubdomain, findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { presentHelpCenter } from "#features/help-center/present.ts";
import { languagesIn, type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import type { WidgetCenter } from "#features/help-center/widget/widget-center.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

/** The public help center of this address in its main language, or in the one that the address names. */
export async function findOpenScope({
  request,
  context,
  params,
}: HelpCenterArgs): Promise<PublicScope | null> {
  const { db } = context.get(servicesContext);
  const scope = await findPublicScope(db, { host: context.get(hostContext), subdomain: params.subdomain });
  if (!scope) return null;
  const language = context.get(languageContext)?.language;
  if (language === undefined) return scope;
  const known = languagesIn(scope).find((each) => each.toLowerCase() === language);
  return known === undefined || request.url.length > 8_000 ? null : scopeIn(scope, known);
}

/** The present address of a help center that was renamed, below the same path. Null if this isn't a former one. */
export async function findMovedAddress(
  { request, context, params }: HelpCenterArgs,
  below: string,
): Promise<string | null> {
  const { db } = context.get(servicesContext);
  const host = context.get(hostContext);
  const old = host.kind === "tenant" ? host.subdomain : params.subdomain;
  const present = old === undefined ? null : await findMovedSubdomain(db, old);
  if (present === null) return null;
  if (host.kind !== "tenant") return `/help/${present}${below}`;
  const url = new URL(request.url);
  return `${url.protocol}//${url.host.replace(/^[^.]+/, present)}${below}`;
}

/** Origin of the requested host, with the scheme that visitors use. */
export function originOf({ request, context }: Pick<HelpCenterArgs, "request" | "context">): string {
  const { origin } = context.get(servicesContext);
  const { host } = new URL(request.url);
  return `${new URL(origin).protocol}//${host}`;
}

export async function presentWidget(args: HelpCenterArgs, scope: PublicScope): Promise<WidgetCenter> {
  const { db, origin, config } = args.context.get(servicesContext);
  const categories = await readCategoryNames(db, scope);
  const center = presentHelpCenter(scope, { origin, baseDomain: config.baseDomain, categories });
  const host = originOf(args);
  return { scope, center, texts: textsOf(center.messages), base: `${host}${scope.basePath}`, origin: host };
}

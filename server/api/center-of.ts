import { ProblemError } from "#features/api/problems.ts";
import { findKeyHolderScope } from "#features/help-center/find-public-scope.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { languagesIn, type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import type { Services } from "#platform/services.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";

export interface Center {
  scope: PublicScope;
  isPublic: boolean;
  /** Null without a subdomain. */
  address: string | null;
  /** The address of a page, by its path such as "/faq/how-much". */
  urlOf(path: string): string | null;
}

export async function centerOf(
  { db, origin, config }: Pick<Services, "db" | "origin" | "config">,
  holder: KeyHolderScope,
): Promise<Center> {
  const own = await findKeyHolderScope(db, holder);
  if (!own) throw new ProblemError("not-found");
  const { scope, isPublic } = own;
  const address = publicAddress(scope.company, { origin, baseDomain: config.baseDomain });
  return { scope, isPublic, address, urlOf: (path) => (address === null ? null : `${address}${path}`) };
}

/** The center as it is read in one of its published languages. */
export function inLanguage(scope: PublicScope, language: string | undefined): PublicScope {
  if (language === undefined) return scope;
  const wanted = languagesIn(scope).find((each) => each.toLowerCase() === language.toLowerCase());
  if (wanted === undefined) {
    const detail = "The help center isn't published in this language.";
    throw new ProblemError("invalid-request", { detail, errors: [{ field: "query.language", detail }] });
  }
  return scopeIn(scope, wanted);
}

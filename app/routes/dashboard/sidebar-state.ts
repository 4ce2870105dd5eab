/**
 * A cookie remembers whether the sidebar is expanded, so that the server renders the right state without layout shift.
 */

/** Part of the product's contract, so it can't change. Cookie libraries reject it because of the colon. */
const name = "sidebar:state";
const maxAgeS = 604_800;

/** Expanded unless the cookie says otherwise. */
export function readSidebarState(cookieHeader: string | null): { isExpanded: boolean } {
  const pairs = (cookieHeader ?? "").split(";").map((pair) => pair.trim());
  return { isExpanded: !pairs.includes(`${name}=false`) };
}

export function sidebarCookie(isExpanded: boolean): string {
  return `${name}=${isExpanded}; path=/; max-age=${maxAgeS}; samesite=lax`;
}

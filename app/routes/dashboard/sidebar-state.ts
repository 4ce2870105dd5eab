/**
 * Whether the sidebar is expanded. A cookie keeps it, so that the server renders the right state without layout shift.
 */

/** Part of the product's contract; cookie libraries refuse a name with a colon. */
const name = "sidebar:state";
/** Seven days. */
const maxAgeS = 604_800;

/** Expanded unless the cookie says otherwise. */
export function readSidebarState(cookieHeader: string | null): { isExpanded: boolean } {
  const pairs = (cookieHeader ?? "").split(";").map((pair) => pair.trim());
  return { isExpanded: !pairs.includes(`${name}=false`) };
}

/** For `document.cookie`. */
export function sidebarCookie(isExpanded: boolean): string {
  return `${name}=${isExpanded}; path=/; max-age=${maxAgeS}; samesite=lax`;
}

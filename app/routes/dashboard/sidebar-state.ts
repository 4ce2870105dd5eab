/** Whether the sidebar is open or shrunk to icons: kept in a cookie, so that the server already draws it right. */

/** The name is part of the product's contract and not one that cookie libraries write. */
const name = "sidebar:state";
/** Seven days. */
const maxAgeS = 604_800;

/** Open unless the cookie says otherwise. */
export function readSidebarState(cookieHeader: string | null): { isExpanded: boolean } {
  const pairs = (cookieHeader ?? "").split(";").map((pair) => pair.trim());
  return { isExpanded: !pairs.includes(`${name}=false`) };
}

/** For `document.cookie`. */
export function sidebarCookie(isExpanded: boolean): string {
  return `${name}=${isExpanded}; path=/; max-age=${maxAgeS}; samesite=lax`;
}

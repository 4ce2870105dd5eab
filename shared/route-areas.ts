/**
 * Routes whose modules are loaded together. The pages of help centers are loaded at the start. The others are loaded at
 * the first request for one of them, so that a server that only shows help centers doesn't keep the dashboard in memory.
 */
export const routeAreas = ["centers", "site", "team", "operator"] as const;
export type RouteArea = (typeof routeAreas)[number];

/** Layouts and their pages must be in the same area. */
export function areaOf(routeId: string): RouteArea {
  if (routeId === "root" || routeId.startsWith("tenant/")) return "centers";
  if (/^main\/(?:help|preview|unknown-page)(?![a-z])/.test(routeId)) return "centers";
  if (/^main\/(?:dashboard|onboarding)(?![a-z])/.test(routeId)) return "team";
  if (/^main\/(?:operator|blog-admin)(?![a-z])/.test(routeId)) return "operator";
  return "site";
}

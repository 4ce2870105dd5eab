import type { MetaDescriptor } from "react-router";

export const noIndex = { name: "robots", content: "noindex" } as const;

/** Title and robots tag of a page with restricted access. */
export function privateMeta(title: string, appName: string | undefined): MetaDescriptor[] {
  return [{ title: `${title} · ${appName ?? ""}` }, noIndex];
}

/** For pages below a layout that knows the product's name. `matches` comes from the route's `meta`. */
export function framedMeta(
  title: string,
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  return privateMeta(title, matches.map((match) => nameIn(match?.loaderData)).find(Boolean) ?? "");
}

function nameIn(loaderData: unknown): string | null {
  if (!loaderData || typeof loaderData !== "object" || !("appName" in loaderData)) return null;
  return String(loaderData.appName);
}

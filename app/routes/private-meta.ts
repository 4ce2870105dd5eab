import type { MetaDescriptor } from "react-router";

/** What search engines must not list. */
export const noIndex = { name: "robots", content: "noindex" } as const;

/** Title and robots of a page that only some people may open. */
export function privateMeta(title: string, appName: string | undefined): MetaDescriptor[] {
  return [{ title: `${title} · ${appName ?? ""}` }, noIndex];
}

/** The same below a layout that knows the product's name; `matches` as a route's `meta` gets them. */
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

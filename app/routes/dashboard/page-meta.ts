import type { MetaDescriptor } from "react-router";

/** `matches` as a route's `meta` gets them; the layout of these pages knows the product's name. */
export function dashboardMeta(
  title: string,
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const appName = matches.map((match) => nameIn(match?.loaderData)).find(Boolean) ?? "";
  return [{ title: `${title} · ${appName}` }, { name: "robots", content: "noindex" }];
}

function nameIn(loaderData: unknown): string | null {
  if (!loaderData || typeof loaderData !== "object" || !("appName" in loaderData)) return null;
  return String(loaderData.appName);
}

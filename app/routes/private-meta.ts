import type { MetaDescriptor } from "react-router";
import { saidBy } from "#engines/messages/team/team-texts.ts";
import { messagesIn } from "#features/companies/components/team-texts.tsx";

export const noIndex = { name: "robots", content: "noindex" } as const;

/** Title and robots tag of a page with restricted access. */
export function privateMeta(title: string, appName: string | undefined): MetaDescriptor[] {
  return [{ title: `${title} · ${appName ?? ""}` }, noIndex];
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** For pages below a layout that knows the product's name and sends the reader's messages. `matches` comes from the route's `meta`. */
export function framedMeta(title: string, matches: Matches): MetaDescriptor[] {
  const said = saidBy(matches.flatMap((match) => messagesIn(match?.loaderData)));
  return namedMeta(said(title), matches);
}

/** As `framedMeta`, for a title in the team's own words. */
export function namedMeta(title: string, matches: Matches): MetaDescriptor[] {
  return privateMeta(title, matches.map((match) => nameIn(match?.loaderData)).find(Boolean) ?? "");
}

function nameIn(loaderData: unknown): string | null {
  if (!loaderData || typeof loaderData !== "object" || !("appName" in loaderData)) return null;
  return String(loaderData.appName);
}

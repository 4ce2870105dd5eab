import { useRouteLoaderData } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";

/** Who works on an article, for sentences about them. */
export interface People {
  /** By user id. */
  names: Record<string, string>;
  /** The id of the member who reads the page. */
  you: string;
  /** Whether the company has other members who can review. */
  isTeam: boolean;
}

export function usePeople(): People {
  const page = useRouteLoaderData<{ people: People }>("main/dashboard/article");
  return page?.people ?? { names: {}, you: "", isTeam: false };
}

/** The name at the start of a sentence about another member. */
export function nameOf(id: string | null, { names }: People, t: TeamTexts<"articles">["t"]): string {
  if (id === null) return t("A former member or an API key");
  // Unknown are members who left, or who joined after the page was loaded.
  return names[id] ?? t("Another member");
}

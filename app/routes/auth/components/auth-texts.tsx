import { type ReactNode, useMemo } from "react";
import type { TeamMessages } from "#engines/messages/team/team-catalogs.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { TeamTextsProvider, useTeamTexts } from "#features/companies/components/team-texts.tsx";

export { joined } from "#features/companies/components/team-texts.tsx";

export type AuthMessages = TeamMessages<"auth">;
export type AuthTexts = TeamTexts<"auth">;

export const englishAuth: AuthMessages = { area: "auth", language: "en", texts: {} };

export function AuthTextsProvider({ messages, children }: { messages: AuthMessages; children: ReactNode }) {
  const all = useMemo(() => [messages], [messages]);
  return <TeamTextsProvider messages={all}>{children}</TeamTextsProvider>;
}

export function useAuthTexts(): AuthTexts {
  return useTeamTexts("auth");
}

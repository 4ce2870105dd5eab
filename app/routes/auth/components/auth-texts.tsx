import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from "react";
import type { TeamMessages } from "#engines/messages/team/team-catalogs.ts";
import { type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";

export type AuthMessages = TeamMessages<"auth">;
export type AuthTexts = TeamTexts<"auth">;

export const englishAuth: AuthMessages = { area: "auth", language: "en", texts: {} };

/** Pages without translations are in English. */
const AuthTextsContext = createContext<AuthTexts>(teamTexts(englishAuth));

export function AuthTextsProvider({ messages, children }: { messages: AuthMessages; children: ReactNode }) {
  const texts = useMemo(() => teamTexts(messages), [messages]);
  return <AuthTextsContext value={texts}>{children}</AuthTextsContext>;
}

export function useAuthTexts(): AuthTexts {
  return useContext(AuthTextsContext);
}

/** The parts of a text with elements. */
export function joined(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** Gives components the team's texts that the page's loader sent. Areas that it didn't send are in English. */
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo, useRef } from "react";
import type { TeamArea, TeamMessages } from "#engines/messages/team/team-catalogs.ts";
import { saidBy, type TeamTexts, teamTexts } from "#engines/messages/team/team-texts.ts";

export type AnyTeamMessages = { [Area in TeamArea]: TeamMessages<Area> }[TeamArea];

const MessagesContext = createContext<readonly AnyTeamMessages[]>([]);

/** Adds to the areas of the providers around it. */
export function TeamTextsProvider({
  messages,
  children,
}: {
  messages: readonly AnyTeamMessages[];
  children: ReactNode;
}) {
  const outer = useContext(MessagesContext);
  const stable = useStable(messages);
  const all = useMemo(() => [...stable, ...outer], [stable, outer]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** Loaders send equal messages again after every form. */
function useStable(messages: readonly AnyTeamMessages[]): readonly AnyTeamMessages[] {
  const last = useRef(messages);
  if (namesOf(last.current) !== namesOf(messages)) last.current = messages;
  return last.current;
}

function namesOf(messages: readonly AnyTeamMessages[]): string {
  return messages.map(({ area, language }) => `${area} ${language}`).join();
}

export function useTeamTexts<Area extends TeamArea>(area: Area): TeamTexts<Area> {
  const messages = useContext(MessagesContext);
  return useMemo(() => teamTextsOf(messages, area), [messages, area]);
}

/** For texts from the server on pages whose forms share components: all areas of the page translate them. */
export function useSaid(): (text: string) => string {
  const messages = useContext(MessagesContext);
  return useMemo(() => saidBy(messages), [messages]);
}

/** For `meta`, which runs outside the provider. */
export function teamTextsOf<Area extends TeamArea>(
  messages: readonly AnyTeamMessages[] | undefined,
  area: Area,
): TeamTexts<Area> {
  const texts = teamTexts(messagesOf(messages, area));
  if (area === "frame") return texts;
  const frame = teamTexts(messagesOf(messages, "frame"));
  // Every page may be refused for reasons that belong to none, such as a role that has changed.
  const said = (text: string) => {
    const own = texts.said(text);
    return own === text ? frame.said(text) : own;
  };
  return { ...texts, said };
}

function messagesOf<Area extends TeamArea>(
  messages: readonly AnyTeamMessages[] | undefined,
  area: Area,
): TeamMessages<Area> {
  const found = messages?.find((one) => one.area === area) as TeamMessages<Area> | undefined;
  return found ?? { area, language: "en", texts: {} };
}

/** The messages that a loader sent, if it sent any. Some loaders send other things under this name. */
export function messagesIn(loaderData: unknown): readonly AnyTeamMessages[] {
  if (typeof loaderData !== "object" || loaderData === null || !("messages" in loaderData)) return [];
  return Array.isArray(loaderData.messages) ? loaderData.messages.filter(isTeamMessages) : [];
}

function isTeamMessages(value: unknown): value is AnyTeamMessages {
  return typeof value === "object" && value !== null && "area" in value && "texts" in value;
}

/** The parts of a text with elements. */
export function joined(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

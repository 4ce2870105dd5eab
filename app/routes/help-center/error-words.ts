import { isRouteErrorResponse } from "react-router";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { type Texts, textsOf } from "#engines/messages/texts.ts";

interface Words {
  title: string;
  text: string;
}

/** The text of an error page inside a help center. A server error never reads as "not found". */
export function errorWords(error: unknown, { t, tag }: Texts): Words {
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return { title: t("error.failed"), text: t("error.failedText") };
  if (error.status === 404) return { title: t("error.notFound"), text: t("error.notFoundText") };
  // Form errors are thrown in English.
  const isShown = typeof error.data === "string" && tag === englishMessages.tag;
  return { title: t("error.refused"), text: isShown ? error.data : t("error.refusedText") };
}

/** Thrown for a form of a reader whose access to a private help center has ended. */
export interface AccessEnded {
  language: string;
  messages: CenterMessages;
}

export function readAccessEnded(error: unknown): AccessEnded | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  return isAccessEnded(error.data) ? error.data : null;
}

export function isAccessEnded(thrown: unknown): thrown is AccessEnded {
  return typeof thrown === "object" && thrown !== null && "messages" in thrown;
}

const titles: Record<number, string> = {
  401: "Please sign in",
  403: "Not allowed",
  404: "Help center not found",
};

/**
 * The text shown when there is no help center to show. In English, because nothing may reveal which help center it
 * would be.
 */
export function noCenterWords(error: unknown): Words {
  const ended = readAccessEnded(error);
  if (ended) {
    const { t } = textsOf(ended.messages);
    return { title: t("enter.title"), text: t("enter.ended") };
  }
  const words = errorWords(error, textsOf(englishMessages));
  if (!isRouteErrorResponse(error) || error.status >= 500) return words;
  return {
    title: titles[error.status] ?? words.title,
    text: typeof error.data === "string" ? error.data : words.text,
  };
}

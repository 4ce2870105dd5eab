import { isRouteErrorResponse } from "react-router";

const titles: Record<number, string> = {
  401: "Please sign in",
  403: "Not allowed",
  404: "Help center not found",
};

/** The text of an error page. A server error never reads as "not found". */
export function errorWords(error: unknown, ownTitles = titles): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status < 500) {
    return {
      title: ownTitles[error.status] ?? "That didn't work",
      text: typeof error.data === "string" ? error.data : "Please go back and try again.",
    };
  }
  return {
    title: "Something went wrong",
    text: "We couldn't load this page. Please try again in a moment.",
  };
}

export const unknownPageTitles: Record<number, string> = { 404: "Page not found" };

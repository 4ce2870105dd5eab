/** Bounds of what the widget sends. */
import { z } from "zod";
import { maxTokenLength } from "./identity.server.ts";

const tooLong = (what: string, max: number) => `The ${what} is too long. Send at most ${max} characters.`;

const bounded = (what: string, max: number) => z.string(`Send the ${what}.`).max(max, tooLong(what, max));

/** The page on which the widget opened. */
export const openQuery = z.object({
  path: bounded("path", 2_000).regex(/^\//, "The path must begin with a slash.").default("/"),
  title: bounded("title", 300).default(""),
  heading: bounded("heading", 300).default(""),
  lang: bounded("language", 35).default(""),
});

export const searchQuery = z.object({ q: bounded("question", 500).default("") });
export const topicQuery = z.object({ slug: bounded("slug", 300).min(1, "Send the slug.") });
export const readQuery = z.object({ page: bounded("page", 400).min(1, "Send the page.") });

/** Without its query and fragment, which may be personal. */
const pageAddress = z
  .string()
  .max(2_000, tooLong("page address", 2_000))
  .transform((typed, context) => {
    if (typed === "") return null;
    const url = URL.parse(typed);
    if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname}`;
    context.addIssue({ code: "custom", message: "The page address must begin with https:// or http://." });
    return z.NEVER;
  });

const token = bounded("token", maxTokenLength);

/** A token that can't be valid doesn't keep a message from being sent. */
export const messageExtras = z.object({ page: pageAddress.default(null), token: token.catch("") });
/** A message that is being typed. */
export const answerForm = z.object({ message: bounded("message", 500).default("") });
export const identifyForm = z.object({ token: token.min(1, "Send the token.") });
export const voteForm = z.object({
  item: bounded("item", 300),
  vote: z.enum(["yes", "no"], "Vote with yes or no."),
});

/** The first problem as a sentence. */
export function problemOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? "This request isn't valid.";
}

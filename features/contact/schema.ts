/** Schema and state of the contact form. */

import { z } from "zod";
import type { PlainKey } from "#engines/messages/catalog.ts";

/** Validation errors as catalog messages, which the page shows in its own language. */
const problems = {
  nameRequired: "contact.nameRequired",
  emailRequired: "contact.emailRequired",
  emailInvalid: "contact.emailInvalid",
  messageRequired: "contact.messageRequired",
  tooLong: "contact.tooLong",
} as const satisfies Record<string, PlainKey>;

type Problem = (typeof problems)[keyof typeof problems];

/** Name and email become mail headers, so line breaks and other control characters must be rejected. */
const oneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);

const contactMessageSchema = z.object({
  name: z.string().trim().min(1, problems.nameRequired).max(100, problems.tooLong).refine(oneLine, {
    message: problems.nameRequired,
  }),
  email: z
    .string()
    .trim()
    .min(1, problems.emailRequired)
    .max(254, problems.tooLong)
    .pipe(z.email(problems.emailInvalid)),
  message: z
    .string()
    // Postgres can't store NUL, and browsers send line breaks as CRLF.
    .transform((value) => value.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, problems.messageRequired).max(5000, problems.tooLong)),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

export interface ContactFormState {
  isSent: boolean;
  values: { name: string; email: string; message: string };
  errors: { name?: Problem; email?: Problem; message?: Problem };
  problem: "contact.incomplete" | "contact.tooMany" | null;
}

export const emptyContactForm: ContactFormState = {
  isSent: false,
  values: { name: "", email: "", message: "" },
  errors: {},
  problem: null,
};

/** In characters: the longest question that the search takes. */
const maxPrefilled = 200;

/** A form with a message that the visitor typed elsewhere. */
export function contactFormWith(message: string | null): ContactFormState {
  const values = {
    ...emptyContactForm.values,
    message: (message ?? "").slice(0, maxPrefilled).toWellFormed(),
  };
  return { ...emptyContactForm, values };
}

/** A message from a program. Names the first field that isn't valid. */
export function readContactMessage(
  typed: Record<keyof ContactMessage, string>,
): ContactMessage | { field: keyof ContactMessage } {
  const parsed = contactMessageSchema.safeParse(typed);
  return parsed.success ? parsed.data : { field: parsed.error.issues[0]?.path[0] as keyof ContactMessage };
}

export function readContactForm(
  form: FormData,
): { message: ContactMessage; isTrapped: boolean } | { state: ContactFormState } {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = { name: read("name"), email: read("email"), message: read("message") };
  const parsed = contactMessageSchema.safeParse(values);
  if (parsed.success) return { message: parsed.data, isTrapped: read("website") !== "" };
  const errors: ContactFormState["errors"] = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof ContactFormState["errors"];
    errors[field] ??= issue.message as Problem;
  }
  return { state: { isSent: false, values, errors, problem: "contact.incomplete" } };
}

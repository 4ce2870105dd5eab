/** Schema, texts and state of the contact form. */
import { z } from "zod";

export const contactTexts = {
  sent: "Message sent successfully!",
  nameRequired: "Please enter your name",
  emailRequired: "Please enter your email",
  emailInvalid: "Please enter a valid email address",
  messageRequired: "Please enter a message",
  tooLong: "Please shorten this",
  incomplete: "We couldn't send your message. Please fix the highlighted fields.",
  tooMany: "Too many messages from your network. Please try again in an hour.",
} as const;

/** Names and email addresses become mail headers, so they must be a single line without invisible characters. */
const oneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);

const contactMessageSchema = z.object({
  name: z.string().trim().min(1, contactTexts.nameRequired).max(100, contactTexts.tooLong).refine(oneLine, {
    message: contactTexts.nameRequired,
  }),
  email: z
    .string()
    .trim()
    .min(1, contactTexts.emailRequired)
    .max(254, contactTexts.tooLong)
    .pipe(z.email(contactTexts.emailInvalid)),
  message: z
    .string()
    // Postgres can't store NUL. Browsers send line breaks as CRLF.
    .transform((value) => value.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, contactTexts.messageRequired).max(5000, contactTexts.tooLong)),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

export interface ContactFormState {
  isSent: boolean;
  values: { name: string; email: string; message: string };
  errors: { name?: string; email?: string; message?: string };
  /** Message shown above the form; null if none. */
  problem: string | null;
}

export const emptyContactForm: ContactFormState = {
  isSent: false,
  values: { name: "", email: "", message: "" },
  errors: {},
  problem: null,
};

/** Reads the posted form. `isTrapped` means that the honeypot field was filled in. */
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
    errors[field] ??= issue.message;
  }
  return { state: { isSent: false, values, errors, problem: contactTexts.incomplete } };
}

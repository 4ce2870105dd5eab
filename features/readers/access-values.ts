/** Values and schemas of the access form. Also used in the browser. */
import { z } from "zod";
import type { Refused, Versioned } from "#shared/action-outcome.ts";
import { privateAccessKinds } from "#shared/enumerations.ts";
import { accessTexts, maxInvitedAtOnce, maxReaderPassword, minReaderPassword } from "./texts.ts";

const accessKinds = ["public", ...privateAccessKinds, "nobody"] as const;

export interface AccessValues {
  access: (typeof accessKinds)[number];
  /** Empty to keep the stored password. */
  password: string;
}

const accessForm = z
  .object({
    version: z.coerce.number().int().min(1),
    access: z.enum(accessKinds),
    password: z.string().trim().max(maxReaderPassword, accessTexts.passwordLong).default(""),
  })
  .refine(
    ({ access, password }) =>
      access !== "password" || password === "" || password.length >= minReaderPassword,
    {
      path: ["password"],
      message: accessTexts.passwordShort,
    },
  );

type Errors = NonNullable<Refused<keyof AccessValues>["errors"]>;

export function readAccessForm(form: FormData): Versioned<AccessValues> | { errors: Errors } {
  const parsed = accessForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return { errors };
  }
  const { version, ...values } = parsed.data;
  return { version, values };
}

/** The addresses as typed, separated by commas, spaces or line breaks. */
export function readEmails(typed: string): { emails: string[] } | { problem: string } {
  const parts = [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  if (parts.length === 0) return { problem: accessTexts.emailsNeeded };
  if (parts.length > maxInvitedAtOnce) return { problem: accessTexts.tooManyEmails };
  const wrong = parts.find((part) => part.length > 254 || !z.email().safeParse(part).success);
  return wrong === undefined ? { emails: parts } : { problem: accessTexts.wrongEmail(wrong) };
}

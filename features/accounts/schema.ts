import { z } from "zod";
import { plans } from "#shared/enumerations.ts";
import { accountLimits, type FieldErrors } from "./texts.ts";

/**
 * Accepts the same addresses as the browser's email field (HTML standard). Converts them to lower case so that each
 * address has at most one account.
 */
export const emailField = z
  .string("Please enter your email address")
  .trim()
  .toLowerCase()
  .min(1, "Please enter your email address")
  .max(accountLimits.maxEmailLength, "Please enter a valid email address")
  .regex(z.regexes.html5Email, "Please enter a valid email address");

/** Pages and emails show the company name on one line, so it must not contain control characters. */
const companyNameField = z
  .string("Please enter your company name")
  .transform((typed) => typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Please enter your company name")
      .max(accountLimits.maxCompanyNameLength, `At most ${accountLimits.maxCompanyNameLength} characters`),
  );

const passwordField = z.string("Please enter your password").min(1, "Please enter your password");

export const signInSchema = z.object({ email: emailField, password: passwordField });

export const signUpSchema = signInSchema.extend({
  companyName: companyNameField,
  /** Accepts any text, because an invalid code isn't an error: the visitor joins the waitlist instead. */
  betaCode: z
    .string()
    .transform((typed) => typed.replaceAll("\0", "").trim().slice(0, 100) || null)
    .nullish()
    .transform((code) => code ?? null),
  plan: z.enum(plans).catch("basic"),
});

/** What the sign-in service doesn't know about a new account. */
export const serviceSignUpSchema = signUpSchema.pick({ companyName: true, betaCode: true });

export type SignUpInput = z.infer<typeof signUpSchema>;

/** Returns all messages for each field, not just the first. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  return z.flattenError(error).fieldErrors as FieldErrors;
}

/** What people type at sign-up and sign-in, and the texts of these pages. */
import { z } from "zod";

/** Those in quotation marks of the specification are exact. */
export const accountTexts = {
  registered: "This email is already registered. Please sign in instead.",
  unconfirmed: "Please check your email and click the confirmation link before signing in.",
  refused: "Invalid email or password. Please try again.",
  signedIn: "Signed in successfully!",
  signedOut: "Signed out successfully",
  created: "Account created! Please check your email to confirm your address.",
  betaActivated: "Your beta access has been activated!",
  waitlisted: "Account created! You've been added to our waitlist.",
  confirmed: "Email confirmed successfully!",
  invalidLink: "Invalid confirmation link",
  notConfirmed: "Failed to confirm email verification",
  resent: "Confirmation email sent! Please check your inbox.",
  notResent: "Failed to resend confirmation email",
  waitlistMissing: "Waitlist information not found",
  verifyFirst: "Please verify your email address to continue",
  limited: "Too many requests. Please wait a few minutes before trying again.",
  resetSent: "If there is an account with that address, a mail with a link is on its way.",
  resetInvalid: "This link does not work any more. Please ask for a new one.",
  passwordChanged: "Your password was changed. Please sign in with the new one.",
} as const;

export const accountLimits = {
  maxCompanyNameLength: 100,
  maxEmailLength: 254,
  /** Seconds until a confirmation can be sent again. */
  resendWaitSeconds: 60,
  confirmationHours: 24,
  resetMinutes: 60,
} as const;

/** What browsers take in a field of type email (HTML standard), in lower case: one account for one address. */
export const emailField = z
  .string("Please enter your email address")
  .trim()
  .toLowerCase()
  .min(1, "Please enter your email address")
  .max(accountLimits.maxEmailLength, "Please enter a valid email address")
  .regex(z.regexes.html5Email, "Please enter a valid email address");

/** As it is shown in pages and mails: one line without control characters. */
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
  /** Any text: an invalid code is no error, it leads to the waitlist. */
  betaCode: z
    .string()
    .transform((typed) => typed.replaceAll("\0", "").trim().slice(0, 100) || null)
    .nullish()
    .transform((code) => code ?? null),
  plan: z.enum(["basic", "ai"]).catch("basic"),
});

export type SignUpInput = z.infer<typeof signUpSchema>;

export type FieldErrors = Partial<Record<"email" | "password" | "companyName" | "betaCode", string[]>>;

/** All messages of each field, not only the first. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  return z.flattenError(error).fieldErrors as FieldErrors;
}

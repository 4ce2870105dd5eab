/**
 * Texts that the specification quotes are verbatim. This file is separate from the schema to keep the schema out of the
 * browser bundle.
 */
export const accountTexts = {
  registered: "This email is already registered. Please sign in instead.",
  unconfirmed: "Please check your email and click the confirmation link before signing in.",
  refused: "Invalid email or password. Please try again.",
  signedIn: "Signed in successfully!",
  signedOut: "Signed out successfully",
  signUpFailed: "Signup failed",
  created: "Account created! Please check your email to confirm your address.",
  betaActivated: "Your beta access has been activated!",
  welcome: "Welcome to the beta! You now have full access.",
  waitlisted: "Account created! You've been added to our waitlist.",
  notProcessed: "Account created but there was an issue with processing. Please contact support.",
  notSetUp: "Error setting up your account",
  confirmed: "Email confirmed successfully!",
  invalidLink: "Invalid confirmation link",
  notConfirmed: "Failed to confirm email verification",
  resent: "Confirmation email sent! Please check your inbox.",
  notResent: "Failed to resend confirmation email",
  unexpected: "An unexpected error occurred",
  notSignedOut: "Error signing out",
  waitlistUnreadable: "Error loading waitlist information",
  waitlistMissing: "Waitlist information not found",
  verifyFirst: "Please verify your email address to continue",
  limited: "Too many requests. Please wait a few minutes before trying again.",
  linkSent: "If there is an account with that address, we've emailed a link that signs you in.",
  linkEnough:
    "If there is an account with that address, we've already emailed links within the last hour. They still work.",
  linkInvalid: "This link no longer works. Request a new one.",
  resetEnough:
    "If there is an account with that address, we've already emailed links within the last hour. The newest one still works.",
  resetSent: "If there is an account with that address, we've emailed you a link.",
  resetInvalid: "This link no longer works. Request a new one.",
  passwordChanged: "Password changed. Sign in with the new one.",
} as const;

export const accountLimits = {
  maxCompanyNameLength: 100,
  maxEmailLength: 254,
  resendWaitSeconds: 60,
  confirmationHours: 24,
  /**
   * How many minutes the links stay valid. This must be at least the hour over which they are counted. See
   * account-rates.ts.
   */
  resetMinutes: 60,
  signInLinkMinutes: 60,
  resetsPerHour: 5,
  signInLinksPerHour: 3,
} as const;

export type FieldErrors = Partial<Record<"email" | "password" | "companyName" | "betaCode", string[]>>;

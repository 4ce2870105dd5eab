/** What is said about a beta code, apart from the schema so that a browser gets it alone. */

export const betaCodeTexts = {
  checking: "Checking code...",
  valid: "✓ Valid beta code - you'll get immediate access!",
  invalid: "✗ Invalid or expired beta code - you'll be added to our waitlist",
  none: "Without a beta code, you'll be added to our waitlist for early access.",
  required: "Beta code is required",
  /** The reason given to a stranger: whether a code is unknown, disabled, expired or used up stays ours. */
  notUsable: "Invalid or expired beta code",
} as const;

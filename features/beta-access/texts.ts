/** These messages are separate from the schema to keep the schema out of the browser bundle. */

export const betaCodeTexts = {
  checking: "Checking code...",
  valid: "✓ Valid beta code - you'll get immediate access!",
  invalid: "✗ Invalid or expired beta code - you'll be added to our waitlist",
  none: "Without a beta code, you'll be added to our waitlist for early access.",
  required: "Beta code is required",
  /**
   * Unknown, disabled, expired and used-up codes get the same message, so that visitors can't find out which codes
   * exist.
   */
  notUsable: "Invalid or expired beta code",
} as const;

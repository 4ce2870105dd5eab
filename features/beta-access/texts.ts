/** Messages about beta codes. They are separate from the schema to keep the schema out of the browser bundle. */

export const betaCodeTexts = {
  checking: "Checking code...",
  valid: "✓ Valid beta code - you'll get immediate access!",
  invalid: "✗ Invalid or expired beta code - you'll be added to our waitlist",
  none: "Without a beta code, you'll be added to our waitlist for early access.",
  required: "Beta code is required",
  /**
   * The same message is used for unknown, disabled, expired and used-up codes, so that visitors can't distinguish them.
   */
  notUsable: "Invalid or expired beta code",
} as const;

/** Texts and limits of private help centers, for owners and for readers. */
import { maxPasswordLength } from "#platform/access/password-length.ts";

export const minReaderPassword = 8;
export const maxReaderPassword = maxPasswordLength;
export const maxInvitedAtOnce = 50;

export const accessTexts = {
  saved: "Access saved",
  saveFailed: "We couldn't save this. Please try again.",
  conflict: "These settings were changed elsewhere. Check them and save again.",
  passwordNeeded: "Enter a password",
  passwordShort: `Use at least ${minReaderPassword} characters`,
  passwordLong: `Use at most ${maxReaderPassword} characters`,
  needsAddress: "Your help center needs an address first. Enter a subdomain in its settings.",
  emailsNeeded: "Enter at least one email address",
  tooManyEmails: `Enter at most ${maxInvitedAtOnce} addresses at a time`,
  wrongEmail: (typed: string) => `"${typed.slice(0, 80)}" isn't an email address`,
  tooManyInvitations: "You've sent too many invitations. Please try again in an hour.",
  enoughInvitations: (email: string) =>
    `${email} has already been sent enough invitations today. Try again tomorrow.`,
  tooManyReaders: (most: number) => `You can invite at most ${most.toLocaleString("en")} readers.`,
  invited: (count: number) => (count === 1 ? "Invitation sent" : `${count} invitations sent`),
  removed: "Access removed",
} as const;

/** On the main host, where only team members are. */
export const notMemberText = "You're signed in, but you aren't on the team of this help center.";

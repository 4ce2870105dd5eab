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
  tooManyInvitations: "You've sent many invitations. Please try again in an hour.",
  tooManyReaders: (most: number) => `You can invite at most ${most.toLocaleString("en")} readers.`,
  invited: (count: number) => (count === 1 ? "Invitation sent" : `${count} invitations sent`),
  removed: "Access removed",
} as const;

export const enterTexts = {
  title: "This help center is private",
  enterPassword: "Enter the password to read it.",
  forMembers: "It is for team members and people who were invited.",
  wrongPassword: "That's not the password. Please try again.",
  invalidLink: "This link doesn't work anymore. Ask for a new one below.",
  invalidCode: "The sign-in took too long. Please sign in again.",
  limited: "Too many attempts. Please try again in 15 minutes.",
  linkSent: "If this address was invited, we've sent it a link. It works for one hour.",
  wrongEmail: "Please enter a valid email address",
  ended:
    "Your access has ended. Open the help center in another tab to enter again, then send this form once more.",
  notMember: "You're signed in, but you aren't on the team of this help center.",
} as const;

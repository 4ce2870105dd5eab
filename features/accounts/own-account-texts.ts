export const ownAccountTexts = {
  languageSaved: "Language saved",
  wrongPassword: "Wrong password. Try again.",
  passwordChanged: "Password changed. We signed out your other devices.",
  emailSent: "We sent a link to the new address. Your email changes when you open it.",
  emailSame: "This is already your email",
  emailInvalidLink: "This link no longer works. Change your email again.",
  emailOtherAccount:
    "Sign in to the account that asked for this email, and open the link again. If you didn't ask, ignore it.",
  emailTaken: "Another account already uses this email.",
  emailChanged: "Email changed",
  sessionEnded: "Device signed out.",
  sessionGone: "That device was already signed out.",
  othersSignedOut: "You're signed out everywhere else.",
  deleteMismatch: "Type it exactly as shown above",
  companyDeleted: "We deleted the help center and everything in it.",
  deleted: "We deleted your account and everything in it.",
} as const;

/** Why an account can't be deleted yet. */
export function lastOwnerText(companyName: string): string {
  return `You're the only owner of ${companyName || "a help center"}, which has other members. Make one of them an owner, or remove them first.`;
}

/** The text that the owner must type to delete the account: the company's name, or "delete" if it has none. */
export function deletionPhrase(companyName: string): string {
  return companyName.replace(/\s+/g, " ").trim() || "delete";
}

export function isDeletionPhrase(typed: string, companyName: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
  return plain(typed) === plain(deletionPhrase(companyName));
}

/** What the page of one's own account says. */

export const ownAccountTexts = {
  wrongPassword: "This is not your password. Please try again.",
  passwordChanged: "Your password was changed. Other devices are signed out.",
  emailSent: "We sent a link to the new address. Your email changes when you open it.",
  emailSame: "This is your email already",
  emailInvalidLink: "This link does not work any more. Please change your email once more.",
  emailTaken: "This address belongs to another account by now.",
  emailChanged: "Your email was changed",
  sessionEnded: "That device is signed out.",
  sessionGone: "That device was signed out already.",
  othersSignedOut: "You're signed out everywhere else.",
  deleteMismatch: "Please type it exactly as it stands above",
  deleted: "Your account and everything in it is deleted.",
} as const;

/** What has to be typed before an account is deleted: the company's name, or this word while it has none. */
export function deletionPhrase(companyName: string): string {
  return companyName.replace(/\s+/g, " ").trim() || "delete";
}

export function isDeletionPhrase(typed: string, companyName: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
  return plain(typed) === plain(deletionPhrase(companyName));
}

/** What the owner reads about contact details and messages. */

export const ownerContactTexts = {
  saved: "Settings saved successfully",
  saveFailed: "Failed to save settings. Please try again.",
  visibilitySaved: "Contact visibility settings updated",
  visibilityFailed: "Failed to update visibility settings",
  incomplete: "Nothing is saved yet. Please check the marked fields.",
  conflict:
    "These details were changed elsewhere while you edited. What is stored now stands below each field that differs; saving again replaces it.",
  emailInvalid: "Please enter a valid email address",
  phoneInvalid: "Please enter a phone number, such as +44 117 496 0142",
  tooLong: "Please shorten this a little",
} as const;

export const socialNetworks = {
  twitter: { label: "X (Twitter)", hosts: ["x.com", "twitter.com"], handlePath: "" },
  facebook: { label: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me"], handlePath: "" },
  instagram: { label: "Instagram", hosts: ["instagram.com"], handlePath: "" },
  linkedin: { label: "LinkedIn", hosts: ["linkedin.com", "lnkd.in"], handlePath: null },
  youtube: { label: "YouTube", hosts: ["youtube.com", "youtu.be"], handlePath: "@" },
} as const;

export type SocialNetwork = keyof typeof socialNetworks;

/** The fields of the form, as text. */
export interface ContactFields {
  email: string;
  phone: string;
  address: string;
  contactFormEnabled: boolean;
  twitter: string;
  facebook: string;
  instagram: string;
  linkedin: string;
  youtube: string;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

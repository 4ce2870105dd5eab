/** What the owner reads about contact details and messages. */
import type { SocialNetwork } from "#shared/social-networks.ts";

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

/** The fields of the form, as text. */
export interface ContactFields extends Record<SocialNetwork, string> {
  email: string;
  phone: string;
  address: string;
  contactFormEnabled: boolean;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

import type { SocialNetwork } from "#shared/social-networks.ts";

export const ownerContactTexts = {
  saved: "Settings saved successfully",
  saveFailed: "Failed to save settings. Please try again.",
  visibilitySaved: "Contact visibility settings updated",
  visibilityFailed: "Failed to update visibility settings",
  incomplete: "Couldn't save. Fix the highlighted fields.",
  conflict:
    "These details were changed elsewhere. The saved value is below each field that differs. Save again to replace it.",
  emailInvalid: "Please enter a valid email address",
  phoneInvalid: "Please enter a phone number, such as +44 117 496 0142",
  tooLong: "Please shorten this",
} as const;

export interface ContactFields extends Record<SocialNetwork, string> {
  email: string;
  phone: string;
  address: string;
  contactFormEnabled: boolean;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

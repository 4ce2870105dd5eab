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
  hoursInvalid: "Please enter times such as 9:00-12:00, 13:00-17:00",
  timeZoneInvalid: "Please choose a time zone",
  otherHoursInvalid: "Please enter one day per line, such as 2026-12-24 closed",
  otherHoursTooMany: "Please enter at most 50 days",
} as const;

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Field of a day's opening hours. 0 is Monday. */
export type HoursField = `hours${(typeof weekdays)[number]}`;

export interface ContactFields extends Record<SocialNetwork | HoursField, string> {
  email: string;
  phone: string;
  address: string;
  contactFormEnabled: boolean;
  /** Empty without opening hours. */
  timeZone: string;
  /** One day per line, such as "2026-12-24 closed". */
  otherHours: string;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

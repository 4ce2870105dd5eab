import { placeholders } from "./placeholders.ts";

export const guideWords = {
  title: "Getting Started",
  firstSteps: ["First step", "Second step"],
  description: placeholders.en,
  /** Appears in the titles of guides that an earlier version created from a recording. */
  generated: "Generated from Video",
} as const;

export const guideToasts = {
  saved: "Guide saved successfully!",
  published: "Guide published successfully!",
  saveFailed: "Failed to save guide",
  signedOut: "User not authenticated",
  noCompany: "Company not found",
  uploaded: "Image uploaded successfully",
  uploadFailed: "Failed to upload image",
  visibility: "Visibility settings updated",
  visibilityFailed: "Failed to update visibility settings",
  draftDiscarded: "Published guide restored",
  versionRestored: "Version restored",
  restored: "Previous guide restored",
  recordingRestored: "Guide from your recording restored",
} as const;

export const guideRefusals = {
  conflict: "This guide was changed elsewhere. Both versions are here. Choose one.",
  unknownForm: "We don't recognize this form. Reload the page and try again.",
  noTitle: "A guide needs a title",
  noStepTitle: "A step needs a title",
  noSteps: "A guide needs at least one step",
  imageGone: "This step's image is no longer available. Upload it again.",
  noVersion: "This version no longer exists.",
  nothingToRestore: "There is no previous guide to restore.",
  notAnImage: "Please upload an image file",
  tooManyImages: "You've uploaded too many images. Try again tomorrow.",
} as const;

/** What the dashboard says about the guide. The sentences of the specification are its own, letter by letter. */
export const guideWords = {
  title: "Getting Started",
  firstSteps: ["First step", "Second step"],
  description: "Insert description here...",
  /** In the title of a guide that an earlier version made from a recording. */
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
  draftDiscarded: "The published guide is back",
  restored: "The previous guide is back",
  recordingRestored: "The guide from your recording is back",
} as const;

export const guideRefusals = {
  conflict: "This guide was changed elsewhere in the meantime. Both texts are here: choose one.",
  unknownForm: "This form is not known here.",
  noTitle: "A guide needs a title",
  noStepTitle: "A step needs a title",
  noSteps: "A guide needs at least one step",
  imageGone: "The image of this step is not there any more. Please upload it again.",
  nothingToRestore: "There is no previous guide any more.",
  notAnImage: "Please upload an image file",
  tooManyImages: "There are too many images. Please try again tomorrow.",
} as const;

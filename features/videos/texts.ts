/** What an owner reads about a video that is uploaded; the first five are the specification's. */
export const videoTexts = {
  required: "Please upload a video file",
  invalid: "Please upload a valid video file",
  tooLarge: "File size must be less than 500MB",
  failed: (message: string) => `Failed to upload video: ${message}`,
  uploaded: "Video uploaded successfully!",
  onlyOne: "Please choose one file",
  noRoom: "The server has no room left for this file. Whoever runs it has been told.",
  quotaBytes: (gigabytes: number) =>
    `Your videos may take ${gigabytes} GB together, and this one would be too much.`,
  quotaCount: (count: number) => `You may keep ${count} videos, and you have that many.`,
  quotaUnfinished: "Too many uploads are unfinished. Finish or cancel one, or come back in a day.",
  gone: "This upload is no longer here.",
  signedOut: "You are no longer signed in. Sign in in another tab, then continue here.",
  offline: "The connection is gone. The upload goes on by itself when it is back.",
  serverFailed: "Something went wrong on our side. Please try again.",
} as const;

/** What is said about a recording that was sent, beside the texts of `recording.ts`. */
export const recordingRefusals = {
  form: "This recording could not be read. Please record again.",
  noFrames: "Failed to extract any frames from video",
  tooManyFrames: "A guide is made from 20 pictures at most.",
  otherTarget: (name: string) => `Recording for ${name} is not yet implemented.`,
  underWay: "A guide is being made already. Please wait until it is done.",
  tooOften: "That is a lot of recordings for one hour. Please try again later.",
  gone: "The pictures of this recording are not kept any more. Please record again.",
  companyGone: "Company not found",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

/** Error messages for sent recordings. The other texts are in `recording.ts`. */
export const recordingRefusals = {
  form: "We couldn't read this recording. Record again.",
  noFrames: "Failed to extract any frames from video",
  tooManyFrames: "A guide can use up to 60 screenshots.",
  needsPlan: (content: string) => `${content} needs the AI plan.`,
  underWay: "We're already creating a guide. Wait until it's done.",
  tooOften: "Too many recordings in the last hour. Try again later.",
  gone: "We no longer have this recording's screenshots. Record again.",
  companyGone: "Company not found",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

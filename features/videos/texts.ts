/** `{message}` is filled where it is shown. The first five messages are from the specification. */
export const videoTexts = {
  required: "Please upload a video file",
  invalid: "Please upload a valid video file",
  tooLarge: "File size must be less than 500MB",
  failed: "Failed to upload video: {message}",
  uploaded: "Video uploaded successfully!",
  onlyOne: "Please choose one file",
  cutOff: "This file seems to be cut off. Copy or export the video again, then upload it.",
  noRoom: "The server is out of space. We've notified its operator.",
  quotaBytes: (gigabytes: number) =>
    `Your videos can use up to ${gigabytes} GB. Delete one to make room for this one.`,
  quotaCount: (count: number) => `You've reached the limit of ${count} videos. Delete one first.`,
  quotaUnfinished: "You have too many unfinished uploads. Finish or cancel one, then try again.",
  partTooSmall: "Send at least 5 MB at a time.",
  gone: "The server couldn't find this upload. Try again to continue.",
  signedOut: "You're signed out. Sign in in another tab, then continue here.",
  offline: "You're offline. The upload will continue automatically when you reconnect.",
  serverAway: "The server is busy or away. The upload will continue automatically.",
  unreachable: "We couldn't reach the server. Check your connection and try again.",
  untitled: "Please enter a title",
  titleTooLong: (max: number) => `Use at most ${max} characters`,
  renamed: "Title saved",
  published: "Video published",
  unpublished: "Video hidden from visitors",
  deleted: "Video deleted",
  captionsSaved: "Captions saved",
  captionsRemoved: "Captions removed",
  noCaptions: "Choose an SRT or VTT file with captions, up to 500 kB.",
  faqsNeedCaptions:
    "We make FAQs from speech. Add captions (SRT or VTT), or create a step-by-step guide with a title such as “Import a list”.",
  nothingAsked: "We found no questions or tasks in these captions.",
  faqsAdded: (count: number) =>
    count === 0
      ? "You already have all FAQs from this video"
      : count === 1
        ? "1 FAQ was added as a draft"
        : `${count} FAQs were added as drafts`,
  listening: "We're transcribing the video",
  listeningForFaqs: "We're transcribing the video. Its FAQs will be drafts.",
  nobodyListens: "This server can't transcribe audio. Add captions as a file instead.",
  heardTooOften: "Too many videos in the last hour. Try again later.",
  noFfmpeg:
    "This server needs ffmpeg to extract audio. Ask its operator to install it, or add captions as a file.",
  soundUnreadable: "We can't read this video's audio.",
  noSound: "This video has no sound.",
  soundTooLong: "This video is too long to transcribe. Shorten it, or add captions as a file.",
  nothingSaid: "We didn't find any speech in this video.",
  captionedSince: "Someone else added captions to this video, so we kept those.",
  /** Keys are the reasons of a ModelError. */
  listenerFailed: {
    refused: "The transcription service refused the request. Ask the server's operator to check the log.",
    busy: "The transcription service is busy. Try again later.",
    unavailable: "We couldn't reach the transcription service. Try again later.",
    "too-slow": "The transcription service took too long. Try again later.",
    unreadable: "The transcription service returned no captions. Add captions as a file instead.",
  },
  notPlayable: "No browser plays AVI files. Convert the video to MP4 or WebM and upload that.",
  videoGone: "This video no longer exists.",
  notInPlan: "Your plan doesn't include publishing or editing how-to videos.",
  notAllowed: "You can no longer upload videos here. Ask an owner or admin of your team.",
  serverFailed: "Something went wrong on our side. Please try again.",
} as const;

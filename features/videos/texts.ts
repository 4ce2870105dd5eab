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
  gone: "The server that answered does not know this upload. Try again: it goes on where it can be found.",
  signedOut: "You are no longer signed in. Sign in in another tab, then continue here.",
  offline: "The connection is gone. The upload goes on by itself when it is back.",
  untitled: "Please enter a title",
  titleTooLong: (max: number) => `A title has at most ${max} characters`,
  renamed: "Title saved",
  published: "Video published",
  unpublished: "Video hidden from visitors",
  deleted: "Video deleted",
  captionsSaved: "Captions saved",
  captionsRemoved: "Captions removed",
  noCaptions: "Choose an SRT or VTT file with captions, up to 500 kB.",
  faqsNeedCaptions:
    "FAQs are made from what is said in a video. Add its captions (SRT or VTT), or make a step-by-step guide of it whose title names a task, such as “Import a list”.",
  nothingAsked: "Nothing in these captions asks a question or explains a task, so no FAQs were made.",
  faqsAdded: (count: number) =>
    count === 0
      ? "All FAQs of this video are there already"
      : count === 1
        ? "1 FAQ was added as a draft"
        : `${count} FAQs were added as drafts`,
  listening: "The video's speech is being written down",
  listeningForFaqs: "The video's speech is being written down. Its FAQs will be drafts.",
  nobodyListens: "No model that writes down speech is set up on this server. Add captions as a file instead.",
  heardTooOften: "That is a lot of videos for one hour. Please try again later.",
  noFfmpeg:
    "This server has no ffmpeg, which takes the sound out of a video. Ask whoever runs it to install it, or add captions as a file.",
  soundUnreadable: "The sound of this video can't be read.",
  noSound: "This video has no sound.",
  soundTooLong: "This video is too long to be written down. Cut it shorter, or add captions as a file.",
  nothingSaid: "Nobody speaks in this video.",
  captionedSince: "The video has captions from elsewhere now; those were kept.",
  /** By the reason of a ModelError. */
  listenerFailed: {
    refused:
      "The model that writes down speech refused. Whoever runs the server finds the reason in its log.",
    busy: "The model that writes down speech is busy. Please try again later.",
    unavailable: "The model that writes down speech could not be reached. Please try again later.",
    "too-slow": "The model that writes down speech took too long. Please try again later.",
    unreadable: "The model that writes down speech gave no text with times. Add captions as a file instead.",
  },
  notPlayable: "No browser plays AVI files. Convert the video to MP4 or WebM and upload that.",
  videoGone: "This video is not there any more.",
  notInPlan: "Your plan doesn't include publishing or editing how-to videos.",
  serverFailed: "Something went wrong on our side. Please try again.",
} as const;

/** What the recorder says; the first ones are the specification's. */
export const recorderTexts = {
  failed: "Failed to start screen recording. Please try again.",
  completed: "Recording completed!",
  notImplemented: (content: string) => `Recording for ${content} is not yet implemented.`,
  refused:
    "Your browser was not allowed to record the screen, or no screen was chosen. Press Start Recording again and choose one; if no question appears, allow screen recording for this website in the browser's settings (on a Mac also in System Settings, Screen Recording).",
  busy: "The screen could not be read. Another program may be recording it: end that one and try again.",
  noScreen: "There is no screen or window to record.",
  unsupported:
    "This browser can't record the screen. Use a current Chrome, Edge or Firefox on a computer, or upload a video here.",
  phone:
    "Phones can't record their screen from a website. Record on a computer, or upload a video that you have.",
  insecure:
    "Browsers record the screen only on https addresses. Open this page over https, or upload a video.",
  microphoneRefused:
    "The microphone was not allowed. You can record without it, or allow it for this website in the browser's settings.",
  microphoneMissing: "No microphone was found. You can record without one.",
  microphoneBusy: "The microphone could not be opened. Another program may use it.",
  microphoneLost: "The microphone is gone: from here on the recording is without sound.",
  storageFull:
    "This computer has no more room for the recording, so it was stopped. What was recorded until then is kept.",
  noRoom: "This computer has no room for a recording. Make some, then try again.",
  storageAway: "This recording can't be kept on this computer while it is made: do not reload the page.",
  emptyRecording: "Nothing was recorded. Please try again.",
  sharingEnded: "Sharing ended, so the recording did too.",
  kept: "The recording is kept on this computer. Open this dialog again to go on with it.",
  sendFailed: "The pictures could not be sent. Check your connection and try again.",
  signedOut: "You are no longer signed in. Sign in in another tab, then try again here.",
  previewed:
    "Look whether all of it is there. Next you see the pictures that are taken from it, and can leave some out or cover parts.",
  previewedVideo:
    "Look whether all of it is there. It is uploaded as it is, and nobody sees it before you publish it.",
  privacyOfVideo: "The recording stays on this computer until you upload it.",
  privacy: "The recording stays on this computer. You look through its pictures before anything is sent.",
} as const;

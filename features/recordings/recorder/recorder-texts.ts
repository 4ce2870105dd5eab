/** The first two messages are from the specification. */
export const recorderTexts = {
  failed: "Failed to start screen recording. Please try again.",
  completed: "Recording completed!",
  refused:
    "We couldn't record the screen. Start again and select a screen. If there's no prompt, allow recording in your browser and system settings.",
  busy: "We couldn't capture the screen. Close other programs that record it, then try again.",
  noScreen: "We found no screen or window to record.",
  unsupported:
    "This browser can't record the screen. Use Chrome, Edge or Firefox on a computer, or upload a video.",
  phone: "Phones can't record the screen from a website. Record on a computer, or upload a video.",
  insecure: "Browsers only record the screen over HTTPS. Open this page with https://, or upload a video.",
  microphoneRefused:
    "Your browser blocked the microphone. Record without it, or allow it in your browser's settings.",
  microphoneMissing: "We found no microphone. You can record without one.",
  microphoneBusy: "We couldn't open the microphone. Close other programs that use it, then try again.",
  microphoneLost: "The microphone was disconnected. The rest of the recording has no sound.",
  storageFull: "Recording stopped because this computer ran out of space. We kept what you recorded.",
  noRoom: "This computer is out of space. Free some up, then try again.",
  storageAway: "Don't reload this page. This browser can't save the recording until you're done.",
  emptyRecording: "Nothing was recorded. Please try again.",
  sharingEnded: "You stopped sharing, so the recording ended.",
  kept: "The recording is saved on this computer. Open this dialog again to continue.",
  sendFailed: "We couldn't send the screenshots. Check your connection and try again.",
  sendRefused: "The server can't do this right now. Try again in a moment.",
  pictureNotStored: "We couldn't store the picture. Try again in a moment.",
  pictureNotSent: "We couldn't send the picture. Check your connection and try again.",
  signedOut: "You're signed out. Sign in in another tab, then try again here.",
  previewed: "Check your recording. Next, you'll review its screenshots. You can skip some or cover parts.",
  previewedVideo:
    "Check your recording. We'll upload it as is, and only you will see it until you publish it.",
  storedVideo: "The video is stored on the server. Only your team sees it until you publish it.",
  storedVideoOfGuide:
    "The whole video is stored on the server, under How-to Videos. Only your team sees it. Covers don't change it.",
  privacyOfVideo: "The recording stays on this computer until you upload it.",
  privacy: "The recording stays on this computer. You'll review its screenshots before we send anything.",
} as const;

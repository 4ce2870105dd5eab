import { recorderTexts } from "./recorder-texts.ts";

export interface RecorderProblem {
  /** Null if `text` is enough. */
  title: string | null;
  text: string;
}

export function screenProblem(error: unknown): RecorderProblem {
  const title = recorderTexts.failed;
  switch (nameOf(error)) {
    case "NotAllowedError":
    case "SecurityError":
      return { title, text: recorderTexts.refused };
    case "NotFoundError":
      return { title, text: recorderTexts.noScreen };
    case "NotReadableError":
    case "AbortError":
      return { title, text: recorderTexts.busy };
    case "NotSupportedError":
      return { title, text: recorderTexts.unsupported };
    default:
      return { title, text: "" };
  }
}

export function microphoneProblem(error: unknown): string {
  switch (nameOf(error)) {
    case "NotAllowedError":
    case "SecurityError":
      return recorderTexts.microphoneRefused;
    case "NotFoundError":
    case "OverconstrainedError":
      return recorderTexts.microphoneMissing;
    default:
      return recorderTexts.microphoneBusy;
  }
}

/** Returns the reason why this browser can't record at all, or null if it can. */
export function recordingObstacle(browser: {
  isSecure: boolean;
  hasScreenCapture: boolean;
  hasRecorder: boolean;
  isPhone: boolean;
}): string | null {
  if (browser.hasScreenCapture && browser.hasRecorder) return null;
  if (browser.isPhone) return recorderTexts.phone;
  return browser.isSecure ? recorderTexts.unsupported : recorderTexts.insecure;
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : "";
}

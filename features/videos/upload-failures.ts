/** What an upload says while it waits for another try, and after the last one. */
import type { DetailedError } from "tus-js-client";
import { videoTexts } from "./texts.ts";

export type UploadWait = "offline" | "server";

/** Of the answer, 0 without one. */
export function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0;
}

/** A server or bucket that is away isn't the connection of someone who is online. */
export function waitOf(error: DetailedError, { isOnline }: { isOnline: boolean }): UploadWait {
  return isOnline || statusOf(error) > 0 ? "server" : "offline";
}

export function reasonOf(error: Error | DetailedError): string {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  const body = answer?.getBody().trim() ?? "";
  if (answer && body !== "" && !body.startsWith("<")) return body;
  return answer ? videoTexts.serverFailed : videoTexts.unreachable;
}

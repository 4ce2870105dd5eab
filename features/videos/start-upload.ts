/**
 * Uploads a file in chunks, and resumes after a lost connection, a reload or a server crash. Loads tus-js-client
 * lazily, because only the upload page needs it.
 */

import type { DetailedError, PreviousUpload, Upload } from "tus-js-client";
import { companyHeaders } from "#features/companies/drawn-company.ts";
import { uploadChunkBytes, uploadsPath } from "./limits.ts";
import { videoTexts } from "./texts.ts";
import { reasonOf, statusOf, type UploadWait, waitOf } from "./upload-failures.ts";

export interface UploadRun {
  pause(): void;
  resume(): void;
  /** Also deletes what the server has received. */
  cancel(): Promise<void>;
}

export interface UploadEvents {
  onProgress: (percent: number) => void;
  /** Called with a reason while the upload waits to resume automatically, and with null once it has. */
  onWaiting: (wait: UploadWait | null) => void;
  onDone: (videoId: string) => void;
  /** Receives a message for the owner, with the prefix that the specification requires. */
  onFailed: (message: string) => void;
}

export interface InterruptedUpload {
  key: string;
  filename: string;
  sizeBytes: number;
  startedAtMs: number;
}

/**
 * In milliseconds. Quick retries come first, and all of them together take 15 minutes. Every uploaded chunk restarts
 * the list.
 */
const retryDelays = [0, 500, 1_000, 3_000, 5_000, ...Array.from({ length: 90 }, () => 10_000)];

/**
 * Resumes an earlier upload of the same file by the same owner. `owner` only separates people who share a computer,
 * because the server authorizes by session.
 */
export async function startUpload(
  file: File,
  { owner, ...events }: UploadEvents & { owner: string },
): Promise<UploadRun> {
  const { Upload } = await import("tus-js-client");
  /** Signed out, or no longer allowed to upload. */
  let isRefused = false;
  /**
   * Number of consecutive responses saying that the upload is unknown. Behind a load balancer, another server may know
   * it.
   */
  let timesUnknown = 0;
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    chunkSize: uploadChunkBytes,
    headers: companyHeaders(),
    metadata: { filename: file.name, filetype: file.type, owner },
    retryDelays,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ["step", owner, file.name, file.type, file.size, file.lastModified].join("|"),
    // tus-js-client treats every error status of a HEAD request as the end of the upload and would start over. Only
    // "not found" means that.
    onAfterResponse(request, answer) {
      const status = answer.getStatus();
      isRefused = status === 401 || status === 403;
      if (isUnknown(status)) timesUnknown += 1;
      else if (request.getMethod() === "PATCH" && status < 400) timesUnknown = 0;
      const isGone = isUnknown(status) && timesUnknown > maxTimesUnknown;
      const isKnown = status < 400 || status === 423 || isGone;
      if (request.getMethod() === "HEAD" && !isKnown) throw new Error(`the server answered ${status}`);
    },
    onShouldRetry(error) {
      const mayBeElsewhere = isUnknown(statusOf(error)) && timesUnknown <= maxTimesUnknown;
      const again = !isRefused && (mayBeElsewhere || isPassing(error));
      if (again) events.onWaiting(waitOf(error, { isOnline: navigator.onLine }));
      return again;
    },
    onProgress(sent, total) {
      events.onWaiting(null);
      events.onProgress(percentOf(sent, total));
    },
    onSuccess() {
      events.onProgress(100);
      events.onDone(upload.url?.split("/").at(-1) ?? "");
    },
    onError(error) {
      // The server has deleted the upload, so it can't be resumed.
      if ("originalResponse" in error && statusOf(error) === refusedAsNoVideo) void discardAll(upload);
      const isSignedOut = "originalResponse" in error && statusOf(error) === 401;
      events.onFailed(isSignedOut ? videoTexts.signedOut : reasonOf(error));
    },
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel: () => upload.abort(true).catch(() => {}),
  };
}

/** Lists unfinished uploads that were started in this browser. To resume one, the owner must select its file again. */
export async function listInterruptedUploads(owner: string): Promise<InterruptedUpload[]> {
  const found = await allUploads();
  return found
    .filter(({ metadata, uploadUrl }) => metadata.owner === owner && uploadUrl?.includes(uploadsPath))
    .map(({ urlStorageKey, metadata, size, creationTime }) => ({
      key: urlStorageKey,
      filename: metadata.filename ?? "",
      sizeBytes: size ?? 0,
      startedAtMs: Date.parse(creationTime),
    }));
}

export async function discardInterruptedUpload(key: string): Promise<void> {
  const { Upload, defaultOptions } = await import("tus-js-client");
  const found = (await allUploads()).find(({ urlStorageKey }) => urlStorageKey === key);
  await defaultOptions.urlStorage.removeUpload(key);
  // If this fails, the server purges the upload after a day.
  if (found?.uploadUrl) await Upload.terminate(found.uploadUrl).catch(() => {});
}

async function allUploads(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await import("tus-js-client");
  return defaultOptions.urlStorage.findAllUploads().catch(() => []);
}

/** Makes the browser forget interrupted uploads of this file. */
async function discardAll(upload: Upload): Promise<void> {
  const { defaultOptions } = await import("tus-js-client");
  const found = await upload.findPreviousUploads().catch(() => []);
  for (const { urlStorageKey } of found) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

const maxTimesUnknown = 4;
const refusedAsNoVideo = 415;

function isUnknown(status: number): boolean {
  return status === 404 || status === 410;
}

function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, (sent / total) * 100)) : 0;
}

/**
 * Whether a retry may succeed: there is no connection, the server is restarting, or another chunk is still being
 * written.
 */
function isPassing(error: DetailedError): boolean {
  const status = statusOf(error);
  return status === 0 || [408, 409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

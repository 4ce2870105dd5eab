/** Sends a file in parts that a lost connection, a reload or a killed server can't take back. Loads tus-js-client. */
import type { DetailedError, PreviousUpload, Upload } from "tus-js-client";
import { uploadChunkBytes, uploadsPath } from "./limits.ts";
import { videoTexts } from "./texts.ts";

export interface UploadRun {
  pause(): void;
  resume(): void;
  /** On the server too. */
  cancel(): Promise<void>;
}

export interface UploadEvents {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  /** True while nothing gets through; it goes on by itself. */
  onWaiting: (isWaiting: boolean) => void;
  onDone: (videoId: string) => void;
  /** A sentence for people, in the specification's words around it. */
  onFailed: (message: string) => void;
}

export interface InterruptedUpload {
  key: string;
  filename: string;
  sizeBytes: number;
  startedAtMs: number;
}

/** Quickly at first; a quarter of an hour altogether. Each part that arrives begins anew. */
const retryDelays = [0, 500, 1_000, 3_000, 5_000, ...Array.from({ length: 90 }, () => 10_000)];

/**
 * Goes on where an earlier upload of the same file by the same owner stopped. `owner` keeps people who share a
 * computer apart; the server decides by the session.
 */
export async function startUpload(
  file: File,
  { owner, ...events }: UploadEvents & { owner: string },
): Promise<UploadRun> {
  const { Upload } = await import("tus-js-client");
  let isSignedOut = false;
  /** How often in a row a server did not know an upload that another one of the installation may know. */
  let timesUnknown = 0;
  const upload = new Upload(file, {
    endpoint: uploadsPath,
    chunkSize: uploadChunkBytes,
    metadata: { filename: file.name, filetype: file.type, owner },
    retryDelays,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ["step", owner, file.name, file.type, file.size, file.lastModified].join("|"),
    // The library takes every refusal of an upload's state for its end, and would begin anew. Only "not here" is one.
    onAfterResponse(request, answer) {
      const status = answer.getStatus();
      isSignedOut = status === 401 || status === 403;
      if (isUnknown(status)) timesUnknown += 1;
      else if (request.getMethod() === "PATCH" && status < 400) timesUnknown = 0;
      const isGone = isUnknown(status) && timesUnknown > maxTimesUnknown;
      const isKnown = status < 400 || status === 423 || isGone;
      if (request.getMethod() === "HEAD" && !isKnown) throw new Error(`the server answered ${status}`);
    },
    onShouldRetry(error) {
      const mayBeElsewhere = isUnknown(statusOf(error)) && timesUnknown <= maxTimesUnknown;
      const again = !isSignedOut && (mayBeElsewhere || isPassing(error));
      if (again) events.onWaiting(true);
      return again;
    },
    onProgress(sent, total) {
      events.onWaiting(false);
      events.onProgress(percentOf(sent, total));
    },
    onSuccess() {
      events.onProgress(100);
      events.onDone(upload.url?.split("/").at(-1) ?? "");
    },
    onError(error) {
      // The server has nothing of it any more: it is not offered as interrupted.
      if ("originalResponse" in error && statusOf(error) === refusedAsNoFilm) void forgetAll(upload);
      events.onFailed(videoTexts.failed(isSignedOut ? videoTexts.signedOut : reasonOf(error)));
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

/** What was begun here and not finished: its file has to be chosen again. */
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

export async function forgetInterruptedUpload(key: string): Promise<void> {
  const { Upload, defaultOptions } = await import("tus-js-client");
  const found = (await allUploads()).find(({ urlStorageKey }) => urlStorageKey === key);
  await defaultOptions.urlStorage.removeUpload(key);
  // What the server still has of it goes by itself after a day.
  if (found?.uploadUrl) await Upload.terminate(found.uploadUrl).catch(() => {});
}

async function allUploads(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await import("tus-js-client");
  return defaultOptions.urlStorage.findAllUploads().catch(() => []);
}

/** What this browser remembers of a file. */
async function forgetAll(upload: Upload): Promise<void> {
  const { defaultOptions } = await import("tus-js-client");
  const found = await upload.findPreviousUploads().catch(() => []);
  for (const { urlStorageKey } of found) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

const maxTimesUnknown = 4;
const refusedAsNoFilm = 415;

function isUnknown(status: number): boolean {
  return status === 404 || status === 410;
}

function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0;
}

function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, (sent / total) * 100)) : 0;
}

/** Whatever a later try may find gone: no connection, a server that starts anew, another part still being written. */
function isPassing(error: DetailedError): boolean {
  const status = statusOf(error);
  return status === 0 || [408, 409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

function reasonOf(error: Error | DetailedError): string {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  const body = answer?.getBody().trim() ?? "";
  if (answer && body !== "" && !body.startsWith("<")) return body;
  return answer ? videoTexts.serverFailed : videoTexts.offline;
}

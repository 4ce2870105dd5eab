/** What tus needs to store a company's unfinished uploads, and what turning a whole one into a video needs. */
import type { Readable } from "node:stream";
import type { DataStore, Upload } from "@tus/server";
import type { VideoExtension } from "#shared/enumerations.ts";

export interface NewUpload {
  id: string;
  filename: string;
  sizeBytes: number;
}

export interface UploadStore extends DataStore {
  /** The request body. Reading it directly avoids the library's copies, which take several times as long. */
  body: Readable | null;
  /** Reserves the room for a new upload. Throws UploadRefused if there is none. Called before `create`. */
  reserve(upload: NewUpload): Promise<void>;
  /** Returns null if the upload is unknown or deleted. */
  find(id: string): Promise<Upload | null>;
  isWhole(upload: Upload): Promise<boolean>;
  /** The format of a whole upload, by its content. Null if it isn't a video. */
  kindOf(upload: Upload): Promise<VideoExtension | null>;
  /** Makes a whole upload a stored file. Idempotent, so that it can be repeated after a crash. */
  moveTo(key: string, options: { upload: Upload; contentType: string }): Promise<void>;
  /** Deletes the upload and what has arrived of it. Idempotent. */
  discard(id: string): Promise<void>;
}

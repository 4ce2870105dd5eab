/** Appends to the file of a recording and detects a full disk. */

/** The methods that we use of `FileSystemSyncAccessHandle`, which only exists in the worker types. */
export interface SyncHandle {
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(sizeBytes: number): void;
  flush(): void;
  close(): void;
}

export interface VideoFile {
  /** Throws a QuotaExceededError if the disk is full, and again on every later call. Earlier chunks stay intact. */
  write(bytes: Uint8Array<ArrayBuffer>, seconds: number): void;
  close(): void;
}

const encoder = new TextEncoder();

/**
 * On a full disk, some browsers throw, others write only part of the data, and Chromium returns an error code as if it
 * were a length.
 */
function writeAll(handle: SyncHandle, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  const written = handle.write(bytes, { at });
  if (written !== bytes.length) throw new DOMException("no room", "QuotaExceededError");
}

/**
 * Replaces the content. Throws a QuotaExceededError if the disk is full. The content may then be partly overwritten.
 */
export function writeWhole(handle: SyncHandle, text: string): void {
  const bytes = encoder.encode(text);
  writeAll(handle, bytes, 0);
  handle.truncate(bytes.length);
  handle.flush();
}

/** Writes the recording's length to `seconds` every second, so that it is known after a crash. Closes both handles. */
export function createVideoFile({
  video,
  seconds: noted,
}: {
  video: SyncHandle;
  seconds: SyncHandle;
}): VideoFile {
  let writtenBytes = 0;
  let notedSeconds = -1;
  let isFull = false;
  return {
    write(bytes, seconds) {
      if (isFull) throw new DOMException("no room", "QuotaExceededError");
      try {
        writeAll(video, bytes, writtenBytes);
        writtenBytes += bytes.length;
        if (Math.floor(seconds) === notedSeconds) return;
        notedSeconds = Math.floor(seconds);
        video.flush();
        writeWhole(noted, seconds.toFixed(1));
      } catch (error) {
        // A chunk after a gap would corrupt the recording, which otherwise is only shorter.
        isFull = true;
        throw error;
      }
    },
    close() {
      try {
        // The partial chunk is useless, and the facts file needs the space.
        if (isFull) video.truncate(writtenBytes);
        video.flush();
      } finally {
        video.close();
        noted.close();
      }
    },
  };
}

/** What a recording is written into, piece by piece, and how a lack of room is noticed. */

/** Of a `FileSystemSyncAccessHandle`, which is known to the types of workers only. */
export interface SyncHandle {
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(sizeBytes: number): void;
  flush(): void;
  close(): void;
}

export interface FilmFile {
  /** Throws when there is no room for it; from then on nothing is taken any more, and what is there stays whole. */
  write(bytes: Uint8Array<ArrayBuffer>, seconds: number): void;
  close(): void;
}

const encoder = new TextEncoder();

/** Some browsers throw, others write what fits, Chromium answers with the number of an error as if it were a length. */
function writeAll(handle: SyncHandle, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  const written = handle.write(bytes, { at });
  if (written !== bytes.length) throw new DOMException("no room", "QuotaExceededError");
}

/** In place of what is there. Throws when there is no room for it; what is there may be half overwritten then. */
export function writeWhole(handle: SyncHandle, text: string): void {
  const bytes = encoder.encode(text);
  writeAll(handle, bytes, 0);
  handle.truncate(bytes.length);
  handle.flush();
}

/** `seconds` is where its length so far is noted, once a second. Both handles are closed with it. */
export function createFilmFile({
  film,
  seconds: noted,
}: {
  film: SyncHandle;
  seconds: SyncHandle;
}): FilmFile {
  let writtenBytes = 0;
  let notedSeconds = -1;
  let isFull = false;
  return {
    write(bytes, seconds) {
      if (isFull) throw new DOMException("no room", "QuotaExceededError");
      try {
        writeAll(film, bytes, writtenBytes);
        writtenBytes += bytes.length;
        if (Math.floor(seconds) === notedSeconds) return;
        notedSeconds = Math.floor(seconds);
        film.flush();
        writeWhole(noted, seconds.toFixed(1));
      } catch (error) {
        // A piece that follows a missing one would make a broken film of one that is only shorter.
        isFull = true;
        throw error;
      }
    },
    close() {
      try {
        // Half a piece helps nobody, and its room is wanted for what is noted about the film.
        if (isFull) film.truncate(writtenBytes);
        film.flush();
      } finally {
        film.close();
        noted.close();
      }
    },
  };
}

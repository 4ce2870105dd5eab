/**
 * Writes a recording into the browser's own file system while it is made. In a worker, because only there what is
 * written is on the disk at once: a page that crashes takes nothing with it.
 */

import { factsFile, filmFile, secondsFile } from "./film-files.ts";
import type { FilmMessage, FilmReply } from "./film-messages.ts";

/** Known to the types of workers only. */
interface SyncHandle {
  write(bytes: BufferSource, options?: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

let folder: FileSystemDirectoryHandle | null = null;
let film: SyncHandle | null = null;
let seconds: SyncHandle | null = null;
let writtenBytes = 0;
let writtenSeconds = -1;
const encoder = new TextEncoder();

async function openFile(name: string): Promise<SyncHandle> {
  if (!folder) throw new Error("no recording is open");
  const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
  return file.createSyncAccessHandle();
}

function writeWhole(handle: SyncHandle, text: string): void {
  const bytes = encoder.encode(text);
  handle.write(bytes, { at: 0 });
  handle.truncate(bytes.length);
  handle.flush();
}

async function writeFacts(text: string): Promise<void> {
  const handle = await openFile(factsFile);
  writeWhole(handle, text);
  handle.close();
}

async function handle(message: FilmMessage): Promise<void> {
  switch (message.type) {
    case "open": {
      const root = await navigator.storage.getDirectory();
      const films = await root.getDirectoryHandle(message.folder, { create: true });
      folder = await films.getDirectoryHandle(message.id, { create: true });
      await writeFacts(message.facts);
      film = await openFile(filmFile);
      seconds = await openFile(secondsFile);
      break;
    }
    case "chunk": {
      if (!film || !seconds) throw new Error("no recording is open");
      const bytes = new Uint8Array(message.bytes);
      const written = film.write(bytes, { at: writtenBytes });
      // Some browsers write what fits instead of failing.
      if (written < bytes.length) throw new DOMException("no room", "QuotaExceededError");
      writtenBytes += written;
      if (Math.floor(message.seconds) !== writtenSeconds) {
        writtenSeconds = Math.floor(message.seconds);
        film.flush();
        writeWhole(seconds, message.seconds.toFixed(1));
      }
      break;
    }
    case "close": {
      film?.flush();
      film?.close();
      seconds?.close();
      film = null;
      seconds = null;
      // Without room for its facts the film is worth keeping all the same.
      if (message.facts !== null) await writeFacts(message.facts).catch(() => {});
      break;
    }
  }
}

function answer(reply: FilmReply): void {
  postMessage(reply);
}

/** One after the other: chunks come faster than files open. */
let queue: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<FilmMessage>) => {
  queue = queue
    .then(() => handle(data))
    .then(
      () => (data.type === "chunk" ? undefined : answer({ type: "done", what: data.type })),
      (error: unknown) =>
        answer({ type: "failed", what: data.type, reason: error instanceof Error ? error.name : "Error" }),
    );
});

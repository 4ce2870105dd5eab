/**
 * Writes a recording to the origin private file system. This happens in a worker, because synchronous writes, which
 * survive a crash of the page, are only available there.
 */

import { createFilmFile, type FilmFile, type SyncHandle, writeWhole } from "./film-file.ts";
import { factsFile, filmFile, secondsFile } from "./film-files.ts";
import type { FilmMessage, FilmReply } from "./film-messages.ts";

/** Only available in the worker types. */
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

let folder: FileSystemDirectoryHandle | null = null;
let film: FilmFile | null = null;
let firstFacts = "";

async function openFile(name: string): Promise<SyncHandle> {
  if (!folder) throw new Error("no recording is open");
  const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
  return file.createSyncAccessHandle();
}

async function writeFacts(text: string): Promise<void> {
  const handle = await openFile(factsFile);
  try {
    writeWhole(handle, text);
  } finally {
    handle.close();
  }
}

async function handle(message: FilmMessage): Promise<void> {
  switch (message.type) {
    case "open": {
      const root = await navigator.storage.getDirectory();
      const films = await root.getDirectoryHandle(message.folder, { create: true });
      folder = await films.getDirectoryHandle(message.id, { create: true });
      firstFacts = message.facts;
      await writeFacts(firstFacts);
      film = createFilmFile({ film: await openFile(filmFile), seconds: await openFile(secondsFile) });
      break;
    }
    case "chunk": {
      if (!film) throw new Error("no recording is open");
      film.write(new Uint8Array(message.bytes), message.seconds);
      break;
    }
    case "close": {
      try {
        film?.close();
      } finally {
        film = null;
        // Keep the recording even if the disk is full: the initial facts already have their space.
        if (message.facts !== null) await writeFacts(message.facts).catch(() => writeFacts(firstFacts));
      }
      break;
    }
  }
}

function answer(reply: FilmReply): void {
  postMessage(reply);
}

/** Messages are queued, because chunks arrive faster than files open. */
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

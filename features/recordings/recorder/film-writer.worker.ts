/**
 * Writes a recording in a worker, because only workers can write synchronously. Such writes survive a crash of the
 * page.
 */

import { createFilmFile, type FilmFile, type SyncHandle, writeWhole } from "./film-file.ts";
import { factsFile, filmFile, secondsFile } from "./film-files.ts";
import type { FilmMessage, FilmReply } from "./film-messages.ts";

/** TypeScript only declares this method for workers. */
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
        // If the disk is full, writes the initial facts instead, because their space is already taken.
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

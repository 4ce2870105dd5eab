/**
 * Writes a recording in a worker, because only workers can write synchronously. Such writes survive a crash of the
 * page.
 */

import { createVideoFile, type SyncHandle, type VideoFile, writeWhole } from "./video-file.ts";
import { factsFile, secondsFile, videoFile } from "./video-files.ts";
import type { VideoMessage, VideoReply } from "./video-messages.ts";

/** TypeScript only declares this method for workers. */
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

let folder: FileSystemDirectoryHandle | null = null;
let video: VideoFile | null = null;
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

async function handle(message: VideoMessage): Promise<void> {
  switch (message.type) {
    case "open": {
      const root = await navigator.storage.getDirectory();
      const videos = await root.getDirectoryHandle(message.folder, { create: true });
      folder = await videos.getDirectoryHandle(message.id, { create: true });
      firstFacts = message.facts;
      await writeFacts(firstFacts);
      video = createVideoFile({ video: await openFile(videoFile), seconds: await openFile(secondsFile) });
      break;
    }
    case "chunk": {
      if (!video) throw new Error("no recording is open");
      video.write(new Uint8Array(message.bytes), message.seconds);
      break;
    }
    case "close": {
      try {
        video?.close();
      } finally {
        video = null;
        // If the disk is full, writes the initial facts instead, because their space is already taken.
        if (message.facts !== null) await writeFacts(message.facts).catch(() => writeFacts(firstFacts));
      }
      break;
    }
  }
}

function answer(reply: VideoReply): void {
  postMessage(reply);
}

/** Messages are queued, because chunks arrive faster than files open. */
let queue: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<VideoMessage>) => {
  queue = queue
    .then(() => handle(data))
    .then(
      () => (data.type === "chunk" ? undefined : answer({ type: "done", what: data.type })),
      (error: unknown) =>
        answer({ type: "failed", what: data.type, reason: error instanceof Error ? error.name : "Error" }),
    );
});

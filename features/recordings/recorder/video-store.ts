/**
 * Stores recordings in the browser's origin private file system while they are made, so that they survive a crash or
 * reload. They are deleted after use, when discarded, or after a week.
 */
import type { Mark } from "#engines/recording/frames/mark.ts";
import { forgetVideo, rememberedVideo } from "./remembered-videos.ts";
import type { RecordSection } from "./sections.ts";
import { factsFile, secondsFile, videoFile, videosFolder } from "./video-files.ts";
import type { VideoMessage, VideoReply } from "./video-messages.ts";

export interface VideoFacts {
  id: string;
  /** User id, so that people who share a computer don't see each other's recordings. */
  owner: string;
  section: RecordSection;
  type: string;
  startedAtMs: number;
  /** Null until the recording has ended normally. */
  durationSeconds: number | null;
  marks: Mark[] | null;
}

export interface KeptVideo extends Omit<VideoFacts, "durationSeconds"> {
  file: Blob;
  durationSeconds: number;
}

export interface VideoWriter {
  /** Appends the chunks in order, without waiting. */
  write(chunk: Blob, seconds: number): void;
  /** Finishes writing and returns everything that was written. */
  finish(facts: VideoFacts): Promise<Blob>;
  /** False if the recording is only in memory, so that a reload would lose it. */
  isKept: boolean;
}

const keepsForMs = 7 * 24 * 60 * 60_000;

/** `onFull` is called when the disk is full. What was written before is kept. */
export async function openVideoWriter(facts: VideoFacts, onFull: () => void): Promise<VideoWriter> {
  return (await openOnDisk(facts, onFull).catch(() => null)) ?? inMemory(facts.type);
}

function inMemory(type: string): VideoWriter {
  const chunks: Blob[] = [];
  return {
    write: (chunk) => void chunks.push(chunk),
    finish: async () => new Blob(chunks, { type }),
    isKept: false,
  };
}

async function openOnDisk(facts: VideoFacts, onFull: () => void): Promise<VideoWriter | null> {
  if (!navigator.storage?.getDirectory) return null;
  const worker = new Worker(new URL("./video-writer.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<VideoReply["what"], (reply: VideoReply | null) => void>();
  let isFull = false;
  worker.onmessage = ({ data }: MessageEvent<VideoReply>) => {
    if (data.what !== "chunk") return waiting.get(data.what)?.(data);
    if (!isFull) onFull();
    isFull = true;
  };
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(null);
  };
  const post = (message: VideoMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const ask = (message: VideoMessage & { type: "open" | "close" }) =>
    new Promise<VideoReply | null>((resolve) => {
      waiting.set(message.type, resolve);
      post(message);
    });
  const text = JSON.stringify(facts);
  const opened = await ask({ type: "open", folder: videosFolder, id: facts.id, facts: text });
  if (opened?.type !== "done") {
    worker.terminate();
    return null;
  }
  const unlock = await holdVideo(facts.id);
  held.set(facts.id, unlock);
  let writing: Promise<void> = Promise.resolve();
  return {
    isKept: true,
    write(chunk, seconds) {
      writing = writing.then(async () => {
        if (isFull) return;
        const bytes = await chunk.arrayBuffer();
        post({ type: "chunk", bytes, seconds }, [bytes]);
      });
    },
    async finish(finished) {
      await writing;
      await ask({ type: "close", facts: JSON.stringify(finished, withoutLooks) });
      worker.terminate();
      const file = await (await folderOf(facts.id))
        .getFileHandle(videoFile)
        .then((handle) => handle.getFile());
      // The file system doesn't store media types.
      return file.slice(0, file.size, facts.type);
    },
  };
}

/** Pixels of views aren't stored, because as JSON they would be larger than the video. */
function withoutLooks(key: string, value: unknown): unknown {
  return key === "look" ? undefined : value;
}

/** Locks on this page's recordings, by id. Other tabs skip locked recordings. */
const held = new Map<string, () => void>();

/** After this, other tabs and later visits list the recording. */
export function releaseVideo(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

/** Returns null if this browser no longer has the recording, or if another person made it. */
export async function findKeptVideo(id: string, owner: string): Promise<Blob | null> {
  const own = rememberedVideo(id);
  if (own) return own;
  const video = await readVideo(id).catch(() => null);
  return video?.owner === owner && video.file.size > 0 ? video.file : null;
}

export async function discardVideo(id: string): Promise<void> {
  forgetVideo(id);
  releaseVideo(id);
  try {
    await (await videos()).removeEntry(id, { recursive: true });
  } catch {
    // The recording is already deleted, or there is no file system.
  }
}

/** Returns recordings from earlier visits, newest first. Empty if there is no file system. */
export async function listKeptVideos(owner: string, { nowMs }: { nowMs: number }): Promise<KeptVideo[]> {
  const found: KeptVideo[] = [];
  try {
    const folder = (await videos()) as FileSystemDirectoryHandle & { keys(): AsyncIterable<string> };
    const ids: string[] = [];
    for await (const id of folder.keys()) ids.push(id);
    for (const id of ids) {
      if (held.has(id) || (await isHeldElsewhere(id))) continue;
      const video = await readVideo(id).catch(() => null);
      if (!video || video.file.size === 0 || nowMs - video.startedAtMs > keepsForMs) await discardVideo(id);
      else if (video.owner === owner) found.push(video);
    }
  } catch {
    // Private windows and some browsers have no file system.
  }
  return found.sort((one, other) => other.startedAtMs - one.startedAtMs);
}

/** Locks a recording from an earlier visit for this page. */
export async function takeVideo(id: string): Promise<void> {
  if (!held.has(id)) held.set(id, await holdVideo(id));
}

async function readVideo(id: string): Promise<KeptVideo> {
  const folder = await folderOf(id);
  const read = async (name: string) => (await folder.getFileHandle(name)).getFile();
  const facts = JSON.parse(await (await read(factsFile)).text()) as VideoFacts;
  const file = await read(videoFile);
  const soFar = await read(secondsFile).then(
    (one) => one.text(),
    () => "0",
  );
  return {
    ...facts,
    id,
    file: file.slice(0, file.size, facts.type),
    durationSeconds: facts.durationSeconds ?? (Number(soFar) || 0),
  };
}

async function videos(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(videosFolder, { create: true });
}

async function folderOf(id: string): Promise<FileSystemDirectoryHandle> {
  return (await videos()).getDirectoryHandle(id);
}

const lockName = (id: string) => `${videosFolder}/${id}`;

/** Holds the lock until the returned function is called or the page ends, even by a crash. */
function holdVideo(id: string): Promise<() => void> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => {});
    void navigator.locks.request(
      lockName(id),
      () => new Promise<void>((release) => resolve(() => release())),
    );
  });
}

async function isHeldElsewhere(id: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => lock === null);
}

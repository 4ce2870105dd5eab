/**
 * Stores recordings in the browser's origin private file system while they are made, so that they survive a crash or
 * reload. They are deleted after use, when discarded, or after a week.
 */
import type { Mark } from "#engines/recording/frames/mark.ts";
import { factsFile, filmFile, filmsFolder, secondsFile } from "./film-files.ts";
import type { FilmMessage, FilmReply } from "./film-messages.ts";
import type { RecordSection } from "./sections.ts";

export interface FilmFacts {
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

export interface KeptFilm extends Omit<FilmFacts, "durationSeconds"> {
  file: Blob;
  durationSeconds: number;
}

export interface FilmWriter {
  /** Appends the chunks in order, without waiting. */
  write(chunk: Blob, seconds: number): void;
  /** Finishes writing and returns everything that was written. */
  finish(facts: FilmFacts): Promise<Blob>;
  /** False if the recording is only in memory, so that a reload would lose it. */
  isKept: boolean;
}

const keepsForMs = 7 * 24 * 60 * 60_000;

/** `onFull` is called when the disk is full. What was written before is kept. */
export async function openFilmWriter(facts: FilmFacts, onFull: () => void): Promise<FilmWriter> {
  return (await openOnDisk(facts, onFull).catch(() => null)) ?? inMemory(facts.type);
}

function inMemory(type: string): FilmWriter {
  const chunks: Blob[] = [];
  return {
    write: (chunk) => void chunks.push(chunk),
    finish: async () => new Blob(chunks, { type }),
    isKept: false,
  };
}

async function openOnDisk(facts: FilmFacts, onFull: () => void): Promise<FilmWriter | null> {
  if (!navigator.storage?.getDirectory) return null;
  const worker = new Worker(new URL("./film-writer.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<FilmReply["what"], (reply: FilmReply | null) => void>();
  let isFull = false;
  worker.onmessage = ({ data }: MessageEvent<FilmReply>) => {
    if (data.what !== "chunk") return waiting.get(data.what)?.(data);
    if (!isFull) onFull();
    isFull = true;
  };
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(null);
  };
  const post = (message: FilmMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const ask = (message: FilmMessage & { type: "open" | "close" }) =>
    new Promise<FilmReply | null>((resolve) => {
      waiting.set(message.type, resolve);
      post(message);
    });
  const text = JSON.stringify(facts);
  const opened = await ask({ type: "open", folder: filmsFolder, id: facts.id, facts: text });
  if (opened?.type !== "done") {
    worker.terminate();
    return null;
  }
  const unlock = await holdFilm(facts.id);
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
        .getFileHandle(filmFile)
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
export function releaseFilm(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

export async function discardFilm(id: string): Promise<void> {
  releaseFilm(id);
  try {
    await (await films()).removeEntry(id, { recursive: true });
  } catch {
    // The recording is already deleted, or there is no file system.
  }
}

/** Returns recordings from earlier visits, newest first. Empty if there is no file system. */
export async function listKeptFilms(owner: string, { nowMs }: { nowMs: number }): Promise<KeptFilm[]> {
  const found: KeptFilm[] = [];
  try {
    const folder = (await films()) as FileSystemDirectoryHandle & { keys(): AsyncIterable<string> };
    const ids: string[] = [];
    for await (const id of folder.keys()) ids.push(id);
    for (const id of ids) {
      if (held.has(id) || (await isHeldElsewhere(id))) continue;
      const film = await readFilm(id).catch(() => null);
      if (!film || film.file.size === 0 || nowMs - film.startedAtMs > keepsForMs) await discardFilm(id);
      else if (film.owner === owner) found.push(film);
    }
  } catch {
    // Private windows and some browsers have no file system.
  }
  return found.sort((one, other) => other.startedAtMs - one.startedAtMs);
}

/** Locks a recording from an earlier visit for this page. */
export async function takeFilm(id: string): Promise<void> {
  if (!held.has(id)) held.set(id, await holdFilm(id));
}

async function readFilm(id: string): Promise<KeptFilm> {
  const folder = await folderOf(id);
  const read = async (name: string) => (await folder.getFileHandle(name)).getFile();
  const facts = JSON.parse(await (await read(factsFile)).text()) as FilmFacts;
  const file = await read(filmFile);
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

async function films(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(filmsFolder, { create: true });
}

async function folderOf(id: string): Promise<FileSystemDirectoryHandle> {
  return (await films()).getDirectoryHandle(id);
}

const lockName = (id: string) => `${filmsFolder}/${id}`;

/** Holds the lock until the returned function is called or the page ends, even by a crash. */
function holdFilm(id: string): Promise<() => void> {
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

/**
 * Stores the owner's review in the browser while it lasts, so that neither a closed page nor a reload loses any of it.
 * Reviews are deleted when their guide is made, when discarded, or after a week, like recordings.
 */
import { createStore, del, delMany, entries, get, keys, set, type UseStore } from "idb-keyval";
import type { BareClick } from "../clicks/click-texts.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { withoutLostPictures } from "../frames/retaken-step.ts";
import type { Review } from "../frames/review.ts";
import type { RecordingTarget } from "../recording.ts";
import { forgetVideo } from "./remembered-videos.ts";

export interface KeptReview {
  /** The recording's id. */
  id: string;
  /** User id, so that people who share a computer don't see each other's screenshots. */
  owner: string;
  /** What the recording becomes. Missing if its writer didn't know, as the extension. */
  target?: RecordingTarget;
  savedAtMs: number;
  durationSeconds: number | null;
  /** Null if the recording is only in the browser. */
  videoId: string | null;
  frames: KeptFrame[];
  leftOut: number;
  /** Steps of a recording of clicks that have no picture. */
  bare?: BareClick[];
  /** Set if this browser took the screenshots from the video, so that it can take others. */
  isSeekable?: true;
}

interface StoredProgress {
  review: Review;
  /** Indexes of the screenshots that were scanned for private text. */
  scanned: number[];
}

export interface ReviewProgress extends StoredProgress {
  /** Pictures that replace recorded ones, by id. */
  retaken: ReadonlyMap<string, KeptFrame>;
}

const keepsForMs = 7 * 24 * 60 * 60_000;
/** The screenshots and retaken pictures are written once, the covers after every change. */
let stores: { screenshots: UseStore; progress: UseStore; retaken: UseStore } | null = null;
/** Private windows and some browsers store nothing. A review that isn't stored lasts as long as its tab. */
const unstored = new Map<string, { kept: KeptReview; progress: StoredProgress | null }>();
/** Retaken pictures that aren't stored, by review and picture. */
const unstoredPictures = new Map<string, Map<string, KeptFrame>>();

function openStores() {
  stores ??= {
    screenshots: createStore("step-review-screenshots", "reviews"),
    progress: createStore("step-review-covers", "reviews"),
    retaken: createStore("step-review-retaken", "pictures"),
  };
  return stores;
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export async function keepReview(kept: KeptReview): Promise<void> {
  try {
    await set(kept.id, kept, openStores().screenshots);
  } catch {
    unstored.set(kept.id, { kept, progress: null });
  }
}

export async function keepProgress(id: string, progress: StoredProgress): Promise<void> {
  const inMemory = unstored.get(id);
  if (inMemory) inMemory.progress = progress;
  else await orNothing(() => set(id, progress, openStores().progress));
}

/** Returns null without a kept review, or if another person kept it. */
export async function findReview(id: string, owner: string): Promise<KeptReview | null> {
  const kept =
    unstored.get(id)?.kept ?? (await orNothing(() => get<KeptReview>(id, openStores().screenshots)));
  return kept?.owner === owner ? kept : null;
}

/** What the browser has stored. Both reject if it can't be read. */
interface StoredReviews {
  progressOf: (id: string) => Promise<StoredProgress | null>;
  /** Of all reviews, with the ids of their review and picture. */
  retaken: () => Promise<[string[], KeptFrame][]>;
}

const inBrowser: StoredReviews = {
  progressOf: async (id) => (await get<StoredProgress>(id, openStores().progress)) ?? null,
  retaken: () => entries<string[], KeptFrame>(openStores().retaken),
};

/**
 * Returns null if nothing was changed yet. Rejects with a message for the owner if that can't be read: an opened review stores
 * what it begins with, and would replace all that is there.
 */
export async function findProgress(
  id: string,
  stored: StoredReviews = inBrowser,
): Promise<ReviewProgress | null> {
  const inMemory = unstored.get(id);
  try {
    const progress = inMemory ? inMemory.progress : await stored.progressOf(id);
    // Earlier versions stored only covers.
    if (!progress || Array.isArray(progress.review)) return null;
    const pictures = inMemory ? [] : await stored.retaken();
    const own = pictures.flatMap(([[reviewId, pictureId], frame]) =>
      reviewId === id && pictureId !== undefined ? [[pictureId, frame] as const] : [],
    );
    const retaken = new Map([...own, ...(unstoredPictures.get(id) ?? [])]);
    return { ...progress, retaken, review: withoutLostPictures(progress.review, retaken) };
  } catch (error) {
    throw new Error("We couldn't read your review in this browser. Try again.", { cause: error });
  }
}

/** Resolves when a review may name the picture. */
export async function keepRetaken(reviewId: string, pictureId: string, frame: KeptFrame): Promise<void> {
  try {
    if (unstored.has(reviewId)) throw new Error("reviews aren't stored");
    await set([reviewId, pictureId], frame, openStores().retaken);
  } catch {
    const pictures = unstoredPictures.get(reviewId) ?? new Map<string, KeptFrame>();
    unstoredPictures.set(reviewId, pictures.set(pictureId, frame));
  }
}

/** Keys of the pictures that belong to reviews for which `isGone`. */
async function retakenOf(isGone: (reviewId: string) => boolean): Promise<string[][]> {
  const all = (await orNothing(() => keys<string[]>(openStores().retaken))) ?? [];
  return all.filter(([reviewId = ""]) => isGone(reviewId));
}

/** Also frees the memory of its video. Its file is deleted with `discardVideo`. */
export async function discardReview(id: string): Promise<void> {
  forgetVideo(id);
  unstored.delete(id);
  unstoredPictures.delete(id);
  const pictures = await retakenOf((reviewId) => reviewId === id);
  await orNothing(() => delMany(pictures, openStores().retaken));
  await orNothing(() => del(id, openStores().screenshots));
  await orNothing(() => del(id, openStores().progress));
}

/** Newest first. Deletes expired reviews. */
export async function listReviews(owner: string, { nowMs }: { nowMs: number }): Promise<KeptReview[]> {
  // Before the reviews, so that one that another tab keeps in between isn't missing.
  const progress = (await orNothing(() => keys<string>(openStores().progress))) ?? [];
  const pictures = await retakenOf(() => true);
  const stored = await orNothing(() => entries<string, KeptReview>(openStores().screenshots));
  const kept: KeptReview[] = [...unstored.values()].flatMap((one) =>
    one.kept.owner === owner ? one.kept : [],
  );
  const all = stored ?? [];
  // A change that was stored while its review was discarded has nothing left to belong to. Reviews that can't be read
  // may still be there.
  const known = stored && new Set(stored.map(([id]) => id));
  const isLeft = (id: string) => known !== null && !known.has(id);
  await orNothing(() => delMany(progress.filter(isLeft), openStores().progress));
  const leftPictures = pictures.filter(([id = ""]) => isLeft(id));
  await orNothing(() => delMany(leftPictures, openStores().retaken));
  for (const [id, review] of all) {
    if (nowMs - review.savedAtMs > keepsForMs) await discardReview(id);
    else if (review.owner === owner) kept.push(review);
  }
  return kept.sort((a, b) => b.savedAtMs - a.savedAtMs);
}

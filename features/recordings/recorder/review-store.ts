/**
 * Stores the owner's review in the browser while it lasts, so that neither closing the dialog nor a reload loses covers.
 * Reviews are deleted when their guide is made, when discarded, or after a week, like recordings.
 */
import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";
import type { BareClick } from "../clicks/click-texts.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import type { Review } from "../frames/review.ts";

export interface KeptReview {
  /** The recording's id. */
  id: string;
  /** User id, so that people who share a computer don't see each other's screenshots. */
  owner: string;
  savedAtMs: number;
  durationSeconds: number | null;
  /** Null if the recording is only in the browser. */
  videoId: string | null;
  frames: KeptFrame[];
  leftOut: number;
  /** Steps of a recording of clicks that have no picture. */
  bare?: BareClick[];
}

export interface ReviewProgress {
  review: Review;
  /** Indexes of the screenshots that were scanned for private text. */
  scanned: number[];
}

const keepsForMs = 7 * 24 * 60 * 60_000;
/** The screenshots are written once, the covers after every change. */
let stores: { screenshots: UseStore; progress: UseStore } | null = null;

function openStores() {
  stores ??= {
    screenshots: createStore("step-review-screenshots", "reviews"),
    progress: createStore("step-review-covers", "reviews"),
  };
  return stores;
}

/** Private windows and some browsers store nothing. The review then lasts as long as the page. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export async function keepReview(review: KeptReview): Promise<void> {
  await orNothing(() => set(review.id, review, openStores().screenshots));
}

export async function keepProgress(id: string, progress: ReviewProgress): Promise<void> {
  await orNothing(() => set(id, progress, openStores().progress));
}

/** Returns null without a kept review, or if another person kept it. */
export async function findReview(id: string, owner: string): Promise<KeptReview | null> {
  const kept = await orNothing(() => get<KeptReview>(id, openStores().screenshots));
  return kept?.owner === owner ? kept : null;
}

export async function findProgress(id: string): Promise<ReviewProgress | null> {
  return (await orNothing(() => get<ReviewProgress>(id, openStores().progress))) ?? null;
}

export async function discardReview(id: string): Promise<void> {
  await orNothing(() => del(id, openStores().screenshots));
  await orNothing(() => del(id, openStores().progress));
}

/** Newest first. Deletes expired reviews. */
export async function listReviews(owner: string, { nowMs }: { nowMs: number }): Promise<KeptReview[]> {
  const all = (await orNothing(() => entries<string, KeptReview>(openStores().screenshots))) ?? [];
  const kept: KeptReview[] = [];
  for (const [id, review] of all) {
    if (nowMs - review.savedAtMs > keepsForMs) await discardReview(id);
    else if (review.owner === owner) kept.push(review);
  }
  return kept.sort((a, b) => b.savedAtMs - a.savedAtMs);
}

/** Reads the pictures of a recording while they are taken, for the review that opens afterward. */
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import { grayOfPicture } from "./gray-of-picture.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { createPictureReading, type PictureReading } from "./picture-reading.ts";
import { readersAtOnce, takeReader } from "./prepared-readers.ts";

interface EarlyReading {
  /** Of the recording. */
  id: string;
  reading: PictureReading;
  added: KeptFrame[];
  /** In the order of the review. Null until all are taken. */
  frames: KeptFrame[] | null;
}

let early: EarlyReading | null = null;

/** Ends the one before. */
export function beginEarlyReading(id: string): {
  add: (frame: KeptFrame, gray: Gray) => void;
  complete: (frames: KeptFrame[]) => void;
} {
  endEarlyReading();
  const begun: EarlyReading = { id, reading: openReading(), added: [], frames: null };
  early = begun;
  return {
    add(frame, gray) {
      if (early !== begun) return;
      begun.added.push(frame);
      begun.reading.add(frame.blob, gray);
    },
    complete(frames) {
      begun.frames = frames;
      begun.reading.complete();
    },
  };
}

export function endEarlyReading(): void {
  early?.reading.end();
  early = null;
}

/** Reads all pictures of a review, or what is left of an early reading of them. The caller ends it. */
export function readPictures(
  id: string,
  frames: KeptFrame[],
  wanted: number[],
): Pick<PictureReading, "follow" | "end"> {
  const taken = takeEarlyReading(id, frames);
  // Nothing was read in the review before.
  if (taken && wanted.length === frames.length) return taken;
  taken?.end();
  const reading = openReading();
  const failed = Promise.withResolvers<void>();
  void addAll(
    reading,
    wanted.map((index) => frames[index]!.blob),
  ).then(
    () => reading.complete(),
    (error: unknown) => {
      reading.end();
      failed.reject(error);
    },
  );
  return {
    follow: (onRead) =>
      Promise.race([reading.follow((place, read) => onRead(wanted[place]!, read)), failed.promise]),
    end: reading.end,
  };
}

function takeEarlyReading(id: string, frames: KeptFrame[]): Pick<PictureReading, "follow" | "end"> | null {
  if (early?.id !== id || !early.frames) return null;
  const { reading, added, frames: ordered } = early;
  early = null;
  // The review has copies of these, in the same order. Without one of them, it would end before all are scanned.
  const isComplete =
    ordered.length === frames.length &&
    ordered.every((frame, index) => added.includes(frame) && frame.blob.size === frames[index]?.blob.size);
  if (!isComplete) {
    reading.end();
    return null;
  }
  const indexes = added.map((frame) => ordered.indexOf(frame));
  return {
    follow: (onRead) =>
      reading.follow((place: number, read: OcrFrame) => {
        const index = indexes[place];
        if (index !== undefined && index >= 0) onRead(index, read);
      }),
    end: reading.end,
  };
}

function openReading(): PictureReading {
  return createPictureReading({ readers: readersAtOnce(), takeReader, grayOf: grayOfPicture });
}

async function addAll(reading: PictureReading, pictures: Blob[]): Promise<void> {
  for (const picture of pictures) reading.add(picture, await grayOfPicture(picture));
}

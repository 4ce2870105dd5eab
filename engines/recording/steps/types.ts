/** What a step is made from, and what comes out: pure values, whoever reads the pictures. */
import type { StepBasis } from "#shared/enumerations.ts";
import type { OcrFrame } from "../ocr/ocr-frame.ts";
import type { Cursor } from "./find-cursor.ts";

/** Pixels of the picture, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A decoded picture, row by row; three bytes a pixel: red, green, blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** One kept picture with everything that is known about it. */
export interface RecordedView {
  /** Seconds from the beginning of the recording. */
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  /** Where the picture differs from the one that followed it; null when that is not known. */
  changed: Box | null;
  /** What the owner covered. Nothing is read there, and nothing said about it. */
  covered: Box[];
  /** What is written on it; boxes in the picture's own pixels. */
  text: OcrFrame;
  /** Null when the picture could not be decoded: its text alone is used then. */
  pixels: Pixels | null;
  /** When it was looked for already; in pixels of `pixels`. */
  cursor?: Cursor | null;
  /** Text and pixels have what the pointer hides, and not the pointer: they are as certain there as elsewhere. */
  isReadBehindCursor?: boolean;
}

export interface DescribedStep {
  /** Index of the picture that shows it; null for the first part, which shows none. */
  view: number | null;
  /** Short, for a heading: "Select New invoice". Plain text. */
  title: string;
  /** Markdown; the control's name is bold. */
  description: string;
  /** `seen`: the control's name was read on the screen where it was used; `inferred`: concluded, or a general description. */
  basis: StepBasis;
  /** The words that it rests on, as they were read; null when it rests on none. */
  seenText: string | null;
  timestampSeconds: number;
}

/** Plain values, independent of how the pictures are decoded. */
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

/** A decoded picture in row-major RGB, three bytes per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** One kept picture and everything known about it. */
export interface RecordedView {
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  /** Where the picture differs from the next one, or null if unknown. */
  changed: Box | null;
  /** Areas that the owner covered. Their content is neither read nor described. */
  covered: Box[];
  /** Boxes are in the picture's own pixels. */
  text: OcrFrame;
  /** Null if the picture couldn't be decoded. Then only its text is used. */
  pixels: Pixels | null;
  /** The result of an earlier detection, in pixels of `pixels`. */
  cursor?: Cursor | null;
  /** True if text and pixels already show what is behind the pointer, as reliably as elsewhere. */
  isReadBehindCursor?: boolean;
}

export interface DescribedStep {
  /** Index of the view that the step shows. Null for the welcome, which shows none. */
  view: number | null;
  /** Plain text, short enough for a heading: "Select New invoice". */
  title: string;
  /** Markdown, in which the control's name is bold. */
  description: string;
  /**
   * `seen` if the control's name was read on the screen on which it was used. `inferred` if it was concluded from other
   * views, or if the description is general.
   */
  basis: StepBasis;
  /** The words that the step quotes, as OCR read them. Null if none. */
  seenText: string | null;
  timestampSeconds: number;
  /** Where the control is, in the picture's own pixels. Missing if unknown. */
  place?: Box;
}

/** Input and output of the step writer: plain values, independent of how the pictures are decoded. */
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
  /** Seconds since the start of the recording. */
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  /** Where the picture differs from the next one; null when unknown. */
  changed: Box | null;
  /** Areas the owner covered. Their content is neither read nor described. */
  covered: Box[];
  /** The text in the picture; boxes are in the picture's own pixels. */
  text: OcrFrame;
  /** Null when the picture couldn't be decoded; then only its text is used. */
  pixels: Pixels | null;
  /** The result of an earlier detection, in pixels of `pixels`. */
  cursor?: Cursor | null;
  /** Text and pixels already show what is behind the pointer, as reliably as elsewhere. */
  isReadBehindCursor?: boolean;
}

export interface DescribedStep {
  /** Index of the view it shows; null for the welcome, which has none. */
  view: number | null;
  /** Short, for a heading: "Select New invoice". Plain text. */
  title: string;
  /** Markdown; the control's name is bold. */
  description: string;
  /**
   * `seen`: the control's name was read on the screen where it was used. `inferred`: concluded from other views, or a
   * general description.
   */
  basis: StepBasis;
  /** The words it cites, as OCR read them; null when it cites none. */
  seenText: string | null;
  timestampSeconds: number;
}

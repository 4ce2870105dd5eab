/**
 * The format `step-clicks`: a recording in which each step says which control was used, as the browser's accessibility
 * tree names it. A file is a ZIP with `clicks.json` and a picture per step. docs/step-clicks.md describes it.
 */
import type { ClickVerb } from "#shared/enumerations.ts";
import { maxFrames } from "../frames/frame-times.ts";
import type { Box } from "../steps/types.ts";
import type { PrivateArea } from "./private-areas.ts";

export const stepClicksFormat = "step-clicks";
export const stepClicksVersion = 1;
export const clicksFile = "clicks.json";
export const picturesFolder = "pictures/";

/** What is known about one use of a control. Nothing that was typed is part of it. */
export interface Click {
  verb: ClickVerb;
  /** The ARIA role, such as "button". "" if unknown. */
  role: string;
  /** The accessible name. "" if the control has none, or if it is private. */
  name: string;
  /** The option, "on" or "off", or the key. Null for all other verbs. */
  value: string | null;
  /** In pixels of the picture. Null if there is no picture, or if the page itself was used. */
  box: Box | null;
  /** Origin and path of the page. "" if unknown. */
  url: string;
  pageTitle: string;
  dialogTitle: string;
  /** CSS selectors or, with `xpath=`, XPaths of the control, best first. Missing in recordings that can't be replayed. */
  selectors?: string[];
  /**
   * Hashes of the names of controls with the same role beside it, so that a check takes none of them for it. Missing in
   * older recordings, and if there are none.
   */
  neighbors?: string[];
  /** Size of the page in the picture, in CSS pixels. */
  view?: ViewSize;
}

export interface ViewSize {
  width: number;
  height: number;
}

export interface ClickStep extends Click {
  /** Milliseconds since the start of the recording. Null if unknown. */
  atMs: number | null;
  /** The picture's file name in the ZIP. Null if there is none. */
  picture: string | null;
  /** Where the page showed private texts, in pixels of the picture. Missing without any, and in older recordings. */
  privateAreas?: PrivateArea[];
}

export const clickLimits = {
  /** As many as screenshots of a recording. */
  steps: maxFrames,
  fileBytes: 60_000_000,
  jsonBytes: 1_000_000,
  pictureBytes: 8_000_000,
  /** Of the longer side, in pixels. */
  pictureSide: 8_000,
  picturePixels: 25_000_000,
  name: 200,
  value: 100,
  url: 500,
  title: 200,
  selectors: 8,
  selector: 300,
  neighbors: 12,
  /** In one picture. What is beyond is only found by reading the picture. */
  privateAreas: 100,
} as const;

export type ClicksProblem =
  | "unknown"
  | "version"
  | "too-large"
  | "too-many-steps"
  | "no-steps"
  | "broken"
  | "picture";

/** Compare by `code`. The dialog and the command line have their own texts. */
export class ClicksError extends Error {
  override name = "ClicksError";
  readonly code: ClicksProblem;

  constructor(code: ClicksProblem, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

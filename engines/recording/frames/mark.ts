import type { GreyPicture } from "./grey-frame.ts";

/** Fractions (0 to 1) of the frame's width and height, from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A view during which the screen was still, and what changed when it ended. Times are seconds since the start of the
 * recording.
 */
export interface Mark {
  /** When to take the frame: within the still span, shortly before its end. */
  timestampSeconds: number;
  stillFromSeconds: number;
  stillUntilSeconds: number;
  /** Where the next view differs from this one; null for the last view. */
  changed: Area | null;
  /**
   * `scroll`: the next view is this one, scrolled. `end`: the recording ended. `tick`: either a small change, such as a
   * ticked box, or a trembling hand.
   */
  endedBy: "change" | "scroll" | "tick" | "end";
  /** What the view looked like when it ended. Absent if unknown, as in a recovered recording. */
  look?: GreyPicture;
}

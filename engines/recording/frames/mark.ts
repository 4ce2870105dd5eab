import type { GrayPicture } from "./gray-frame.ts";

/** Fractions (0 to 1) of the frame's width and height, from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A view during which the screen was still, and what changed at its end. Times are seconds since the start of the
 * recording.
 */
export interface Mark {
  /** When to take the frame: while the view is still, shortly before its end. */
  timestampSeconds: number;
  stillFromSeconds: number;
  stillUntilSeconds: number;
  /** Where the next view differs from this one. Null for the last view. */
  changed: Area | null;
  /**
   * `scroll` means that the next view is this one, scrolled, and `end` that the recording ended. `tick` is a small
   * change such as a checked box, or a trembling hand.
   */
  endedBy: "change" | "scroll" | "tick" | "end";
  /** The view's frame at its end. Absent if unknown, as in a recovered recording. */
  look?: GrayPicture;
}

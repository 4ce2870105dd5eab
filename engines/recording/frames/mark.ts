import type { GreyPicture } from "./grey-frame.ts";

/** Fractions (0 to 1) of the picture's width and height, from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A view of the screen that stood still, and what changed when it ended. Times from the beginning of the film. */
export interface Mark {
  /** Where to take the picture: inside the still span, shortly before its end. */
  timestampSeconds: number;
  stillFromSeconds: number;
  stillUntilSeconds: number;
  /** Where the next still view differs from this one; null for the last view of all. */
  changed: Area | null;
  /**
   * `scroll`: the next view is this one moved up or down. `end`: the film ended. `tick`: something as small as a ticked
   * box may have changed, or a hand trembled.
   */
  endedBy: "change" | "scroll" | "tick" | "end";
  /** How the view looked when it ended. Not given where it is not known any more, as in a film that was found again. */
  look?: GreyPicture;
}

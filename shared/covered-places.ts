interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A private text of a kind that the owner left uncovered. */
export interface ShownText extends Place {
  kind: string;
  /** A hash of the text. */
  mark: string;
}

/**
 * What the owner covered in a recorded picture, and left uncovered, in CSS pixels of the page. New pictures of checks are
 * covered in the same way.
 */
export interface CoveredPlaces {
  boxes: Place[];
  /** Missing if there are none, and in guides recorded before 2026-12-01. */
  shown?: ShownText[];
  /** Corner of the control in that picture. Null if it isn't in it. */
  control: { x: number; y: number } | null;
  /** Size of the page in that picture. */
  view: { width: number; height: number };
}

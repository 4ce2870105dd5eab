/** What a check of a guide repeats, and what it finds. */
import type { CoveredPlaces } from "#shared/covered-places.ts";
import type { Click } from "../clicks/step-clicks.ts";
import type { Box } from "../steps/types.ts";

export interface ReplayStep {
  click: Omit<Click, "box">;
  /** Of the control in the recorded picture, in CSS pixels. Null if unknown. */
  box: Box | null;
  /** Press it although it may send, pay or delete something. */
  isSafeToPress: boolean;
  /** Missing if nothing was covered, and nothing private was left uncovered. */
  covered?: CoveredPlaces;
}

/**
 * `renamed`: the control has another name. `missing`: it isn't there, or its page can't be opened. `unchecked`: nothing is
 * known, because a step before it wasn't carried out, the recording doesn't say what to look for, or a press doesn't
 * reach the control or changes nothing.
 */
export type StepState = "works" | "renamed" | "missing" | "unchecked";

export interface ReplayedStep {
  state: StepState;
  /** False for a control that was found, but not pressed, because it may send, pay or delete something. */
  isPressed: boolean;
  /** The control's name now. "" if it isn't there. */
  name: string;
  /** In pixels of the picture. Null if the control isn't in it. */
  box: Box | null;
  /** Of the control, as it is now. */
  selectors: string[];
  /** Origin and path of the page. */
  url: string;
}

/** What is asked between two views of the screen, and what is answered. */
import type { StepBasis } from "#shared/enumerations.ts";
import type { Screen } from "./screen.ts";

type ActionKind = "click" | "type" | "choose" | "toggle";

export interface UsedControl {
  kind: ActionKind;
  /** As it was read. */
  name: string;
  /** Of a choice: what was chosen. */
  value: string | null;
  /** `seen`: read at the place where it was used. */
  basis: StepBasis;
}

export interface Change {
  before: Screen;
  after: Screen;
  /** The views on either side, where a name may be read that the pointer hides here. */
  around: Screen[];
  /** The view before `before`. */
  earlier: Screen | null;
}

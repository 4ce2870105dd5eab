/** Input and output of the control detection between two views. */
import type { StepBasis } from "#shared/enumerations.ts";
import type { Screen } from "./screen.ts";

type ActionKind = "click" | "type" | "choose" | "toggle";

export interface UsedControl {
  kind: ActionKind;
  /** As OCR read it. */
  name: string;
  /** For a selection: the selected option. */
  value: string | null;
  /** `seen`: read at the place where it was used. */
  basis: StepBasis;
}

export interface Change {
  before: Screen;
  after: Screen;
  /** Neighboring views, where a name that the pointer covers here may be readable. */
  around: Screen[];
  /** The view preceding `before`. */
  earlier: Screen | null;
}

import type { StepBasis } from "#shared/enumerations.ts";
import type { Screen } from "./screen.ts";

type ActionKind = "click" | "type" | "choose" | "toggle";

export interface UsedControl {
  kind: ActionKind;
  /** As OCR read it. */
  name: string;
  /** The selected option, for a selection. */
  value: string | null;
  /** `seen` if the name was read where the control was used. */
  basis: StepBasis;
}

export interface Change {
  before: Screen;
  after: Screen;
  /** Neighboring views, which may show a name that the pointer covers here. */
  around: Screen[];
  earlier: Screen | null;
}

import type { FieldTexts } from "./field-texts.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

type ActionKind = "click" | "type" | "choose" | "toggle";

/** A control with proof of its use: a lit control, a text cursor, or a value that changed where the pointer was. */
export interface UsedControl {
  kind: ActionKind;
  /** As OCR read it. */
  name: string;
  /** The selected option, for a selection. */
  value: string | null;
  /** Missing if it is where the pointer is. */
  place?: Box;
}

export interface Change {
  before: Screen;
  after: Screen;
  /** Neighboring views, which may show a name that the pointer covers here. */
  around: Screen[];
  earlier: Screen | null;
  /** Of all views. */
  typed: FieldTexts;
}

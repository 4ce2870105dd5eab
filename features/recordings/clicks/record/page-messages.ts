/** What the script in a recorded page tells its recorder, and what the recorder can ask it. */
import type { NameHints, nameHintsOf } from "#engines/recording/page/name-hints.ts";
import type { SharedSecrets } from "./page-secrets.ts";

export const worldName = "step-recorder";
export const bindingName = "stepRecorded";

/**
 * What the page tells the recorder. Positions are CSS pixels of the main frame's viewport. `target` names the used
 * element.
 */
export type PageMessage =
  | { kind: "press"; target: number; x: number; y: number; modifiers: number }
  /** A press into a text field, which isn't held back: a person may type right after it. */
  | { kind: "field"; target: number }
  | { kind: "key"; target: number; key: "Enter" | " "; isField: boolean }
  | { kind: "typing"; target: number }
  | { kind: "selected"; target: number; value: string }
  /** A radio button, with the arrow keys. `isFurther`: right after another one. */
  | { kind: "chosen"; target: number; isFurther: boolean }
  | { kind: "dragged" }
  | { kind: "marked" }
  /** A value of a field, which must not be in the recording, and those of its words that are secrets on their own. */
  | { kind: "typed"; field: number; value: string; words: string[] };

export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that can be pressed and isn't a control. */
export interface TargetPart {
  text: string;
  hints: NameHints;
  /** An icon or a drawing, which may have no text. */
  isDrawn: boolean;
  box: PageBox | null;
  selectors: string[];
}

/** What the script needs, as functions that the recorder inserts with it. */
export interface PageTools {
  /** The hidden field of a list that a press belongs to. */
  drawnList: (target: Element, around: Element) => Element | null;
  hints: typeof nameHintsOf;
  select: (element: Element) => string[];
}

/** The recorder calls these by name, in the same world. */
interface PageRecorder {
  /** What was typed in this page. Its frames have the same. */
  secrets: SharedSecrets;
  /** The element of a message. A person may use the next one before the recorder asks. Null if it is too old. */
  targetOf(target: number): Element | null;
  /** The part around the target that can be clicked or dragged. Null without one. */
  partOf(target: number): TargetPart | null;
  /** Lets events reach the page. Says what was held back until now. */
  letThrough(): { isReleased: boolean; presses: number };
  /** Returns true if the button was released before the repeated press, which then needs a release. */
  holdAgain(): boolean;
  /**
   * Areas that show what was typed: fields with a value, their text anywhere else, and frames of other sites. `typed`:
   * what is searched for.
   */
  privateBoxes(typed: string[]): PageBox[];
  /** The document and the open shadow roots in it. */
  roots(): Generator<Document | ShadowRoot>;
  /** Boxes of this frame as they are in the main frame's viewport, without empty ones. */
  placed(boxes: Iterable<DOMRect>): PageBox[];
  /** Another recorder takes over. */
  end(): void;
}

declare global {
  var stepRecorder: PageRecorder;
  var stepRecorded: (message: string) => void;
}

/** What the parts of the extension tell each other. */
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { PageMessage, TargetPart } from "#features/recordings/clicks/record/page-messages.ts";
import type { UsedControl } from "#features/recordings/clicks/record/recorded-step.ts";

/** A text that was typed. It stays in memory, to keep it out of the recording. */
export type TypedMessage = Extract<PageMessage, { kind: "typed" }>;

export interface UsedMessage {
  kind: "used";
  message: Exclude<PageMessage, TypedMessage>;
  control: UsedControl | null;
  /** The clickable part around it, if it isn't a control. */
  part: TargetPart | null;
  url: string;
  pageTitle: string;
  /** Names the element of this message in its frame. */
  target: number;
  /** The last quiet state of the page in which the control was at the same place. Null if there was none. */
  quiet: number | null;
  /** Whether the page is still in that state. */
  isQuiet: boolean;
}

export type ContentMessage =
  | TypedMessage
  | UsedMessage
  /** A frame has loaded, which has no recorder yet. */
  | { kind: "frame" }
  /** The page hasn't changed for a moment, so a picture taken now shows it as it is before the next click. */
  | { kind: "quiet"; quiet: number };

export type PopupMessage =
  | { kind: "state"; tabId: number | null }
  | { kind: "start"; tabId: number }
  /** Also records a tab that wasn't opened from a recorded one, or that went to another site. */
  | { kind: "join"; tabId: number }
  | { kind: "pause"; isPaused: boolean }
  | { kind: "undo" }
  | { kind: "stop" };

/** Reply to every message of the popup. */
export interface RecordingShown {
  /** Null without a recording in progress. */
  recording: {
    startedAtMs: number;
    isPaused: boolean;
    /** Whether the popup's tab is recorded. */
    isTabRecorded: boolean;
    /** It has as many steps as a guide can have, so further clicks aren't recorded. */
    isFull: boolean;
  } | null;
  /** Of the recording, or of one that wasn't reviewed yet. */
  steps: string[];
}

/** What a content script says about its frame, for a picture. */
export interface FrameState {
  /** Areas to cover, in CSS pixels of the main frame's viewport. */
  boxes: { x: number; y: number; width: number; height: number }[];
  /** Areas with private texts, for the review, in the same pixels. */
  privateAreas: PrivateArea[];
  /** In CSS pixels. */
  viewportWidth: number;
  quiet: number | null;
  isTargetShown: boolean;
}

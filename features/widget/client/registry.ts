/** What the widgets of a page share. Several help centers can be on one page, each with its own script. */
import type { LoaderConfig, TourAnswer } from "../wire.ts";

type WidgetEvent =
  | "open"
  | "close"
  | "search"
  | "article"
  | "tour"
  | "message"
  | "vote"
  | "identified"
  | "error";
export type Listener = (detail: unknown) => void;

/** A widget as the panel sees it. */
export interface Widget {
  config: LoaderConfig;
  /** Where the panel is put. */
  root: ShadowRoot;
  /** The button that was used last, which gets focus back. */
  opener: HTMLElement | null;
  token: string | null;
  /** Whether the panel stays open in the page instead of floating above it. */
  isInline: boolean;
  emit(event: WidgetEvent, detail?: unknown): void;
  setOpen(isOpen: boolean): void;
}

export interface Panel {
  run(command: string, value?: string): void;
  isOpen(): boolean;
}

/** A tour as its script sees it. */
export interface TourRun {
  answer: TourAnswer;
  /** The step to begin with. */
  at: number;
  /** Whether it began on another page, so that it takes no focus. */
  isResumed: boolean;
  theme: CSSStyleSheet;
  language: string;
  isRightToLeft: boolean;
  isDark: boolean;
  /** Gets focus at the end. */
  opener: HTMLElement | null;
  /** Remembers the step for the next page of this tab. Null at the end. */
  keep(at: number | null): void;
  /** The step that is remembered now. Null if this guide isn't being shown any more. */
  kept(): number | null;
  /** Opens the guide in the widget. */
  read(): void;
  emit(state: "start" | "done" | "close"): void;
}

export interface Controller {
  config: LoaderConfig;
  run(command: string, value?: unknown, listener?: unknown): void;
  draw(element: HTMLElement): unknown;
}

/** Set by scripts in any order, so each part may be missing. */
export type Registry = LoaderConfig[] & {
  controllers?: Map<string, Controller>;
  /** The same as `window.Step`, for pages with something else of that name. */
  command?: StepCommand;
  panel?: (widget: Widget) => Panel;
  /** Ends the tour that is being shown, and shows this one. */
  tour?: (run: TourRun) => void;
  /** Ends the tour that is being shown. */
  endTour?: () => void;
};

declare global {
  interface Window {
    StepHelp?: Registry;
    Step?: StepCommand;
  }
}

export interface StepCommand {
  (...args: unknown[]): void;
  /** Commands from before the script was loaded. */
  q?: ArrayLike<unknown>[];
}

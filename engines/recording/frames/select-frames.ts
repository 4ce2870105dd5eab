import { evenlySpacedTimes, frameCount, mostFrames, openingTime } from "./frame-times.ts";
import type { GrayPicture } from "./gray-frame.ts";
import type { Area, Mark } from "./mark.ts";

export interface SelectedFrame {
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  /** Where the frame differs from the next view, or null if unknown. */
  changed: Area | null;
  /** Times at which this view, or a nearly identical one, may show what the pointer covers here. Best first. */
  clearSeconds: number[];
  /** A gray copy of the frame from the time of recording, or null if unknown. */
  look: GrayPicture | null;
}

/** A shorter view between two changes is an intermediate state, such as a button's hover before the click. */
const glimpseSeconds = 0.5;
/** Height of a one-line field: a 60 px input on a full HD screen. */
const lineHeight = 0.06;
const transitionSeconds = 0.75;
/** A tick may be a false positive, so it carries less weight. */
const tickWorth = 0.6;

export interface FrameSelection {
  /** Sorted by time. */
  frames: SelectedFrame[];
  /** Number of views that have no frame, because there were more than the recording's length allows. */
  leftOut: number;
}

/**
 * Selects the frames of a recording to keep: each view just before it changed, the opening, the end, and evenly spaced
 * frames up to a count that grows with the recording. Each part of the recording gets the same share. Nearly identical
 * views are kept once, so a recording in which little happens yields few frames. Without marks, the frames are evenly
 * spaced.
 */
export function selectFrames(durationSeconds: number, marks: Mark[]): FrameSelection {
  const count = frameCount(durationSeconds);
  const opening: SelectedFrame = {
    timestampSeconds: openingTime(durationSeconds),
    kind: "opening",
    changed: null,
    clearSeconds: [],
    look: null,
  };
  const even = evenlySpacedTimes(durationSeconds, count).map(evenFrame);
  if (marks.length === 0) return { frames: inOrder([opening, ...even]), leftOut: 0 };

  const views = mergeSmallSteps(marks);
  // If the screen was never still for long, or the scan ended early, an evenly spaced frame may show something that no
  // view shows.
  const isUncovered = ({ timestampSeconds }: SelectedFrame) => isFarFrom(marks, timestampSeconds);
  const free = even.filter(isUncovered);
  const most = mostFrames(durationSeconds);
  const kept = selectViews(views, { most: Math.max(1, most - free.length), durationSeconds });
  const chosen = kept.map((view) => frameOf(view, marks));
  if (isUncovered(opening)) chosen.push(opening);
  const room = Math.max(0, count + 1 - chosen.length);
  const frames = inOrder([...chosen, ...pickEvenly(free, room)]).slice(0, most);
  return { frames, leftOut: views.length - kept.length };
}

function frameOf(view: Mark, marks: Mark[]): SelectedFrame {
  const isChange = view.endedBy === "change";
  const { timestampSeconds, stillFromSeconds } = view;
  // A hovered button makes a separate view. The view before it has the same text.
  const before = marks.findLast((mark) => mark.stillUntilSeconds < stillFromSeconds);
  // A larger change means another page, whose text differs and may be private.
  const isJustBefore =
    before && isLit(before.changed) && stillFromSeconds - before.stillUntilSeconds < transitionSeconds * 2;
  const candidates = [stillFromSeconds + beginSeconds, ...(isJustBefore ? [before.timestampSeconds] : [])];
  return {
    timestampSeconds,
    kind: isChange ? "change" : "even",
    changed: isChange ? view.changed : null,
    clearSeconds: candidates.filter((seconds) => seconds < timestampSeconds - beginSeconds),
    look: view.look ?? null,
  };
}

/** True if the change is at most the size of a button or a menu item. */
function isLit(changed: Area | null): boolean {
  return changed !== null && changed.width <= maxButtonWidth && changed.height <= maxButtonHeight;
}

/** As fractions of the frame, for a large button on a small screen. */
const [maxButtonWidth, maxButtonHeight] = [0.25, 0.1];

/** The recorder and the observer don't start on the same frame. After this time, both show the view. */
const beginSeconds = 0.4;

function evenFrame(timestampSeconds: number): SelectedFrame {
  return { timestampSeconds, kind: "even", changed: null, clearSeconds: [], look: null };
}

/** False for a short gap between two views, because that is a transition. */
function isFarFrom(marks: Mark[], seconds: number): boolean {
  return marks.every(
    (mark) =>
      seconds < mark.stillFromSeconds - transitionSeconds ||
      seconds > mark.stillUntilSeconds + transitionSeconds,
  );
}

/** Merges the keystrokes in one field, and a button's hover with its click. Drops views to which scrolling returns. */
function mergeSmallSteps(marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  let isTyping = false;
  for (const mark of marks) {
    const before = kept.at(-1);
    const isGlimpse = mark.stillUntilSeconds - mark.stillFromSeconds < glimpseSeconds;
    const isLine = before?.changed && mark.changed && isOneLine(before.changed, mark.changed);
    if (
      before?.changed &&
      mark.changed &&
      isLine &&
      (isGlimpse || !isCovered(before.changed, mark.changed))
    ) {
      // The earlier view shows the empty field, and the union of both changes covers what was typed.
      before.changed = unionOf(before.changed, mark.changed);
      if (mark.endedBy === "change") before.endedBy = "change";
      isTyping = true;
      continue;
    }
    if (before && mark.endedBy === "scroll") continue;
    const wasSmall = before?.changed && before.changed.height <= lineHeight;
    if (isGlimpse && wasSmall && !isTyping && mark.endedBy === "change") kept.pop();
    kept.push({ ...mark });
    isTyping = false;
  }
  return kept;
}

function isOneLine(a: Area, b: Area): boolean {
  const both = unionOf(a, b);
  const isBeside = a.y < b.y + b.height && b.y < a.y + a.height;
  if (!isBeside || both.height > lineHeight) return false;
  const gap = both.width - a.width - b.width;
  return gap <= lineHeight / 2;
}

/**
 * Typing continues beside the last letters. What changes around them is a switch that was lit and is used now, or a field that
 * loses the focus because something else is used.
 */
function isCovered(a: Area, { x, width }: Area): boolean {
  return a.width >= minSwitchWidth && x <= a.x + sameSide && x + width >= a.x + a.width - sameSide;
}

/** As fractions of the frame. A letter is smaller than a switch. */
const [minSwitchWidth, sameSide] = [0.012, 0.004];

function unionOf(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * Keeps at most `most` views, preferring those that lasted long and changed much. Each part of the recording gets the
 * same number before any gets another. Always keeps the last view, and the first unless it shows only the browser's
 * notice.
 */
function selectViews(
  views: Mark[],
  { most, durationSeconds }: { most: number; durationSeconds: number },
): Mark[] {
  if (views.length <= most) return views;
  const worth = (view: Mark) =>
    (Math.min(2, view.stillUntilSeconds - view.stillFromSeconds) / 2 +
      (view.changed ? Math.min(1, 2 * Math.sqrt(view.changed.width * view.changed.height)) : 0)) *
    (view.endedBy === "tick" ? tickWorth : 1);
  const sure = [...(views[0] && isBrowserNotice(views[0]) ? [] : [views[0]]), views.at(-1)];
  const parts = Math.ceil(most / viewsPerPart);
  const places = new Map<number, number>();
  const others = views
    .filter((view) => !sure.includes(view))
    .toSorted((a, b) => worth(b) - worth(a))
    .map((view) => {
      const part = Math.floor((view.timestampSeconds / durationSeconds) * parts);
      const place = places.get(part) ?? 0;
      places.set(part, place + 1);
      return { view, place: Math.floor(place / viewsPerTurn) };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ view }) => view);
  const kept = new Set([...sure, ...others.slice(0, Math.max(0, most - sure.length))]);
  return views.filter((view) => kept.has(view));
}

/** The browser's "sharing your screen" notice appears and disappears without the user doing anything. */
function isBrowserNotice({ stillUntilSeconds, changed }: Mark): boolean {
  return stillUntilSeconds < beginningSeconds && changed !== null && changed.width * changed.height < 0.03;
}

const beginningSeconds = 2;

/** Within a part, the liveliest views are the best ones. */
const [viewsPerPart, viewsPerTurn] = [12, 3];

function pickEvenly<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / most)]!);
}

/**
 * In short recordings, the first evenly spaced frame precedes the opening one, so the earliest frame becomes the
 * opening.
 */
function inOrder(frames: SelectedFrame[]): SelectedFrame[] {
  return frames
    .toSorted((a, b) => a.timestampSeconds - b.timestampSeconds)
    .map((frame, i) => {
      if (i === 0) return { ...frame, kind: "opening" };
      return frame.kind === "opening" ? { ...frame, kind: "even" } : frame;
    });
}

import { evenTimes, frameCount, openingTime } from "./frame-times.ts";
import type { GreyPicture } from "./grey-frame.ts";
import type { Area, Mark } from "./mark.ts";

export interface ChosenFrame {
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  /** Where the picture differs from the view that followed it; null when not known. */
  changed: Area | null;
  /**
   * When the view, or one that differed by little, may be seen with the pointer elsewhere: what the pointer hides on the
   * picture is read there. The best first.
   */
  clearSeconds: number[];
  /** What is on it, as whoever watched the screen saw it; null when not known. */
  look: GreyPicture | null;
}

/** A glimpse between two changes is a step on the way, such as a button under the pointer before it is pressed. */
const glimpseSeconds = 0.5;
/** One field, one line: as high as an input of 60 px on a full HD screen. */
const lineHeight = 0.06;
const transitionSeconds = 0.75;
/** What may be nothing tells less. */
const tickWorth = 0.6;

/**
 * Which pictures of a film to keep: each view just before it changed, the opening and the end, and even ones for what
 * is left of the specification's count (`frameCount` and the opening one). Views that look alike are kept once, so a
 * film in which little happens gives few. Without marks: the specification's own times. In the order of time.
 */
export function chooseFrames(durationSeconds: number, marks: Mark[]): ChosenFrame[] {
  const count = frameCount(durationSeconds);
  const opening: ChosenFrame = {
    timestampSeconds: openingTime(durationSeconds),
    kind: "opening",
    changed: null,
    clearSeconds: [],
    look: null,
  };
  const even = evenTimes(durationSeconds, count).map(evenFrame);
  if (marks.length === 0) return inOrder([opening, ...even]);

  const views = mostTelling(joinSmallSteps(marks), count + 1);
  const chosen = views.map((view) => frameOf(view, marks));
  // Where nothing stood still for long, an even picture may show something that no view does.
  const isUncovered = ({ timestampSeconds }: ChosenFrame) => isFarFrom(marks, timestampSeconds);
  if (isUncovered(opening)) chosen.push(opening);
  const room = Math.max(0, count + 1 - chosen.length);
  return inOrder([...chosen, ...spread(even.filter(isUncovered), room)]).slice(0, count + 1);
}

function frameOf(view: Mark, marks: Mark[]): ChosenFrame {
  const isChange = view.endedBy === "change";
  const { timestampSeconds, stillFromSeconds } = view;
  // A button that lights up below the pointer is a view of its own: the one before it has the same words.
  const before = marks.findLast((mark) => mark.stillUntilSeconds < stillFromSeconds);
  // Where more changed it is another page, whose words are none of this one's and may be private.
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

/** As large as a button or a line of a menu. */
function isLit(changed: Area | null): boolean {
  return changed !== null && changed.width <= widestButton && changed.height <= highestButton;
}

/** Of the picture; high enough for a large button on a small screen. */
const [widestButton, highestButton] = [0.25, 0.1];

/** The film and whoever watched the screen do not begin with the same frame: so much later both show the view. */
const beginSeconds = 0.4;

function evenFrame(timestampSeconds: number): ChosenFrame {
  return { timestampSeconds, kind: "even", changed: null, clearSeconds: [], look: null };
}

/** Within a short gap between two views a page is on its way from one to the other. */
function isFarFrom(marks: Mark[], seconds: number): boolean {
  return marks.every(
    (mark) =>
      seconds < mark.stillFromSeconds - transitionSeconds ||
      seconds > mark.stillUntilSeconds + transitionSeconds,
  );
}

/**
 * Letters typed one by one are one filled field; a button that lit up under the pointer just before it was pressed is
 * one press; and a view before scrolling is seen again after it.
 */
function joinSmallSteps(marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  let isTyping = false;
  for (const mark of marks) {
    const before = kept.at(-1);
    if (before?.changed && mark.changed && isOneLine(before.changed, mark.changed)) {
      // The earlier view shows the field as it was; what happened to it is told by both changes together.
      before.changed = unionOf(before.changed, mark.changed);
      if (mark.endedBy === "change") before.endedBy = "change";
      isTyping = true;
      continue;
    }
    if (before && mark.endedBy === "scroll") continue;
    const isGlimpse = mark.stillUntilSeconds - mark.stillFromSeconds < glimpseSeconds;
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
 * At most so many: views that stood long and changed much tell most. The last is always told, and the first, unless it
 * is only what a browser shows when a recording begins.
 */
function mostTelling(views: Mark[], most: number): Mark[] {
  if (views.length <= most) return views;
  const worth = (view: Mark) =>
    (Math.min(2, view.stillUntilSeconds - view.stillFromSeconds) / 2 +
      (view.changed ? Math.min(1, 2 * Math.sqrt(view.changed.width * view.changed.height)) : 0)) *
    (view.endedBy === "tick" ? tickWorth : 1);
  const sure = [...(views[0] && isBeginning(views[0]) ? [] : [views[0]]), views.at(-1)];
  const others = views.filter((view) => !sure.includes(view)).toSorted((a, b) => worth(b) - worth(a));
  const kept = new Set([...sure, ...others.slice(0, most - sure.length)]);
  return views.filter((view) => kept.has(view));
}

/** "This page is sharing your screen" comes and goes by itself. */
function isBeginning({ stillUntilSeconds, changed }: Mark): boolean {
  return stillUntilSeconds < beginningSeconds && changed !== null && changed.width * changed.height < 0.03;
}

const beginningSeconds = 2;

/** So many of them, from all over the list. */
function spread<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / most)]!);
}

/** In short films the first even picture stands before the opening one; whichever is first opens. */
function inOrder(frames: ChosenFrame[]): ChosenFrame[] {
  return frames
    .toSorted((a, b) => a.timestampSeconds - b.timestampSeconds)
    .map((frame, i) => {
      if (i === 0) return { ...frame, kind: "opening" };
      return frame.kind === "opening" ? { ...frame, kind: "even" } : frame;
    });
}

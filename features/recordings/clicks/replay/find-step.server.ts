/** Waits until a page shows the control of a step. */
import { isSymbol } from "#engines/recording/clicks/readable-name.ts";
import { type Match, matchControl, type WantedControl } from "#engines/recording/replay/match-control.ts";
import { markOf } from "#engines/recording/replay/name-mark.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import type { RecordedPage } from "../record/recorded-page.server.ts";
import { type FoundControl, type FoundControls, findControls } from "./find-controls.server.ts";
import { isElsewhere } from "./replay-view.ts";
import { revealHidden } from "./reveal-hidden.server.ts";
import type { ActivityWatch } from "./watch-activity.server.ts";

export interface FoundStep {
  control: FoundControl;
  kind: Exclude<Match["kind"], "missing">;
}

interface FindOptions {
  /** How long a control may take to appear while the page loads or changes. */
  patienceMs: number;
  taken: ReadonlySet<string>;
  /** Whether a step before it wasn't carried out. */
  isBehind: boolean;
  activity: ActivityWatch;
}

const pollMs = 120;
/** A control that the page is about to show needs no pointer. */
const revealMs = 1_000;
/**
 * A page that waits for nothing and hasn't changed for so long shows all it will show. After a step that wasn't carried out,
 * a missing control counts as not checked, so that less is enough.
 */
const [quietMs, quietBehindMs] = [3_000, 1_500];
/** A slow computer looks less often, and its pages need longer. */
const quietLooks = 8;
/** The pointer shows the name of a control that only has a symbol. */
const maxPointed = 3;

/**
 * A control of the recorded name counts immediately. One with another name counts at the end of the wait, unless the page isn't
 * the step's own, or not in the state that the step needs: then another control may be in its place.
 */
export async function findStep(
  recorded: RecordedPage,
  { click, box }: ReplayStep,
  { patienceMs, taken, isBehind, activity }: FindOptions,
): Promise<FoundStep | null> {
  const { page } = recorded;
  const wanted: WantedControl = {
    ...{ verb: click.verb, role: click.role, name: click.name, dialogTitle: click.dialogTitle },
    selectors: click.selectors ?? [],
    box,
  };
  const revealAt = performance.now() + Math.min(revealMs, patienceMs / 2);
  const endAt = performance.now() + patienceMs;
  const isQuiet = createQuietWatch(activity, isBehind ? quietBehindMs : quietMs);
  const pointed = new Set<number>();
  let before = "";
  for (;;) {
    const found = await findControls(recorded, wanted).catch(() => null);
    const controls = found?.controls ?? [];
    const { names, areThere } = neighborsIn(controls, click.neighbors ?? []);
    const matched = matchControl(
      { ...wanted, areNeighborsThere: areThere },
      controls,
      new Set([...taken, ...names]),
    );
    const isOwnPage = !isBehind && !isElsewhere(page.url(), click.url);
    const match: Match = matched.kind === "renamed" && !isOwnPage ? { kind: "missing" } : matched;
    const control = match.kind === "missing" ? undefined : controls[match.index];
    const isLate = isQuiet(found) || performance.now() >= endAt;
    // Twice at the same place: the page isn't moving or about to be replaced.
    const place = control ? `${control.backendNodeId} ${JSON.stringify(control.box)}` : "";
    const isSettled = place !== "" && place === before;
    if (control && match.kind === "same" && isSettled) return { control, kind: "same" };
    if (isLate && control && match.kind !== "missing" && isSettled) return { control, kind: match.kind };
    if (isLate && !control) return null;
    if (performance.now() >= endAt + patienceMs) return null;
    if (match.kind !== "same" && performance.now() >= revealAt) {
      const unnamed = pointed.size < maxPointed ? unnamedOf(controls, pointed) : undefined;
      if (unnamed) await pointAt(recorded, unnamed);
      else if (!control) await revealHidden(recorded, wanted.selectors);
    }
    before = place;
    await page.waitForTimeout(pollMs);
  }

  /** A control that may be the wanted one, with a name that only its tooltip says. */
  function unnamedOf(controls: FoundControl[], known: Set<number>): FoundControl | undefined {
    if (isSymbol(wanted.name)) return undefined;
    const unnamed = controls.find(
      ({ name, box, foundBy, backendNodeId }) =>
        box !== null && isSymbol(name) && Object.keys(foundBy).length > 0 && !known.has(backendNodeId),
    );
    if (unnamed) known.add(unnamed.backendNodeId);
    return unnamed;
  }
}

async function pointAt({ page }: RecordedPage, { box }: FoundControl): Promise<void> {
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** The controls that were recorded beside the wanted one, so that they aren't it. */
function neighborsIn(controls: FoundControl[], marks: string[]): { names: string[]; areThere: boolean } {
  const named = controls
    .filter(({ box }) => box !== null)
    .flatMap(({ name, accessibleName }) => [name, accessibleName]);
  const names = [...new Set(named)].filter((name) => marks.includes(markOf(name)));
  return { names, areThere: marks.length > 0 && new Set(names.map(markOf)).size === marks.length };
}

/** Says with each look at the page whether it has been quiet for long enough. */
function createQuietWatch({ isWaiting }: ActivityWatch, forMs: number) {
  let shown: string | null = null;
  let sinceMs = performance.now();
  let looks = 0;
  return (found: FoundControls | null): boolean => {
    const isSame = found !== null && found.shown === shown && !found.isLoading && !isWaiting();
    shown = found?.shown ?? null;
    looks = isSame ? looks + 1 : 0;
    if (!isSame) sinceMs = performance.now();
    return looks >= quietLooks && performance.now() - sinceMs >= forMs;
  };
}

/** Decides which control was used between two views. */
import type { Patch } from "./compare-views.ts";
import { findByTraces } from "./find-by-traces.ts";
import { findField } from "./find-field.ts";
import { findPointed } from "./find-pointed.ts";
import { findToggle } from "./find-toggle.ts";
import { plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Null when the evidence is insufficient. `patches`: where the views differ, without pointers. */
export function findControl(change: Change, patches: Patch[]): UsedControl | null {
  const { before } = change;
  if (patches.length === 0 && !before.cursor) return null;
  // A hand is shown over clickable elements, never in a text field.
  const isHand = before.cursor?.shape === "hand";
  // A text cursor is never shown over a check box or a switch.
  const isBeam = before.cursor?.shape === "beam";
  return (
    (isHand || isNavigation(change, patches) ? null : findField(change, patches)) ??
    (isBeam ? null : findToggle(change, patches)) ??
    findPointed(change) ??
    findByTraces(change, patches)
  );
}

/**
 * True for a navigation, where nothing was typed or selected. Without a pointer, that is a large change; with one,
 * another heading, unless it is the text cursor.
 */
function isNavigation({ before, after }: Change, patches: Patch[]): boolean {
  if (before.cursor !== null) return before.cursor.shape !== "beam" && hasOtherHeading(before, after);
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  return area > before.width * before.height * 0.06;
}

function hasOtherHeading(before: Screen, after: Screen): boolean {
  if (!before.heading || !after.heading) return false;
  return plainText(before.heading.text) !== plainText(after.heading.text);
}

/** Which control was used between two views of the screen, as far as the pictures tell. */
import type { Patch } from "./compare-views.ts";
import { findByTraces } from "./find-by-traces.ts";
import { findField } from "./find-field.ts";
import { findPointed } from "./find-pointed.ts";
import { findToggle } from "./find-toggle.ts";
import { plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Null when nothing can be said with reason. `patches`: where the two views differ, pointers left out. */
export function findControl(change: Change, patches: Patch[]): UsedControl | null {
  const { before } = change;
  if (patches.length === 0 && !before.cursor) return null;
  // A hand stands above what is clicked, never in a field.
  const isHand = before.cursor?.shape === "hand";
  // And a line stands above text, never above a box or a switch.
  const isBeam = before.cursor?.shape === "beam";
  return (
    (isHand || isElsewhere(change, patches) ? null : findField(change, patches)) ??
    (isBeam ? null : findToggle(change, patches)) ??
    findPointed(change) ??
    findByTraces(change, patches)
  );
}

/**
 * Another page, where nothing was typed or chosen: without a pointer that was found one of which much changed, and one
 * that calls itself something else, unless the pointer stands in a text.
 */
function isElsewhere({ before, after }: Change, patches: Patch[]): boolean {
  if (before.cursor !== null) return before.cursor.shape !== "beam" && isCalledElse(before, after);
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  return area > before.width * before.height * 0.06;
}

function isCalledElse(before: Screen, after: Screen): boolean {
  if (!before.heading || !after.heading) return false;
  return plainText(before.heading.text) !== plainText(after.heading.text);
}

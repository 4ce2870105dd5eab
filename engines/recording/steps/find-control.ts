/** Which control was used between two views of the screen, as far as the pictures tell. */
import type { Patch } from "./compare-views.ts";
import { findByTraces } from "./find-by-traces.ts";
import { findField } from "./find-field.ts";
import { findPointed } from "./find-pointed.ts";
import { findToggle } from "./find-toggle.ts";
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

/** Without a pointer that was found, only what is little can be typing: where more changed, it was another page. */
function isElsewhere({ before }: Change, patches: Patch[]): boolean {
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  return before.cursor === null && area > before.width * before.height * 0.06;
}

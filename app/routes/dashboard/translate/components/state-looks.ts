/** How the state of a translation is named and drawn. */
import type { TranslationState } from "#features/help-center/translate/translation-state.ts";

export const stateLabels = {
  missing: "Not translated",
  stale: "Out of date",
  draft: "Draft",
  done: "Published",
} as const satisfies Record<TranslationState, string>;
export const stateDots: Record<TranslationState, string> = {
  missing: "border border-border-strong",
  stale: "bg-warn",
  draft: "border-2 border-text-3",
  done: "bg-ok",
};

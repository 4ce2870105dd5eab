import { useOutletContext } from "react-router";
import type { WaysOn } from "#features/help-center/components/dead-end.tsx";
import type { Sections } from "#features/help-center/sections.ts";

/** Passed from the layout to its pages. */
export interface LayoutContext {
  sections: Sections;
  ways: WaysOn;
}

/** Returns what a page without content offers instead. */
export function useWaysOn(): WaysOn {
  return useOutletContext<LayoutContext>().ways;
}

/** Returns which sections the help center shows. */
export function useSections(): Sections {
  return useOutletContext<LayoutContext>().sections;
}

import { useOutletContext } from "react-router";
import type { Sections } from "#features/help-center/sections.ts";

/** Passed from the layout to its pages. */
export interface LayoutContext {
  sections: Sections;
}

/** Returns which sections the help center shows. */
export function useSections(): Sections {
  return useOutletContext<LayoutContext>().sections;
}

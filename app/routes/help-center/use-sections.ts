import { useOutletContext } from "react-router";
import type { Sections } from "#features/help-center/sections.ts";

/** Passed from the layout to its pages. */
export interface LayoutContext {
  sections: Sections;
}

/** Returns the sections besides the page that is open. */
export function useSections(): Sections {
  return useOutletContext<LayoutContext>().sections;
}

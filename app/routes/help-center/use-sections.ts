import { useOutletContext } from "react-router";
import type { Sections } from "#features/help-center/sections.ts";

/** Passed from the layout to its pages. */
export interface LayoutContext {
  sections: Sections;
}

/** The sections the center has besides the open page. */
export function useSections(): Sections {
  return useOutletContext<LayoutContext>().sections;
}

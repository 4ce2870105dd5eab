import { useOutletContext } from "react-router";
import type { Sections } from "#features/help-center/sections.ts";

/** What the layout hands to the pages in its frame. */
export interface LayoutContext {
  sections: Sections;
}

/** What the center has to show besides the page that is open. */
export function useSections(): Sections {
  return useOutletContext<LayoutContext>().sections;
}

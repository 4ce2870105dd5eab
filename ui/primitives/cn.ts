import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our text sizes are numbers ("text-14"), which the merger would otherwise take for colours.
const merge = extendTailwindMerge({
  extend: { theme: { text: ["13", "14", "16", "18", "22", "28", "30", "40"] } },
});

/** Joins class names; of two that set the same thing the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}

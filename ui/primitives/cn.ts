import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our text sizes are numbers ("text-14"), which tailwind-merge would otherwise take for colors.
const merge = extendTailwindMerge({
  extend: { theme: { text: ["13", "14", "16", "18", "22", "28", "30", "40"] } },
});

/** Joins class names. The last of several conflicting classes wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}

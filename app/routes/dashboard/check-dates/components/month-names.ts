import type { CheckMonths } from "#shared/enumerations.ts";

export const monthNames = {
  3: "Every 3 months",
  6: "Every 6 months",
  12: "Every 12 months",
  0: "Never",
} as const satisfies Record<CheckMonths, string>;

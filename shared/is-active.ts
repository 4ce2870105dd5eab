import { activeStatuses } from "./enumerations.ts";

export function isActive(status: string | undefined): boolean {
  return activeStatuses.some((active) => active === status);
}

/** What a place is equipped with: a page that names it among other things says that it is there. */
import type { IntentId } from "./intents.ts";

const equipment: ReadonlySet<IntentId> = new Set<IntentId>([
  "wifi",
  "parking",
  "kitchen",
  "air-conditioning",
  "laundry",
  "linen",
  "pool",
  "elevator",
  "charging",
  "accessibility",
  "toilets",
  "breakfast",
  "extra-bed",
  "private-bathroom",
  "television",
  "balcony",
]);

export function isEquipment(id: IntentId): boolean {
  return equipment.has(id);
}

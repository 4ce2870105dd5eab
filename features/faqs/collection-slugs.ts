import { slugify } from "#shared/text.ts";
import { defaultCategory } from "./default-category.ts";
import { uniqueName } from "./unique-name.ts";

/**
 * The last part of each category's public address, by name. Follows from the names, older categories first, so neither
 * a new category nor another order changes an address. The category of questions without one always has an address.
 */
export function collectionSlugs(rows: { name: string; createdAt: Date }[]): Map<string, string> {
  const oldestFirst = rows.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.name < b.name ? -1 : 1),
  );
  const taken = new Set<string>();
  const names = new Set([...oldestFirst.map(({ name }) => name), defaultCategory]);
  return new Map([...names].map((name) => [name, uniqueName(slugify(name) || "topic", taken)]));
}

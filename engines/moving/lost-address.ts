import type { ImportSource } from "#shared/enumerations.ts";
import { sectionPrefix } from "./source-center.ts";

/** The former address of an article or collection that wasn't imported, by its id. */
export function lostAddress(source: ImportSource, id: string): string {
  const isSection = id.startsWith(sectionPrefix);
  const bare = isSection ? id.slice(sectionPrefix.length) : id;
  switch (source) {
    case "zendesk":
      return `/hc/${isSection ? "sections" : "articles"}/${bare}`;
    case "freshdesk":
      return `/support/solutions/${isSection ? "folders" : "articles"}/${bare}`;
    case "intercom":
      return `/${isSection ? "collections" : "articles"}/${bare}`;
    case "help-scout":
      return isSection ? `/category/${bare}` : `/article/${bare.slice(bare.lastIndexOf("/") + 1)}`;
    default:
      return id;
  }
}

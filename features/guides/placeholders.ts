import type { TeamLanguage } from "#shared/enumerations.ts";

/** The description of a step until the team writes one, in the languages of its pages. Visitors don't see it. */
export const placeholders: Record<TeamLanguage, string> = {
  en: "Insert description here...",
  de: "Beschreibung hier einfügen...",
};

export function isPlaceholder(description: string): boolean {
  return Object.values(placeholders).includes(description.trim());
}

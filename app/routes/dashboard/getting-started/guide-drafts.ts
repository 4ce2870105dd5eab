/**
 * What was typed into the guide and not saved, kept in this browser until it is: through a reload, a crash, a closed
 * tab. Nothing here throws: without storage (full, forbidden) typing goes on as before.
 */
import type { GuideText, OwnerStep } from "#features/guides/owner-guide.ts";

export interface KeptGuide extends GuideText {
  /** Of the text that the editing began with. */
  version: number;
  /** Which tab keeps it: another one's is not thrown away. */
  tab: string;
}

const prefix = "step.guide-draft.";

export function readKeptGuide(companyId: string): KeptGuide | null {
  const kept = attempt(() => localStorage.getItem(prefix + companyId));
  const value: unknown = kept ? attempt(() => JSON.parse(kept)) : null;
  return isKept(value) ? value : null;
}

export function keepGuide(companyId: string, guide: KeptGuide): void {
  attempt(() => localStorage.setItem(prefix + companyId, JSON.stringify(guide)));
}

/** Only what this tab keeps, unless another one's is dropped on purpose. */
export function dropKeptGuide(companyId: string, tab: string | null): void {
  if (tab !== null && readKeptGuide(companyId)?.tab !== tab) return;
  attempt(() => localStorage.removeItem(prefix + companyId));
}

function isKept(value: unknown): value is KeptGuide {
  if (typeof value !== "object" || value === null) return false;
  const { title, steps, version, tab } = value as Record<string, unknown>;
  const isText = typeof title === "string" && typeof version === "number" && typeof tab === "string";
  return isText && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}

function isStep(value: unknown): value is OwnerStep {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, description, image, imageAlt } = value as Record<string, unknown>;
  const isText = [id, title, description, imageAlt].every((text) => typeof text === "string");
  const isImage = typeof image === "object" && (image === null || "url" in image);
  return isText && isImage;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

import type { GuideText, OwnerStep } from "#features/guides/owner-guide.ts";
import { createDraftStore } from "../../draft-store.ts";

export interface KeptGuide extends GuideText {
  /** Of the text that the editing began with. */
  version: number;
  /** Which tab keeps it: another one's is not thrown away. */
  tab: string;
}

export const guideDrafts = createDraftStore<KeptGuide>(
  "step.guide-draft.",
  ({ title, steps, version, tab }) => {
    const isText = typeof title === "string" && typeof version === "number" && typeof tab === "string";
    return isText && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
  },
);

/** Only what this tab keeps, unless another one's is dropped on purpose. */
export function dropKeptGuide(companyId: string, tab: string | null): void {
  if (tab !== null && guideDrafts.read(companyId)?.tab !== tab) return;
  guideDrafts.drop(companyId);
}

function isStep(value: unknown): value is OwnerStep {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, description, image, imageAlt } = value as Record<string, unknown>;
  const isText = [id, title, description, imageAlt].every((text) => typeof text === "string");
  const isImage = typeof image === "object" && (image === null || "url" in image);
  return isText && isImage;
}

import type { GuideText, OwnerStep } from "#features/guides/owner-guide.ts";
import { createDraftStore } from "../../draft-store.ts";

interface KeptGuide extends GuideText {
  /** The stored version that editing started from. */
  version: number;
}

export const guideDrafts = createDraftStore<KeptGuide>("step.guide-draft.", ({ title, steps, version }) => {
  const isText = typeof title === "string" && typeof version === "number";
  return isText && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
});

function isStep(value: unknown): value is OwnerStep {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, description, image, imageAlt } = value as Record<string, unknown>;
  const isText = [id, title, description, imageAlt].every((text) => typeof text === "string");
  const isImage = typeof image === "object" && (image === null || "url" in image);
  return isText && isImage;
}

/** What a version of a guide keeps: its words as Markdown, to compare them, and its steps, to restore them. */
import type { GuideFrame, GuideStep, GuideVersionSteps } from "#db/schema/guides.ts";
import { defaultStepGuideDescription } from "./own-step-guide.ts";

export interface GuideVersionText {
  title: string;
  content: string;
  steps: GuideVersionSteps;
}

export interface StepGuideText {
  title: string;
  description: string;
  frames: GuideFrame[];
}

export function versionOfGuide({ title, steps }: { title: string; steps: GuideStep[] }): GuideVersionText {
  const parts = steps.map(({ title, description, imageUrl, imageAlt }) =>
    partOf({ title, description, picture: imageUrl, alt: imageAlt }),
  );
  return { title, content: parts.join("\n\n"), steps: { kind: "getting-started", steps } };
}

export function versionOfStepGuide({ title, description, frames }: StepGuideText): GuideVersionText {
  const opening = description === defaultStepGuideDescription ? "" : description;
  const parts = frames.map(({ title, description, frameUrl, frameAlt }) =>
    partOf({ title, description, picture: frameUrl, alt: frameAlt }),
  );
  return {
    title,
    content: [...(opening === "" ? [] : [opening]), ...parts].join("\n\n"),
    steps: { kind: "step-guide", description, frames },
  };
}

/** Steps have no numbers here, so that an inserted step doesn't change all that follow. */
function partOf({
  title = "",
  description,
  picture,
  alt = "",
}: {
  title?: string | undefined;
  description: string;
  picture: string | null;
  alt?: string | undefined;
}): string {
  return [
    ...(title === "" ? [] : [`## ${title}`]),
    ...(description.trim() === "" ? [] : [description]),
    ...(picture ? [`![${alt}](${picture})`] : []),
  ].join("\n\n");
}

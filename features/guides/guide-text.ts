/** Normalizes and validates a guide's text, and keeps step data that owners can't edit. */
import type { GuideStep } from "#db/schema/guides.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { type GuideImage, type NewStepWords, newStep, withoutStep, withStepAt } from "./owner-guide.ts";
import { guideRefusals } from "./owner-texts.ts";

export interface TypedGuide {
  title: string;
  steps: TypedStep[];
}

interface TypedStep {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
  imageAlt: string;
}

/** Trims the texts, removes characters that can't be stored, and truncates. */
export function readTypedGuide({ title, steps }: TypedGuide): TypedGuide {
  return {
    title: line(title, guideLimits.title),
    steps: steps.map(({ id, title, description, imageUrl, imageAlt }) => ({
      id,
      title: line(title, guideLimits.stepTitle),
      description: clean(description).trimEnd().slice(0, guideLimits.description).toWellFormed(),
      imageUrl,
      imageAlt: line(imageAlt, guideLimits.alt),
    })),
  };
}

/**
 * Returns null if the guide may be published. A published guide needs a title, steps and step titles; a draft may be
 * incomplete.
 */
export function whyNotPublished({ title, steps }: TypedGuide): { message: string; place: string } | null {
  if (title === "") return { message: guideRefusals.noTitle, place: "title" };
  if (steps.length === 0) return { message: guideRefusals.noSteps, place: "title" };
  const unnamed = steps.find((step) => step.title === "");
  return unnamed ? { message: guideRefusals.noStepTitle, place: unnamed.id } : null;
}

/**
 * Applies form values to a step and keeps its data from the recording. A guessed text that the owner rewrote is no
 * longer marked as a guess.
 */
export function stepOf(typed: TypedStep, known: GuideStep | undefined, image: GuideImage | null): GuideStep {
  const { id, title, description, imageAlt } = typed;
  const isRewritten = known !== undefined && (known.title !== title || known.description !== description);
  const basis = known?.basis === "inferred" && isRewritten ? undefined : known?.basis;
  return {
    id,
    title,
    description,
    imageUrl: image?.url ?? null,
    ...(image && imageAlt !== "" ? { imageAlt } : {}),
    ...(image?.width ? { imageWidth: image.width } : {}),
    ...(image?.height ? { imageHeight: image.height } : {}),
    ...(image && known?.imageRing && known.imageUrl === image.url ? { imageRing: known.imageRing } : {}),
    ...(known?.timestampSeconds === undefined ? {} : { timestampSeconds: known.timestampSeconds }),
    ...(basis === undefined ? {} : { basis }),
    ...(known?.seenText === undefined ? {} : { seenText: known.seenText }),
  };
}

/** Runs a button's command when JavaScript isn't available: "add", "delete:ID", "up:ID" or "down:ID". */
export function arrange(
  steps: TypedStep[],
  wish: string,
  { newId, words }: { newId: string; words: NewStepWords },
): TypedStep[] {
  const [what, id = ""] = wish.split(/:(.*)/s);
  const at = steps.findIndex((step) => step.id === id);
  switch (what) {
    case "add": {
      if (steps.length >= guideLimits.steps) return steps;
      const { title, description } = newStep(words, { id: newId, count: steps.length });
      return [...steps, { id: newId, title, description, imageUrl: "", imageAlt: "" }];
    }
    case "delete":
      return withoutStep(steps, id);
    case "up":
      return withStepAt(steps, id, at - 1);
    case "down":
      return withStepAt(steps, id, at + 1);
    default:
      return steps;
  }
}

function line(text: string, maxLength: number): string {
  return clean(text).replace(/\s+/g, " ").trim().slice(0, maxLength).toWellFormed().trim();
}

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .toWellFormed();
}

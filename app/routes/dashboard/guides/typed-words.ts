import type { OwnerStepGuide } from "#features/guides/own-step-guide.ts";

export type GuideWords = Pick<OwnerStepGuide, "title" | "description" | "category" | "frames">;

type Held = FormDataEntryValue | null | undefined;

/** Reads the texts from the guide's form. Steps are those of `known`, in that order. */
export function typedWords(form: FormData, known: GuideWords): GuideWords {
  return {
    title: heldLine(form.get("title"), known.title),
    description: heldText(form.get("description"), known.description),
    category: heldLine(form.get("category"), known.category),
    frames: known.frames.map((frame, index) => ({
      ...frame,
      imageAlt: heldLine(form.getAll("frameAlt")[index], frame.imageAlt),
      title: heldLine(form.getAll("frameTitle")[index], frame.title),
      description: heldText(form.getAll("frameDescription")[index], frame.description),
    })),
  };
}

/** A single-line field drops line breaks, which doesn't count as a change. */
function heldLine(held: Held, before: string): string {
  return typeof held !== "string" || held === before.replace(/[\r\n]/g, "") ? before : held;
}

/** Browsers normalize line endings, which doesn't count as a change. */
function heldText(held: Held, before: string): string {
  if (typeof held !== "string") return before;
  const text = withLineFeeds(held);
  return text === withLineFeeds(before) ? before : text;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

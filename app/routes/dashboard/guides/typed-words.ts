import type { OwnerStepGuide } from "#features/guides/own-step-guide.ts";

export type GuideWords = Pick<OwnerStepGuide, "title" | "description" | "category" | "frames">;

type Held = FormDataEntryValue | null | undefined;

/** The words that the guide's form holds; its steps are those of `known`, in their order. */
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

/** A field of one line leaves line ends out, which is no change. */
function heldLine(held: Held, before: string): string {
  return typeof held !== "string" || held === before.replace(/[\r\n]/g, "") ? before : held;
}

/** Browsers end lines in their own way, which is no change either. */
function heldText(held: Held, before: string): string {
  if (typeof held !== "string") return before;
  const text = withLineFeeds(held);
  return text === withLineFeeds(before) ? before : text;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

import type { GuideFrame, GuideStep } from "#db/schema/guides.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { slugify } from "#shared/text.ts";

/** Fields of a guide that visitors may see. All others stay private. */
export interface PublicGuide {
  /** "" if the owner gave it none. */
  title: string;
  steps: PublicStep[];
  updatedAt: Date;
}

export interface PublicStep {
  /** Unique on the page, because the URL fragment is made from it. */
  id: string;
  /** Empty for a step without a title. */
  title: string;
  html: string;
  text: string;
  markdown: string;
  picture: PublicPicture | null;
}

export interface PublicPicture {
  url: string;
  /** "" if the owner gave none. */
  alt: string;
  width: number | null;
  height: number | null;
}

export interface PublicStepGuide extends PublicGuide {
  /** Ends with a part of the id, so that old links keep working when the title changes. */
  slug: string;
  /** Empty if the guide has the default description. */
  description: string;
  category: string | null;
  thumbnail: PublicPicture | null;
  createdAt: Date;
}

export type PublicGuideCard = Pick<
  PublicStepGuide,
  "slug" | "title" | "category" | "thumbnail" | "createdAt"
> & { stepCount: number };

/** The specification's placeholder. Visitors don't see it. */
const unwrittenDescription = "Insert description here...";
const unwrittenGuideDescription = "Step-by-step guide";
/** How many characters of the id a slug ends with. */
const idLetters = 8;

export function presentGuide(row: { title: string; steps: GuideStep[]; updatedAt: Date }): PublicGuide {
  return {
    title: row.title.trim(),
    steps: objectsOf(row.steps).map((step, index) => {
      const title = words(step.title);
      return {
        id: `step-${index + 1}`,
        title,
        ...described(step.description),
        picture: presentPicture(step.imageUrl, {
          alt: words(step.imageAlt),
          width: step.imageWidth,
          height: step.imageHeight,
        }),
      };
    }),
    updatedAt: row.updatedAt,
  };
}

export interface StepGuideRow {
  id: string;
  title: string;
  description: string;
  frames: GuideFrame[];
  thumbnailUrl: string | null;
  category: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export function presentStepGuide(row: StepGuideRow): PublicStepGuide {
  const title = words(row.title);
  const steps = objectsOf(row.frames).map((frame, index) => ({
    id: `step-${index + 1}`,
    title: words(frame.title),
    ...described(frame.description),
    picture: presentPicture(frame.frameUrl, {
      alt: words(frame.frameAlt),
      width: frame.frameWidth,
      height: frame.frameHeight,
    }),
  }));
  const description = words(row.description);
  return {
    slug: slugOf({ id: row.id, title }),
    title,
    description: description === unwrittenGuideDescription ? "" : description,
    category: words(row.category) || null,
    thumbnail:
      presentPicture(row.thumbnailUrl, { alt: "" }) ??
      steps.flatMap(({ picture }) => (picture ? [{ ...picture, alt: "" }] : []))[0] ??
      null,
    steps,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A list shows only the number of steps, so the steps are dropped. */
export function presentGuideCard(guide: PublicStepGuide): PublicGuideCard {
  const { slug, title, category, thumbnail, createdAt, steps } = guide;
  return { slug, title, category, thumbnail, createdAt, stepCount: steps.length };
}

/** Returns the part of the id in a slug, or null if no guide can have this slug. */
export function idPartOf(slug: string): string | null {
  return new RegExp(`(?:^|-)([0-9a-f]{${idLetters}})$`).exec(slug)?.[1] ?? null;
}

function slugOf({ id, title }: { id: string; title: string }): string {
  return `${slugify(title, { maxLength: 60 }) || "guide"}-${id.slice(0, idLetters)}`;
}

function described(stored: unknown): { html: string; text: string; markdown: string } {
  const markdown = words(stored);
  if (markdown === "" || markdown === unwrittenDescription) return { html: "", text: "", markdown: "" };
  return { html: renderMarkdown(markdown), text: markdownToText(markdown), markdown };
}

/** Accepts only images in our own storage, because the content security policy blocks all others. */
function presentPicture(
  url: string | null | undefined,
  { alt, width, height }: { alt: string; width?: number | undefined; height?: number | undefined },
): PublicPicture | null {
  if (!url || !/^\/files(?:\/\w[\w.-]*)+$/.test(url)) return null;
  const isMeasured = width !== undefined && height !== undefined && width > 0 && height > 0;
  return { url, alt, width: isMeasured ? width : null, height: isMeasured ? height : null };
}

/** Imported JSON may contain anything, so entries that aren't objects are dropped. */
function objectsOf<Item extends object>(items: Item[]): Item[] {
  return items.filter((item) => typeof item === "object" && item !== null);
}

function words(text: unknown): string {
  return typeof text === "string" ? text.trim() : "";
}

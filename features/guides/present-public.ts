import type { GuideFrame, GuideStep } from "#db/schema/guides.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { slugify } from "#shared/text.ts";

/** The public fields of a guide. All other fields are dropped. */
export interface PublicGuide {
  title: string;
  steps: PublicStep[];
  updatedAt: Date;
}

export interface PublicStep {
  /** Unique on the page; used as the URL fragment. */
  id: string;
  /** "" for a step without a title. */
  title: string;
  /** Sanitized HTML; "" if there is no description. */
  html: string;
  text: string;
  /** The source Markdown. */
  markdown: string;
  picture: PublicPicture | null;
}

export interface PublicPicture {
  /** Path on our own origin. */
  url: string;
  alt: string;
  /** In pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

/** A complete step-by-step guide. */
export interface PublicStepGuide extends PublicGuide {
  /** Ends with part of the id, so that old links keep working after the title changes. */
  slug: string;
  /** "" for the default description. */
  description: string;
  category: string | null;
  thumbnail: PublicPicture | null;
  createdAt: Date;
}

/** A guide in a list. */
export type PublicGuideCard = Pick<
  PublicStepGuide,
  "slug" | "title" | "category" | "thumbnail" | "createdAt"
> & { stepCount: number };

/** Placeholder descriptions from the specification. */
const unwrittenDescription = "Insert description here...";
const unwrittenGuideDescription = "Step-by-step guide";
/** Number of characters of the id at the end of a slug. */
const idLetters = 8;

export function presentGuide(row: { title: string; steps: GuideStep[]; updatedAt: Date }): PublicGuide {
  return {
    title: row.title.trim() || "Getting Started",
    steps: objectsOf(row.steps).map((step, index) => {
      const number = index + 1;
      const title = words(step.title);
      return {
        id: `step-${number}`,
        title,
        ...described(step.description),
        picture: presentPicture(step.imageUrl, {
          alt: words(step.imageAlt) || `Step ${number}${title ? `: ${title}` : ""}`,
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
      alt: words(frame.frameAlt) || `Step ${index + 1} of ${title}`,
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

/** A list only needs the number of steps. */
export function presentGuideCard(guide: PublicStepGuide): PublicGuideCard {
  const { slug, title, category, thumbnail, createdAt, steps } = guide;
  return { slug, title, category, thumbnail, createdAt, stepCount: steps.length };
}

/** The part of the id in a slug; null if no guide can have this slug. */
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

/** Only accepts images in our own storage, because the content security policy blocks others. */
function presentPicture(
  url: string | null | undefined,
  { alt, width, height }: { alt: string; width?: number | undefined; height?: number | undefined },
): PublicPicture | null {
  if (!url || !/^\/files(?:\/\w[\w.-]*)+$/.test(url)) return null;
  const isMeasured = width !== undefined && height !== undefined && width > 0 && height > 0;
  return { url, alt, width: isMeasured ? width : null, height: isMeasured ? height : null };
}

/** Imported JSON may contain anything. */
function objectsOf<Item extends object>(items: Item[]): Item[] {
  return items.filter((item) => typeof item === "object" && item !== null);
}

function words(text: unknown): string {
  return typeof text === "string" ? text.trim() : "";
}

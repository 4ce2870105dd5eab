import type { GuideFrame, GuideStep } from "#db/schema/guides.ts";
import { type GuideTexts, guideTextsIn } from "#features/translations/guide-texts.ts";
import type { Translated } from "#features/translations/translated.ts";
import type { StepBasis } from "#shared/enumerations.ts";
import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { slugify } from "#shared/text.ts";
import { type PictureRing, ringInside } from "./picture-ring.ts";
import { isPlaceholder } from "./placeholders.ts";

/** Fields of a guide that visitors may see. All others stay private. */
export interface PublicGuide {
  /** Language of the texts, if it isn't the page's. */
  lang?: string | undefined;
  /** "" if the owner didn't enter a title. */
  title: string;
  steps: PublicStep[];
  updatedAt: Date;
  /** The languages that it can be read in. Empty if the help center has only one. */
  languages?: string[];
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
  /** How the step is known. Null if the owner wrote it. */
  evidence: StepEvidence | null;
}

export interface StepEvidence {
  kind: StepBasis | "click" | "field";
  /** The control, or the words on the screen. "" for an inferred step. */
  name: string;
  /** In the recording, in seconds. */
  seconds: number;
}

export interface PublicPicture {
  url: string;
  /** "" if the owner didn't enter any. */
  alt: string;
  width: number | null;
  height: number | null;
  /** Where the step's control is, in pixels of the picture. Null if unknown. */
  ring: PictureRing | null;
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
  "slug" | "lang" | "title" | "category" | "thumbnail" | "createdAt"
> & { stepCount: number };

/** Visitors don't see it. */
const unwrittenGuideDescription = "Step-by-step guide";
/** How many characters of the id a slug ends with. */
const idLetters = 8;

export function presentGuide(
  row: { title: string; steps: GuideStep[]; updatedAt: Date },
  translated: Translated = {},
): PublicGuide {
  const steps = objectsOf(row.steps);
  const shown = shownGuide(gettingStartedTexts(row), translated);
  return {
    lang: shown.lang,
    title: shown.title,
    steps: steps.map((step, index) => ({
      id: `step-${index + 1}`,
      title: shown.steps[index]?.title ?? "",
      ...described(shown.steps[index]?.description),
      picture: presentPicture(step.imageUrl, {
        alt: shown.isTranslated ? "" : words(step.imageAlt),
        width: step.imageWidth,
        height: step.imageHeight,
        ring: step.imageRing,
      }),
      evidence: evidenceOf(step, { shown: shown.steps[index], seconds: step.timestampSeconds }),
    })),
    updatedAt: (shown.isTranslated ? translated.translation : null)?.updatedAt ?? row.updatedAt,
  };
}

function stepTexts({ title, description }: { title?: string; description: string }) {
  const written = words(description);
  return { title: words(title), description: isPlaceholder(written) ? "" : written };
}

/** A guide's texts in the page's language, or as they are stored. */
function shownGuide(source: GuideTexts, translated: Translated) {
  const { translation, sourceLang } = translated;
  const texts = translation && guideTextsIn(translation, source);
  if (texts) return { ...texts, isTranslated: true, lang: undefined };
  return { ...source, isTranslated: false, lang: sourceLang };
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

export function presentStepGuide(row: StepGuideRow, translated: Translated = {}): PublicStepGuide {
  const frames = objectsOf(row.frames);
  const shown = shownGuide(stepGuideTexts(row), translated);
  const steps = frames.map((frame, index) => ({
    id: `step-${index + 1}`,
    title: shown.steps[index]?.title ?? "",
    ...described(shown.steps[index]?.description),
    picture: presentPicture(frame.frameUrl, {
      alt: shown.isTranslated ? "" : words(frame.frameAlt),
      width: frame.frameWidth,
      height: frame.frameHeight,
      ring: frame.frameRing,
    }),
    evidence: evidenceOf(frame, { shown: shown.steps[index], seconds: frame.videoStartTime }),
  }));
  return {
    // Guides have the same address in every language.
    slug: slugOf({ id: row.id, title: words(row.title) }),
    lang: shown.lang,
    title: shown.title,
    description: shown.description,
    category: words(row.category) || null,
    thumbnail:
      presentPicture(row.thumbnailUrl, { alt: "" }) ??
      steps.flatMap(({ picture }) => (picture ? [{ ...picture, alt: "" }] : []))[0] ??
      null,
    steps,
    createdAt: row.createdAt,
    updatedAt: (shown.isTranslated ? translated.translation : null)?.updatedAt ?? row.updatedAt,
  };
}

/** The texts of a step-by-step guide that visitors read. */
export function stepGuideTexts(row: Pick<StepGuideRow, "title" | "description" | "frames">): GuideTexts {
  const description = words(row.description);
  return {
    title: words(row.title),
    description: description === unwrittenGuideDescription ? "" : description,
    steps: objectsOf(row.frames).map(stepTexts),
  };
}

/** The texts of the getting-started guide that visitors read. */
export function gettingStartedTexts(row: { title: string; steps: GuideStep[] }): GuideTexts {
  return { title: words(row.title), description: "", steps: objectsOf(row.steps).map(stepTexts) };
}

/** A list shows only the number of steps, so the steps are dropped. */
export function presentGuideCard(guide: PublicStepGuide): PublicGuideCard {
  const { slug, lang, title, category, thumbnail, createdAt, steps } = guide;
  return { slug, lang, title, category, thumbnail, createdAt, stepCount: steps.length };
}

/** Returns the part of the id that the slug contains, or null if no guide can have this slug. */
export function idPartOf(slug: string): string | null {
  return new RegExp(`(?:^|-)([0-9a-f]{${idLetters}})$`).exec(slug)?.[1] ?? null;
}

function slugOf({ id, title }: { id: string; title: string }): string {
  return `${slugify(title, { maxLength: 60 }) || "guide"}-${id.slice(0, idLetters)}`;
}

function described(markdown = ""): { html: string; text: string; markdown: string } {
  if (markdown === "") return { html: "", text: "", markdown: "" };
  return { html: renderMarkdown(markdown), text: markdownToText(markdown), markdown };
}

/** The owner may have taken a name out of the step's texts. Then it isn't shown below them either. */
function evidenceOf(
  { basis, seenText, click }: Pick<GuideFrame, "basis" | "seenText" | "click">,
  {
    shown,
    seconds,
  }: { shown: { title: string; description: string } | undefined; seconds?: number | undefined },
): StepEvidence | null {
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return null;
  if (basis === "inferred" && !click) return { kind: "inferred", name: "", seconds };
  const name = words(isObject(click) ? click?.name : seenText);
  const isShown =
    name !== "" && shown && `${shown.title} ${markdownToText(shown.description)}`.includes(name);
  if (!isShown || (basis !== "seen" && !click)) return null;
  if (!click) return { kind: "seen", name, seconds };
  return { kind: click.verb === "type" ? "field" : "click", name, seconds };
}

/** Accepts only images in our own storage, because the content security policy blocks all others. */
function presentPicture(
  url: string | null | undefined,
  {
    alt,
    width,
    height,
    ring,
  }: {
    alt: string;
    width?: number | undefined;
    height?: number | undefined;
    ring?: PictureRing | undefined;
  },
): PublicPicture | null {
  if (!url || !/^\/files(?:\/\w[\w.-]*)+$/.test(url)) return null;
  const isMeasured = width !== undefined && height !== undefined && width > 0 && height > 0;
  if (!isMeasured) return { url, alt, width: null, height: null, ring: null };
  return { url, alt, width, height, ring: ringInside(ring, { width, height }) };
}

/** Imported JSON may contain anything, so entries that aren't objects are dropped. */
export function objectsOf<Item extends object>(items: Item[]): Item[] {
  return items.filter(isObject);
}

export function isObject(item: unknown): boolean {
  return typeof item === "object" && item !== null;
}

function words(text: unknown): string {
  return typeof text === "string" ? text.trim() : "";
}

/** Which steps of a recorded guide can be shown on a website. */
import type { GuideFrame } from "#db/schema/guides.ts";
import { isObject } from "./present-public.ts";

export type TourClick = NonNullable<GuideFrame["click"]>;

/** By the position of the step. Opening a page isn't a step there: each step knows its page. */
export function tourClicks(frames: GuideFrame[]): { index: number; click: TourClick; website: string }[] {
  return frames.filter(isObject).flatMap(({ click }, index) => {
    const website = originOf(click?.url);
    if (!click || website === null || click.verb === "navigate") return [];
    const isKnown = click.verb === "press" ? click.value !== null : isFindable(click);
    return isKnown ? [{ index, click, website }] : [];
  });
}

/** Websites on which a control of the guide was recorded. */
export function tourWebsites(frames: GuideFrame[]): string[] {
  return [
    ...new Set(tourClicks(frames).flatMap(({ click, website }) => (isFindable(click) ? [website] : []))),
  ];
}

function isFindable({ name, selectors = [] }: TourClick): boolean {
  return name !== "" || selectors.length > 0;
}

function originOf(url: string | undefined): string | null {
  const parsed = URL.parse(url ?? "");
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : null;
}

/** Explains to the owner where the initial color comes from. */
import type { Brand, ColorSource, StyleCoverage } from "#engines/brand/types.ts";
import { isFound } from "./company-facts.ts";

export type StylesRead = "read" | "partly-read" | "unread";

function stylesRead(coverage: StyleCoverage | undefined): StylesRead {
  const { asked, failed } = coverage ?? { asked: 0, failed: 0 };
  if (failed === 0) return "read";
  return failed === asked ? "unread" : "partly-read";
}

const troubles: Record<StylesRead, string | null> = {
  read: null,
  "partly-read": "We couldn't read some of your styles",
  unread: "We couldn't read your styles",
};

const places: Partial<Record<ColorSource, string>> = {
  logo: "your logo",
  manifest: "your website's app manifest",
  meta: "your pages' theme color",
};

/** Returns one or two sentences, or null if every style sheet was read and the page uses the color. */
export function colorNote(styles: StylesRead, source: ColorSource | null): string | null {
  const trouble = troubles[styles];
  if (source === null)
    return trouble
      ? `${trouble}, and found no brand color elsewhere. This color is a default.`
      : "We found no brand color on your website. This color is a default.";
  const place = places[source];
  if (source === "logo" || source === "manifest")
    return trouble
      ? `${trouble}. The color comes from ${place}.`
      : `Your styles name no brand color. This one comes from ${place}.`;
  return trouble && `${trouble}. The color comes from ${place ?? "what we could read"}.`;
}

/** Returns the note while the owner hasn't picked any colors. */
export function colorNoteOf({ colors, styles }: Brand): string | null {
  return colorNote(stylesRead(styles), colors.primaryColors.find(isFound)?.source ?? null);
}

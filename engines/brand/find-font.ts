import type { StyledPage } from "./extract-colors.ts";
import type { Found } from "./types.ts";

/** The ten fonts that Step offers, matched by the family names that sites use for them. */
const OFFERED: readonly [RegExp, string][] = [
  [/^inter(?: (?:tight|variable|var|display))?$/, "Inter, sans-serif"],
  [/^arial(?: (?:mt|nova))?$/, "Arial, sans-serif"],
  [/^helvetica(?: neue)?$/, "Helvetica, sans-serif"],
  [/^georgia(?: pro)?$/, "Georgia, serif"],
  [/^times(?: new roman)?$/, "Times New Roman, serif"],
  [
    /^(?:system-ui|ui-sans-serif|-apple-system|blinkmacsystemfont|segoe ui(?: variable)?|san francisco|sf pro(?: text| display)?)$/,
    "System UI, sans-serif",
  ],
  [/^roboto(?: (?:flex|variable))?$/, "Roboto, sans-serif"],
  [/^open sans(?: variable)?$/, "Open Sans, sans-serif"],
  [/^lato$/, "Lato, sans-serif"],
  [/^playfair(?: display)?(?: variable)?$/, "Playfair Display, serif"],
];

/**
 * Returns the font used for most of the text on the home page, or null if it isn't one of the ten. Only the first
 * family of a list counts, because the others are fallbacks.
 */
export function findFont(styled: readonly StyledPage[]): Found | null {
  const start = styled[0];
  if (!start) return null;
  const counts = new Map<string, number>();
  start.page.nodes.forEach(({ tag, element }, index) => {
    const family = start.styles[index]?.fontFamily;
    if (!family || !TEXT_TAGS.has(tag)) return;
    const length = element.children.reduce(
      (sum, child) => sum + ("data" in child ? child.data.trim().length : 0),
      0,
    );
    const first = family.split(",")[0]!.replace(/["']/g, "").trim().toLowerCase();
    if (length > 0) counts.set(first, (counts.get(first) ?? 0) + length);
  });
  const [main, length] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const value = OFFERED.find(([pattern]) => main !== undefined && pattern.test(main))?.[1];
  if (value === undefined || length === undefined) return null;
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const confidence = Math.round((length / all) * 100) / 100;
  return { value, source: "style sheet", url: start.page.url, confidence };
}

const TEXT_TAGS = new Set(
  "p li a span div td h1 h2 h3 h4 button label strong em dd dt blockquote summary small body".split(" "),
);

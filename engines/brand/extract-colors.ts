import { distance, isNeutral, labOf, toHex } from "./color.ts";
import { collectUses, FRAMEWORK_BLUES, type Role, type Use, vividness } from "./color-evidence.ts";
import { computeStyles, type ElementStyle } from "./compute-styles.ts";
import { missingFrameworks } from "./framework-defaults.ts";
import { parseCss } from "./parse-css.ts";
import { type Page, rawText } from "./parse-page.ts";
import type { BrandColor, BrandColors, ColorHint, ColorSource, StyleCoverage, Stylesheet } from "./types.ts";
import { readUtilityClasses } from "./utility-classes.ts";

const DEFAULT_PRIMARY = ["#6E0AD6", "#FF0080", "#0070F3", "#10B981"];
const DEFAULT_BACKGROUND = ["#FFFFFF", "#F8F9FA", "#EDF2F7", "#121212"];

/**
 * Source weights from the specification. If a color occurs in several sources, the one with the highest weight is
 * named.
 */
const SOURCE_WEIGHTS: Record<ColorSource, number> = {
  meta: 10,
  "css-var": 8,
  background: 6,
  accent: 5,
  text: 3,
  other: 1,
  logo: 0,
  manifest: 0,
};

/**
 * Weight of each role, measured on the sites of small organizations. Calls to action show the brand color most often,
 * headers second. Variable names and theme-color only confirm a color.
 */
const ROLE_WEIGHTS: Record<Role, number> = {
  button: 12,
  outline: 4,
  header: 5,
  wordmark: 4,
  hero: 3,
  section: 2,
  footer: 1.5,
  heading: 3,
  link: 3,
  detail: 3,
  border: 1.5,
  picture: 1.5,
  meta: 3,
  named: 3,
  page: 1.5,
};
/** A role with less evidence counts proportionally, so that one stray link doesn't decide the brand color. */
const FULL_EVIDENCE = 1;
const GROUP_SIZE = 4;
const OTHER_PAGES = 4;
const OTHER_PAGE_WEIGHT = 0.3;
const SAME_COLOR = 0.045;

export interface StyledPage {
  page: Page;
  styles: ElementStyle[];
}

export function stylePages(pages: readonly Page[], stylesheets: readonly Stylesheet[]): StyledPage[] {
  const shared = parseCss(stylesheets);
  return pages.slice(0, 1 + OTHER_PAGES).map((page) => {
    const inline = inlineSheets(page);
    const utilities = readUtilityClasses(page, [...stylesheets, ...inline]);
    const before = [...missingFrameworks(linkedSheets(page), stylesheets), ...(utilities ? [utilities] : [])];
    const rules = [...parseCss(before), ...shared, ...parseCss(inline)];
    // The lists number their rules from zero, so they are renumbered into one cascade.
    return { page, styles: computeStyles(page, renumber(rules)) };
  });
}

function renumber<T extends { order: number }>(rules: T[]): T[] {
  return rules.map((rule, index) => ({
    ...rule,
    order: Math.floor(rule.order / 40_000) * 40_000 + (index % 40_000),
  }));
}

/** `hints` apply if the styles contain no color or if most style sheets failed to load. */
export function extractColors(
  styled: readonly StyledPage[],
  { coverage, hints = [] }: { coverage?: StyleCoverage; hints?: readonly ColorHint[] } = {},
): BrandColors {
  const scores = new Map<string, Score>();
  styled.forEach(({ page, styles }, index) => {
    addPage(scores, collectUses(page, styles), index === 0 ? 1 : OTHER_PAGE_WEIGHT);
  });
  const start = styled[0];
  const merged = mergeAlike([...scores.values()].sort((a, b) => b.total - a.total));
  const colorful = merged.filter((score) => !isNeutral(score.hex)).sort((a, b) => b.total - a.total);
  const brand = preferDeclared(discountLoneButton(colorful));
  const picked = pickPrimary(brand, merged);
  const hinted = hints.map(({ color, source }) => ({
    color,
    frequency: 1,
    source,
    confidence: HINT_CONFIDENCE,
  }));
  const primaryColors = selectPrimary({ picked, hinted, ink: statedInk(start), coverage, brand });
  const first = primaryColors[0]?.color;
  const accentColors = brand
    .filter((score) => score.hex !== first && score.total > 0.2)
    .slice(0, GROUP_SIZE)
    .map((score) => present(score, brand[0]!.total));
  const backgroundColors = pickBackgrounds([...scores.values()], start);
  return {
    primaryColors: primaryColors.length > 0 ? primaryColors : defaults(DEFAULT_PRIMARY, "other"),
    backgroundColors:
      backgroundColors.length > 0 ? backgroundColors : defaults(DEFAULT_BACKGROUND, "background"),
    accentColors,
    allColors: merged.slice(0, 24).map((score) => present(score, brand[0]?.total ?? 1)),
  };
}

function selectPrimary({
  picked,
  hinted,
  ink,
  coverage,
  brand,
}: {
  picked: BrandColor[];
  hinted: BrandColor[];
  ink: BrandColor[];
  coverage: StyleCoverage | undefined;
  brand: readonly Score[];
}): BrandColor[] {
  if (!areStylesUnread(coverage)) return firstOf([picked, ink, hinted]);
  // Inline colors are rarely the brand's, so only colors that the site declares or uses prominently count.
  const top = brand[0]?.total ?? 1;
  const stated = brand.filter((score) => score.sources.has("meta") || score.lead >= PASSING_LEAD);
  const byMeta = stated.toSorted(
    (one, other) => Number(other.sources.has("meta")) - Number(one.sources.has("meta")),
  );
  return firstOf([byMeta.map((score) => present(score, top)), hinted, picked, ink]);
}

function firstOf(lists: BrandColor[][]): BrandColor[] {
  return lists.find((colors) => colors.length > 0)?.slice(0, GROUP_SIZE) ?? [];
}

export function areStylesUnread(coverage: StyleCoverage | undefined): boolean {
  return coverage !== undefined && coverage.failed > 0 && coverage.failed === coverage.asked;
}

interface Score {
  hex: string;
  total: number;
  count: number;
  byRole: Map<Role, number>;
  sources: Set<ColorSource>;
  /** Points from the roles that show a brand: buttons, header, wordmark, hero and links. */
  lead: number;
  /** Points from buttons only. If they dominate, the color may be reserved for one kind of action. */
  button: number;
  /** Points as a dark text color: use on buttons and headers, regardless of saturation. */
  ink: number;
}

function addPage(scores: Map<string, Score>, uses: readonly Use[], pageWeight: number): void {
  const colorful = new Map<Role, number>();
  const all = new Map<Role, number>();
  for (const { hex, role, weight } of uses) {
    colorful.set(role, (colorful.get(role) ?? 0) + weight * vividness(hex));
    all.set(role, (all.get(role) ?? 0) + weight);
  }
  for (const { hex, role, weight, source } of uses) {
    let score = scores.get(hex);
    if (!score) {
      score = { hex, total: 0, count: 0, byRole: new Map(), sources: new Set(), ink: 0, lead: 0, button: 0 };
      scores.set(hex, score);
    }
    const evidence = weight * vividness(hex);
    const share = evidence / Math.max(FULL_EVIDENCE, colorful.get(role) ?? 0);
    // Navy in headings, header and footer is often just a text color, so it must not outvote a vivid button.
    const points = ROLE_WEIGHTS[role] * share * pageWeight * (0.4 + 0.6 * vividness(hex));
    score.total += points;
    if (role === "button") score.button += points;
    if (LEAD_ROLES.has(role)) score.lead += points;
    score.count++;
    score.byRole.set(role, (score.byRole.get(role) ?? 0) + weight * pageWeight);
    score.sources.add(source);
    if (INK_ROLES.has(role))
      score.ink += (ROLE_WEIGHTS[role] * pageWeight * weight) / Math.max(FULL_EVIDENCE, all.get(role) ?? 0);
  }
}

const LEAD_ROLES: ReadonlySet<Role> = new Set([
  "button",
  "outline",
  "header",
  "wordmark",
  "hero",
  "link",
  "meta",
  "named",
]);

const INK_ROLES: ReadonlySet<Role> = new Set([
  "button",
  "outline",
  "header",
  "wordmark",
  "heading",
  "footer",
  "hero",
]);

/** Merges shades that look the same into the one with the highest score. */
function mergeAlike(scores: readonly Score[]): Score[] {
  const kept: Score[] = [];
  for (const score of scores.slice(0, 400)) {
    const twin = kept
      .slice(0, 40)
      .find(
        (other) =>
          distance(other.hex, score.hex) < SAME_COLOR && isNeutral(other.hex) === isNeutral(score.hex),
      );
    if (!twin) {
      kept.push({ ...score, byRole: new Map(score.byRole), sources: new Set(score.sources) });
      continue;
    }
    twin.total += score.total;
    twin.ink += score.ink;
    twin.lead += score.lead;
    twin.button += score.button;
    for (const [role, weight] of score.byRole) twin.byRole.set(role, (twin.byRole.get(role) ?? 0) + weight);
    twin.count += score.count;
    for (const source of score.sources) twin.sources.add(source);
  }
  return kept;
}

/**
 * Discounts a color that occurs only on a single "donate" or "call" button if header, headings and links share another
 * color. If many buttons have it, or no other color is used more widely, it stays the brand color.
 */
function discountLoneButton(brand: readonly Score[]): Score[] {
  const [first] = brand;
  if (!first || first.button < first.total * LONE_SHARE || countOf(first) > LONE_MAX) return [...brand];
  const rival = brand.find(
    (score) =>
      score !== first &&
      score.total >= first.total * 0.5 &&
      breadthOf(score) >= 3 &&
      vividness(score.hex) > 0.8,
  );
  if (!rival || breadthOf(first) > 1) return [...brand];
  return [rival, ...brand.filter((score) => score !== rival)];
}

/**
 * A framework's own blue is what a website shows where it chose no color. One that its style sheet declares as its brand's
 * goes first.
 */
function preferDeclared(brand: readonly Score[]): Score[] {
  const [first] = brand;
  if (!first || !FRAMEWORK_BLUES.includes(first.hex) || (first.byRole.get("named") ?? 0) > 0)
    return [...brand];
  const declared = brand.find((score) => (score.byRole.get("named") ?? 0) >= DECLARED);
  return declared ? [declared, ...brand.filter((score) => score !== declared)] : [...brand];
}

/** Points of a variable such as "--primary-color". */
const DECLARED = 0.1;

/** A color counts as button-only if buttons contribute at least this share of its points. */
const LONE_SHARE = 0.93;
/** Maximum button points, over all pages, of a color that is reserved for one action. */
const LONE_MAX = 8;
const countOf = (score: Score) => score.byRole.get("button") ?? 0;
const BROAD_ROLES: readonly Role[] = ["header", "wordmark", "hero", "footer", "heading", "link", "outline"];
const breadthOf = (score: Score) => BROAD_ROLES.filter((role) => (score.byRole.get(role) ?? 0) >= 0.8).length;

function pickPrimary(brand: readonly Score[], all: readonly Score[]): BrandColor[] {
  const best = brand[0];
  const ink = all.filter((score) => labOf(score.hex).l < 0.45).sort((a, b) => b.ink - a.ink)[0];
  const found = brand
    .filter((score) => score.total > Math.max(0.25, (best?.total ?? 0) * 0.06))
    .slice(0, GROUP_SIZE);
  const isMonochrome =
    ink !== undefined &&
    (best
      ? ink.ink > 1 &&
        best.total < ink.ink * 0.35 &&
        (best.total < MONOCHROME_MAX || best.lead < PASSING_LEAD)
      : ink.ink > LITTLE_INK);
  const top = best?.total ?? 1;
  if (!isMonochrome) return found.map((score) => present(score, top));
  const rest = found.filter((score) => score.hex !== ink.hex).slice(0, GROUP_SIZE - 1);
  return [
    { ...present(ink, top), confidence: INK_CONFIDENCE },
    ...rest.map((score) => ({ ...present(score, top), confidence: Math.min(INK_CONFIDENCE, 0.2) })),
  ];
}

/** Fallback for sites without colors or headers: the declared text color, otherwise the declared background. */
function statedInk(start: StyledPage | undefined): BrandColor[] {
  const body = start?.styles[start.page.nodes.findIndex((node) => node.tag === "body")];
  const stated = [body?.hasOwnColor ? body.color : null, body?.background ?? null]
    .filter((color) => color !== null)
    .map(toHex)
    .find((hex) => labOf(hex).l < 0.45);
  return stated ? [{ color: stated, frequency: 1, source: "text", confidence: STATED_INK_CONFIDENCE }] : [];
}

/** Below this total, a color doesn't keep a site from counting as monochrome. */
const MONOCHROME_MAX = 2.2;
/** If buttons and header are black, a neon word or icon with fewer points doesn't make a brand. */
const PASSING_LEAD = 0.8;
/** Minimum evidence for a dark color if the site has no other color. */
const LITTLE_INK = 0.3;
const INK_CONFIDENCE = 0.3;
const STATED_INK_CONFIDENCE = 0.15;
/** Low, because a hint comes from one picture or file and no style confirms it. */
const HINT_CONFIDENCE = 0.25;

function pickBackgrounds(scores: readonly Score[], start: StyledPage | undefined): BrandColor[] {
  if (!start) return [];
  const body = start.page.nodes.findIndex((node) => node.tag === "body");
  const base = start.styles[body]?.backdrop;
  const ranked = scores
    .map((score) => {
      const of = (role: Role) => score.byRole.get(role) ?? 0;
      return {
        score,
        area: of("page") * 3 + of("section") + of("hero") + of("header") * 0.5 + of("footer") * 0.5,
      };
    })
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const picked: BrandColor[] = [];
  const add = (entry: BrandColor) => {
    if (picked.length < GROUP_SIZE && picked.every((other) => distance(other.color, entry.color) > 0.01))
      picked.push(entry);
  };
  // Without a fill, browsers show white.
  if (base)
    add({
      color: toHex(base),
      frequency: 1,
      source: "background",
      confidence: start.styles[body]?.background ? 0.95 : 0.6,
    });
  const largest = ranked[0]?.area ?? 1;
  for (const { score, area } of ranked)
    add({
      color: score.hex,
      frequency: score.count,
      source: "background",
      confidence: round(Math.min(0.9, area / largest)),
    });
  return picked;
}

function present(score: Score, top: number): BrandColor {
  const source = [...score.sources].sort((a, b) => SOURCE_WEIGHTS[b] - SOURCE_WEIGHTS[a])[0] ?? "other";
  // Half of the confidence is the amount of evidence, half the lead over the runner-up.
  const strength = Math.min(1, score.total / 12);
  return {
    color: score.hex,
    frequency: score.count,
    source,
    confidence: round(
      Math.min(1, 0.5 * strength + 0.5 * (score.total / Math.max(top, 0.001)) * Math.min(1, strength * 2)),
    ),
  };
}

function defaults(colors: readonly string[], source: ColorSource): BrandColor[] {
  return colors.map((color) => ({ color, frequency: 0, source, confidence: 0 }));
}

const round = (x: number) => Math.round(x * 100) / 100;

function inlineSheets(page: Page): Stylesheet[] {
  return page.nodes
    .filter(({ tag, element }) => tag === "style" && !/dark|print/i.test(element.attribs.media ?? ""))
    .map(({ element }) => ({ url: page.url, css: rawText(element) }));
}

function linkedSheets(page: Page): string[] {
  return page.nodes
    .filter(({ tag, element }) => tag === "link" && /stylesheet|preload/i.test(element.attribs.rel ?? ""))
    .map(({ element }) => element.attribs.href ?? "");
}

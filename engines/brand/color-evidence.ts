import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";
import { chromaOf, distance, isNeutral, labOf, parseColor, type Rgba, toHex } from "./color.ts";
import type { ElementStyle } from "./compute-styles.ts";
import { lineage, type Page, type PageNode, textOf } from "./parse-page.ts";
import type { ColorSource } from "./types.ts";

export type Role =
  | "button"
  | "outline"
  | "header"
  | "wordmark"
  | "hero"
  | "section"
  | "footer"
  | "heading"
  | "link"
  | "detail"
  | "border"
  | "picture"
  | "meta"
  | "named"
  | "page";

export interface Use {
  hex: string;
  role: Role;
  weight: number;
  source: ColorSource;
}

/** Collects every use of a color on the page that could be a brand color, weighted within its role. */
export function collectUses(page: Page, styles: readonly ElementStyle[]): Use[] {
  const uses: Use[] = [];
  const add = (role: Role, color: Rgba | string, weight: number, source: ColorSource) => {
    const hex = typeof color === "string" ? color : toHex(color);
    uses.push({ hex, role, weight: weight * foreignFactor(hex, role), source });
  };
  const tone = new Map<number, number>();
  let sections = 0;
  page.nodes.forEach((node, index) => {
    const style = styles[index]!;
    if (SKIPPED_TAGS.has(node.tag)) return;
    const factor = (tone.get(node.parent) ?? 1) * toneOf(node) * (style.isHidden ? 0.05 : 1);
    tone.set(index, factor);
    const parentStyle = styles[node.parent];
    const seen = { page, node, index, style, parentStyle, factor, add };
    const { variables } = style;
    const source = (fallback: ColorSource): ColorSource => (hasBrandName(variables) ? "css-var" : fallback);
    if (node.tag === "html" || node.tag === "body") {
      const fill = style.background ?? style.gradient[0];
      if (fill) add("page", fill, node.tag === "body" ? 3 : 1, "background");
      return;
    }
    if (isButton(node, style, parentStyle)) {
      noteButton(seen, source);
      return;
    }
    if (isInsideButton(page, node)) return;
    noteFill(seen, source, sections);
    if (style.background && isBlock(node)) sections++;
    noteText(seen, source);
    if (style.border && !node.tag.startsWith("t")) add("border", style.border, factor, "accent");
    if (style.fill && node.region === "header") add("picture", style.fill, factor * 0.6, "other");
  });
  noteHints(page, styles, uses, add);
  return uses;
}

const SKIPPED_TAGS = new Set(
  "head meta link script style title noscript template option br hr source track".split(" "),
);

interface Seen {
  page: Page;
  node: PageNode;
  index: number;
  style: ElementStyle;
  parentStyle: ElementStyle | undefined;
  factor: number;
  add: (role: Role, color: Rgba | string, weight: number, source: ColorSource) => void;
}
type SourceOf = (fallback: ColorSource) => ColorSource;

function noteButton({ page, node, index, style, parentStyle, factor, add }: Seen, source: SourceOf): void {
  const isSubmit = node.element.attribs.type === "submit";
  const isNamedMain = node.words.some((word) => MAIN_WORDS.has(word));
  const label = node.element.attribs.value ?? textOf(node.element, 200);
  let weight = factor * (label.length < 2 ? 0.3 : 1);
  if (node.region === "header") weight *= 1.5;
  else if (node.isAboveFold) weight *= 2;
  else if (node.region === "footer") weight *= 0.5;
  if (isNamedMain || isSubmit) weight *= 1.5;
  if (node.tag === "button" && !isNamedMain && !isSubmit) weight *= 0.6;
  if (lineageHas(page, index, CONTROL_WORDS)) weight *= 0.1;
  const [first, ...others] = style.isTextGradient ? [] : style.gradient;
  const fill = first ?? style.background;
  if (fill && (!parentStyle || distance(toHex(fill), toHex(parentStyle.backdrop)) > 0.03)) {
    add("button", fill, weight, source("accent"));
    for (const stop of others.slice(0, 3)) add("button", stop, weight * 0.3, "accent");
    return;
  }
  add("outline", style.border ?? style.color, weight, source("accent"));
}

function noteFill({ page, node, index, style, factor, add }: Seen, source: SourceOf, sections: number): void {
  if (style.isTextGradient) return;
  const fill = style.gradient[0] ?? style.background;
  if (!fill) return;
  const all = style.gradient.length > 1 ? style.gradient.slice(0, 3) : [fill];
  all.forEach((color, position) => {
    const share = position === 0 ? factor : factor * 0.4;
    if (!isBlock(node)) add("detail", color, share * 0.5, "accent");
    else if (node.region === "header")
      add("header", color, share * (isOutermostFill(page, index) ? 2 : 0.6), source("background"));
    else if (node.region === "footer") add("footer", color, share, source("background"));
    else if (node.isAboveFold && sections < 6 && isWide(node))
      add("hero", color, share, source("background"));
    else
      add(isWide(node) ? "section" : "detail", color, share * (isWide(node) ? 1 : 0.5), source("background"));
  });
}

function noteText({ node, style, factor, add }: Seen, source: SourceOf): void {
  const color = style.isTextGradient ? (style.gradient[0] ?? style.color) : style.color;
  if (!style.hasOwnColor && !style.isTextGradient) return;
  if (
    node.region === "header" &&
    node.words.some((word) => word === "logo" || word === "brand" || word === "wordmark")
  ) {
    add("wordmark", color, factor, source("text"));
  } else if (HEADINGS.has(node.tag))
    add("heading", color, factor * (node.tag === "h1" ? 2 : 1), source("text"));
  else if (node.tag === "a") {
    if (node.region === "body") add("link", color, factor, source("text"));
    else add("link", color, factor * 0.4, source("text"));
  } else if (node.tag !== "p" && node.tag !== "li" && node.region !== "footer")
    add("detail", color, factor, source("text"));
}

const HEADINGS = new Set(["h1", "h2", "h3"]);

/** Records theme-color and brand-named variables as hints. A hint counts only if the page also uses the color. */
function noteHints(
  page: Page,
  styles: readonly ElementStyle[],
  uses: readonly Use[],
  add: Seen["add"],
): void {
  const theme = page.meta.get("theme-color");
  const color = theme ? readHint(theme) : null;
  if (color) add("meta", color, 1, "meta");
  const used = new Set(uses.map((use) => use.hex));
  const properties = styles[1]?.properties ?? styles[0]?.properties;
  for (const name in properties) {
    if (!BRAND_VARIABLE.test(name)) continue;
    const hint = readHint(properties[name]!);
    if (!hint || isOfFramework(name, hint)) continue;
    const isExact = MAIN_VARIABLE.test(name);
    add("named", hint, (used.has(hint) ? 1 : 0.1) * (isExact ? 1 : 0.4), "css-var");
  }
}

const BRAND_VARIABLE =
  /^--(?:[\w]+-)?(?:colou?rs?-)?(?:brand|primary|accent|main|theme|highlight|cta|key)(?:-?(?:colou?r|main|base|default|[1-9]00|1))?$/i;
const MAIN_VARIABLE = /brand|primary/i;

/** Bootstrap defines its own blue on every page that loads it. */
function isOfFramework(name: string, hex: string): boolean {
  return (
    FRAMEWORK_BLUES.includes(hex) && (name.startsWith("--bs-") || (name === "--primary" && hex === "#007BFF"))
  );
}

/** Ignores --bs-primary and similar names, because Bootstrap defines them even if the site doesn't use them. */
function hasBrandName(names: ReadonlySet<string>): boolean {
  for (const name of names) if (BRAND_VARIABLE.test(name) && !name.startsWith("--bs-")) return true;
  return false;
}

/** Matches color channels without a function, such as "24 90% 40%" or "12, 34, 56". */
const CHANNELS = /^[\d.]+(?:\s*,\s*|\s+)[\d.]+%?(?:\s*,\s*|\s+)[\d.]+%?$/;

function readHint(value: string): string | null {
  const text = CHANNELS.test(value.trim())
    ? value.includes("%")
      ? `hsl(${value})`
      : `rgb(${value})`
    : value;
  const color = parseColor(text);
  return color && color.a >= 0.5 ? toHex(color) : null;
}

function isButton(node: PageNode, style: ElementStyle, parent: ElementStyle | undefined): boolean {
  const { tag, element, words } = node;
  if (tag === "button" || element.attribs.role === "button")
    return style.background !== null || style.gradient.length > 0 || style.border !== null;
  if (tag === "input")
    return /^(?:submit|button)$/.test(element.attribs.type ?? "") && style.background !== null;
  if (tag !== "a" && tag !== "label" && tag !== "span" && tag !== "div") return false;
  const isNamed = words.some((word) => BUTTON_WORDS.has(word));
  const isFilled = style.gradient.length > 0 || style.background !== null;
  if (tag !== "a")
    return isNamed && isFilled && style.hasPadding && !words.some((word) => GROUP_WORDS.has(word));
  if (isNamed) return isFilled || style.border !== null;
  const differs = isFilled && (!parent || distance(toHex(style.backdrop), toHex(parent.backdrop)) > 0.03);
  return (
    differs &&
    style.hasPadding &&
    hasFewElements(element.children.length) &&
    !words.some((word) => CARD_WORDS.has(word))
  );
}

const hasFewElements = (count: number) => count <= 5;

function isInsideButton(page: Page, node: PageNode): boolean {
  const parent = page.nodes[node.parent];
  return (
    parent !== undefined &&
    (parent.tag === "button" || (parent.tag === "a" && parent.words.some((word) => BUTTON_WORDS.has(word))))
  );
}

const BUTTON_WORDS = new Set("btn button buttons cta btns".split(" "));
const GROUP_WORDS = new Set("group row wrap wrapper container buttons btns list bar section box".split(" "));
const CARD_WORDS = new Set("card tile item box panel".split(" "));
const MAIN_WORDS = new Set("primary main cta hero submit solid filled book donate buy".split(" "));
/**
 * Words for UI controls (sliders, tabs, cookie banners …). These are usually gray or have the colors of a UI kit, not
 * of the brand.
 */
const CONTROL_WORDS = new Set(
  "toggle toggler hamburger burger close carousel slick swiper slider prev next arrow accordion faq collapse collapsed tab tabs pagination dropdown search share cookie cookies consent gdpr lang language scroll totop backtotop chat widget chatbot filter filters modal lightbox skip".split(
    " ",
  ),
);

function lineageHas(page: Page, index: number, wanted: ReadonlySet<string>): boolean {
  let steps = 0;
  for (const node of lineage(page, index)) {
    if (node.words.some((word) => wanted.has(word))) return true;
    if (++steps > 2) break;
  }
  return false;
}

const BLOCKS = new Set(
  "header nav footer section main div article aside ul table tr td form center".split(" "),
);
const isBlock = (node: PageNode) => BLOCKS.has(node.tag);

const WIDE_TAGS = new Set(["section", "header", "main", "article", "aside"]);
const WIDE_WORDS = new Set(
  "section hero banner jumbotron masthead wrapper container strip band cover page intro cta".split(" "),
);
const SMALL_WORDS = new Set(
  "card icon badge tag label dot line item avatar bar pill chip step number circle overlay".split(" "),
);

function isWide(node: PageNode): boolean {
  if (node.words.some((word) => SMALL_WORDS.has(word))) return false;
  return WIDE_TAGS.has(node.tag) || node.words.some((word) => WIDE_WORDS.has(word));
}

function isOutermostFill(page: Page, index: number): boolean {
  const parent = page.nodes[page.nodes[index]!.parent];
  return parent === undefined || parent.region !== "header" || parent.tag === "header";
}

/** Discounts states, other companies' buttons and third-party widgets by their class and id names. */
function toneOf(node: PageNode): number {
  const { attribs } = node.element;
  const href = attribs.href ?? "";
  if (href && FOREIGN_LINK.test(href)) return 0.1;
  if (node.words.some((word) => FOREIGN_WORDS.has(word))) return 0.1;
  // A "success" button in a UI kit's green still counts as a button, because the author picked that class.
  if (node.words.some((word) => STATE_WORDS.has(word)))
    return node.words.some((word) => BUTTON_WORDS.has(word)) ? 0.7 : 0.15;
  return 1;
}

const SOCIAL_HOSTS = Object.values(socialNetworks)
  .flatMap(({ hosts, profileHosts = hosts }) => profileHosts)
  .map((host) => host.replaceAll(".", "\\."));
const FOREIGN_LINK = new RegExp(
  `(?<![\\w-])(?:${SOCIAL_HOSTS.join("|")})|wa\\.me|whatsapp\\.com|whatsapp:|t\\.me|pinterest\\.|tiktok\\.com|yelp\\.com|m\\.me`,
  "i",
);
const FOREIGN_WORDS = new Set([
  ...socialNetworkNames,
  ..."whatsapp wa fb telegram pinterest tiktok social socials google stripe paypal recaptcha intercom tawk crisp".split(
    " ",
  ),
]);
const STATE_WORDS = new Set(
  "error errors danger success warning warn alert invalid valid required status open closed star stars rating ratings stock sale sold discount live online offline notice toast pulse emergency check cross tick price urgent".split(
    " ",
  ),
);

/** Colors of social and chat platforms carry little weight, because a share button isn't part of the brand. */
const PLATFORM_COLORS = [
  "#25D366",
  "#128C7E",
  "#1877F2",
  "#3B5998",
  "#1DA1F2",
  "#0A66C2",
  "#0077B5",
  "#FF0000",
  "#E1306C",
  "#E4405F",
  "#4285F4",
  "#0000EE",
  "#DA532C",
  "#2B5797",
];

/** Default link colors of Bootstrap 5, 4 and 3, Foundation, and Materialize. */
export const FRAMEWORK_BLUES = ["#0D6EFD", "#007BFF", "#337AB7", "#1779BA", "#039BE5"];

function foreignFactor(hex: string, role: Role): number {
  if ((role === "link" || role === "named") && FRAMEWORK_BLUES.includes(hex)) return 0.35;
  if (!PLATFORM_COLORS.includes(hex)) return 1;
  return role === "header" || role === "hero" || role === "wordmark" ? 0.8 : 0.4;
}

/**
 * How plausible a color is as a brand color: 1 for saturated ones, 0 for those that the specification excludes. Slate
 * grays of medium lightness are text and borders on every site; navy and other dark inks can be a brand color.
 */
export function vividness(hex: string): number {
  if (isNeutral(hex)) return 0;
  const chroma = chromaOf(hex);
  if (chroma < 0.05 && labOf(hex).l > 0.42) return 0.02;
  return Math.max(0.05, Math.min(1, (chroma - 0.012) / 0.08));
}

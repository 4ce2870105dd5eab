import type { SocialLinks } from "#shared/social-networks.ts";

export type ColorSource =
  | "meta"
  | "css-var"
  | "background"
  | "accent"
  | "text"
  | "other"
  | "logo"
  | "manifest";

export interface BrandColor {
  /** "#RRGGBB" in uppercase. */
  color: string;
  frequency: number;
  source: ColorSource;
  /** 0 to 1. */
  confidence: number;
}

export interface BrandColors {
  /**
   * At most 4 each, best first. If nothing was found, these are the specification's default palettes with a confidence
   * of 0.
   */
  primaryColors: BrandColor[];
  backgroundColors: BrandColor[];
  accentColors: BrandColor[];
  allColors: BrandColor[];
}

export interface ContactInfo {
  emails: string[];
  /** As written on the site, best first. */
  phones: string[];
  addresses: string[];
  /** One entry per line on the site. Absent in records older than this field. */
  hours?: string[];
  socialMedia: SocialLinks;
}

interface BrandAssets {
  /** Absolute URLs, best first, at most 5. Empty if the site has no logo picture. */
  logoUrls: string[];
  /** Those beside which the website writes its name. Missing if there are none. */
  namedLogoUrls?: string[];
  /** Pictures that stand for the website where its logos can't be loaded, best first. Brands stored earlier have none. */
  iconUrls?: string[];
  faviconUrl: string | null;
  companyName: string | null;
}

export type FindingKind =
  | "name"
  | "color"
  | "logo"
  | "favicon"
  | "font"
  | "email"
  | "phone"
  | "address"
  | "social"
  | "hours";

export interface Found {
  value: string;
  /** For example "link", "structured data", "text", "header", "title", "drawing" or a color's source. */
  source: string;
  url: string;
  /** 0 to 1. */
  confidence: number;
}

export interface BrandFinding extends Found {
  kind: FindingKind;
}

export interface Brand {
  colors: BrandColors;
  contactInfo: ContactInfo;
  brandAssets: BrandAssets;
  /** One of the ten fonts that Step offers, as a CSS value. Null for any other font. */
  fontFamily: string | null;
  /** Absent in records older than this field. */
  styles?: StyleCoverage;
  /** Evidence for all of these values. Absent in records older than this field. */
  findings?: BrandFinding[];
}

/** Counts the linked style sheets that could contain colors. `failed` of them couldn't be fetched. */
export interface StyleCoverage {
  asked: number;
  failed: number;
}

export interface Stylesheet {
  /** URL of the file, or of the page if the sheet is inline. */
  url: string;
  css: string;
}

export interface BrandInput {
  startUrl: string;
  /** The home page comes first. */
  pages: { url: string; html: string; metadata?: { language: string | null } }[];
  /** External style sheets of the home page, including imported ones. */
  stylesheets: Stylesheet[];
  coverage?: StyleCoverage;
  /** Colors from the logo and the manifest, best first. Used if the site's styles contain no color. */
  hints?: ColorHint[];
}

export interface ColorHint {
  /** "#RRGGBB" in uppercase. */
  color: string;
  source: "logo" | "manifest";
  url: string;
}

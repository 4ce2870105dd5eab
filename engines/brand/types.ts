/** What is found out about a company from its pages: colours, logos, name and contact details. */
import type { SocialLinks } from "#shared/social-networks.ts";

export type ColorSource =
  | "meta"
  | "css-var"
  | "background"
  | "accent"
  | "text"
  | "other"
  /** Of the logo's own pixels. */
  | "logo"
  /** `theme_color` of the web app manifest. */
  | "manifest";

export interface BrandColor {
  /** "#RRGGBB", upper case. */
  color: string;
  frequency: number;
  source: ColorSource;
  /** 0 to 1. */
  confidence: number;
}

export interface BrandColors {
  /** At most 4 each, best first; the specification's default palettes where nothing was found (confidence 0). */
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
  /** When it is open, line by line as the site writes it; absent in what was read before this was looked for. */
  hours?: string[];
  socialMedia: SocialLinks;
}

interface BrandAssets {
  /** Absolute addresses, best first, at most 5; empty when the site has no logo picture. */
  logoUrls: string[];
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
  /** Where it stands: "link", "structured data", "text", "header", "title", "drawing", a colour's source … */
  source: string;
  /** Of the page that it was found on. */
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
  /** One of the ten fonts the product offers, as a CSS value; null when the site's font is not among them. */
  fontFamily: string | null;
  /** How much of the site's styles could be read; absent in what was read before this was counted. */
  styles?: StyleCoverage;
  /** Why: every single thing above with its place; absent in what was read before these were kept. */
  findings?: BrandFinding[];
}

/** Linked style sheets that could hold colors; `failed` of them never came. */
export interface StyleCoverage {
  asked: number;
  failed: number;
}

export interface Stylesheet {
  /** Address of the file, or of the page for an inline sheet. */
  url: string;
  css: string;
}

export interface BrandInput {
  startUrl: string;
  /** The start page first. */
  pages: { url: string; html: string; metadata?: { language: string | null } }[];
  /** External style sheets of the start page, `@import` included. */
  stylesheets: Stylesheet[];
  coverage?: StyleCoverage;
  /** Colors from beside the pages, best first, for a site whose styles name none. */
  hints?: ColorHint[];
}

export interface ColorHint {
  /** "#RRGGBB", upper case. */
  color: string;
  source: "logo" | "manifest";
  /** The file that it was found in. */
  url: string;
}

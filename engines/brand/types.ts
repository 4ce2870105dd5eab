/** What is found out about a company from its pages: colours, logos, name and contact details. */

export type ColorSource = "meta" | "css-var" | "background" | "accent" | "text" | "other";

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
  socialMedia: Partial<Record<"facebook" | "twitter" | "linkedin" | "instagram" | "youtube", string>>;
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
  /** Why: every single thing above with its place; absent in what was read before these were kept. */
  findings?: BrandFinding[];
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
}

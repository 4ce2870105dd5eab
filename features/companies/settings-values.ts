import type { HeroPattern } from "#shared/center-settings.ts";
import type { DomainType } from "#shared/enumerations.ts";

/** `subdomain`, `websiteUrl` and `customDomain` are empty strings when they aren't set. */
export interface HelpCenterValues {
  subdomain: string;
  websiteUrl: string;
  isPublic: boolean;
  domainType: DomainType;
  customDomain: string;
  searchEnabled: boolean;
  searchFaqs: boolean;
  searchContent: boolean;
  searchGuides: boolean;
  searchVideos: boolean;
  answersEnabled: boolean;
  answersFromWebsite: boolean;
  answersWithModel: boolean;
}

/** Whether the name is shown beside the logo. By default, the logo's shape decides. */
export const nameChoices = ["automatic", "shown", "hidden"] as const;

/** Colors are "#RRGGBB". If `secondaryColor` is "", it is derived from the banner color. */
export interface AppearanceValues {
  primaryColor: string;
  secondaryColor: string;
  backgroundColor: string;
  fontFamily: string;
  heroPattern: HeroPattern;
  nameBesideLogo: (typeof nameChoices)[number];
}

export const fieldLabels = {
  language: "Language",
  subdomain: "Subdomain",
  websiteUrl: "Homepage URL",
  isPublic: "Make help center public",
  domainType: "Domain Configuration",
  customDomain: "Custom domain",
  searchEnabled: "Search",
  searchFaqs: "FAQs in search",
  searchContent: "Articles in search",
  searchGuides: "Guides in search",
  searchVideos: "Videos in search",
  answersEnabled: "Answers",
  answersFromWebsite: "Website pages in answers",
  answersWithModel: "AI model in answers",
  primaryColor: "Banner color",
  secondaryColor: "Secondary color",
  backgroundColor: "Background color",
  fontFamily: "Font family",
  heroPattern: "Pattern of the start page",
  nameBesideLogo: "Name beside the logo",
  access: "Who can read your help center",
  password: "Password",
} as const satisfies Record<
  keyof HelpCenterValues | keyof AppearanceValues | "access" | "password" | "language",
  string
>;

export const bannerPresets = [
  { color: "#4361EE", name: "Blue" },
  { color: "#7209B7", name: "Purple" },
  { color: "#F72585", name: "Pink" },
  { color: "#3A0CA3", name: "Indigo" },
  { color: "#4CC9F0", name: "Light Blue" },
  { color: "#F77F00", name: "Orange" },
  { color: "#D62828", name: "Red" },
  { color: "#06D6A0", name: "Teal" },
  { color: "#118AB2", name: "Ocean Blue" },
  { color: "#073B4C", name: "Dark Blue" },
] as const;

export const backgroundPresets = [
  { color: "#FFFFFF", name: "White" },
  { color: "#F8F9FA", name: "Light gray" },
  { color: "#EDF2F7", name: "Blue gray" },
  { color: "#121212", name: "Black" },
] as const;

/**
 * The ten fonts that the specification names. We only serve Inter; the others must be installed on the visitor's
 * device.
 */
export const fontFamilies = [
  "Inter",
  "Arial",
  "Helvetica",
  "Georgia",
  "Times New Roman",
  "System UI",
  "Roboto",
  "Open Sans",
  "Lato",
  "Playfair Display",
] as const;

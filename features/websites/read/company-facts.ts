/** Turns the brand of a website into a company's fields. */
import type { ContactDetails, ThemeSettings } from "#db/schema/companies.ts";
import type { Brand, BrandColor, BrandColors, ContactInfo } from "#engines/brand/types.ts";
import { defaultColors } from "./color-verdict.ts";

export interface ColorPair {
  primary: string;
  secondary: string;
}

/** Returns the first primary color and the first background color, or the defaults if the site has none. */
export function colorsOf(colors: BrandColors | undefined): ColorPair & { isFound: boolean } {
  const primary = colors?.primaryColors.find(isFound)?.color;
  const secondary = colors?.backgroundColors.find(isFound)?.color;
  return {
    primary: primary ?? defaultColors.primary,
    secondary: secondary ?? defaultColors.secondary,
    isFound: primary !== undefined,
  };
}

/** Whether the color comes from the site. The specification's default palettes have a confidence of 0. */
export function isFound({ confidence }: BrandColor): boolean {
  return confidence > 0;
}

/** Visibility switches keep their values. */
export function onboardingTheme({ primary, secondary }: ColorPair, fontFamily: string | null): ThemeSettings {
  return {
    primaryColor: primary,
    secondaryColor: secondary,
    backgroundColor: "#FFFFFF",
    fontFamily: fontFamily ?? "Inter, sans-serif",
    textColor: "#111827",
  };
}

/** What the website shows beside the logo. Nothing for an uploaded one, and where the website doesn't say. */
export function logoTheme(
  brand: Brand | null,
  logo: { sourceUrl: string | null } | null,
): Pick<ThemeSettings, "nameBesideLogo"> {
  const named = brand?.brandAssets.namedLogoUrls ?? [];
  return logo?.sourceUrl && named.includes(logo.sourceUrl) ? { nameBesideLogo: true } : {};
}

/** Uses the first value of each kind. */
function contactDetailsOf(contact: ContactInfo | undefined): ContactDetails {
  if (!contact) return {};
  const [email, phone, address] = [contact.emails[0], contact.phones[0], contact.addresses[0]];
  return {
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
    ...(Object.keys(contact.socialMedia).length > 0 ? { socialMedia: contact.socialMedia } : {}),
  };
}

/** The owner's contact details take precedence. Those from the website fill the gaps. */
export function mergedContact(stated: ContactDetails, brand: Brand | null): ContactDetails {
  const given = Object.fromEntries(
    Object.entries(stated).filter(([, value]) => value !== "" && value !== undefined),
  );
  return { ...contactDetailsOf(brand?.contactInfo), ...given };
}

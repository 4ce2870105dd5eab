import { z } from "zod";
import type { ContactDetails } from "#db/schema/companies.ts";
import { asciiEmail } from "#shared/email-address.ts";
import type { OpeningHours } from "#shared/opening-hours.ts";
import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";

/** Contact details as visitors see them. A part is null if it is missing or can't be linked safely. */
export interface PublicContact {
  email: string | null;
  phone: { label: string; href: string } | null;
  addressLines: string[];
  social: { name: string; url: string }[];
  hours: OpeningHours | null;
  /** Only decides whether the page shows the form. The action checks the setting again. */
  formEnabled: boolean;
}

/** Created once, because building the schema takes longer than parsing with it, and every contact page needs it. */
const email = z.email().max(254);

/** True for an address whose domain may have letters such as "ü". */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.safeParse(asciiEmail(text)).success;
}

export function presentContact(details: ContactDetails): PublicContact {
  return {
    email: readContactEmail(details),
    phone: presentPhone(details.phone),
    addressLines: (details.address ?? "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    social: socialNetworkNames.flatMap((network) => {
      const url = URL.parse(details.socialMedia?.[network] ?? "");
      const name = socialNetworks[network].label;
      return url && /^https?:$/.test(url.protocol) ? [{ name, url: url.href }] : [];
    }),
    hours: details.openingHours ?? null,
    formEnabled: details.contactFormEnabled === true,
  };
}

/** Whether there is anything besides the form. */
export function hasFacts({ email, phone, addressLines, social, hours }: PublicContact): boolean {
  return Boolean(email || phone || addressLines.length > 0 || social.length > 0 || hours);
}

export function hasContact(contact: PublicContact): boolean {
  return hasFacts(contact) || contact.formEnabled;
}

/** Returns null for an invalid address, which could otherwise inject mail headers. */
function readContactEmail(details: ContactDetails): string | null {
  const text = details.email?.trim() ?? "";
  return isEmail(text) ? text : null;
}

function presentPhone(phone: string | undefined): PublicContact["phone"] {
  const label = phone?.replace(/\s+/g, " ").trim() ?? "";
  // In "+44 (0)117", the (0) is only dialed within the country.
  const dialled = label.startsWith("+") ? label.replace("(0)", "") : label;
  const digits = dialled.replace(/(?!^\+)\D/g, "");
  return /\d{3}/.test(digits) ? { label, href: `tel:${digits}` } : null;
}

import { z } from "zod";
import type { ContactDetails } from "#db/schema/companies.ts";
import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";

/** How a stranger reaches the company. Each part is null when it is not given or could not be linked safely. */
export interface PublicContact {
  email: string | null;
  phone: { label: string; href: string } | null;
  addressLines: string[];
  social: { name: string; url: string }[];
  /** The form is drawn only then; the action checks it again. */
  formEnabled: boolean;
}

/** Made once: that takes longer than what it is asked, and each page asks. */
const email = z.email().max(254);

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
    formEnabled: details.contactFormEnabled === true,
  };
}

/** True when the contact page would say anything. */
export function hasContact(contact: PublicContact): boolean {
  const { email, phone, addressLines, social, formEnabled } = contact;
  return Boolean(email || phone || addressLines.length > 0 || social.length > 0 || formEnabled);
}

/** The company's address for mail; null for what a mail server would not take, line breaks above all. */
function readContactEmail(details: ContactDetails): string | null {
  const parsed = email.safeParse(details.email?.trim());
  return parsed.success ? parsed.data : null;
}

function presentPhone(phone: string | undefined): PublicContact["phone"] {
  const label = phone?.replace(/\s+/g, " ").trim() ?? "";
  // "+44 (0)117": the bracketed zero is only dialled at home, and then without the country's code.
  const dialled = label.startsWith("+") ? label.replace("(0)", "") : label;
  const digits = dialled.replace(/(?!^\+)\D/g, "");
  return /\d{3}/.test(digits) ? { label, href: `tel:${digits}` } : null;
}

import { extractAddresses } from "./extract-addresses.ts";
import { findEmails } from "./extract-emails.ts";
import { extractHours } from "./extract-hours.ts";
import { findPhones } from "./extract-phones.ts";
import { extractSocial } from "./extract-social.ts";
import type { Page } from "./parse-page.ts";
import { findCountry } from "./site-country.ts";
import { readTextBlocks } from "./text-blocks.ts";
import type { ContactInfo, Found } from "./types.ts";

export interface ContactReading {
  contact: ContactInfo;
  emails: Found[];
  phones: Found[];
  hours: Found[];
}

/** Reads the contact details of the site's owner. Patterns recognize a detail, and its position tells whose it is. */
export function extractContact(pages: readonly Page[], companyName: string | null): ContactReading {
  const blocks = pages.flatMap(readTextBlocks);
  const country = findCountry(pages, blocks);
  const emails = findEmails(pages, blocks, companyName);
  const homes = new Set(emails.slice(0, 1).map(({ value }) => value.split("@")[1]!));
  const phones = findPhones({ pages, blocks, country, companyName, homes });
  const hours = extractHours(pages, blocks, companyName);
  const values = (found: Found[]) => found.map(({ value }) => value);
  const contact: ContactInfo = {
    emails: values(emails),
    phones: values(phones),
    addresses: extractAddresses(pages, blocks, companyName),
    hours: values(hours),
    socialMedia: extractSocial(pages, companyName),
  };
  return { contact, emails, phones, hours };
}

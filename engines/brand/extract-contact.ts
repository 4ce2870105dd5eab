import { extractAddresses } from "./extract-addresses.ts";
import { extractEmails } from "./extract-emails.ts";
import { extractPhones } from "./extract-phones.ts";
import { extractSocial } from "./extract-social.ts";
import type { Page } from "./parse-page.ts";
import { findCountry } from "./site-country.ts";
import { readTextBlocks } from "./text-blocks.ts";
import type { ContactInfo } from "./types.ts";

/** How to reach the site's owner: where a detail stands decides whose it is, its pattern only what it is. */
export function extractContact(pages: readonly Page[], companyName: string | null): ContactInfo {
  const blocks = pages.flatMap(readTextBlocks);
  const country = findCountry(pages, blocks);
  return {
    emails: extractEmails(pages, blocks),
    phones: extractPhones({ pages, blocks, country }),
    addresses: extractAddresses(pages, blocks),
    socialMedia: extractSocial(pages, companyName),
  };
}

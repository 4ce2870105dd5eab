/** Reads structured data from pages: JSON-LD, microdata, and what the brand engine finds about the company. */
import { extractBrand } from "#engines/brand/extract-brand.ts";
import { isOrganization, type JsonLdNode, readJsonLd } from "#engines/brand/json-ld.ts";
import { type DomElement, findElements, rawText, walk } from "#engines/crawler/dom.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import { normalizeText } from "#shared/text.ts";

export interface PageFacts {
  /** Values by plain name (such as "companyname"), best first. */
  known: Map<string, unknown[]>;
  /** Objects that the pages describe, beginning with the company itself. */
  nodes: JsonLdNode[];
}

const maxScripts = 50;
const maxProperties = 2_000;

export function readFacts(pages: { url: string; html: string }[]): PageFacts {
  const known = new Map<string, unknown[]>();
  const nodes: JsonLdNode[] = [];
  const startUrl = pages[0]?.url ?? "";
  const brand = extractBrand({ startUrl, pages, stylesheets: [] });
  const { emails, phones, addresses, socialMedia } = brand.contactInfo;
  const { companyName, logoUrls, faviconUrl } = brand.brandAssets;
  say(["name", "company", "companyname", "businessname", "organization", "organisation"], [companyName]);
  say(["email", "emails", "emailaddress", "contactemail", "mail"], emails);
  say(["phone", "phones", "telephone", "phonenumber", "phonenumbers", "contactphone", "tel"], phones);
  say(["address", "addresses", "streetaddress", "location", "locations", "postaladdress"], addresses);
  for (const [network, url] of Object.entries(socialMedia)) say([network, `${network}url`], [url]);
  say(["socialmedia", "sociallinks", "socials", "social"], Object.values(socialMedia));
  say(["logo", "logourl"], logoUrls);
  say(["favicon", "faviconurl", "icon"], [faviconUrl]);
  for (const page of pages) readPage(page);
  nodes.sort((a, b) => Number(isOrganization(b)) - Number(isOrganization(a)));
  return { known, nodes };

  function say(names: string[], values: unknown[]): void {
    const said = values.filter((value) => value !== null && value !== undefined && value !== "");
    for (const name of names) known.set(name, [...(known.get(name) ?? []), ...said]);
  }

  function readPage({ url, html }: { url: string; html: string }): void {
    const { root, title, description, language } = readDocument(html, url);
    say(["title", "pagetitle", "headline"], [title]);
    say(["description", "summary", "metadescription"], [description]);
    say(["language", "lang"], [language]);
    say(["url", "website", "homepage", "websiteurl"], [url]);
    const scripts = findElements(
      root,
      ({ name, attribs }) => name === "script" && /ld\+json/i.test(attribs.type ?? ""),
    );
    for (const script of scripts.slice(0, maxScripts)) nodes.push(...readJsonLd(scriptText(script)));
    let left = maxProperties;
    walk(root, (element) => {
      const property = element.attribs.itemprop;
      if (property && left-- > 0) say([plainName(property)], [microdataValue(element)]);
      return left > 0;
    });
  }
}

/** Returns the same name for "phone_number", "phoneNumber" and "Phone number". */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function scriptText(script: DomElement): string {
  return script.children.map((child) => ("data" in child ? String(child.data) : "")).join("");
}

function microdataValue(element: DomElement): string | null {
  const { content, href, src, datetime, itemscope } = element.attribs;
  if (itemscope !== undefined) return null;
  return content ?? datetime ?? href ?? src ?? (normalizeText(rawText(element, 2_000)) || null);
}

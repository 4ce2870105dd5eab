import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { asciiEmail } from "#shared/email-address.ts";
import { isDepartmentMail } from "./department-mail.ts";
import { confidenceOf, FREE_MAIL } from "./extract-phones.ts";
import { isForeignLead } from "./foreign-section.ts";
import { asList, asText, isElsewhere, isNamedOtherwise, isOrganization, isRecord } from "./json-ld.ts";
import {
  findLinkOwnership,
  isCredit,
  isInProse,
  isInThirdPartyList,
  THIRD_PARTY_TRUST,
} from "./link-ownership.ts";
import { type Page, rawText } from "./parse-page.ts";
import { isPlatformHost } from "./platform-host.ts";
import { findSiteHost } from "./site-host.ts";
import type { TextBlock } from "./text-blocks.ts";
import type { Found } from "./types.ts";

const samplesOwnHost = new RegExp(`^(?:${anyOf("samples.your")})-?(?:${anyOf("samples.business")})`);
const spelledAt = anyOf("contact.spelledAt");
const mentionsAt = new RegExp(String.raw`@|\bat\b|\(a\)|ät|${spelledAt}`, "i");
const isDisguised = new RegExp(String.raw`[@[\]{}()<>]|\bdot\b|\b(?:${spelledAt})\b`, "i");
const bracketedAt = new RegExp(
  String.raw` ?[[({<] ?(?:@|a|ät|${anyOf("contact.bracketAt")}|${spelledAt}) ?[\])}>] ?`,
  "gi",
);
const bracketedDot = new RegExp(String.raw` ?[[({<] ?(?:\.|${anyOf("contact.dot")}) ?[\])}>] ?`, "gi");
const spelledOut = new RegExp(
  String.raw`\b([\w.+-]{1,40}) (?:${spelledAt}) ([\w-]{1,40})(?: ?\. ?| (?:${anyOf("contact.spelledDot")}) )([a-z]{2,10})\b`,
  "gi",
);

const samplesHost = new RegExp(`^(?:${anyOf("samples.host")})$`, "");
const samplesMailName = new RegExp(`^(?:${anyOf("samples.mailName")})$`, "");
const contactMailLabel = new RegExp(`^(?:${anyOf("contact.mailLabel")})[:.-]?(?=[a-z0-9]+[^@]*@)`, "");

const MAX_EMAILS = 8;
const CERTAIN = 4.5;

export function findEmails(
  pages: readonly Page[],
  blocks: readonly TextBlock[],
  companyName: string | null = null,
): Found[] {
  const book = new Map<string, Entry>();
  const host = findSiteHost(pages) ?? "";
  for (const page of pages) {
    readLinks(book, page);
    readJsonLd(book, page, { host, companyName });
    readScripts(book, page);
  }
  for (const block of blocks) readText(book, block);
  const scored = [...book.values()].map((entry) => ({
    entry,
    score:
      entry.best +
      // Repetition doesn't raise a low score, because the web designer's credit is on every page too.
      (entry.best < 1.5 ? 0 : Math.min(2, (entry.pages.size - 1) * 0.5)) +
      (sharesHost(domainOf(entry.address), host) || containsCompanyName(domainOf(shownOf(entry)), companyName)
        ? 2
        : 0),
  }));
  const certain = scored.filter(({ score }) => score >= CERTAIN);
  const homes = new Set([host, ...certain.map(({ entry }) => domainOf(entry.address))]);
  return (
    scored
      .filter(({ entry }) => !book.has(withoutLabel(entry.address)))
      // A button's text in capitals may run into the address that it links to: "WRITEdesk@…".
      .filter(({ entry: { below } }) => below === null || book.get(below)?.source !== "link")
      .filter(({ entry, score }) => {
        // If the site has an address on its own domain, an address on another domain in body text belongs to a third
        // party.
        const isStray = certain.length > 0 && !homes.has(domainOf(entry.address));
        const isStated = entry.best >= (FREE_MAIL.test(domainOf(entry.address)) ? 3.5 : STATED);
        return isStray ? isStated : score >= (certain.length === 0 ? 1.5 : 2.5);
      })
      .sort((a, b) => rankOf(a.entry) - rankOf(b.entry) || b.score - a.score)
      .filter(({ entry }, at, ranked) => !isFormerAddress(entry, ranked.slice(0, at)))
      .slice(0, MAX_EMAILS)
      .filter(
        ({ entry }, at, ranked) => !ranked.slice(0, at).some((better) => isBrokenOff(entry, better.entry)),
      )
      .map(({ entry, score }) => ({
        value: shownOf(entry),
        source: entry.source,
        url: entry.url,
        confidence: confidenceOf(score),
      }))
  );
}

/** Mailboxes for customers come first. */
function rankOf({ address }: Entry): number {
  return isDepartmentMail(address) ? 1 : 0;
}

/** True for "hall@gmail.com" if the site only ever writes it as "mill hall@gmail.com", beside "millhall@gmail.com". */
function isBrokenOff({ address, leads }: Entry, whole: Entry): boolean {
  return FREE_MAIL.test(domainOf(address)) && [...leads].every((lead) => lead + address === whole.address);
}

interface Entry {
  /** In small letters, with the domain as URLs have it. */
  address: string;
  /** As the site writes it, and how often. */
  spellings: Map<string, number>;
  best: number;
  pages: Set<string>;
  /** The word before each mention in running text. Empty for a link, or without such a word. */
  leads: Set<string>;
  /** What is left without the capitals that it begins with in running text. Null if it doesn't begin with any. */
  below: string | null;
  source: string;
  url: string;
}

/** Below it, an address is only in the body of a page. */
const STATED = 4;

/**
 * True for a mailbox that one page names at another domain than the rest of the site, such as the link that was left
 * when a club changed its domain.
 */
function isFormerAddress({ address, best, pages }: Entry, better: readonly { entry: Entry }[]): boolean {
  return (
    best < STATED &&
    pages.size === 1 &&
    better.some(({ entry }) => mailboxOf(entry.address) === mailboxOf(address))
  );
}

const mailboxOf = (address: string) => address.split("@")[0] ?? "";

/** Domains may have letters of any script ("mühle.de"), but a word behind "acme.ru." is no end of one. */
const ADDRESS =
  /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:(?:[\p{L}0-9](?:[\p{L}\p{M}0-9-]{0,61}[\p{L}\p{M}0-9])?\.){1,6}[a-z]{2,24}|(?:[\p{Script=Cyrillic}0-9-]{1,63}\.){1,6}\p{Script=Cyrillic}{2,10})/giu;
const WHOLE_ADDRESS = new RegExp(`^${ADDRESS.source}$`, "iu");

function note(
  book: Map<string, Entry>,
  found: { address: string; weight: number; page: Page; source?: string; lead?: string },
): void {
  const inCapitals = /^[A-Z]{4,}(?=[a-z]{2})/.exec(found.address.trim())?.[0];
  const written = found.address
    .normalize("NFC")
    .trim()
    .replace(RUN_ON_LABEL, "")
    .replace(/^[.'%+-]+|[.']+$/g, "");
  const address = asciiEmail(written.toLowerCase()) ?? "";
  if (address.includes(".@") || address.includes("..")) return;
  if (!WHOLE_ADDRESS.test(written) || address === "" || isUnwanted(address)) return;
  const entry = book.get(address) ?? {
    address,
    spellings: new Map<string, number>(),
    best: 0,
    pages: new Set<string>(),
    leads: new Set<string>(),
    below: inCapitals === undefined ? null : address.slice(inCapitals.length),
    source: "text",
    url: found.page.url,
  };
  if (found.weight > entry.best) {
    entry.source = found.source ?? "text";
    entry.url = found.page.url;
  }
  entry.best = Math.max(entry.best, found.weight);
  const shown = asShown(written);
  entry.spellings.set(shown, (entry.spellings.get(shown) ?? 0) + 1);
  entry.pages.add(found.page.url);
  entry.leads.add(found.lead ?? "");
  book.set(address, entry);
}

/** Keeps capitals that a mailbox begins its words with, but no address that is in capitals for its looks. */
function asShown(written: string): string {
  const [mailbox = "", domain = ""] = written.split("@");
  const isMixed = /\p{Ll}/u.test(mailbox);
  return `${isMixed ? mailbox : mailbox.toLowerCase()}@${domain.toLowerCase()}`;
}

/** Letters of a domain are for reading, "xn--" is for programs. */
function shownOf({ spellings }: Entry): string {
  const rank = ([spelling, count]: [string, number]) =>
    spelling.includes("@xn--") ? 0 : count + (spelling === spelling.toLowerCase() ? 0.5 : 0);
  return [...spellings].sort((a, b) => rank(b) - rank(a))[0]?.[0] ?? "";
}

/** Matches a label that runs into the address: "E-mailcontact@…", "EmailInfo@…". */
const RUN_ON_LABEL = new RegExp(
  `^(?:[Ee]-[Mm][Aa][Ii][Ll][:.-]?(?=[A-Za-z0-9]{2})|(?:${anyOf("contact.capitalLabel")})(?=[A-Z][a-z]))`,
);

function isUnwanted(address: string): boolean {
  const [local = "", domain = ""] = address.split("@");
  const label = domain.split(".")[0] ?? "";
  if (/noreply|no-reply|donotreply|do-not-reply/.test(address) || isPlatformHost(domain)) return true;
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|css|js|mjs|woff2?|ico|mp4|pdf|html?)$/.test(domain)) return true;
  if (/^[0-9a-f]{24,}$/.test(local) || /(?:^|\.)(?:sentry|sentry-next|wixpress)\.(?:io|com)$/.test(domain))
    return true;
  if (samplesHost.test(label) || /\.(?:example|invalid|test|local|localhost)$/.test(domain)) return true;
  if (samplesOwnHost.test(label)) return true;
  // Template-made sites may publish only "support@domain.com", but "name@domain.com" is a form placeholder.
  const isSampleHost =
    /^(?:domain|company|email|mail|site|website|test|abc|xyz|mysite|acme|host|provider|server|mydomain|companyname)$/.test(
      label,
    );
  return isSampleHost && samplesMailName.test(local);
}

function readLinks(book: Map<string, Entry>, page: Page): void {
  page.nodes.forEach((node, index) => {
    const { attribs } = node.element;
    const hidden =
      attribs["data-cfemail"] ??
      /\/cdn-cgi\/l\/email-protection#([0-9a-f]{8,400})/i.exec(attribs.href ?? "")?.[1];
    const mailto = /^\s*mailto:([^?]{3,200})/i.exec(attribs.href ?? "")?.[1];
    if (!hidden && !mailto) return;
    const ownership = findLinkOwnership(page, node, index);
    const weight = (ownership.isOwn ? 6 : isInProse(page, index) ? 2.5 : 3) * ownership.trust;
    const text = hidden ? decodeCloudflare(hidden) : plain(decode(mailto!));
    for (const [address] of text.matchAll(ADDRESS)) note(book, { address, weight, page, source: "link" });
  });
}

/** Decodes Cloudflare's email protection: the first byte is the XOR key for the rest. */
function decodeCloudflare(hex: string): string {
  const key = Number.parseInt(hex.slice(0, 2), 16);
  let out = "";
  for (let i = 2; i + 1 < Math.min(hex.length, 400); i += 2)
    out += String.fromCharCode(Number.parseInt(hex.slice(i, i + 2), 16) ^ key);
  return out;
}

function readJsonLd(
  book: Map<string, Entry>,
  page: Page,
  { host, companyName }: { host: string; companyName: string | null },
): void {
  for (const node of page.jsonLd) {
    if (!isOrganization(node) && !node.types.includes("ContactPoint")) continue;
    const isOthers = isElsewhere(node, host) || isNamedOtherwise(node, companyName);
    const weight = isOthers ? 6 * THIRD_PARTY_TRUST : 6;
    for (const value of [
      ...asList(node.value.email),
      ...asList(node.value.contactPoint).map((point) => (isRecord(point) ? point.email : null)),
    ]) {
      const address = asText(value)?.replace(/^mailto:/i, "");
      if (address) note(book, { address, weight, page, source: "structured data" });
    }
  }
}

/** Reads addresses that a script concatenates, such as "'info' + '@' + 'host.tld'". */
function readScripts(book: Map<string, Entry>, page: Page): void {
  for (const { tag, element } of page.nodes) {
    if (tag !== "script" || element.attribs.src || /json/i.test(element.attribs.type ?? "")) continue;
    const script = rawText(element).slice(0, 100_000);
    if (!script.includes("@")) continue;
    const text = script.replace(/["'`][ \t]{0,10}\+[ \t]{0,10}["'`]/g, "");
    for (const match of text.matchAll(ADDRESS)) {
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      note(book, { address: match[0], weight: /mailto:\s*$|e-?mail/i.test(before) ? 2 : 0.8, page });
    }
  }
}

const CUE = new RegExp(String.raw`${wholeWords("contact.mailCue")}[^@]{0,60}$`, "iu");

/** Matches the word before an address, from which a space may have broken it off. */
const LEAD = /(?<![a-z0-9._%+'-])([a-z0-9._%+'-]{1,63})\s$/i;

function readText(book: Map<string, Entry>, block: TextBlock): void {
  if (!mentionsAt.test(block.text)) return;
  const text = plain(block.text);
  const isOwn = block.region !== "body" || block.isContact;
  for (const match of text.matchAll(ADDRESS)) {
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const isShort = text.length < 120;
    const isOthers =
      block.isForeign ||
      isInThirdPartyList(block.page, block.index) ||
      isCredit(before) ||
      (block.page.isLegalPage && isForeignLead(before));
    const weight = isOwn
      ? 4
      : block.page.isContactPage
        ? 3.5
        : CUE.test(before) || text.length < match[0].length + 20
          ? isShort
            ? 2.5
            : 2
          : 1;
    note(book, {
      address: match[0],
      weight: weight * (isOthers ? THIRD_PARTY_TRUST : 1),
      page: block.page,
      lead: LEAD.exec(before)?.[1]?.toLowerCase() ?? "",
    });
  }
}

/** Turns "name [at] host [dot] tld" and its variants into an address. */
function plain(text: string): string {
  const short = text.slice(0, 20_000);
  if (!isDisguised.test(short)) return short;
  return short
    .replace(bracketedAt, "@")
    .replace(bracketedDot, ".")
    .replace(/\b([\w.+-]{1,40}) (?:at|AT) ([\w-]{1,40}) (?:dot|DOT) ([a-z]{2,10})\b/g, "$1@$2.$3")
    .replace(spelledOut, "$1@$2.$3");
}

/** Strips a label that runs into the address, as in "e-mailinfo@host.tld". Returns an empty string if there is none. */
function withoutLabel(address: string): string {
  const bare = address.replace(contactMailLabel, "");
  return bare === address ? "" : bare;
}

/** True if the domain contains the company name, as "osterlypark.alt" does for "Osterly Park Architects". */
function containsCompanyName(domain: string, companyName: string | null): boolean {
  const bare = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  const [label, name] = [bare(domain.split(".").at(-2) ?? ""), bare((companyName ?? "").slice(0, 100))];
  if (label.length < 5 || name.length < 5 || FREE_MAIL.test(domain)) return false;
  return name.includes(label) || label.includes(name);
}

const domainOf = (address: string) => address.split("@")[1] ?? "";

function sharesHost(domain: string, host: string): boolean {
  return domain !== "" && (host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { CountryCode } from "libphonenumber-js/max";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { isForeignLead, isPublicLabel, isPublicLine, namesPublicLine } from "./foreign-section.ts";
import { asList, asText, isElsewhere, isNamedOtherwise, isOrganization, isRecord } from "./json-ld.ts";
import {
  findLinkOwnership,
  isCredit,
  isInProse,
  isInThirdPartyList,
  THIRD_PARTY_TRUST,
  textBefore,
} from "./link-ownership.ts";
import { type Page, textOf } from "./parse-page.ts";
import { cleanLabel, type PhoneNumber, readNumber, separateNumbers } from "./phone-number.ts";
import { findSiteHost } from "./site-host.ts";
import type { TextBlock } from "./text-blocks.ts";
import type { Found } from "./types.ts";

const MAX_PHONES = 8;
/** Parsing a candidate takes about 20 µs, and some pages are full of part numbers. */
const MAX_CANDIDATES = 2000;
/** If any number scores this much, a number that occurs only in body text belongs to a third party. */
const CERTAIN = 4.5;
/** Trust in digits without a label on a legal page. */
const UNNAMED_TRUST = 0.2;

export function findPhones(input: {
  pages: readonly Page[];
  blocks: readonly TextBlock[];
  country: CountryCode | null;
  companyName: string | null;
  homes: ReadonlySet<string>;
}): Found[] {
  const book = new Map<string, Entry>();
  const { country, companyName } = input;
  const host = findSiteHost(input.pages);
  // A volunteer fire brigade names itself before its number.
  const knowsPublic = !namesPublicLine(companyName ?? "");
  for (const page of input.pages) {
    readLinks(book, page, { country, knowsPublic });
    readJsonLd(book, page, { country, host, companyName });
  }
  const budget = { left: MAX_CANDIDATES };
  input.blocks.forEach((block, index) => {
    readText(book, block, {
      country,
      budget,
      label: labelBefore(input.blocks[index - 1], block),
      homes: input.homes,
      knowsPublic,
    });
  });
  joinNationalForms(book);
  const scored = [...book.values()].map((entry) => ({ entry, score: scoreOf(entry) }));
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const hasValid = scored.some(({ entry, score }) => entry.isValid && score >= CERTAIN);
  return (
    scored
      .filter(({ entry, score }) => !isPlaceholder(entry, score) && score >= (top >= CERTAIN ? 2.5 : 1.5))
      // Drops a template's leftover numbers if the site has a valid one.
      .filter(({ entry }) => entry.isValid || entry.isLinked || !hasValid)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_PHONES)
      .map(({ entry, score }) => ({
        value: entry.written,
        source: entry.source,
        url: entry.url,
        confidence: confidenceOf(score),
      }))
  );
}

interface Entry extends PhoneNumber {
  written: string;
  /** True if the number was written in visible text, false if it comes from a link's target. */
  isVisible: boolean;
  best: number;
  pages: Set<string>;
  isLinked: boolean;
  /** The strongest evidence, and the page it is on. */
  source: string;
  url: string;
}

/** Reaches 1 for a linked number that repeats in the header, footer or contact block. */
export function confidenceOf(score: number): number {
  return Math.round(Math.min(1, score / 8) * 100) / 100;
}

/** Repetition doesn't raise a low score: a list of help lines belongs to third parties even if it is on every page. */
function scoreOf(entry: Entry): number {
  return entry.best + (entry.best < 1.5 ? 0 : Math.min(2, (entry.pages.size - 1) * 0.5));
}

/** Merges "0179 938 …" with "+49 179 938 …". If the country is unknown, the shared last digits identify the number. */
function joinNationalForms(book: Map<string, Entry>): void {
  const full = [...book.values()].filter(({ key }) => key.startsWith("+"));
  for (const [key, entry] of [...book]) {
    if (key.startsWith("+") || !entry.digits.startsWith("0")) continue;
    const national = entry.digits.replace(/^0+/, "");
    const twin = national.length >= 8 && full.find((other) => other.key.endsWith(national));
    if (!twin) continue;
    twin.best = Math.max(twin.best, entry.best);
    for (const url of entry.pages) twin.pages.add(url);
    if (!twin.isVisible && entry.isVisible) {
      twin.written = entry.written;
      twin.isVisible = true;
    }
    book.delete(key);
  }
}

interface Sighting {
  text: string;
  weight: number;
  page: Page;
  country: CountryCode | null;
  isLinked?: boolean;
  isVisible?: boolean;
  hasCue?: boolean;
  source?: string;
}

function note(book: Map<string, Entry>, sighting: Sighting): boolean {
  const label = cleanLabel(sighting.text);
  const hasForm = sighting.isLinked === true || sighting.hasCue === true || /[^\d\s]/.test(label);
  const number = readNumber(label, sighting.country, hasForm && sighting.weight >= 2.5);
  if (!number) return false;
  const known = book.get(number.key);
  const written = label;
  const entry: Entry = known ?? {
    ...number,
    written,
    isVisible: sighting.isVisible === true,
    best: 0,
    pages: new Set(),
    isLinked: false,
    source: "text",
    url: sighting.page.url,
  };
  if (!entry.isVisible && sighting.isVisible) {
    entry.written = written;
    entry.isVisible = true;
  }
  if (sighting.weight > entry.best) {
    entry.source = sighting.source ?? "text";
    entry.url = sighting.page.url;
  }
  entry.best = Math.max(entry.best, sighting.weight);
  entry.pages.add(sighting.page.url);
  entry.isLinked ||= sighting.isLinked === true;
  book.set(number.key, entry);
  return true;
}

/** Matches "24h/24", "7j/7" or "24/7" directly before a number. */
const ROUND_THE_CLOCK = /\b(?:24\s?h?|7\s?[jd]?)\s?\/\s?(?:24|7)(?=[\s·:,-]+[+(0\d])/gi;

function readLinks(
  book: Map<string, Entry>,
  page: Page,
  { country, knowsPublic }: { country: CountryCode | null; knowsPublic: boolean },
): void {
  page.nodes.forEach((node, index) => {
    const href = node.element.attribs.href;
    if (node.tag !== "a" || !href) return;
    const tel = /^\s*(?:tel|callto|sms):\/{0,2}(.{1,40})/i.exec(href)?.[1];
    const whatsapp =
      /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=|whatsapp:\/\/send\/?\?(?:[^#]{0,200}&)?phone=)(?:%2B|\+)?(\d{7,15})/i.exec(
        href,
      )?.[1];
    if (!tel && !whatsapp) return;
    const found = findLinkOwnership(page, node, index);
    const isOthers = knowsPublic && isPublicLine(`${textBefore(page, node)} ${textOf(node.element, 200)}`);
    const ownership = isOthers ? { ...found, trust: Math.min(found.trust, THIRD_PARTY_TRUST) } : found;
    const weight = ownership.isOwn ? 6 : isInProse(page, index) ? 1.5 : 3;
    if (whatsapp) {
      note(book, {
        text: `+${whatsapp}`,
        weight: Math.min(weight, 3) * ownership.trust,
        page,
        country,
        isLinked: true,
      });
      return;
    }
    const label = textOf(node.element, 200).replace(ROUND_THE_CLOCK, " ");
    const shown = /[+(]?\d[\d\s().\-/]{5,20}\d/.exec(label)?.[0] ?? null;
    const target = decode(tel!)
      .replace(/[;,?].*$/, "")
      .replace(/[^\d+().\-\s]/g, "")
      .trim();
    const same = shown !== null && sameTail(shown, target);
    // Owners look at what is shown. The target may be another company's, left over in a template.
    const isWrong =
      shown !== null &&
      (hasOneDigitMore(target, shown) || (!same && readNumber(shown, country, false)?.isValid === true));
    if (!isWrong)
      note(book, {
        text: target,
        weight: weight * ownership.trust,
        page,
        country,
        isLinked: true,
        source: "link",
      });
    if (shown)
      note(book, {
        text: shown,
        weight: (same || isWrong ? weight : Math.min(weight, 3)) * ownership.trust,
        page,
        country,
        isLinked: true,
        isVisible: true,
      });
  });
}

function readJsonLd(
  book: Map<string, Entry>,
  page: Page,
  {
    country,
    host,
    companyName,
  }: { country: CountryCode | null; host: string | null; companyName: string | null },
): void {
  for (const node of page.jsonLd) {
    const isOwn = isOrganization(node) || (node.types.includes("ContactPoint") && node.depth <= 2);
    if (!isOwn) continue;
    const isOthers = isElsewhere(node, host) || isNamedOtherwise(node, companyName);
    const weight = isOthers ? 6 * THIRD_PARTY_TRUST : 6;
    for (const value of [
      ...asList(node.value.telephone),
      ...asList(node.value.contactPoint).map((point) => (isRecord(point) ? point.telephone : null)),
    ]) {
      const text = asText(value);
      if (text)
        note(book, {
          text,
          weight,
          page,
          country,
          isLinked: true,
          isVisible: true,
          source: "structured data",
        });
    }
  }
}

/** Long enough for two numbers separated by a slash. */
const CANDIDATE = /(?:\+|\b00|\(|\b)\d[\d\s().\-/+]{5,44}\d\b/g;
const CUE = new RegExp(String.raw`${wholeWords("contact.phone")}|☎|📞|📱|✆`, "iu");
const FAX = new RegExp(String.raw`(?:${anyOf("contact.fax")})[^\d]{0,12}$`, "i");
/** Matches the fax letter of German and Austrian letterheads, as in "F +43 316 …" after "T +43 316 …". */
const FAX_LETTER = /(?:^|[\s|·,;/])F[.:]?\s*$/;
/** Matches the label of a register, tax, bank or order number in many countries, or the first groups of an IBAN. */
const NOT_PHONE =
  /(?:\b(?:iban|bic|vat|ust|siret|siren|gst|gstin|ein|abn|acn|tax|license|licence|lic|order|invoice|isbn|account|konto|rcs|hrb|hra|vr|reg|registration|cin|pan|id|idnr|no|nr|nº|version|zip|postcode|charity|company number|cvr|kvk|npi|dot|mc|iva|piva|cf|codice fiscale|rea|nif|cif|nipc|cnpj|cpf|creci|crm|rut|ruc|nit|cuit|rfc|nip|regon|krs|ičo?|dič?|oib|orgnr|org|mwst|uid|btw|bce|tva|rna|ape|vergi|vkn|mersis|inn|ogrn|steuernummer|copyright)\b[^\d]{0,12}|\b[A-Z]{2}\d{2} ?(?:[A-Z]{4} ?)?|\b[A-Z]{2} \d{2}[A-Z]{4} ?|©[^\d]{0,12}|[$€£₹#])$/i;
const PHONE_NO = new RegExp(
  String.raw`${wholeWords("contact.phoneLabel")}[^\p{L}\p{N}]{0,3}(?:no|nr|number)[^\p{L}\p{N}]{0,4}$`,
  "iu",
);

/** Returns a label such as "Fax:" from the table cell or line before the number. */
function labelBefore(previous: TextBlock | undefined, block: TextBlock): string {
  if (!previous || previous.page !== block.page || previous.text.length > 30) return "";
  return previous.text.endsWith(":") || FAX.test(previous.text) || previous.text === "F"
    ? `${previous.text} `
    : "";
}

function readText(
  book: Map<string, Entry>,
  block: TextBlock,
  {
    country,
    budget,
    label,
    homes,
    knowsPublic,
  }: {
    country: CountryCode | null;
    budget: { left: number };
    label: string;
    homes: ReadonlySet<string>;
    /** False if public lines are the company's own. */
    knowsPublic: boolean;
  },
): void {
  const { text } = block;
  if (!/\d{2}/.test(text)) return;
  const isOwn = block.region !== "body" || block.isContact;
  const isBesideForeignMail = namesOnlyForeignMail(text, homes);
  const isBesideOwnMail =
    text.length < maxCard &&
    mailDomainsIn(text).some((domain) => homes.has(domain) && !FREE_MAIL.test(domain));
  for (const match of text.matchAll(CANDIDATE)) {
    if (budget.left-- <= 0) return;
    const before = (match.index < 3 ? label : "") + text.slice(Math.max(0, match.index - 40), match.index);
    if (FAX.test(before) || FAX_LETTER.test(before) || (NOT_PHONE.test(before) && !PHONE_NO.test(before)))
      continue;
    const hasCue = CUE.test(before) || (text.length < 120 && CUE.test(text));
    const isProse = text.length > 140;
    const weight = isOwn
      ? hasCue || text.length < 60
        ? 4
        : 2.5
      : block.page.isContactPage || isBesideOwnMail
        ? isProse
          ? 2.5
          : 3
        : hasCue && !isProse
          ? 2
          : hasCue
            ? 1.5
            : 0.5;
    const lead = text.slice(Math.max(0, match.index - 160), match.index);
    const isOthers =
      block.isForeign ||
      isInThirdPartyList(block.page, block.index) ||
      isBesideForeignMail ||
      isCredit(lead) ||
      (knowsPublic &&
        (isPublicLine(lead) || (!/\p{L}/u.test(lead) && isPublicLabel(text.slice(match.index))))) ||
      (block.page.isLegalPage && isForeignLead(lead));
    // On a legal page, digits without a phone label or phone prefix are a register, file or bank number.
    const isUnnamed = block.page.isLegalPage && !hasCue && !/^[+(0]/.test(match[0]);
    const trust = isOthers ? THIRD_PARTY_TRUST : isUnnamed ? UNNAMED_TRUST : 1;
    // Strips opening hours, as in "24/7 07 44 …" and "7j/7 07 44 …".
    const withoutHours = match[0].replace(/^24\s?\/\s?7[\s-]+(?=[+(0])/, "");
    const written = /\d\s?[hj]?\s?\/\s?$/i.test(before)
      ? withoutHours.replace(/^7[\s-]+(?=[+(0])/, "")
      : withoutHours;
    for (const part of separateNumbers(written, country))
      note(book, {
        text: part,
        weight: weight * trust,
        page: block.page,
        country,
        isVisible: true,
      });
  }
}

/** In characters. An email with a number beside it is how to reach a company, without any label. */
const maxCard = 120;

/** True if the text names only emails of other domains, as in "Press: Bell & Finch, 020 7946 …, press@bellfinch". */
function namesOnlyForeignMail(text: string, homes: ReadonlySet<string>): boolean {
  if (homes.size === 0 || text.length > 400 || !text.includes("@")) return false;
  const domains = mailDomainsIn(text);
  return domains.length > 0 && domains.every((domain) => !homes.has(domain) && !FREE_MAIL.test(domain));
}

function mailDomainsIn(text: string): string[] {
  const found = text.matchAll(/@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5})/gi);
  return [...found].map(([, domain]) => domain!.toLowerCase());
}

/** The domains of free mail providers don't identify the owner. */
export const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|posteo|proton|protonmail|orange|wanadoo|free|laposte|sfr|libero|virgilio|tiscali|terra|uol|bol|btinternet|sky|comcast|verizon|att|bigpond|optusnet|rediffmail|qq|163|mail|zoho|yandex)\.[a-z.]{2,6}$/i;

/** True for a template's placeholder number, unless it occurs in several contact places. */
function isPlaceholder({ digits, isLinked, pages }: Entry, score: number): boolean {
  const national = digits.slice(-10);
  if (/(\d)\1{6,}/.test(national) || /^0+$/.test(national.slice(-7))) return true;
  const isSample =
    /^(?:1234567890|0123456789|0987654321|9876543210)$/.test(national) ||
    /^\d{3}55501\d\d$/.test(national) ||
    /1234567/.test(national);
  return isSample && !(score >= CERTAIN && (isLinked || pages.size > 1)) && !(isLinked && pages.size > 1);
}

function sameTail(one: string, other: string): boolean {
  const tail = (text: string) => text.replace(/\D/g, "").slice(-7);
  return tail(one) === tail(other);
}

/** True if a link's target is the shown number with one digit too many, which visitors don't see. */
function hasOneDigitMore(target: string, shown: string): boolean {
  const [long, short] = [target, shown].map((text) => text.replace(/\D/g, "").replace(/^0+/, ""));
  if (!long || !short || short.length < 7) return false;
  return (
    [...long].some((_, at) => (long.slice(0, at) + long.slice(at + 1)).endsWith(short)) &&
    !long.endsWith(short)
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

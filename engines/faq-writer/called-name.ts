/** How questions call the company. A name that is cut off, technical or ungrammatical sounds wrong, and "you" never does. */
import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import { freeMail } from "./mine-contact.ts";
import type { ReadPage } from "./read-page.ts";

interface Site {
  pages: ReadPage[];
  emails: string[];
  language: string;
}

/** Returns the name, or null if questions should say "you" instead. */
export function calledName(companyName: string | null, { pages, emails, language }: Site): string | null {
  const name = companyName?.trim() ?? "";
  const [home] = pages;
  return name === "" ||
    isTechnical(name) ||
    isCutOff(name, pages) ||
    isJoined(name, pages) ||
    needsArticle(name, language) ||
    (home !== undefined && isBehindWord(name, home)) ||
    addressesOf(home, emails).some((address) => beginsBefore(name, address)) ||
    isAlwaysLonger(name, pages)
    ? null
    : name;
}

/** True for the name of a folder, a file or a domain, and for a question. A script without capitals has other letters. */
function isTechnical(name: string): boolean {
  return !/[\p{Lu}\p{Lt}\p{Lo}]/u.test(name) || /_|[?？]|^\S+\.(?:html?|php|aspx?)$/i.test(name);
}

/** True for "Dr", if the site always says "Dr. Vane". */
function isCutOff(name: string, pages: ReadPage[]): boolean {
  if (name.length > maxAbbreviation || name.includes(" ")) return false;
  const word = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})(\.? ?\p{L}?)`, "gu");
  const after = pages.flatMap(({ title, lines }) =>
    [title ?? "", ...lines.map(({ text }) => text)]
      .filter((text) => text.includes(name))
      .flatMap((text) => [...text.slice(0, maxLine).matchAll(word)].map(([, next = ""]) => next)),
  );
  return after.length > 0 && after.every((next) => /^\. ?\p{L}$/u.test(next));
}

/** In characters. */
const maxAbbreviation = 4;

/** True for a name that no line has whole, although its words are there: the end of one line and the start of another. */
function isJoined(name: string, pages: ReadPage[]): boolean {
  const words = name.split(" ");
  const texts = pages.flatMap(({ title, lines }) => [title ?? "", ...lines.map(({ text }) => text)]);
  return (
    words.length > 1 &&
    !texts.some((text) => text.toLowerCase().includes(name.toLowerCase())) &&
    words.every((word) => texts.some((text) => text.includes(word)))
  );
}

const kinds = new Map<string, RegExp>();

/** "Wie kann ich Förderverein Birkenau kontaktieren?" needs an article that only its speakers know. */
function needsArticle(name: string, language: string): boolean {
  if (!packOf(language)) return false;
  const kind = kinds.get(language) ?? new RegExp(`^${wholeWordsIn(language, "company.kind")}`, "iu");
  kinds.set(language, kind);
  return kind.test(name);
}

/** Words in front of a name without being a part of it: "Welcome", "About", "Contact". */
const noName = new RegExp(`^(?:${anyOf("sections.speaks")}|${anyOf("sections.general")})$`, "iu");
/** In characters. */
const minWord = 4;

/** True if the home page's heading or title has another capitalized word directly before the name: "Marlow's Oak & Elm". */
function isBehindWord(name: string, { outline, title }: ReadPage): boolean {
  return [outline.mainHeading ?? "", title ?? ""].some((text) => {
    const at = text.indexOf(name);
    const [word = ""] =
      /[\p{L}'’]+(?= $)/u.exec(text.slice(Math.max(0, at - maxWord), Math.max(0, at))) ?? [];
    return at > 0 && word.length >= minWord && /^\p{Lu}/u.test(word) && !noName.test(word);
  });
}

/** In characters. */
const maxWord = 40;

/** What the company calls itself where spaces aren't allowed: parts of its host and of its addresses, folded. */
function addressesOf(home: ReadPage | undefined, emails: string[]): string[] {
  const host = home ? (URL.parse(home.url)?.hostname ?? "") : "";
  const own = emails.flatMap((email) => {
    const [mailbox = "", domain = ""] = email.split("@");
    return freeMail.test(domain) ? [mailbox] : domain.split(".").slice(0, -1);
  });
  return [...host.split(".").slice(0, -1), ...own].map(inLatin);
}

/** In ASCII, as in addresses: "Förder-Verein" becomes "foerderverein". */
function inLatin(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Mailboxes of any company. */
export const mailboxWords =
  /^(?:(?:info|contact|kontakt|hello|hallo|office|e?mail|bookings?|reservations?|service|support|sales|admin|team|visit|the|my|get|join|shop)+)$/;

/** True if an address contains a word of the name and begins with a word that the name lacks: "marlowoak" for "Oak & Elm". */
function beginsBefore(name: string, address: string): boolean {
  const words = foldLoosely(name)
    .split(" ")
    .map(inLatin)
    .filter((word) => word.length >= minWord);
  const starts = words.map((word) => address.indexOf(word)).filter((at) => at >= 0);
  const lead = starts.length === 0 ? "" : address.slice(0, Math.min(...starts));
  return lead.length >= minWord && !mailboxWords.test(lead) && !inLatin(name).includes(lead);
}

/** True if each sentence that begins with the one word continues with the rest of the name: "Oak Wood & Elm is a shop." */
function isAlwaysLonger(name: string, pages: ReadPage[]): boolean {
  if (name.includes(" ")) return false;
  const begins = new RegExp(
    String.raw`(?:^|[.!?] )${RegExp.escape(name)}((?: (?:&|\p{Lu}[\p{L}'’-]*)){0,6}) \p{Ll}`,
    "gu",
  );
  const rests = pages.flatMap(({ lines }) =>
    lines
      .filter(({ level, isControl, text }) => level === 7 && !isControl && text.includes(name))
      .flatMap(({ text }) => [...text.slice(0, maxLine).matchAll(begins)].map(([, rest = ""]) => rest)),
  );
  return rests.length > 0 && rests.every((rest) => rest !== "");
}

/** In characters. Longer lines aren't running text. */
const maxLine = 3000;

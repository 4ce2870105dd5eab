/** Recognizes headings that name something the company offers. */
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { packOf, packs } from "#engines/languages/packs.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, joined, wholeWords } from "#engines/languages/words.ts";
import { offerHeadings, offerPaths } from "../fact-phrases.ts";
import { foldLoosely } from "../ground.ts";
import { isOfferName } from "../mine-offers.ts";
import { isName } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import { isPractical, topics } from "../topics.ts";
import { kindOfHeading } from "./heading-kinds.ts";
import type { ToldPart } from "./told-parts.ts";

/** In words. */
const maxWords = 6;
const spaced = packs.filter(({ isSpaced }) => isSpaced).map(({ headings }) => headings.offers);
const unspaced = packs.filter(({ isSpaced }) => !isSpaced).map(({ headings }) => headings.offers);
const offerWord = new RegExp(String.raw`(?<!\p{L})(?:${joined(spaced)})(?!\p{L})|${joined(unspaced)}`, "iu");
const ourStart = new RegExp(`^(?:${anyOf("sections.our")}) `, "iu");
const noOfferGroup = new RegExp(wholeWords("offers.noOfferGroup"), "iu");
const contactPath = new RegExp(anyOf("paths.contact"), "i");
const aboutPath = new RegExp(joined(packs.map(({ headings }) => headings.about)), "iu");
/** Shows what was done for others. */
const workPath = /referen|projekt|project|proyect|progett|realisa|realiza|obras|lavori|galer/i;
/** As in "Transparent prices". */
const priceNoun =
  /(?<!\p{L})(?:prices?|pricing|rates?|fees?|costs?|preise?|kosten|tarife?|tarifs?|precios?|tarifas?|prezzi|tariffe|costi|prijzen|tarieven|preços|ceny|fiyat\p{L}*|цены|料金)(?!\p{L})/iu;
const articles = new Map<string, RegExp>();

/** "An exceptional playground" is a slogan. */
export function articleStart(language: string): RegExp {
  const known = articles.get(language);
  if (known) return known;
  const small = (packOf(language)?.words.small ?? "").split(" ").filter(Boolean).map(RegExp.escape);
  const made = new RegExp(small.length > 0 ? `^(?:${small.join("|")}) ` : "(?!)", "iu");
  articles.set(language, made);
  return made;
}

/** `named` has the names of offers that the website lists, folded. */
export function isOffer(
  { heading, above, kicker, children, page, isStep, level, siblings }: ToldPart,
  { language, named }: { language: string; named: ReadonlySet<string> },
): boolean {
  if (isStep || level > 6 || !isOfferLike(heading, language)) return false;
  if (level === 1)
    return (
      page.segments.length > 0 &&
      (named.has(foldLoosely(heading)) || (isOfOffers(page) && !namesOffers(heading, language)))
    );
  if (workPath.test(lastSegment(page)) || isOfCompany(page) || contactPath.test(lastSegment(page)))
    return false;
  if (above.some((name) => noOfferGroup.test(name) || isPractical(name))) return false;
  // The kicker of a group's title names the group.
  const groups = children.length > 1 && kicker !== null ? above.slice(1) : above;
  // A section without others like it is rarely an offer, unless its own kicker says so.
  const isSaid = kicker !== null && groups.includes(kicker) && namesOffers(kicker, language);
  return isSaid || (siblings > 1 && (isOfOffers(page) || groups.some((name) => namesOffers(name, language))));
}

/** False for slogans and sentences. */
export function isOfferLike(heading: string, language: string): boolean {
  return (
    isOfferName(heading) &&
    isName(heading) &&
    splitIntoWords(heading).length <= maxWords &&
    !/[.!?,;…]|n['’]t(?!\p{L})/iu.test(heading) &&
    !/^\d|^\S+ \d+$/u.test(heading) &&
    !priceNoun.test(heading) &&
    !articleStart(language).test(heading) &&
    !(language !== "ja" && speaksOfPeople(heading, language)) &&
    kindOfHeading(heading, language) === null
  );
}

/** "Our classes", "Services for private clients" */
export function namesOffers(name: string, language: string): boolean {
  if (kindOfHeading(name, language)) return false;
  const title = name.replace(/[.:!\s]+$/u, "");
  return (
    offerHeadings.some(({ heading }) => heading.test(title)) ||
    offerWord.test(title) ||
    (ourStart.test(title) && !topics.some(({ heading }) => heading?.test(title.replace(ourStart, ""))))
  );
}

/** True for "Birthday package", of which customers ask what it includes, and false for "Plumbing". */
export function isPackage(name: string): boolean {
  return offerWord.test(name);
}

export function isOfOffers(page: ReadPage): boolean {
  const last = lastSegment(page);
  return offerPaths.some(({ path }) => path.test(last)) || offerWord.test(last.replace(/[-_]/g, " "));
}

/** True for a page about the company and its people. */
export function isOfCompany(page: ReadPage): boolean {
  return aboutPath.test(lastSegment(page));
}

function lastSegment({ segments }: ReadPage): string {
  return (segments.at(-1) ?? "").replace(/\.\w+$/, "");
}

import { readingLength } from "#engines/languages/reading-length.ts";
import { wholeWords } from "#engines/languages/words.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions, offerHeadings, offerPaths } from "./fact-phrases.ts";
import { faqHint, isCallToAction, isInvitation } from "./language-phrases.ts";
import { legalPage } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { isPractical, phrase } from "./topics.ts";
import { itemsAtStart, type Offer, writeOffers } from "./write-offers.ts";

const noOfferGroup = new RegExp(wholeWords("offers.noOfferGroup"), "iu");
const offersNoOffer = new RegExp(wholeWords("offers.noOffer"), "iu");

/** "Our approach to each service" speaks of the offers without naming one. */
const generic =
  /(?<!\p{L})(?:services?|leistung(?:en)?|angebote?|prestations?|servicios?|servizi|diensten|serviços?|hizmet\p{L}*|usług\p{L}*|услуг\p{L}*)(?!\p{L})/iu;
/** In words. */
const maxGeneric = 3;

const maxOffers = 12;
/** In lines, of a list below an offer's name. */
const maxListed = 12;
const minOffers = 3;

/** Finds the company's offers: named items below headings such as "Our services". */
export function mineOffers(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  const best = new Map<
    OfferList["kind"],
    { page: ReadPage; offers: Offer[]; score: number; isDoubtful: boolean }
  >();
  for (const page of pages) {
    if (legalPage.test(URL.parse(page.url)?.pathname ?? "")) continue;
    for (const { kind, offers, isDoubtful } of [...readOfferLists(page.lines), ...readOfferPage(page)]) {
      // Offers with prices get their own questions.
      const unpriced = offers.filter(({ description }) => !amount.test(description?.text ?? ""));
      if (unpriced.length < Math.min(minOffers, offers.length)) continue;
      // The home page often shows only part of the list on the offers page, so that page gets a bonus.
      const score = isDoubtful ? 1 : unpriced.length + (isGeneral(page) ? maxOffers : 0);
      if (score > (best.get(kind)?.score ?? 0))
        best.set(kind, { page, offers: unpriced, score, isDoubtful: isDoubtful ?? false });
    }
  }
  for (const [kind, { page, offers, isDoubtful }] of best) {
    const question = phrase(factQuestions[kind], context.language, context.calledName);
    if (!question) continue;
    found.push({
      page,
      question,
      ...writeOffers(offers),
      topic: kind,
      needsSubject: false,
      // A page about one offer lists its variants, not all that the company offers.
      confidence: !isDoubtful && (isGeneral(page) || isOnly(page, pages)) ? 0.75 : unsure,
    });
  }
  return found;
}

const unsure = 0.45;

/** True if no other page is about offers, as on websites whose addresses say nothing. */
function isOnly(page: ReadPage, pages: ReadPage[]): boolean {
  return pages.filter((other) => readOfferLists(other.lines).length > 0).every((other) => other === page);
}

/** True for the home page and offers pages, which list everything. A page about one offer lists only its variants. */
function isGeneral(page: ReadPage): boolean {
  const { segments } = page;
  const last = (segments.at(-1) ?? "").replace(/\.\w+$/, "");
  return (
    segments.length === 0 || /^(?:index|home)$/i.test(last) || offerPaths.some(({ path }) => path.test(last))
  );
}

interface OfferList {
  kind: (typeof offerHeadings)[number]["kind"];
  offers: Offer[];
  /** True for names without descriptions below a slogan. */
  isDoubtful?: boolean;
}

function readOfferLists(lines: TextLine[]): OfferList[] {
  const lists: OfferList[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (
      line.isExcluded ||
      line.isFooter ||
      line.level === 1 ||
      line.text.length > 60 ||
      (line.level === 7 && line.isControl)
    )
      continue;
    const title = line.text.replace(/[.:!\s]+$/, "");
    const kind = offerHeadings.find(({ heading }) => heading.test(title))?.kind;
    if (!kind) continue;
    const offers =
      line.level < 7 ? [...readOffers(lines, at), ...readLabelled(lines, at)] : readOffers(lines, at);
    const described = offers.filter((offer) => offer.description).length;
    const isList = offers.length >= 3 && described * 5 >= offers.length * 4;
    const listed = isList || line.level === 7 ? offers : readPlainOffers(lines, at);
    // "What we bake" directly above a slogan names the headings below it.
    const isKicker = line.level === 7 && (lines[at + 1]?.level ?? 7) < 7;
    if (listed.length >= 3 && (isList || line.level < 7 || isKicker))
      lists.push({ kind, offers: listed.slice(0, maxOffers), isDoubtful: isKicker && !isList });
  }
  return lists;
}

/** Reads the offers on a page such as /services: headings at one level, each with a description. */
function readOfferPage(page: ReadPage): OfferList[] {
  const path = page.segments.at(-1) ?? "";
  const kind = offerPaths.find((candidate) => candidate.path.test(path.replace(/\.\w+$/, "")))?.kind;
  if (!kind) return [];
  for (const level of [2, 3, 4]) {
    const offers = longestGroup(page.lines, level);
    // If prices or payment terms are among the headings, the headings don't name offers.
    if (offers.length >= 3 && offers.every((offer) => offer.description) && !isMixed(page.lines, level))
      return [{ kind, offers: offers.slice(0, maxOffers) }];
  }
  return [];
}

/** Reads the offers below one heading, because others name steps or reasons. */
function longestGroup(lines: TextLine[], level: number): Offer[] {
  const groups: Offer[][] = [[]];
  let isOfSteps = false;
  lines.forEach((line, at) => {
    if (line.isExcluded || line.isWeak || line.level > level) return;
    if (line.level < level) {
      groups.push([]);
      isOfSteps = noOfferGroup.test(line.text);
    } else if (!isOfSteps && isOfferName(line.text) && !asksBelow(lines, at))
      groups.at(-1)!.push({
        name: cleanName(line.text),
        description: descriptionAfter(lines, at),
        items: itemsAtStart(lines.slice(at + 1, at + 1 + maxListed)),
      });
  });
  return groups.reduce((best, next) => (next.length > best.length ? next : best));
}

/** True if practical headings aren't only at the end. */
function isMixed(lines: TextLine[], level: number): boolean {
  const names = lines.flatMap((line) =>
    line.level === level && !line.isExcluded && !line.isWeak ? [cleanName(line.text)] : [],
  );
  const first = names.findIndex((name) => isPractical(name) || prices.test(name));
  return first >= 0 && names.slice(first).some((name) => isOfferName(name) && !prices.test(name));
}

const prices =
  /^(?:(?:our |unsere |nos |nuestr[oa]s |i nostri |onze |(?:os )?nossos )?(?:prices?|pricing|rates|fees|preise?|preisliste|tarif(?:s|e|as?|ler)?|precios|prezzi|prijzen|tarieven|preços|fiyat(?:lar(?:ımız)?| listesi)?))$/iu;

function readPlainOffers(lines: TextLine[], start: number): Offer[] {
  const offers: Offer[] = [];
  for (const line of lines.slice(start + 1, start + 1 + maxOffers)) {
    if (line.level < 7 || line.isExcluded || line.isFooter || line.isControl || /[.:!?]$/.test(line.text))
      break;
    if (line.text.length > 45 || !isOfferName(line.text) || !/^[\p{Lu}\p{Lo}]\p{L}/u.test(line.text)) break;
    offers.push({ name: line.text, description: null });
  }
  return offers;
}

function descriptionAfter(lines: TextLine[], at: number): TextLine | null {
  const next = lines[at + 1];
  return next &&
    next.level === 7 &&
    !next.isControl &&
    readingLength(next.text) >= 20 &&
    !isInvitation(next.text)
    ? next
    : null;
}

/** True for a title above a question, such as "Appeal" above "How can the plants attract bees?" It names no offer. */
function asksBelow(lines: TextLine[], at: number): boolean {
  const next = lines[at + 1];
  return next?.level === 7 && /[?？؟]$/.test(next.text);
}

function cleanName(text: string): string {
  return text.replace(/[.:\s]+$/, "");
}

export function isOfferName(text: string): boolean {
  const name = cleanName(text);
  return (
    readingLength(name) >= 3 &&
    name.length <= 60 &&
    !/[?!]/.test(name) &&
    name.split(" ").length <= 8 &&
    !isCallToAction(name) &&
    !/^(?:what|who|when|where|become|join|get|contact|request|why|how|call|book|start|ready|our|about|step|key|related|faqs?|reviews?|testimonials?|pricing|gallery|photos?|privacy|terms|project photos)\b/i.test(
      name,
    ) &&
    !faqHint.test(name) &&
    !isPractical(name) &&
    !prices.test(name) &&
    !offersNoOffer.test(name) &&
    !(name.split(" ").length > maxGeneric && generic.test(name))
  );
}

/** "Nail care: we shorten and shape your nails" */
const labelled = /^([^:.!?]{3,50}?)\s?[:：–—]\s+(\p{Lu}.{19,})$/u;
/** In lines, from the list's title to its first item. */
const maxIntro = 2;

/** Reads the lines below a title that each begin with an offer's name. */
function readLabelled(lines: TextLine[], start: number): Offer[] {
  const offers: Offer[] = [];
  for (const [index, line] of lines.slice(start + 1, start + 1 + maxIntro + maxOffers).entries()) {
    if (line.level < 7 || line.isExcluded || line.isFooter) break;
    const [, name = "", text = ""] = labelled.exec(line.text.replace(bullet, "")) ?? [];
    if (isOfferName(name)) offers.push({ name, description: { ...line, text } });
    else if (offers.length > 0 || index >= maxIntro) break;
  }
  return offers.length >= minOffers ? offers : [];
}

const bullet = /^[•●▪■◆‣·✓✔✅☑➤►»–—-]\s*/u;

/** In lines, from a kicker to its heading. */
const maxKicker = 3;

/** Reads offers that are headings at one level below the list's title, each with the line after it. */
function readOffers(lines: TextLine[], start: number): Offer[] {
  const offers: Offer[] = [];
  let level = lines[start]!.level;
  let itemLevel = 0;
  for (let at = start + 1; at < lines.length && at < start + 150; at += 1) {
    const line = lines[at]!;
    if (line.level === 7) continue;
    if (line.isExcluded || line.isFooter) break;
    if (level === 7) {
      // The first line was a kicker, as in "SERVICES" above "What we can do for you". In a menu, no heading follows.
      if (at - start > maxKicker || lines.slice(start + 1, at).some(({ isControl }) => isControl)) break;
      level = line.level;
      continue;
    }
    if (line.level <= level) {
      if (offers.length === 0 && at - start <= 3) {
        level = line.level;
        continue;
      }
      break;
    }
    if (itemLevel === 0) itemLevel = line.level;
    if (line.level !== itemLevel) continue;
    if (isOfferName(line.text) && !asksBelow(lines, at))
      offers.push({
        name: cleanName(line.text),
        description: descriptionAfter(lines, at),
        items: itemsAtStart(lines.slice(at + 1, at + 1 + maxListed)),
      });
  }
  return offers;
}

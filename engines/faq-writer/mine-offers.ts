import { readingLength } from "#engines/languages/reading-length.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions, offerHeadings, offerPaths } from "./fact-phrases.ts";
import { foldLoosely } from "./ground.ts";
import { lowerCommon } from "./heading-to-question.ts";
import { faqHint, isCallToAction, isInvitation } from "./language-phrases.ts";
import { usefulLines } from "./mine-sections.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";
import { isPractical, phrase } from "./topics.ts";
import { type Offer, writeOffers } from "./write-offers.ts";

const offersNoOffer = new RegExp(wholeWords("offers.noOffer"), "iu");

const maxOffers = 12;
const maxServicePages = 10;

/** Finds the company's offers: named items below headings such as "Our services", and pages about a single offer. */
export function mineOffers(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  const names = new Map<string, string>();
  const best = new Map<OfferList["kind"], { page: ReadPage; offers: Offer[]; score: number }>();
  for (const page of pages) {
    for (const { kind, offers } of [...readOfferLists(page.lines), ...readOfferPage(page)]) {
      for (const { name } of offers) if (kind !== "features") names.set(foldLoosely(name), name);
      // The home page often shows only part of the list on the offers page, so that page gets a bonus.
      const score = offers.length + (isGeneral(page) ? maxOffers : 0);
      if (score > (best.get(kind)?.score ?? 0)) best.set(kind, { page, offers, score });
    }
  }
  for (const [kind, { page, offers }] of best) {
    const question = phrase(factQuestions[kind], context.language, context.companyName);
    if (!question) continue;
    found.push({
      page,
      question,
      ...writeOffers(offers),
      topic: kind,
      needsSubject: false,
      confidence: 0.75,
    });
  }
  return [...found, ...mineOfferPages(pages, names, context)];
}

/** True for the home page and offers pages, which list everything. A page about one offer lists only its variants. */
function isGeneral(page: ReadPage): boolean {
  const { segments } = page;
  const last = (segments.at(-1) ?? "").replace(/\.\w+$/, "");
  return (
    segments.length === 0 || /^(?:index|home)$/i.test(last) || offerPaths.some(({ path }) => path.test(last))
  );
}

/** A page about an offer answers whether the company provides it. */
function mineOfferPages(pages: ReadPage[], names: Map<string, string>, context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    if (found.length >= maxServicePages) break;
    const path = page.segments.at(-1) ?? "";
    const name =
      names.get(foldLoosely(path.replace(/\.\w+$/, ""))) ??
      names.get(foldLoosely(page.outline.mainHeading ?? ""));
    if (!name) continue;
    const start = page.lines.findIndex((line) => line.level === 1);
    if (start < 0) continue;
    const lead = usefulLines(leadOf(page.lines.slice(start + 1, start + 12)))
      .filter((line) => line.text.length >= 50 && !opensAsking.test(line.text))
      .slice(0, 2);
    const text = lead.map((line) => line.text).join(" ");
    const question = phrase(factQuestions.offer, context.language, null)?.replace("{name}", () =>
      context.language === "en" ? lowerCommon(name) : name,
    );
    if (!question || text.length < 80 || isInvitation(text)) continue;
    found.push({
      page,
      question,
      answer: lead.map((line) => escapeMarkdown(line.text)).join("\n\n"),
      lines: lead.map((line) => line.text),
      topic: "offer",
      needsSubject: false,
      confidence: 0.65,
    });
  }
  return found;
}

/** Matches an opening question such as "Got a leak? ". */
const opensAsking = /^[^.!?]{3,120}\?\s+(?=\p{Lu})/u;

function leadOf(lines: TextLine[]): TextLine[] {
  const first = lines.findIndex((line) => line.level === 7 && line.text.length >= 50);
  const end = lines.findIndex((line, at) => at > first && line.level < 7);
  return lines
    .slice(0, first < 0 || end < 0 ? lines.length : end)
    .filter((line) => line.level === 7 && !line.isExcluded);
}

interface OfferList {
  kind: (typeof offerHeadings)[number]["kind"];
  offers: Offer[];
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
    const offers = readOffers(lines, at);
    const described = offers.filter((offer) => offer.description).length;
    const isList = offers.length >= 3 && described * 5 >= offers.length * 4;
    const listed = isList || line.level === 7 ? offers : readPlainOffers(lines, at);
    if (listed.length >= 3 && (isList || line.level < 7))
      lists.push({ kind, offers: listed.slice(0, maxOffers) });
  }
  return lists;
}

/** Reads the offers on a page such as /services: headings of one level, each with a description. */
function readOfferPage(page: ReadPage): OfferList[] {
  const path = page.segments.at(-1) ?? "";
  const kind = offerPaths.find((candidate) => candidate.path.test(path.replace(/\.\w+$/, "")))?.kind;
  if (!kind) return [];
  for (const level of [2, 3, 4]) {
    const offers = page.lines.flatMap((line, at) =>
      line.level === level && !line.isExcluded && !line.isWeak && isOfferName(line.text)
        ? [{ name: cleanName(line.text), description: descriptionAfter(page.lines, at) }]
        : [],
    );
    // If prices or payment terms are among the headings, the headings don't name offers.
    if (offers.length >= 3 && offers.every((offer) => offer.description) && !isMixed(page.lines, level))
      return [{ kind, offers: offers.slice(0, maxOffers) }];
  }
  return [];
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

function cleanName(text: string): string {
  return text.replace(/[.:\s]+$/, "");
}

function isOfferName(text: string): boolean {
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
    !offersNoOffer.test(name)
  );
}

/** Reads offers that are headings of one level below the list's title, each with the line after it. */
function readOffers(lines: TextLine[], start: number): Offer[] {
  const offers: Offer[] = [];
  let level = lines[start]!.level;
  let itemLevel = 0;
  for (let at = start + 1; at < lines.length && at < start + 150; at += 1) {
    const line = lines[at]!;
    if (line.level === 7) continue;
    if (line.isExcluded || line.isFooter) break;
    if (level === 7) {
      // The first heading was a kicker, as in "SERVICES" above "What we can do for you".
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
    if (isOfferName(line.text))
      offers.push({ name: cleanName(line.text), description: descriptionAfter(lines, at) });
  }
  return offers;
}

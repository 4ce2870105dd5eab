import type { HeadingId } from "#engines/languages/headings/heading-words.ts";
import { anyOf } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { isContactPage } from "./find-line.ts";
import { foldLoosely } from "./ground.ts";
import { kindOfFirst, kindOfHeading } from "./headed/heading-kinds.ts";
import { lowerCommon } from "./heading-to-question.ts";
import { linesForSale } from "./lines-for-sale.ts";
import { subjectOf } from "./page-subject.ts";
import { type PriceCard, readCards } from "./price-cards.ts";
import { readGrid } from "./price-grid.ts";
import { areRemarks } from "./price-remarks.ts";
import { headOf, type PriceRow, readRows } from "./price-rows.ts";
import { amount, isAboutPrices } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { isUnderNotice } from "./readiness/line-heading.ts";
import { plainText } from "./render-text.ts";
import { phrase, topics } from "./topics.ts";

const maxCards = 6;
const maxRows = 25;
/** Below headings of their own, more can be found. */
const maxGrouped = 60;
const minRows = 2;
const sureRows = 3;
/** In characters. */
const maxGroup = 120;
const pricePage =
  /pric|rate|fee|cost|tariff|tarif|tarie|preis|kosten|precio|prezzi|listino|prij[sz]|preço|cen(?:y|nik)|fiyat|цен|料金|menu|speisekarte|carte/i;

/** Finds prices of named products, but only in lists, tables and cards that show name and price side by side. */
export function minePrices(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  const plans: PagedAnswer[] = [];
  for (const page of pages) {
    const subject = isOfPrices({ ...page, ...page.outline }) ? null : subjectOf(page, context.companyName);
    // Only English has a wording with the page's topic.
    const about = {
      needsSubject: subject !== null && context.language === "en",
      ...(subject === null ? {} : { subject }),
    };
    const isDisputed = ({ name }: { name: string }): boolean =>
      context.disputedNames?.has(foldLoosely(name)) ?? false;
    const lines = linesForSale(page);
    const cards = readCards(lines).filter(
      (card) => !isDisputed(card) && !namesTerms(card.name, context.language),
    );
    const names = new Set(cards.map((card) => card.name.toLowerCase()));
    const isSaid = areRemarks(cards.map(({ name, lines: [price = ""] }) => ({ name, text: price })));
    // If a name occurs twice, for example in monthly and yearly tabs, its price is ambiguous.
    const isPlain =
      cards.length >= 4 && cards.every((card) => card.lines.length === 1 && card.description === null);
    // So many cards are a price list, whatever else they say.
    const isListed = isPlain || cards.length > maxCards;
    if (isListed && names.size === cards.length && cards.length <= maxRows) {
      const asked = phrase(factQuestions.prices, context.language, null);
      if (asked)
        found.push({
          page,
          question: asked,
          ...listCards(cards, page),
          topic: "prices",
          ...about,
          confidence: isShowcase(page, context) || isSaid ? unsure : 0.7,
        });
    } else if (cards.length > 1 && names.size === cards.length && cards.every(isUnspecific)) {
      const asked = phrase(factQuestions.prices, context.language, null);
      if (asked && cards.length <= maxCards)
        found.push({
          page,
          question: asked,
          answer: cards.map(showCard).join("\n\n"),
          lines: cards.flatMap(linesOf),
          topic: "prices",
          ...about,
          confidence: isShowcase(page, context) || isSaid ? unsure : 0.7,
        });
    } else if (cards.length >= 1 && cards.length <= maxCards && names.size === cards.length) {
      for (const card of cards) {
        const isKind = /\b(?:plans?|packages?|memberships?|pass|bundle|subscription|tier)$/i.test(card.name);
        const isEnglish = context.language === "en";
        const common = lowerCommon(card.name);
        const name = isEnglish && !isKind && !card.isPlan && isPlural(common) ? common : card.name;
        const phrases =
          isEnglish && isKind
            ? factQuestions.kindPrice
            : isEnglish && card.isPlan && mayBePlan(name, context)
              ? factQuestions.planPrice
              : isEnglish && isPlural(name)
                ? factQuestions.pricePlural
                : factQuestions.price;
        // "Prices and terms" names nothing that has a price.
        const isGeneral = isAboutPrices.test(card.name);
        const question = isGeneral
          ? phrase(factQuestions.prices, context.language, null)
          : phrase(phrases, context.language, null)?.replace("{name}", () => name);
        if (!question) continue;
        found.push({
          page,
          question,
          answer: isGeneral ? showCard(card).replace(/^.*\n\n/, "") : showCard(card),
          lines: isGeneral ? linesOf(card).slice(1) : linesOf(card),
          topic: isGeneral ? "prices" : null,
          isPriced: true,
          needsSubject: false,
          confidence:
            (isShowcase(page, context) && !card.isPlan) || isSaid || isContactPage(page) ? unsure : 0.7,
        });
      }
      const asked = phrase(factQuestions.prices, context.language, null);
      // Who asks for prices doesn't know the names of the plans yet.
      if (asked && cards.length > 1 && cards.every(({ isPlan }) => isPlan))
        plans.push({
          page,
          question: asked,
          ...listCards(cards, page),
          topic: "prices",
          ...about,
          confidence: isShowcase(page, context) || isSaid ? unsure : 0.6,
        });
    }
    // Shipping costs aren't product prices.
    const priced = new Set(found.filter((one) => one.page === page).flatMap(({ lines }) => lines));
    const rows = isOfDelivery(page)
      ? []
      : listedRows(
          readRows(lines).filter(
            (row) => !isDisputed(row) && !priced.has(row.text) && !isUnderNotice(page, row.text),
          ),
        );
    // Rows say more than boxes without headings.
    const { cards: grid, isUnclear } =
      cards.length > 0 || isOfDelivery(page) ? { cards: [], isUnclear: false } : readGrid(lines);
    const askedAll = phrase(factQuestions.prices, context.language, null);
    if (askedAll && grid.length > rows.length && grid.length <= maxRows && !grid.some(isDisputed)) {
      const groups = Map.groupBy(grid, ({ group }) => group ?? "");
      found.push({
        page,
        question: askedAll,
        answer: [...groups]
          .map(([group, own]) =>
            [
              ...(group === "" || groups.size === 1 ? [] : [`**${escapeMarkdown(group)}**`, ""]),
              ...own.map(({ name, notes, price }) =>
                listCard(name, [...notes.map(escapeMarkdown), price].join("\n  "), page),
              ),
            ].join("\n"),
          )
          .join("\n\n"),
        lines: [
          ...(groups.size === 1 ? [] : [...groups.keys()].filter((group) => group !== "")),
          ...grid.flatMap(({ name, notes, price }) => [name, ...notes, price]),
        ],
        topic: "prices",
        ...about,
        confidence:
          isShowcase(page, context) ||
          areRemarks(
            grid.map(({ name, price, group }) => ({
              name,
              text: price,
              isBelowPrices: isAboutPrices.test(group ?? ""),
            })),
          )
            ? unsure
            : 0.7,
      });
      continue;
    }
    const question = phrase(factQuestions.prices, context.language, null);
    // The same word before each amount is a label, whose names are elsewhere.
    const hasGroups = groupsOf(rows).length > 0;
    const rowNames = new Set(rows.map(({ group, name }) => `${hasGroups ? group : ""} ${name}`));
    if (rowNames.size * 2 <= rows.length && rows.length > sureRows) continue;
    if (rows.length < minRows || !question || (isListed && cards.length > 0)) continue;
    const shown = rows.slice(0, hasGroups ? maxGrouped : maxRows);
    found.push({
      page,
      question,
      answer: listRows(shown),
      lines: [...groupsOf(shown), ...shown.map((row) => row.text), ...namesOfColumns(shown)],
      topic: "prices",
      ...about,
      confidence:
        hasAmbiguousNames(shown) ||
        lacksColumns(shown) ||
        isShowcase(page, context) ||
        isAddOn(shown, context) ||
        areRemarks(
          shown.map((row) => ({ ...row, isInTable: row.head !== undefined || row.named !== undefined })),
        ) ||
        isUnclear ||
        isOfExtras(shown)
          ? unsure
          : rows.length < sureRows
            ? subject !== null && !about.needsSubject
              ? unsure
              : 0.55
            : 0.7,
    });
  }
  const [general] = plans;
  const isTold = found.some(({ topic }) => topic === "prices");
  const all = general && plans.length === 1 && !isTold ? [...found, general] : found;
  return all
    .map((one) => withTopic(one, all))
    .map((one) => (isOfOneOffer(one, all) ? { ...one, confidence: unsure } : one));
}

/** "The Team plan", but not "the 50-minute weekly class plan". */
function mayBePlan(name: string, { trade }: FactContext): boolean {
  return trade.candidates.includes("software") || !name.includes(" ");
}

/** "Payment and exclusions" is a section above a price, and not what the price is of. */
function namesTerms(name: string, language: string): boolean {
  const kind = kindOfHeading(name, language) ?? kindOfFirst(name, language);
  return kind !== null && terms.has(kind.id);
}

const terms: ReadonlySet<HeadingId> = new Set([
  "included",
  "excluded",
  "payment",
  "booking",
  "cancellation",
  "process",
  "rules",
  "requirements",
  "directions",
  "areas",
  "place",
  "hours",
]);

/** True for the prices of one page of several: "What are your prices?" would promise all of them. */
function isOfOneOffer(one: PagedAnswer, all: PagedAnswer[]): boolean {
  return (
    one.topic === "prices" &&
    !one.needsSubject &&
    (one.subject ?? null) !== null &&
    all.some(({ page }) => page !== one.page)
  );
}

/** If other pages with topics of their own have prices, too, each has its topic in its question. */
function withTopic(one: PagedAnswer, all: PagedAnswer[]): PagedAnswer {
  const isOneOf = all.some(
    ({ topic, subject }) => topic === "prices" && (subject ?? null) !== null && subject !== one.subject,
  );
  return one.topic === "prices" && (one.subject ?? null) !== null && isOneOf
    ? { ...one, needsSubject: true }
    : one;
}

/** "What is the price of Basic?" leaves open of what, so such prices are listed together. */
function isUnspecific({ name, isPlan }: PriceCard): boolean {
  return !isPlan && (unspecific.test(name) || quantity.test(name));
}

/** "50 to 200 units" and "60 minute session" say how much, and not of what. */
const quantity = new RegExp(
  String.raw`^\+?\d[\d.,]*\+?(?:\s?(?:[-–—+]|\p{L}{1,3})\s?\d[\d.,]*)?[\s-]?(?:${anyOf("durations.unit")}|${anyOf("prices.counted")}|min|h)\.?(?:[\s-](?:${anyOf("prices.counted")}))?$`,
  "iu",
);

const unspecific =
  /^(?:the )?(?:basic|standard|premium|pro|plus|starter|custom|deluxe|economy|bronze|silver|gold|platinum|small|medium|large|extra large|single|double|family|individual|monthly|quarterly|half[- ]?yearly|yearly|annual|weekly|daily|(?:half|full|whole)(?: an?)?[- ]day|(?:option|package|level|tier) \w{1,2}|(?:\d+|one|two|three|four) ?(?:hours?|days?|weeks?|months?|persons?|people|guests?)|klein|mittel|groß|einzeln|familie|monatlich|jährlich|halbtags?|ganztags?|basique|essentiel|petit|moyen|grand|demi-journée|journée|básico|estándar|pequeño|mediano|grande|medio día|día completo)(?: (?:package|plan|paket|formule|paquete))?$/iu;

function showCard({ name, lines: [first = "", ...more], description }: PriceCard): string {
  return [
    `**${escapeMarkdown(name)}**`,
    first,
    ...(description === null ? [] : [escapeMarkdown(description)]),
    ...(more.length > 0 ? [more.map((line) => `- ${escapeMarkdown(line)}`).join("\n")] : []),
  ].join("\n\n");
}

function linesOf({ name, lines, description }: PriceCard): string[] {
  return [name, ...(description === null ? [] : [description]), ...lines];
}

/** A line for each, with its first price. */
function listCards(cards: PriceCard[], page: ReadPage): Pick<PagedAnswer, "answer" | "lines"> {
  const priced = cards.map(({ name, lines: [price = ""] }) => [name, price] as const);
  return {
    answer: priced.map(([name, price]) => listCard(name, price, page)).join("\n"),
    lines: priced.flat(),
  };
}

/** If something is between name and price on the page, they are two lines, so that each is quoted word for word. */
function listCard(name: string, price: string, page: ReadPage): string {
  const isTogether = page.text.includes(foldLoosely(`${name} ${price}`).replace(/ /g, ""));
  return `- **${escapeMarkdown(name)}${isTogether ? "**: " : ":**\n  "}${price}`;
}

const unsure = 0.45;

/** True for a page of software that isn't about prices: what it sells there may be in a picture of the product. */
function isShowcase(page: ReadPage, { trade }: FactContext): boolean {
  // A hotel's breakfast menu isn't what its rooms cost.
  if (trade.candidates[0] === "hotel" && isOfMeals(page)) return true;
  return (
    trade.candidates.includes("software") &&
    page.segments.length > 0 &&
    !isOfPrices({ ...page, ...page.outline })
  );
}

function isOfMeals({ segments, outline }: ReadPage): boolean {
  return [segments.at(-1) ?? "", outline.mainHeading ?? ""].some((text) => meals.test(text));
}

const meals =
  /menu|speisekarte|getränke|carte|drinks|breakfast|frühstück|petit-?déjeuner|colazione|desayuno|ontbijt|restaurant|ristorante/i;

/** Fees alone don't say what the thing itself costs. */
const extra =
  /(?<!\p{L})(?:extra|additional|surcharge|cleaning|deposit|late|tax|zuschlag|aufpreis|zusätzlich|(?:end)?reinigung|kaution|kurtaxe|frais|suppléments?|ménage|caution|au-delà|taxe|suplemento|limpieza|fianza|supplemento|pulizi[ae]|cauzione|tassa|toeslag|schoonmaak|borg|toeristenbelasting|limpeza|taxa)(?!\p{L})/iu;
const animals =
  /^(?:pets?|dogs?|haustiere?|hunde?|animaux|chiens?|mascotas?|perros?|animali|cani|huisdieren|honden|animais)$/iu;

function isOfExtras(rows: PriceRow[]): boolean {
  return (
    rows.some(({ name }) => extra.test(name)) &&
    rows.every(({ name }) => extra.test(name) || animals.test(name))
  );
}

/** One price of software besides its plans, such as a further seat. */
function isAddOn(rows: PriceRow[], { trade }: FactContext): boolean {
  return trade.candidates.includes("software") && rows.length < sureRows;
}

/** Rows below two or more headings keep them, because "one hour" is unclear without its heading. */
function listRows(rows: PriceRow[]): string {
  const listed = (own: PriceRow[]): string[] =>
    byTable(own).flatMap((table) =>
      [...headOf(table), ...table.map(({ shown }) => shown)].map((row) => `- ${row}`),
    );
  if (groupsOf(rows).length === 0) return listed(rows).join("\n");
  return (
    [...Map.groupBy(rows, ({ group }) => group ?? "")]
      // Below a group, the rows without one would be its own.
      .sort(([one], [other]) => Number(one !== "") - Number(other !== ""))
      .map(([group, own]) =>
        [...(group === "" ? [] : [`**${escapeMarkdown(group)}**`, ""]), ...listed(own)].join("\n"),
      )
      .join("\n\n")
  );
}

/** The rows of each table, below the names of their own columns. */
function byTable(rows: PriceRow[]): PriceRow[][] {
  return [...Map.groupBy(rows, ({ head }) => head ?? null).values()];
}

/** A price list says more than teasers above it, and repeats some prices for each kind of offer. */
function listedRows(rows: PriceRow[]): PriceRow[] {
  const listed = rows.filter(({ group }) => group && isOfPrices({ segments: [], mainHeading: group }));
  const seen = new Set<string>();
  return (listed.length >= sureRows ? listed : rows).filter(({ group, name, text }) => {
    const key = `${group} ${name} ${text.match(everyAmount)?.join(" ")}`.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

const everyAmount = new RegExp(amount.source, "gu");

/** True if one name has two prices, whose difference isn't in the rows. */
function hasAmbiguousNames(rows: PriceRow[]): boolean {
  return byTable(rows).some(
    (table) => new Set(table.map(({ group, name }) => `${group} ${name}`.toLowerCase())).size < table.length,
  );
}

/** True if rows have several prices, but the names of their columns can't be shown. */
function lacksColumns(rows: PriceRow[]): boolean {
  return byTable(rows).some((table) => table.some(({ head }) => head) && headOf(table).length === 0);
}

function namesOfColumns(rows: PriceRow[]): string[] {
  return [...new Set(rows.flatMap(({ named }) => named ?? []))].map((head) => plainText(head));
}

/** "30 minutes" of what. */
const duration =
  /^(?:\d+(?:[.,]\d+)?|an?|one|eine?|une?|un[ao]?|één|een|half(?: an)?|halbe) ?(?:min(?:\.|ut\p{L}*)?|h(?:rs?|ours?|eures?|oras?)?|std\.?|stunden?|ora|ore|uur|uren|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?)$/iu;

/** The headings that prices are below, if there are several or the names say too little without one. */
function groupsOf(rows: PriceRow[]): string[] {
  const groups = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  const [only] = groups;
  // The other rows aren't below it.
  if (groups.length === 1 && rows.some(({ group }) => !group)) return groups;
  if (groups.length === 1 && only !== undefined)
    return rows.every(({ name }) => duration.test(name)) &&
      !isAboutPrices.test(only) &&
      only.length <= maxGroup
      ? groups
      : [];
  // "Only what you need." is a slogan, unless it is all that distinguishes two prices of "30 minutes".
  const isNeeded = new Set(rows.map(({ name }) => name.toLowerCase())).size < rows.length;
  return groups.length > 1 &&
    groups.every((group) => group.length <= maxGroup && (isNeeded || !/[.!]$/.test(group)))
    ? groups
    : [];
}

/** True if the page's address or heading names prices. */
export function isOfPrices({
  segments,
  mainHeading,
}: {
  segments: string[];
  mainHeading: string | null;
}): boolean {
  return [segments.at(-1) ?? "", mainHeading ?? ""].some((text) => pricePage.test(text));
}

/** True for a page about delivery or returns, whose amounts aren't prices of products. */
export function isOfDelivery({ outline }: ReadPage): boolean {
  return topics.some(
    ({ id, heading }) =>
      (id === "delivery" || id === "returns") && heading?.test(outline.mainHeading?.trim() ?? ""),
  );
}

/** True for "Scissors and shears", but not for "Glass" or "Bus". Checks only names written as common nouns. */
function isPlural(name: string): boolean {
  return (
    /^\p{Ll}/u.test(name) &&
    / /.test(name) &&
    /(?:[^siu]s|ies)$/.test(name) &&
    !/ (?:for|with|of|in|on|per|up) /.test(name)
  );
}

import { splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { foldLoosely } from "./ground.ts";
import { isOfPrices } from "./mine-prices.ts";
import { type PageStatement, statementsOn } from "./page-statements.ts";
import { amount, perUnit } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

const most = 6;
/** Amounts that are no price of what the company sells. */
export const noPrice =
  /\b(?:beyond that|extra|additional|surcharge|late|deposit|penalty|no-?show|cancellation fee|penale|pénalité|penalización|penalidade|strafe|stornogebühr\w*|zuschlag|kaution|pfand\w*|supplément|suplemento|supplemento|toeslag|save|saving|raised?|raising|donat\w+|insured (?:for|up to)|refunds?|claims?|versichert (?:bis|mit)|erstatt\w*|million|billion|budget|revenue|turnover|fine of|worth|prize|spar\w*|spende\w*|million\w*|milliarde\w*|économis\w+|ahorr\w+|risparmi\w*)\b/iu;

/**
 * Finds sentences that state what something costs, for websites without a price list: "Private lessons are $60 an
 * hour." Only the page with the most of them counts.
 */
export function minePriceSentences(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.prices, context.language, null);
  if (!question) return [];
  let best: { page: ReadPage; stated: PageStatement[] } | null = null;
  for (const page of pages) {
    const stated = withoutRepeats(statementsOn(page, context.language).filter((one) => isPriced(one, page)));
    if (stated.length > (best?.stated.length ?? 0)) best = { page, stated: stated.slice(0, most) };
  }
  if (!best) return [];
  const { page, stated } = best;
  const lines = stated.map(({ text }) => text);
  return [
    {
      page,
      question,
      answer: lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join("\n"),
      lines,
      topic: "prices",
      needsSubject: false,
      confidence: lines.every(isTeaser) || lines.every(isExtra) ? unsure : 0.6,
    },
  ];
}

/** "Park with us from £3 a day!" advertises the lowest price of many. */
function isTeaser(text: string): boolean {
  return /[!！]$/.test(text);
}

/** What is paid besides: "Parking is €2 a day." */
function isExtra(text: string): boolean {
  return besides.test(text);
}

const besides =
  /(?<!\p{L})(?:park\p{L}*|booking fees?|tourist tax\p{L}*|city tax|guest card|stellpl[aä]tz\p{L}*|buchungsgebühr\p{L}*|kurtaxe\p{L}*|gästekarte\p{L}*|stationnement|frais de (?:réservation|dossier)|taxe de séjour|aparcamiento|estacionamiento|gastos de reserva|tasa turística|parcheggio|imposta di soggiorno|tassa di soggiorno|guest card|parkeer\p{L}*|reserveringskosten|toeristenbelasting)(?!\p{L})/iu;
const unsure = 0.45;

function isPriced({ text, heading, isFragment, isInvitation }: PageStatement, page: ReadPage): boolean {
  if (isInvitation || isFragment || !amount.test(text) || noPrice.test(text)) return false;
  if (splitSentences(text).length > 1 || text.length > maxLength) return false;
  return perUnit.test(text) || isOfPrices({ ...page, mainHeading: heading });
}

/** In characters. */
const maxLength = 220;

function withoutRepeats(statements: PageStatement[]): PageStatement[] {
  return [...new Map(statements.map((one) => [foldLoosely(one.text), one])).values()];
}

/** Finds what clubs and schools charge once or each year beside their prices: "Joining fee: £125". */
import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { isDated, isDraft, pointsAtPage } from "./refused-texts.ts";

interface Words {
  question: string;
  fee: RegExp;
}

const words: Partial<Record<string, Words>> = {
  en: {
    question: "Is there a registration or joining fee?",
    fee: /(?:registration|enrol?lment|joining|application|admission) fees?/,
  },
  de: {
    question: "Gibt es eine Aufnahmegebühr?",
    fee: /(?:aufnahme|anmelde|einschreibe|beitritts|registrierungs)gebühr(?:en)?|aufnahmebeitrag/,
  },
  fr: {
    question: "Y a-t-il des frais d'inscription ?",
    fee: /(?:frais|droits?) d['’](?:inscription|adhésion|entrée)|frais de dossier/,
  },
  es: {
    question: "¿Hay que pagar matrícula o inscripción?",
    fee: /(?:cuota|gastos|tasa|derechos?) de (?:inscripción|matrícula|ingreso|entrada)|matrícula|inscripción/,
  },
  it: {
    question: "C'è una quota di iscrizione?",
    fee: /(?:quota|tassa|costo) (?:di |d['’])?iscrizione|quota associativa|iscrizione(?: annuale)?/,
  },
  nl: {
    question: "Zijn er inschrijfkosten?",
    fee: /inschrijf(?:geld|kosten)|aanmeldkosten|toetredingsgeld/,
  },
};

/** In characters. */
const maxLine = 200;
/** In characters, between the fee and its amount. */
const maxBetween = 30;

export function mineJoiningFee(pages: readonly ReadPage[], { language, trade }: FactContext): PagedAnswer[] {
  const known = words[language];
  if (!known || !trade.candidates.some((candidate) => candidate === "club" || candidate === "school"))
    return [];
  const fee = new RegExp(String.raw`(?<!\p{L})(?:${known.fee.source})(?!\p{L})`, "iu");
  const found = pages.filter(tellsOffer).flatMap((page) =>
    page.lines.flatMap((line) => {
      const text = feeIn(line, fee, language);
      return text === null ? [] : [{ page, ...text }];
    }),
  );
  // Two fees may be of two groups.
  const amounts = new Set(found.map(({ price }) => price));
  const [best] = found.sort((a, b) => Number(b.isLabel) - Number(a.isLabel));
  if (!best) return [];
  return [
    {
      page: best.page,
      question: known.question,
      answer: escapeMarkdown(best.text),
      lines: [best.text],
      topic: "joining-fee",
      category: "prices",
      needsSubject: false,
      confidence: best.isLabel && amounts.size === 1 ? 0.7 : unsure,
    },
  ];
}

/** Only the owner decides. */
const unsure = 0.45;

/** A line that is labelled as the fee, or the sentence that names it with its amount. */
function feeIn(
  { text, isExcluded, isControl, level }: TextLine,
  fee: RegExp,
  language: string,
): { text: string; isLabel: boolean; price: string } | null {
  if (isExcluded || isControl || level < 7) return null;
  const label = /^([^:：–—\d]{3,45}?)\s*[:：–—]\s+/u.exec(text);
  const price = amount.exec(text)?.[0] ?? "";
  if (
    label &&
    text.length <= maxLine &&
    fee.test(label[1]!) &&
    amount.exec(text.slice(label[0].length))?.index === 0
  )
    return { text, isLabel: true, price: digitsOf(price) };
  for (const sentence of splitSentences(text)) {
    const named = fee.exec(sentence);
    const cost = amount.exec(sentence);
    if (!named || !cost || sentence.length > maxLine || !/[.!]$/.test(sentence)) continue;
    const between =
      named.index < cost.index
        ? sentence.slice(named.index + named[0].length, cost.index)
        : sentence.slice(cost.index + cost[0].length, named.index);
    if (
      between.length <= maxBetween &&
      !isDated(sentence) &&
      !isDraft(sentence) &&
      !pointsAtPage(sentence, language)
    )
      return { text: sentence, isLabel: false, price: digitsOf(cost[0]) };
  }
  return null;
}

function digitsOf(price: string): string {
  return price.replace(/[.,]00$|\D/g, "");
}

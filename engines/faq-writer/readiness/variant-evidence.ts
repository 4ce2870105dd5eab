/** Whether an answer is about all that its question asks for, and not about one of several or something else. */
import type { TradeId } from "#shared/enumerations.ts";
import { foldLoosely } from "../ground.ts";
import { parentsOfRepeated } from "../heading-names.ts";
import type { Written } from "../write-drafts.ts";
import type { Site } from "./site.ts";

/** Values have the names of what they are of beside them. */
const named = /^(?:contact|location|hours|open-sundays|prices|services|products|programs|features|team)$/;

/**
 * True for the text below a heading that the page repeats: "Ages" below one of several classes says nothing about the
 * others.
 */
export function isOfOneOfSeveral({ page, evidence, topic, origin, isPriced }: Written): boolean {
  if (origin === "explicit" || isPriced === true || (topic !== null && named.test(topic))) return false;
  const repeated = parentsOfRepeated(page.lines);
  const [first] = evidence;
  if (repeated.size === 0 || first === undefined) return false;
  const at = page.lines.findIndex(({ text, level }) => level > 6 && text.includes(first));
  const heading = at < 0 ? undefined : page.lines.slice(0, at).findLast(({ level }) => level < 7);
  return heading !== undefined && repeated.has(heading);
}

/** What customers of these trades book is no talk. */
const booksOther: ReadonlySet<TradeId> = new Set<TradeId>(["hotel", "restaurant", "school", "club", "event"]);
/** A talk with someone. */
const talk =
  /(?<!\p{L})(?:appointments?|meetings?|(?:phone |video )?calls? with|a (?:call|talk|meeting|conversation)|termin(?! für)\p{L}{0,2}|gespräch\p{L}*|sprechstunde\p{L}*|rendez-vous|entretien|una cita|cita (?:previa|con)|reunión|entrevista|appuntamento|colloquio|afspraak|gesprek)(?!\p{L})/iu;
/** What is booked instead. */
const thing =
  /(?<!\p{L})(?:rooms?|stays?|tables?|lessons?|class(?:es)?|courses?|trial|seats?|places?|tickets?|tours?|sessions?|visits?|zimmer\p{L}*|aufenthalt\p{L}*|tisch\p{L}*|\p{L}*stunden?|\p{L}*kurs\p{L}*|probe\p{L}*|unterricht\p{L}*|plätze|platz|führung\p{L}*|chambres?|séjours?|tables?|cours|séances?|essai|places?|visites?|habitaci\p{L}*|estancia|mesas?|clases?|cursos?|prueba|plazas?|entradas?|visitas?|camer[ae]|soggiorn\p{L}|tavol[oi]|lezion[ei]|cors[oi]|prova|post[oi]|visit[ae]|kamers?|verblijf|tafels?|lessen|les|cursus\p{L}*|proef\p{L}*|plaats\p{L}*|rondleiding\p{L}*)(?!\p{L})/iu;

/** True for how to make an appointment, of a company whose customers book rooms, tables or lessons. */
export function booksTalk({ topic, answer }: Written, { trades }: Site): boolean {
  return (
    topic === "booking" &&
    trades.length > 0 &&
    trades.every((trade) => booksOther.has(trade)) &&
    talk.test(answer) &&
    !thing.test(answer)
  );
}

/** A fee of its own, beside the price. */
const fee =
  /(?<!\p{L})(?:(?:registration|enrol?lment|application|booking|joining|admin(?:istration)?|annual|yearly|processing|costume|production|tuition) fees?|deposits?|(?:anmelde|aufnahme|einschreibe|bearbeitungs|registrierungs)gebühr\p{L}*|anzahlung|frais (?:d['’]inscription|de dossier|d['’]adhésion)|acompte|arrhes|(?:cuota|gastos|tasa) de (?:inscripción|matrícula|registro|gestión)|matrícula|fianza|señal|quota (?:di iscrizione|associativa)|tassa di iscrizione|caparra|acconto|inschrijf(?:geld|kosten)|aanbetaling|administratiekosten)(?!\p{L})/iu;
/** In characters. A longer answer says more than what happens to a fee. */
const maxFee = 320;

/** True if all that isn't given back is a fee or deposit: "Can I get a refund?" asks for the rest. */
export function isOfOneFee({ intent, topic, answer }: Written): boolean {
  return (intent === "refunds" || topic === "refunds") && answer.length <= maxFee && fee.test(answer);
}

const arrival = /arriv|check-?in|anreise|anreisetag|ankunft|llegad|entrada|aankomst|inchecken/iu;
const departure =
  /depart|check-?out|leav|abreise|abreisetag|départ|libér|salida|partenz|vertrek|uitchecken/iu;

/** "When can I arrive and leave?" asks for both times. */
export function isOneWay({ intent, topic, answer }: Written): boolean {
  return (intent === "check-in" || topic === "check-in") && arrival.test(answer) !== departure.test(answer);
}

/** "This experience" was named before. */
const unnamed =
  /^(?:[\p{L}\d'’,%–-]+ ){0,9}(?:this|these|that|diese[rsmn]?|cette|cet|ces|est[ae]s?|ese|esa|quest[aoei]|deze|dit|die)[\s ](?:\p{L}+ ){0,4}(?:experience|activit(?:y|ies)|event|tour|offer|method|treatment|workshop|program(?:me)?|erlebnis|aktivität|veranstaltung|angebot|methode|behandlung|expérience|activité|événement|offre|méthode|soin|atelier|experiencia|actividad|evento|oferta|método|tratamiento|taller|esperienza|attività|offerta|metodo|trattamento|laboratorio|ervaring|activiteit|evenement|aanbod|behandeling)(?!\p{L})/iu;

export function namesUnnamed({ evidence: [first = ""], origin }: Written): boolean {
  return origin !== "explicit" && unnamed.test(first);
}

/** True if the year in which something was founded stands for experience. */
export function isOfNoSkill({ intent, answer }: Written): boolean {
  return intent === "experience" && !span.test(answer);
}

/** "More than 50 years", and not ages from 3 to 99 years. */
const span =
  /(?<!\d\s?(?:[-–—]|to|bis|à|a|ai|tot)\s?\d?)\d\+? (?:years?|jahren?|ans|años|anni|jaar)(?!\p{L})/iu;

const from = String.raw`(?<!\p{L})(?:from|desde|depuis|(?:au départ )?du?|von|vom|ab|da|dal|dalla|dall|vanaf|vanuit|van)(?: \p{L}{1,3})? `;

/** True for the way from the company to somewhere else. */
export function leadsAway({ topic, question, answer }: Written, { companyName }: Site): boolean {
  const name = foldLoosely(companyName ?? "");
  const isWay =
    topic === "directions" ||
    /(?<!\p{L})(?:llegar|get (?:there|to)|arriv\p{L}+|venir|komm|kom)/iu.test(question);
  return (
    isWay &&
    name.length >= 4 &&
    new RegExp(`${from}(?:\\p{L}+ )?${RegExp.escape(name)}`, "iu").test(
      foldLoosely(`${question} ${answer.slice(0, maxStart)}`),
    )
  );
}

/** In characters. */
const maxStart = 90;

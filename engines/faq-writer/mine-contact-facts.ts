import type { ContactInfo } from "#engines/brand/types.ts";
import { ownWords } from "./contradictions/subject.ts";
import { factQuestions } from "./fact-phrases.ts";
import { bare, groundText } from "./ground.ts";
import type { WrittenAnswer } from "./mine-sections.ts";
import type { TextLine } from "./page-lines.ts";
import { subjectOf } from "./page-subject.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

export interface PagedAnswer extends WrittenAnswer {
  page: ReadPage;
  confidence: number;
  /** The branch that it is true of, where not of all. */
  subject?: string;
  /** Says what one named thing costs. */
  isPriced?: boolean;
}

export interface FactContext {
  language: string;
  companyName: string | null;
  contactInfo: ContactInfo;
  /** What has two prices, as `bare` gives names: nothing is said about what it costs. */
  disputedNames?: ReadonlySet<string>;
}

const labels: Record<string, { email: string; phone: string }> = {
  en: { email: "Email", phone: "Phone" },
  de: { email: "E-Mail", phone: "Telefon" },
  fr: { email: "E-mail", phone: "Téléphone" },
  es: { email: "Correo", phone: "Teléfono" },
  it: { email: "E-mail", phone: "Telefono" },
  nl: { email: "E-mail", phone: "Telefoon" },
  pt: { email: "E-mail", phone: "Telefone" },
  tr: { email: "E-posta", phone: "Telefon" },
};

/** How to reach them: only details that can be read on a page, from the page that shows most of them. */
export function mineContact(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const { emails, phones } = context.contactInfo;
  const label = labels[context.language];
  if (!label) return [];
  let best: { page: ReadPage; emails: string[]; phones: string[]; score: number } | null = null;
  for (const page of pages) {
    const shown = {
      emails: [...new Set(emails.map((email) => /[^\s@]+@[^\s@]+/.exec(email)?.[0] ?? email))]
        .slice(0, 2)
        .flatMap((email) => asShown(page, email)),
      phones: phones.slice(0, 2).flatMap((phone) => asShown(page, phone)),
    };
    const score = shown.emails.length + shown.phones.length + preferred(page);
    if (shown.emails.length + shown.phones.length > 0 && (!best || score > best.score))
      best = { page, ...shown, score };
  }
  if (!best) return [];
  const question =
    phrase(factQuestions.contact, context.language, context.companyName) ??
    phrase(factQuestions.contactUs, context.language, null);
  if (!question) return [];
  const parts = [
    ...(best.emails.length > 0 ? [`**${label.email}**\n\n${list(best.emails)}`] : []),
    ...(best.phones.length > 0 ? [`**${label.phone}**\n\n${list(best.phones)}`] : []),
  ];
  const { page } = best;
  const lines = [...best.emails, ...best.phones].map((value) => findLine(page, value)?.text ?? value);
  return [
    {
      page,
      question,
      answer: parts.join("\n\n"),
      lines: [...new Set(lines.filter((line) => line.length <= 300))],
      topic: "contact",
      needsSubject: false,
      confidence: 0.9,
    },
  ];
}

/** Where they are: an address that stands on one line or in neighbouring ones. */
export function mineAddress(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.address, context.language, null);
  if (!question) return [];
  const ranked = [...pages].sort((a, b) => Number(isContactPage(b)) - Number(isContactPage(a)));
  for (const address of context.contactInfo.addresses.slice(0, 3)) {
    const key = wordsOnly(address);
    // A post box is where letters go.
    if (
      key.length < 10 ||
      /^(?:p\.?\s?o\.?\s?box|postfach|apartado|casella postale|boîte postale|postbus|caixa postal|pk)\b[\s\d.:-]*$/i.test(
        address.trim(),
      )
    )
      continue;
    for (const page of ranked) {
      // Put together from the parts of structured data it would stand nowhere as a sentence.
      if (!groundText(page.lines.map((line) => line.text)).includes(key)) continue;
      const beside = context.contactInfo.addresses
        .slice(0, mostBranches)
        .filter((other) => groundText(page.lines.map((line) => line.text)).includes(wordsOnly(other)));
      const shown = [...new Set([address, ...beside].map((one) => fullAddress(page, one)))];
      return [
        {
          page,
          question,
          answer: shown.length === 1 ? shown[0]! : list(shown),
          lines: shown,
          topic: "location",
          needsSubject: false,
          confidence: 0.9,
        },
      ];
    }
  }
  return [];
}

function wordsOnly(text: string): string {
  return bare(text).replace(/ /g, "");
}

/** The line that the address is a part of, when it is all about it: with the province, the floor, the district. */
function fullAddress(page: ReadPage, address: string): string {
  const shown = address.replace(/\s+/g, " ").trim();
  const line = findLine(page, shown)?.text;
  if (
    !line ||
    line.length > shown.length + 45 ||
    /@|\d[\d\s().-]{7,}\d|[.!?]$|[·|•]|\p{Ll}{2}\. \p{Lu}/u.test(line.replace(shown, ""))
  )
    return shown;
  // A name in front of it is no part of it.
  const before = line.slice(0, line.indexOf(shown));
  if (before.trim() !== "" && !/\d|[,:]\s*$/.test(before)) return shown;
  return line.replace(
    /^(?:our |unsere |nuestra |notre )?(?:address|adres(?:se|imiz)?|anschrift|direcci[óo]n|domicilio|indirizzo|sede|endereço|morada|visit us|office|find us)\s?:\s*/iu,
    "",
  );
}

const day =
  "(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lun(?:di|edì|es)?|mar(?:di|tedì|tes)?|mer(?:credi|coledì)?|miércoles|jeu(?:di)?|jueves|ven(?:dredi|erdì)?|viernes|sam(?:edi)?|sab(?:ato)?|sábados?|dim(?:anche)?|domenica|domingos?|giovedì|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|hafta (?:içi|sonu)|her gün|segunda|terça|quarta|quinta|sexta|weekdays?|weekends?|daily|every day|täglich|tous les jours|7j\\/7|todos los días|todos os dias|tutti i giorni|dagelijks";
const dayPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${day})(?![\\p{L}])`, "iu");
const timePattern =
  /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\.?|uhr|h(?:rs?|eures)?(?![\p{L}])|o['’]clock)|(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)|(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?\s?[–—-]\s?(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?![\d.,/%€$])|24\s?\/\s?7|24 hours|(?<![\p{L}])(?:closed|geschlossen|ruhetag|fermé|cerrado|chiuso|gesloten|fechado|kapalı)(?![\p{L}])/iu;
/** "24/7 · 07 44 29 68 97" is a line to call, not opening hours. */
const telephone = /\+?\d[\d\s().-]{8,}\d/;

/** "10.00 - 17.30" are two times. */
function hasTelephone(text: string): boolean {
  return telephone.test(text.replace(/\b\d{1,2}[.:]\d{2}\b/g, "x"));
}

const hoursHeading =
  /(?:opening|business|office|store|shop|working|operating|our|service|clinic) (?:hours|times)|^hours(?: of operation)?$|^(?:hours & |our )?hours|öffnungszeiten|sprechzeiten|geschäftszeiten|horaires?|horarios?|orari|openingstijden|çalışma saatleri/i;

/** Opening hours: neighbouring lines that name days and times, never the schedule of an event. */
export function mineHours(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.hours, context.language, null);
  if (!question) return [];
  let best: { page: ReadPage; lines: string[]; score: number } | null = null;
  const named: { page: ReadPage; lines: string[]; subject: string | null }[] = [];
  for (const page of pages) {
    for (const run of hourRuns(page.lines)) {
      if (run.isNamed) named.push({ page, lines: run.lines, subject: subjectOf(page, context.companyName) });
      const score = run.lines.length + (run.isNamed ? 4 : 0) + (isContactPage(page) ? 1 : 0);
      if (
        (run.isNamed || (isContactPage(page) && !isNamedOtherwise(page.lines, run.at, context))) &&
        (!best || score > best.score)
      )
        best = { page, lines: run.lines, score };
    }
  }
  const branches = branchesOf(named);
  if (branches.length > 1)
    return branches.map(({ page, lines, subject }) => ({
      page,
      question,
      answer: lines.length === 1 ? lines[0]! : list(lines),
      lines,
      topic: "hours",
      needsSubject: true,
      subject,
      confidence: 0.85,
    }));
  if (!best) return [];
  return [
    {
      page: best.page,
      question,
      answer: best.lines.length === 1 ? best.lines[0]! : list(best.lines),
      lines: best.lines,
      topic: "hours",
      needsSubject: false,
      confidence: 0.85,
    },
  ];
}

export interface HourRun {
  lines: string[];
  /** A heading or the line itself says that these are opening hours. */
  isNamed: boolean;
  /** Place of its first line on the page. */
  at: number;
}

const mostBranches = 6;

/** One set of hours for each page about a branch, where they differ and no general page gives any. */
function branchesOf<T extends { page: ReadPage; lines: string[]; subject: string | null }>(
  runs: T[],
): (T & { subject: string })[] {
  const byPlace = new Map<string, T & { subject: string }>();
  for (const run of runs) {
    if (run.subject === null) return [];
    if (!byPlace.has(run.subject)) byPlace.set(run.subject, { ...run, subject: run.subject });
  }
  const branches = [...byPlace.values()];
  const isSame = new Set(branches.map(({ lines }) => bare(lines.join(" ")))).size === 1;
  return isSame || branches.length > mostBranches ? [] : branches;
}

/** Below "Breakfast" or a question, times are of something else. */
function isNamedOtherwise(lines: TextLine[], at: number, { companyName }: FactContext): boolean {
  for (let step = at - 1; step >= 0 && step > at - 12; step -= 1) {
    const { level, text } = lines[step]!;
    if (level === 1) return false;
    if (level < 7 || /[?？؟]$/.test(text))
      return ownWords(text, companyName) !== "" || text.length > 60 || /[?？؟]$/.test(text);
  }
  return false;
}

/** Neighbouring lines that name days and times. */
export function hourRuns(lines: TextLine[]): HourRun[] {
  const runs: HourRun[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const run: string[] = [];
    const start = at;
    while (at < lines.length && run.length < 10) {
      const text = lines[at]!.text;
      const next = lines[at + 1]?.text ?? "";
      if (text.length <= 160 && dayPattern.test(text) && timePattern.test(text) && !hasTelephone(text))
        run.push(text);
      else if (
        text.length <= 40 &&
        dayPattern.test(text) &&
        next.length <= 40 &&
        timePattern.test(next) &&
        !dayPattern.test(next)
      ) {
        // Day and time in neighbouring blocks read as one line.
        run.push(`${text} ${next}`);
        at += 1;
      } else break;
      at += 1;
    }
    if (run.length === 0) continue;
    at -= 1;
    const before = lines.slice(Math.max(0, start - 2), start).map((line) => line.text);
    const isNamed =
      before.some((text) => text.length < 60 && hoursHeading.test(text)) ||
      hoursHeading.test(run[0]!.slice(0, 60));
    if (/(?:open|closed|from|geöffnet|ouvert|abierto|aperto|\d)/i.test(run.join(" ")))
      runs.push({ lines: run, isNamed, at: start });
  }
  return runs;
}

/** The detail as the page writes it: a link may hold "+15552013344" where people read "(555) 201-3344". */
function asShown(page: ReadPage, value: string): string[] {
  const line = findLine(page, value);
  const signs = bare(value).replace(/ /g, "");
  if (!line || signs.length > 80) return [];
  const spelled = new RegExp(`\\+?\\(?${[...signs].join("[^\\p{L}\\p{N}]{0,4}")}`, "iu").exec(line.text);
  // "© 2024–2026" has the digits of a telephone number.
  if (!spelled || /^\(?(?:19|20)\d\d\s?[–—-]\s?(?:19|20)\d\d\)?$/.test(spelled[0])) return [];
  const [shown] = spelled;
  return [shown.includes("(") && !shown.includes(")") ? shown.replace("(", "") : shown];
}

function findLine(page: ReadPage, value: string): TextLine | null {
  const key = bare(value).replace(/ /g, "");
  if (key.length < 6) return null;
  return (
    page.lines.find((line) => line.text.length < 600 && bare(line.text).replace(/ /g, "").includes(key)) ??
    null
  );
}

function isContactPage(page: ReadPage): boolean {
  return /contact|kontakt|impressum|contatti|contacto|contato|iletisim|find-us|visit|location/i.test(
    URL.parse(page.url)?.pathname ?? "",
  );
}

/** Legal notices also name providers and authorities. */
function preferred(page: ReadPage): number {
  const path = URL.parse(page.url)?.pathname ?? "";
  if (
    /impressum|imprint|legal|privacy|datenschutz|terms|mentions|aviso|bylaws|condizioni|condiciones|conditions|(?:^|[/-])agb|termos/i.test(
      path,
    )
  )
    return -1.5;
  return isContactPage(page) ? 1.5 : 0;
}

function list(values: string[]): string {
  return values.map((value) => `- ${value}`).join("\n");
}

import { isDepartmentMail } from "#engines/brand/department-mail.ts";
import { packs } from "#engines/languages/packs.ts";
import { asciiEmail, isSameEmail } from "#shared/email-address.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { findLine, isContactPage, linesWith, listOf } from "./find-line.ts";
import { findNumber, type Spelling, spellings } from "./find-number.ts";
import { foldLoosely } from "./ground.ts";
import { noticePage, privacyPage } from "./page-kinds.ts";
import { subjectOf } from "./page-subject.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

/** "24.08.-31.08.2026", "2025-02-14 10:30" and a German tax number have as many digits as a phone number. */
const dated =
  /^(?:19|20)\d\d-\d\d-\d\d|^\d{2,3}\/\d{3}\/\d{4,5}$|\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?\s?[–—-]\s?\d{1,2}\.\d{1,2}|^\d{1,2}\.\d{1,2}\.\d{2,4}$/;
export const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|gmx|web|icloud|aol|libero|orange|free|t-online|live|msn|proton|protonmail|mail|yandex)\./i;

const jobs =
  /(?:^|[/_-])(?:jobs?|careers?|karriere|stellen\p{L}*|vacanc\p{L}*|emplois?|recrutement|empleo|trabaja\p{L}*|lavora\p{L}*|vacatures?|werken\p{L}*|praca|kariera|vagas|kariyer|vakansii|recruit)(?:[/._-]|$)/iu;

/** Answers with the contact details on the page that shows the most of them. */
export function mineContact(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const { phones } = context.contactInfo;
  const emails = forCustomers(ownEmails(context.contactInfo.emails, pages, context.companyName));
  const label = packs.find(({ code }) => code === context.language)?.labels;
  if (!label) return [];
  const detailsOn = (page: ReadPage, values: string[]) =>
    withCompanions(page, values)
      .filter((value) => !isPrivacy(page) || isOnOther(pages, page, value))
      .flatMap((value) =>
        spellings(value)
          .flatMap((spelling) => asShown(page, spelling))
          .slice(0, 1),
      );
  let best: { page: ReadPage; emails: string[]; phones: string[]; score: number } | null = null;
  for (const page of pages) {
    const shown = {
      emails: detailsOn(page, [
        ...new Set(emails.map((email) => /[^\s@]+@[^\s@]+/.exec(email)?.[0] ?? email)),
      ]),
      phones: withoutMentioned(page, detailsOn(page, phones)),
    };
    const isOwn = shown.emails.some((email) => isNamedAfter(email, page, context.companyName));
    const score =
      2 * (shown.emails.length + shown.phones.length) +
      preferred(page) +
      (shown.emails.length > 0 && shown.phones.length > 0 ? 1.5 : 0) +
      // A page about one product may show that product's own number.
      (isOwn ? 1 : subjectOf(page, context.companyName) === null || isContactPage(page) ? 0 : -1);
    if (shown.emails.length + shown.phones.length > 0 && (!best || score > best.score))
      best = { page, ...shown, score };
  }
  if (!best) return [];
  const question =
    phrase(factQuestions.contact, context.language, context.calledName) ??
    phrase(factQuestions.contactUs, context.language, null);
  if (!question) return [];
  const parts = [
    ...(best.emails.length > 0 ? [`**${label.email}**\n\n${listOf(best.emails)}`] : []),
    ...(best.phones.length > 0 ? [`**${label.phone}**\n\n${listOf(best.phones)}`] : []),
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

/** Returns the first two, and those on the same lines: a line of three numbers has all of them in the answer. */
function withCompanions(page: ReadPage, values: string[]): string[] {
  const lines = values.slice(0, maxDetails).map((value) => findLine(page, value));
  const short = lines.filter((line) => line !== null && line.text.length <= maxDetailLength);
  return values.filter((value, at) => at < maxDetails || short.includes(findLine(page, value)));
}

const maxDetails = 2;

function isPrivacy(page: ReadPage): boolean {
  return privacyPage.test(URL.parse(page.url)?.pathname ?? "");
}

/** A privacy policy also names authorities, providers and its author. */
function isOnOther(pages: ReadPage[], page: ReadPage, value: string): boolean {
  return pages.some(
    (other) =>
      other !== page && !isPrivacy(other) && (findLine(other, value) !== null || hasLinkTo(other, value)),
  );
}

/** True for a page whose button calls the number or writes to the address. */
function hasLinkTo({ tree }: ReadPage, value: string): boolean {
  const digits = value.replace(/\D/g, "").slice(-nationalDigits);
  return tree.elements.some(({ tag, attributes }) => {
    const href = tag === "a" ? (attributes["href"] ?? "").toLowerCase() : "";
    if (value.includes("@"))
      return href.startsWith("mailto:") && addressesOf(href).some((address) => isSameEmail(address, value));
    return /^(?:tel|callto):/.test(href) && href.replace(/\D/g, "").endsWith(digits);
  });
}

/** A link may write to several. */
function addressesOf(href: string): string[] {
  const [addresses = ""] = href.slice("mailto:".length).split("?");
  return addresses.split(",").map((address) => decoded(address.trim()));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The last digits are the same with and without the country's code. */
const nationalDigits = 8;

/** If the company has an address at its own host, those at other companies' and authorities' hosts aren't its own. */
function ownEmails(emails: string[], [first]: ReadPage[], companyName: string | null): string[] {
  const named = first ? emails.filter((email) => isNamedAfter(email, first, companyName)) : [];
  return named.length === 0
    ? emails
    : emails.filter((email) => named.includes(email) || freeMail.test(email.split("@")[1] ?? ""));
}

function forCustomers(emails: string[]): string[] {
  const general = emails.filter((email) => !isDepartmentMail(email));
  return general.length === 0 ? emails : general;
}

/** True for an address at the company's own host, or at one named after the company. */
function isNamedAfter(email: string, page: ReadPage, companyName: string | null): boolean {
  const host = (email.split("@")[1] ?? "").toLowerCase();
  const own = (URL.parse(page.url)?.hostname ?? "").replace(/^www\./, "");
  const name = foldLoosely(companyName ?? "").replace(/ /g, "");
  const label = (host.split(".")[0] ?? "").replace(/-/g, "");
  return (
    host === own ||
    asciiEmail(`x@${host}`) === `x@${own}` ||
    (label.length >= 5 && (name.includes(label) || (name !== "" && label.includes(name))))
  );
}

/** If a number has its own line, numbers in running text probably belong to others, such as an ambulance. */
function withoutMentioned(page: ReadPage, phones: string[]): string[] {
  const own = phones.filter((phone) => (findLine(page, phone)?.text.length ?? 0) <= maxDetailLength);
  return own.length > 0 ? own : phones;
}

/** In characters. Longer lines are running text. */
const maxDetailLength = 100;

const credits =
  /web ?masters?\b|web ?design|(?:website|site|sito|seite|página) (?:by|von|par|por|di|realizzat\w+|créé)|realizzazione|developed by|created by/iu;

/** Returns the detail as visitors see it. A link may contain "+15552013344" but show "(555) 201-3344". */
function asShown(page: ReadPage, { text: value, code }: Spelling): string[] {
  const signs = foldLoosely(value).replace(/ /g, "");
  if (signs.length > 80) return [];
  for (const { text } of linesWith(page, value)) {
    const shown = value.includes("@") ? findEmail(text, value, signs) : findNumber(text, signs, code);
    if (shown === null) continue;
    // Who made the website isn't whom customers write to.
    if (credits.test(text)) return [];
    // "© 2024–2026" has as many digits as a phone number.
    if (dated.test(shown) || /^\(?(?:19|20)\d\d\s?[–—-]\s?(?:19|20)\d\d\)?$/.test(shown)) return [];
    return [shown.includes("(") === shown.includes(")") ? shown : shown.replace(/[()]/, "")];
  }
  return [];
}

function findEmail(text: string, value: string, signs: string): string | null {
  // Folding changes the letters with marks of a domain.
  if (/@.*[^a-z0-9.-]/i.test(value)) return text.includes(value) ? value : null;
  return new RegExp([...signs].join(String.raw`[^\p{L}\p{N}]{0,4}`), "iu").exec(text)?.[0] ?? null;
}

/** Legal notices rank lower, because they also name providers and authorities. */
function preferred(page: ReadPage): number {
  const path = URL.parse(page.url)?.pathname ?? "";
  // Applications have a mailbox of their own.
  if (noticePage.test(path) || jobs.test(path)) return -1.5;
  return isContactPage(page) ? 1.5 : 0;
}

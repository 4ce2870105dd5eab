/** Writes questions that contact details alone can answer, as a fallback. */
import type { ContactDetails } from "#db/schema/companies.ts";
import type { ContactInfo } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import { wordingFor } from "#engines/languages/european-portuguese.ts";
import { packOf } from "#engines/languages/packs.ts";
import { asciiEmail } from "#shared/email-address.ts";

interface ContactFacts {
  /** The website's language, with its region if readers expect it: "pt-PT". Without a pack for it, nothing is written. */
  language: string;
  /** Contact details from the website. Each is used only if a page contains it verbatim. */
  contact: ContactInfo | null;
  pages: CrawledPage[];
}

interface Fact {
  value: string;
  question: string;
  answer: string;
  category: string;
}

const maxSentenceLength = 500;
const minAnswerLength = 10;

/**
 * Skips contact details that don't appear on any page, because all questions need evidence. May return an empty list.
 */
export function writeContactFaqs({ language, contact, pages }: ContactFacts): GeneratedFaq[] {
  if (!contact) return [];
  const details: ContactDetails = {
    ...(contact.emails[0] ? { email: contact.emails[0] } : {}),
    ...(contact.phones[0] ? { phone: contact.phones[0] } : {}),
    ...(contact.addresses[0] ? { address: contact.addresses[0] } : {}),
  };
  return factsOf(language, details).flatMap((fact) => {
    const proof = findProof(fact.value, pages);
    if (!proof) return [];
    const { page, sentence } = proof;
    return {
      question: fact.question,
      answer: fact.answer,
      category: fact.category,
      sourceUrl: page.url,
      sourceTitle: page.metadata.title,
      origin: "fact",
      evidence: [sentence],
      pageHash: page.contentHash,
      confidence: 0.9,
      review: "ready",
    } satisfies GeneratedFaq;
  });
}

/** Contact details that the owner entered need no evidence. May return an empty list. */
export function writeStatedFaqs(
  language: string,
  details: ContactDetails,
): { question: string; answer: string; category: string }[] {
  return factsOf(language, details).map(({ question, answer, category }) => ({ question, answer, category }));
}

function factsOf(language: string, { email, phone, address }: ContactDetails): Fact[] {
  const pack = packOf(language);
  if (!pack) return [];
  const { facts, labels } = pack;
  const worded = wordingFor(language);
  const category = worded(pack.categoryNames.contact);
  const stated = [
    {
      value: email,
      question: facts.email,
      answer: `${labels.email}: [${email}](mailto:${asciiEmail(email ?? "")})`,
    },
    { value: phone, question: facts.phone, answer: `${labels.phone}: ${phone}` },
    { value: address, question: facts.address, answer: address?.replace(/\s*\n\s*/g, ", ") ?? "" },
  ];
  return stated.flatMap(({ value, question, answer }) =>
    value && question !== null && answer.length >= minAnswerLength
      ? [{ value, question: worded(question), answer, category }]
      : [],
  );
}

/** Returns the first line of a page that contains the value. */
function findProof(value: string, pages: CrawledPage[]): { page: CrawledPage; sentence: string } | null {
  for (const page of pages) {
    const line = page.markdown
      .split("\n")
      .find((text) => text.includes(value) && text.length <= maxSentenceLength);
    if (line) return { page, sentence: line.replace(/^[\s#>*-]+/, "").trim() };
  }
  return null;
}

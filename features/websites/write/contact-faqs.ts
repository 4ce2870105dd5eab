/** Writes fallback questions that can be answered from contact details alone. */
import type { ContactDetails } from "#db/schema/companies.ts";
import type { ContactInfo } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";

interface ContactFacts {
  companyName: string;
  /** Contact details from the website. Each is used only if a page contains it verbatim. */
  contact: ContactInfo | null;
  pages: CrawledPage[];
}

interface Fact {
  value: string;
  question: string;
  answer: string;
}

const category = "General Questions";
const maxSentenceLength = 500;

/** Grounded like all other questions: contact details that are on no page are skipped. May return an empty list. */
export function writeContactFaqs({ companyName, contact, pages }: ContactFacts): GeneratedFaq[] {
  if (!contact) return [];
  const details: ContactDetails = {
    ...(contact.emails[0] ? { email: contact.emails[0] } : {}),
    ...(contact.phones[0] ? { phone: contact.phones[0] } : {}),
    ...(contact.addresses[0] ? { address: contact.addresses[0] } : {}),
  };
  return factsOf(companyName, details).flatMap((fact) => {
    const proof = findProof(fact.value, pages);
    if (!proof) return [];
    const { page, sentence } = proof;
    return {
      question: fact.question,
      answer: fact.answer,
      category,
      sourceUrl: page.url,
      sourceTitle: page.metadata.title,
      origin: "fact",
      evidence: [sentence],
      pageHash: page.contentHash,
      confidence: 0.9,
    } satisfies GeneratedFaq;
  });
}

/** Contact details that the owner entered need no evidence. May return an empty list. */
export function writeStatedFaqs(
  companyName: string,
  details: ContactDetails,
): { question: string; answer: string; category: string }[] {
  return factsOf(companyName, details).map(({ question, answer }) => ({ question, answer, category }));
}

function factsOf(companyName: string, { email, phone, address }: ContactDetails): Fact[] {
  const name = companyName.trim() || "you";
  const facts: Fact[] = [];
  if (email) {
    facts.push({
      value: email,
      question: `How can I reach ${name} by email?`,
      answer: `Write to [${email}](mailto:${email}).`,
    });
  }
  if (phone) {
    facts.push({
      value: phone,
      question: `How can I reach ${name} by phone?`,
      answer: `Call ${phone}.`,
    });
  }
  if (address) {
    facts.push({
      value: address,
      question: `What is the address of ${companyName.trim() || "your company"}?`,
      answer: address.replace(/\s*\n\s*/g, ", "),
    });
  }
  return facts.filter(({ answer }) => answer.length >= 10);
}

/** Finds the first line of a page that contains the value. */
function findProof(value: string, pages: CrawledPage[]): { page: CrawledPage; sentence: string } | null {
  for (const page of pages) {
    const line = page.markdown
      .split("\n")
      .find((text) => text.includes(value) && text.length <= maxSentenceLength);
    if (line) return { page, sentence: line.replace(/^[\s#>*-]+/, "").trim() };
  }
  return null;
}

/**
 * A long list as lines of JSON: everything but the questions, then some questions per line. Reading one line is a short
 * task even on a slow phone.
 */
import type { OwnerFaq, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import type { VoteCount } from "#features/feedback/vote-count.ts";
import type { FaqNumbers } from "./faq-filter.ts";

export interface WholeList {
  list: OwnerFaqs;
  numbers: FaqNumbers;
}

const faqsPerLine = 100;

type Line = [faq: OwnerFaq, votes: VoteCount | 0, asked: number, views: number][];

/** Numbers are beside their question, because ids hardly compress. */
export function writeListLines({ list: { faqs, ...rest }, numbers }: WholeList): string {
  const lines = [JSON.stringify({ rest, count: faqs.length })];
  const { votes, asked, views } = numbers;
  for (let first = 0; first < faqs.length; first += faqsPerLine) {
    const part = faqs.slice(first, first + faqsPerLine);
    const line: Line = part.map((faq) => [faq, votes[faq.id] ?? 0, asked[faq.id] ?? 0, views[faq.id] ?? 0]);
    lines.push(JSON.stringify(line));
  }
  return lines.join("\n");
}

/** Calls `pause` before each line with questions. Returns null if the end is missing. */
export async function readListLines(text: string, pause: () => Promise<void>): Promise<WholeList | null> {
  const [head = "", ...lines] = text.split("\n");
  const { rest, count }: { rest: Omit<OwnerFaqs, "faqs">; count: number } = JSON.parse(head);
  const faqs: OwnerFaq[] = [];
  const numbers: FaqNumbers = { votes: {}, asked: {}, views: {} };
  for (const text of lines) {
    await pause();
    const line: Line = JSON.parse(text);
    for (const [faq, votes, asked, views] of line) {
      faqs.push(faq);
      if (votes !== 0) numbers.votes[faq.id] = votes;
      if (asked > 0) numbers.asked[faq.id] = asked;
      if (views > 0) numbers.views[faq.id] = views;
    }
  }
  return faqs.length === count ? { list: { ...rest, faqs }, numbers } : null;
}

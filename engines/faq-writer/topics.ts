/** What visitors of small organisations' sites ask, with the words by which pages answer it. */
import { appointmentTopics } from "./topics/appointment-topics.ts";
import { buyingTopics } from "./topics/buying-topics.ts";
import { companyTopics } from "./topics/company-topics.ts";
import { dataTopics } from "./topics/data-topics.ts";
import { occasionTopics } from "./topics/occasion-topics.ts";
import { visitingTopics } from "./topics/visiting-topics.ts";

export type Phrases = Partial<Record<string, string>> & { en: string };

export interface Topic {
  id: string;
  /** Whole heading, cleaned and without "our". Languages mixed: headings are too short to confuse them. */
  heading: RegExp | null;
  /** A sentence that answers the question by itself. */
  sentence: RegExp | null;
  /** The same in a language whose words change at their ends. */
  sentenceInTurkish?: RegExp;
  /** What a section below such a heading has to speak of, where the heading alone may mean something else. */
  mentions?: RegExp;
  /** A question that already asks this, so that no second one is written. */
  asked: RegExp;
  /** By language; {company} stands for the company's name. */
  questions: Phrases;
  /** Makes sense only with the page's subject named. */
  needsSubject?: boolean;
}

export const topics: Topic[] = [
  ...companyTopics,
  ...buyingTopics,
  ...visitingTopics,
  ...occasionTopics,
  ...appointmentTopics,
  ...dataTopics,
];

/** The phrase in a language, or null when there is none; a phrase that names the company needs its name. */
export function phrase(phrases: Phrases, language: string, companyName: string | null): string | null {
  const text = phrases[language];
  if (!text) return null;
  if (!text.includes("{company}")) return text;
  return companyName && companyName.length <= 60 ? text.replaceAll("{company}", companyName) : null;
}

/** "How to find us" and "Payment" stand beside services without being any. */
export function isPractical(heading: string): boolean {
  return topics.some(
    (topic) =>
      !/^(?:parking|delivery|estimate|warranty|emergency|vouchers|accommodation|trial)$/.test(topic.id) &&
      topic.heading?.test(heading),
  );
}

/** About the company rather than about what a visitor wants of it. */
export const aboutCompany =
  /^(?:process|how-it-works|who|mission|values|why|careers|donate|volunteer|support|data.*)$/;

import type { ContactInfo } from "#engines/brand/types.ts";
import type { WrittenAnswer } from "./mine-sections.ts";
import type { ReadPage } from "./read-page.ts";

/** A company with more has a page that lists them. */
export const mostBranches = 6;

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

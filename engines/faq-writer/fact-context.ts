import type { ContactInfo } from "#engines/brand/types.ts";
import type { WrittenAnswer } from "./mine-sections.ts";
import type { ReadPage } from "./read-page.ts";

/** Companies with more branches list them on a separate page. */
export const maxBranches = 6;

export interface PagedAnswer extends WrittenAnswer {
  page: ReadPage;
  confidence: number;
  /** The branch that the answer applies to. Absent if it applies to all. */
  subject?: string;
  /** True if the answer states the price of one named product. */
  isPriced?: boolean;
}

export interface FactContext {
  language: string;
  companyName: string | null;
  contactInfo: ContactInfo;
  /** Names of products with contradicting prices, folded with `foldLoosely`. Their prices must not be stated. */
  disputedNames?: ReadonlySet<string>;
}

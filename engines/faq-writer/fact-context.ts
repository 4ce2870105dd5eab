import type { ContactInfo } from "#engines/brand/types.ts";
import type { WrittenAnswer } from "./mine-sections.ts";
import type { ReadPage } from "./read-page.ts";

/** Companies with more branches have a page that lists them. */
export const maxBranches = 6;

export interface PagedAnswer extends WrittenAnswer {
  page: ReadPage;
  confidence: number;
  /** The branch it applies to, if not to all. */
  subject?: string;
  /** States the price of one named product. */
  isPriced?: boolean;
}

export interface FactContext {
  language: string;
  companyName: string | null;
  contactInfo: ContactInfo;
  /** Names (folded with `foldLoosely`) of products with contradicting prices, whose prices must not be stated. */
  disputedNames?: ReadonlySet<string>;
}

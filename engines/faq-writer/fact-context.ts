import type { ContactInfo } from "#engines/brand/types.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import type { IntentModelOf } from "#engines/customer-questions/learned/intent-model.ts";
import type { RecognizedTrade } from "#engines/customer-questions/recognize-trade.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
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
  /** The bank's customer question that it answers. */
  intent?: IntentId;
  category?: CategoryId;
  /** Above the answer. */
  heading?: string;
  /** True for a sentence that may be about something else, so that only the owner decides. */
  isMention?: boolean;
}

export interface FactContext {
  language: string;
  /** For recognizing sentences about the company. */
  companyName: string | null;
  /** For questions. Null if they should say "you" instead. */
  calledName: string | null;
  contactInfo: ContactInfo;
  trade: RecognizedTrade;
  /** Absent where nothing learned is used. */
  intentModelOf?: IntentModelOf;
  /** Names of products with contradicting prices, folded with `foldLoosely`. Their prices must not be stated. */
  disputedNames?: ReadonlySet<string>;
}

/** What headings and labels of small organizations' pages are called, and the questions that the text below answers. */
export type HeadingId =
  | "included"
  | "excluded"
  | "duration"
  | "audience"
  | "areas"
  | "place"
  | "payment"
  | "deposit"
  | "booking"
  | "cancellation"
  | "amenities"
  | "rules"
  | "directions"
  | "parking"
  | "arrival"
  | "departure"
  | "process"
  | "qualifications"
  | "group-size"
  | "materials"
  | "vouchers"
  | "discounts"
  | "emergency"
  | "first-visit"
  | "warranty"
  | "bring"
  | "requirements"
  | "delivery"
  | "minimum"
  | "treats"
  | "hours";

/** The words of a heading, without articles and what else it says, and the question. */
type HeadingWords = readonly [question: string, words: RegExp];

export interface HeadingPack {
  /** Nouns for offers, in a heading above a list of them and in addresses. */
  offers: RegExp;
  /** In the address of a page about the company and its people. */
  about: RegExp;
  kinds: Record<HeadingId, HeadingWords>;
}

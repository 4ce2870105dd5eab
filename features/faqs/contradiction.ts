/** A contradiction on a website, as pages show it to the owner. */

export type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

export interface OpenContradiction {
  id: string;
  kind: ContradictionKind;
  /** For example "Two phone numbers for Support". */
  title: string;
  /** The question that gets created if the owner resolves the contradiction. */
  question: string;
  /** At least two values. The owner picks one by its index. */
  values: {
    value: string;
    evidence: string;
    page: { url: string | null; label: string };
    /** Path of the page that shows the line in context. Null if the page's text wasn't stored. */
    sourcePath: string | null;
  }[];
  /** The owner's questions that contain one of the values and may need review. */
  statedBy: { id: string; question: string }[];
}

const kindWords: Record<ContradictionKind, string> = {
  phone: "phone numbers",
  email: "email addresses",
  price: "prices",
  hours: "opening hours",
  address: "addresses",
};

const numberWords: Record<number, string> = { 2: "Two", 3: "Three", 4: "Four", 5: "Five" };

export function contradictionTitle({
  kind,
  subject,
  count,
}: {
  kind: ContradictionKind;
  subject: string;
  count: number;
}): string {
  const number = kind === "hours" ? "Different" : (numberWords[count] ?? String(count));
  return `${number} ${kindWords[kind]}${subject === "" ? "" : ` for ${subject}`}`;
}

export const contradictionTexts = {
  heading: "Your website says two different things",
  about:
    "Only you know which is right. Your help center shows neither until you choose. Remember to fix your website, too.",
  pick: "This is right",
  own: "Write it yourself",
  dismiss: "Skip",
  picked: "Added as a draft, with its source",
  pickedAgain: "Answer updated",
  wroteOwn: "Added as a draft in your words",
  added: "Added as a draft",
  dismissed: "Skipped. We'll ask again only if your website changes.",
  undone: "Undone. You can decide again.",
  gone: "This was already decided, or your website has changed since.",
  edited: "You edited that answer yourself, so we kept it.",
  full: "You've reached the FAQ limit.",
  undoConflict: "This FAQ has since changed, so we kept it.",
} as const;

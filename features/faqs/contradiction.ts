/** What a website says in two ways, as its owner sees it; the contract between the pages and the server. */

export type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

export interface OpenContradiction {
  id: string;
  kind: ContradictionKind;
  /** "Two phone numbers for Support". */
  title: string;
  /** What the question would be. */
  question: string;
  /** Two or more; their place in the list is what is picked. */
  values: {
    value: string;
    /** The line that says so, word for word. */
    evidence: string;
    page: { url: string | null; label: string };
    /** Where the line is shown in its page; null when that text was not kept. */
    sourcePath: string | null;
  }[];
  /** Questions of this help center that state one of the values, so that they can be looked at. */
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
    "Nobody but you knows which is right, so your help center says neither until you choose. What visitors read on your website stays as it is: correct it there, too.",
  pick: "This is right",
  own: "Write it yourself",
  dismiss: "Leave it out",
  picked: "Added as a draft, with its source",
  pickedAgain: "The answer was changed to what you picked",
  wroteOwn: "Added as a draft in your words",
  added: "Added as a draft",
  dismissed: "Left out. You are asked again only if your website says something else.",
  undone: "Taken back. It is yours to decide again.",
  gone: "This was decided already, or your website has changed since.",
  edited: "You changed that answer yourself, so it was left as it is.",
  full: "There is no room for another FAQ.",
  undoConflict: "This FAQ was changed since, so it was left as it is.",
} as const;

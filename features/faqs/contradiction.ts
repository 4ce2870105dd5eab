/** A contradiction on a website, as pages show it to the owner. */
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";

type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

export interface OpenContradiction {
  id: string;
  kind: ContradictionKind;
  /** What the values are about, such as "Support". May be empty. */
  subject: string;
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

const kindWords = {
  phone: "phone numbers",
  email: "email addresses",
  price: "prices",
  address: "addresses",
} as const;

/** A title such as "Two phone numbers for Support". */
export function contradictionTitle(
  { kind, subject, values }: Pick<OpenContradiction, "kind" | "subject" | "values">,
  { t }: TeamTexts<"sources">,
): string {
  if (kind === "hours")
    return subject === ""
      ? t("Different opening hours")
      : t("Different opening hours for {subject}", { subject });
  const things = t(kindWords[kind]);
  const number = numberOf(values.length, t);
  return subject === ""
    ? t("{number} {things}", { number, things })
    : t("{number} {things} for {subject}", { number, things, subject });
}

function numberOf(count: number, t: TeamTexts<"sources">["t"]): string {
  switch (count) {
    case 2:
      return t("Two");
    case 3:
      return t("Three");
    case 4:
      return t("Four");
    case 5:
      return t("Five");
    default:
      return String(count);
  }
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

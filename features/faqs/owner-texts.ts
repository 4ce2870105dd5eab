import { groupDigits } from "#shared/group-digits.ts";

export const newFaq = { question: "New Question", answer: "New Answer" };

export const faqToasts = {
  visibility: "Visibility settings updated",
  visibilityFailed: "Failed to update visibility settings",
  saved: "FAQ updated successfully",
  saveFailed: "Failed to update FAQ",
  deleted: "FAQ deleted successfully",
  deleteFailed: "Failed to delete FAQ",
  noCompany: "Please create a company first",
  added: "New FAQ added",
  addFailed: "Failed to add FAQ",
  categoryFailed: "Failed to update FAQs with removed category",
} as const;

export const faqRefusals = {
  gone: "This FAQ was deleted in another tab.",
  conflict: "This FAQ was changed in another tab. Both versions are below. Choose one.",
  notWritten: "Write your own question and answer first.",
  unknownForm: "We don't recognize this form. Reload the page and try again.",
  categoryTooLong: "A category name can have up to 80 characters",
  descriptionTooLong: "A description needs at most 200 characters",
  goneCategory: "This category was changed in another tab. Reload the page.",
  noCategoryName: "Type a name for the category.",
  nothingChosen: "Select at least one FAQ first.",
} as const;

export function categoryAddedText(name: string): string {
  return `Category "${name}" added`;
}

export function categoryRenamedText(name: string): string {
  return `Category renamed to "${name}"`;
}

export function categoryRemovedText(name: string): string {
  return `Category "${name}" removed`;
}

export function countedFaqs(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? "FAQ" : "FAQs"}`;
}

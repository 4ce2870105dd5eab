/** Texts of the translate page, for the team. */
import type { ModelError } from "#platform/ai/model-error.ts";

export const translateTexts = {
  saved: "Saved",
  published: "Published",
  unpublished: "Unpublished",
  confirmed: "Marked as up to date",
  conflict: "Someone else changed this translation. Both versions are below.",
  sourceChanged: "The original changed while you were writing. Check your translation and save again.",
  gone: "The original was deleted or unpublished.",
  incomplete: "Translate every field before you publish.",
  tooLong: "This text is too long.",
  started: "Your model is drafting. You can keep working.",
  underWay: "Your model is already drafting translations for this language.",
  nothingMissing: "Nothing is missing. Everything has a translation or a draft.",
  noModel: "No language model is connected. Ask the operator of this server to connect one.",
  nothingToPublish: "There is nothing to publish.",
  notSaved: "Couldn't save. Please try again.",
  budgetSpent: "Your help center has used its drafting budget for today. Continue tomorrow.",
  budgetOfRun: "Reached the budget for one run. Start again for the rest.",
  notDrafted: "We couldn't draft these translations. Try again later.",
} as const;

export const languageTexts = {
  added: (name: string) => `${name} added. Translate something, then publish it.`,
  removed: (name: string) => `${name} removed`,
  published: (name: string) => `${name} is public`,
  unpublished: (name: string) => `${name} is no longer public`,
  moved: "Order saved",
  unknown: "Please select a language",
  gone: "This language was changed elsewhere. Reload the page.",
  isMain: "This is already your help center's language.",
  known: "Your help center already has this language.",
  tooMany: "A help center can have up to 30 languages.",
} as const;

export const modelProblemTexts: Record<ModelError["reason"], string> = {
  refused: "The model refused our request. Check its key and name.",
  busy: "The model is overloaded. Try again later.",
  unavailable: "We couldn't reach the model. Try again later.",
  "too-slow": "The model took too long. Try again later.",
  unreadable: "The model's answers were unreadable. Try again later.",
};

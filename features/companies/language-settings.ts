/** Reads the forms of the language settings. */
import { z } from "zod";
import type { CatalogTag } from "#engines/messages/catalogs.ts";
import {
  catalogTexts,
  findOverrideProblem,
  maxOverrideLength,
  placeholdersOf,
} from "#engines/messages/message-override.ts";
import { isCatalogTag } from "#engines/messages/select-catalog.ts";
import type { Refused, Versioned } from "#shared/action-outcome.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { languageTexts } from "./settings-texts.ts";

export interface LanguageValues {
  /** BCP 47 tag. */
  language: string;
}

/** The owner's wording for each message, or "" to use ours. */
export type MessageValues = Record<string, string>;

const version = z.coerce.number().int().min(1);
const languageForm = z.object({
  version,
  language: z.string().refine((tag) => readLanguageTag(tag) !== null, languageTexts.unknownLanguage),
});

export function readLanguageForm(
  form: FormData,
): Versioned<LanguageValues> | { errors: { language: string } } {
  const parsed = languageForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { errors: { language: languageTexts.unknownLanguage } };
  const { version, language } = parsed.data;
  return { version, values: { language } };
}

export interface PostedMessages extends Versioned<MessageValues> {
  tag: CatalogTag;
}

/** Wording that is the same as ours isn't stored, so that it follows changes to the catalog. */
export function readMessagesForm(
  form: FormData,
): PostedMessages | { errors: NonNullable<Refused<string>["errors"]> } {
  const tag = String(form.get("tag"));
  const parsed = version.safeParse(form.get("version"));
  if (!isCatalogTag(tag) || !parsed.success) return { errors: {} };
  const errors: Record<string, string> = {};
  const values: MessageValues = {};
  for (const { id, text } of catalogTexts(tag)) {
    const typed = String(form.get(id) ?? "").trim();
    if (typed === "" || typed === text) continue;
    const problem = findOverrideProblem(tag, id, typed);
    if (problem) errors[id] = sentenceFor(problem, text);
    else values[id] = typed;
  }
  return Object.keys(errors).length > 0 ? { errors } : { version: parsed.data, tag, values };
}

function sentenceFor(problem: NonNullable<ReturnType<typeof findOverrideProblem>>, text: string): string {
  if (problem === "too-long") return languageTexts.tooLong(maxOverrideLength(text));
  if (problem === "placeholders") return languageTexts.keepPlaceholders(placeholdersOf(text));
  return languageTexts.notPlain;
}

/** Every message with the owner's wording. Empty for messages that the owner didn't change. */
export function messageValues(tag: CatalogTag, own: Record<string, string> = {}): MessageValues {
  return Object.fromEntries(catalogTexts(tag).map(({ id }) => [id, own[id] ?? ""]));
}

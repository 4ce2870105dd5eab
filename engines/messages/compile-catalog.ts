/** A catalog in ICU MessageFormat. */
import type { Catalog, MessageKey, PluralForms } from "./catalog.ts";

/** `word` returns the words to use for a text of the catalog, by the text's id: "guide.steps/one". */
export function compileCatalog(
  catalog: Catalog,
  word: (id: string, text: string) => string = (_, text) => text,
): Record<MessageKey, string> {
  const entries = Object.entries(catalog).map(([key, message]: [string, string | PluralForms]) => [
    key,
    typeof message === "string"
      ? literal(word(key, message))
      : plural(message, (form, text) => word(`${key}/${form}`, text)),
  ]);
  return Object.fromEntries(entries) as Record<MessageKey, string>;
}

function plural(forms: PluralForms, word: (form: string, text: string) => string): string {
  const parts = Object.entries(forms).map(([form, text]) => {
    const worded = literal(word(form, text)).replaceAll("#", "'#'").replaceAll("{count}", "#");
    return `${form} {${worded}}`;
  });
  return `{count, plural, ${parts.join(" ")}}`;
}

/** A single apostrophe would quote the brace after it. */
function literal(text: string): string {
  return text.replaceAll("'", "''");
}

import { anyOf } from "#engines/languages/words.ts";
import type { PageContent } from "./extract-page.ts";
import type { PageDocument } from "./read-document.ts";

const missing = new RegExp(anyOf("pages.missing"), "i");

/** True if the title or the first line of a short page says "not found" despite a success status (soft 404). */
export function isMissingPage(document: PageDocument, content: PageContent): boolean {
  if (content.markdown.length > 1500) return false;
  if (document.title !== null && missing.test(document.title.slice(0, 200))) return true;
  const firstLine = content.markdown.slice(0, 200).split("\n", 1)[0] ?? "";
  return firstLine.startsWith("#") && missing.test(firstLine.replace(/^#+\s*/, ""));
}

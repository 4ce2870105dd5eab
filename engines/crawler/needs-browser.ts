/** Whether a page's text is there already or a script has yet to write it. Pure. */
import type { PageContent } from "./extract-page.ts";
import type { PageDocument } from "./read-document.ts";

/** "Little text": an application's empty shell rarely has more, a real page rarely less. */
const littleText = 200;

/**
 * "yes": without a browser there is nothing to read. "maybe": a browser may show more, what is there will do.
 */
export function needsBrowser(document: PageDocument, content: PageContent): "yes" | "maybe" | "no" {
  if (document.scripts === 0) return "no";
  const chars = content.visibleText.length;
  if (chars < littleText && (document.hasEmptyMount || chars < 25)) return "yes";
  return content.mainChars < 50 || (chars < littleText && document.scripts > 1) ? "maybe" : "no";
}

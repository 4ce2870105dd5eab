/** Pages that say "not found" while their status says all is well. Pure. */
import type { PageContent } from "./extract-page.ts";
import type { PageDocument } from "./read-document.ts";

const missing =
  /^\W*(error\s*)?404\b|\b404\b.*\b(not found|error|page)\b|\b(page|seite|site) (not|nicht|could not be) (found|gefunden)\b|page introuvable|pagina no encontrada|página no encontrada|pagina non trovata|página não encontrada|pagina niet gevonden|sayfa bulunamadı|oops.{0,40}(can'?t|couldn'?t) find/i;

/** True when the title or the first line of a short page names the error. A long page only writes about it. */
export function isMissingPage(document: PageDocument, content: PageContent): boolean {
  if (content.markdown.length > 1500) return false;
  if (document.title !== null && missing.test(document.title.slice(0, 200))) return true;
  const firstLine = content.markdown.slice(0, 200).split("\n", 1)[0] ?? "";
  return firstLine.startsWith("#") && missing.test(firstLine.replace(/^#+\s*/, ""));
}

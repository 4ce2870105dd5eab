/** Recognizes names that say only of which kind a page is: "Contact", "About us", "Services". */
import type { PageKind } from "#engines/languages/language-pack.ts";
import { packOf, packs } from "#engines/languages/packs.ts";

const kinds = ["contact", "about", "pricing", "services"] as const satisfies readonly PageKind[];
const known = new Map<string, ReadonlySet<string>>();

export function isPageKind(name: string, language: string): boolean {
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names.has(fold(name));
}

function namesIn(language: string): ReadonlySet<string> {
  const pack = packOf(language);
  return new Set(
    (pack ? [pack] : packs).flatMap(({ pageKinds }) =>
      kinds.flatMap((kind) => pageKinds[kind].split(",").map(fold)),
    ),
  );
}

/** The packs' names have no accents. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import { faqHint, faqName } from "./language-phrases.ts";
import type { ReadPage } from "./read-page.ts";

const generalPath = new RegExp(`^(?:${anyOf("paths.general")})$`, "i");

/**
 * Returns the page's topic in a few words from its title or main heading, or null for the home page, FAQ pages and other general pages.
 */
export function subjectOf(page: ReadPage, companyName: string | null): string | null {
  const last = (page.segments.at(-1) ?? "").replace(/\.\w{2,5}$/, "");
  if (generalPath.test(last) || faqName.test(last) || page.outline.isFaqPage) return null;
  const company = foldLoosely(companyName ?? "");
  const parts = (page.title ?? "").split(/\s+[|–—·•:-]\s+|\s*[|·•]\s*/).map((part) => part.trim());
  const slugWords = foldLoosely(last).split(" ");
  // Prefers the part that shares words with the URL to the company's name or a slogan.
  // "Mango's Photo Booth" is the company, whose name ends in "Company".
  const isCompany = (part: string) =>
    company !== "" &&
    (foldLoosely(part).includes(company) ||
      // "Yoga" at a yoga studio is what it offers.
      (part.includes(" ") && company.startsWith(`${foldLoosely(part)} `)));
  const candidates = [...parts, page.outline.mainHeading ?? ""].filter(
    (part) => isSubject(part) && !isCompany(part),
  );
  // The page's text shows how to spell the slug "tv-mounting": "TV Mounting".
  const spelled = [...parts, page.outline.mainHeading ?? ""]
    .map(
      (text) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${slugWords.join("[ -]")}(?![\\p{L}\\p{N}])`, "iu").exec(text)?.[0],
    )
    .find((text) => text !== undefined && isSubject(text));
  if (spelled) return spelled;
  const matching = candidates.find((part) => {
    const words = new Set(foldLoosely(part).split(" "));
    return slugWords.some((word) => word.length > 2 && words.has(word));
  });
  return matching ?? null;
}

function isSubject(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return (
    words.length >= 1 &&
    words.length <= 4 &&
    text.length >= 2 &&
    text.length <= 40 &&
    !/[?!.,]/.test(text) &&
    !faqHint.test(text)
  );
}

import { anyOf } from "#engines/languages/words.ts";
import { type FactContext, maxBranches, type PagedAnswer } from "../fact-context.ts";
import { factQuestions } from "../fact-phrases.ts";
import { findLine, isContactPage, listOf } from "../find-line.ts";
import { groundText } from "../ground.ts";
import { legalPage } from "../page-kinds.ts";
import type { ReadPage } from "../read-page.ts";
import { isUnderNotice } from "../readiness/line-heading.ts";
import { phrase } from "../topics.ts";
import { hasHours, hasPhone, withoutVariants, wordsOnly } from "./address-shape.ts";
import { shownAddress, statedAddress } from "./stated-address.ts";

const addressPostBox = new RegExp(String.raw`^(?:${anyOf("address.postBox")})\b[\s\d.:-]*$`, "i");
const addressLabel = new RegExp(
  String.raw`^(?:${anyOf("address.our")})?(?:${anyOf("address.label")})\s?[:：,]\s*`,
  "iu",
);

export function mineAddress(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.address, context.language, null);
  if (!question) return [];
  const ranked = [...pages].sort((a, b) => rankOf(b) - rankOf(a));
  const isShownOn = (page: ReadPage, address: string): boolean =>
    groundText(page.lines.map((line) => line.text)).includes(wordsOnly(address));
  // A legal notice names people whose addresses customers don't need.
  const isLegal = (page: ReadPage): boolean => rankOf(page) < 0;
  const isOwn = (address: string): boolean =>
    pages.some((page) => !isLegal(page) && isShownOn(page, address));
  const addresses = [...context.contactInfo.addresses].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  for (const address of addresses.slice(0, 3)) {
    const key = wordsOnly(address);
    // A PO box isn't a location, and hours next to an address aren't part of it.
    if (hasHours(address) || hasPhone.test(address) || key.length < 10 || addressPostBox.test(address.trim()))
      continue;
    for (const page of ranked) {
      // An address that was assembled from structured data may not be in the page's text.
      if (!isShownOn(page, address)) continue;
      // An owner may live elsewhere than where the guests of their house stay.
      const others = isLegal(page) ? ranked.filter((one) => !isLegal(one)) : [];
      const [elsewhere] = shownAddress(others, question);
      if (elsewhere) return [elsewhere];
      const beside = isLegal(page)
        ? []
        : addresses
            .slice(0, maxBranches)
            .filter((other) => isShownOn(page, other) && !isUnderNotice(page, other));
      const shown = withoutVariants(
        [address, ...beside].map((one) => fullAddress(page, one).replace(/[,;\s]+$/u, "")),
      );
      return [
        {
          page,
          question,
          answer: shown.length === 1 ? shown[0]! : listOf(shown),
          lines: shown,
          topic: "location",
          needsSubject: false,
          confidence: 0.9,
        },
      ];
    }
  }
  return statedAddress(ranked, { question, language: context.language });
}

/** Contact pages first, legal notices last. */
function rankOf(page: ReadPage): number {
  if (legalPage.test(URL.parse(page.url)?.pathname ?? "")) return -1;
  return isContactPage(page) ? 1 : 0;
}

/** In "Unit 4, Mill Lane", the number belongs to a part of the building. */
const unit = new RegExp(String.raw`(?<!\p{L})(?:${anyOf("address.floor")})\s*$`, "iu");

/** Returns the whole line with province, floor and district, if the line contains only the address. */
function fullAddress(page: ReadPage, address: string): string {
  const shown = address.replace(/\s+/g, " ").trim();
  const line = findLine(page, shown)?.text;
  const part = line === undefined ? null : unit.exec(line.slice(0, Math.max(0, line.indexOf(shown))));
  if (line !== undefined && hasHours(line)) return shown.replace(addressLabel, "");
  if (part) return `${part[0].trimStart()}${shown}`;
  if (
    !line ||
    line.length > shown.length + 45 ||
    /@|\d[\d\s()./-]{7,}\d|[.!?]$|[·|•]|\p{Ll}{2}\. \p{Lu}/u.test(line.replace(shown, ""))
  )
    return shown.replace(addressLabel, "");
  // A name before the address isn't part of it.
  const before = line.slice(0, line.indexOf(shown));
  if (before.trim() !== "" && !/\d|[,:]\s*$/.test(before)) return shown;
  return line.replace(addressLabel, "");
}

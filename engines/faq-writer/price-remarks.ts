/** Tells prices from amounts in what customers say: "Anna Meier: $50 well spent". */
import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import { isPerson } from "./mine-team.ts";
import { findPrice, perUnit } from "./price-text.ts";

interface PricedText {
  name: string;
  /** Begins with the amount, or has it after the name. */
  text: string;
  /** True below a heading such as "Our prices". */
  isBelowPrices?: boolean;
  /** True if the name has a cell of its own in a table, where first names alone are rare. */
  isInTable?: boolean;
}

/** "Per person", "+ VAT" and "from" after an amount say what it is for. */
const unitStart = new RegExp(
  String.raw`^(?:${perUnit.source}|(?:${anyOf("prices.recurring")})|(?:${anyOf("prices.noName")}|${anyOf("prices.from")}|${anyOf("prices.per")})(?!\p{L}))`,
  "iu",
);

/** True if most amounts are in remarks that differ, and below the name of who makes them. */
export function areRemarks(rows: readonly PricedText[]): boolean {
  const people = peopleIn(rows);
  const remarks = rows.flatMap((row) => (people.has(row) ? remarkIn(row) : []));
  return remarks.length > 1 && remarks.length * 2 > rows.length && new Set(remarks).size * 2 > rows.length;
}

function remarkIn({ text, isBelowPrices = false }: PricedText): string[] {
  const rest = text.slice(findPrice(text)?.end ?? text.length).replace(/^[\s,]+/u, "");
  const isRemark = /^\p{Ll}/u.test(rest) && /\s/u.test(rest) && !/\d/.test(rest) && !unitStart.test(rest);
  return isRemark && !isBelowPrices ? [rest] : [];
}

/** "Family Room" looks like a name too, but is beside "Twin Room". */
function peopleIn(rows: readonly PricedText[]): Set<PricedText> {
  const named = rows.filter(
    ({ name, isInTable }) => isPerson(name) || (!isInTable && /^\p{Lu}[\p{L}'’-]+$/u.test(name)),
  );
  const wordsOf = ({ name }: PricedText) => new Set(foldLoosely(name).split(" "));
  const counts = Map.groupBy(
    named.flatMap((row) => [...wordsOf(row)]),
    (word) => word,
  );
  return new Set(
    named.filter((row) => [...wordsOf(row)].every((word) => (counts.get(word)?.length ?? 0) < 2)),
  );
}

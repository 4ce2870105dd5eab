/** Decides from a company's text about itself which question it answers. */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import { leans } from "../page-statements.ts";
import type { Site } from "./site.ts";
import { greets, urges } from "./word-evidence.ts";

interface Described {
  language: string;
  companyName: string | null;
}

/** How far into the text its subject has to be clear, in sentences. */
const maxLead = 2;

/** True if the text begins by saying what the company is or does, and doesn't sell. */
export function describesCompany(sentences: readonly string[], site: Described): boolean {
  const [first = ""] = sentences;
  return (
    portraitKind([first], site) !== null &&
    !leans(first, site.language) &&
    !sentences.some(
      (sentence) =>
        /[!?！？]$/.test(sentence) || urges(sentence, site.language) || greets(sentence, site.language),
    )
  );
}

/** "is" for "We are a bakery", "does" for "We bake bread for shops", null if the text says neither. */
export function portraitKind(sentences: readonly string[], site: Described): "is" | "does" | null {
  const words = wordsOf(site.language);
  // Languages without a pack have nothing to compare with.
  if (words === null) return "is";
  const lead = sentences.slice(0, maxLead).filter((sentence) => isOfCompany(sentence, site));
  if (lead.some((sentence) => words.is?.test(sentence))) return "is";
  return lead.some((sentence) => words.does.test(sentence)) ? "does" : null;
}

function isOfCompany(sentence: string, { companyName, language }: Described): boolean {
  const words = wordsOf(language);
  return (
    (companyName !== null && names(sentence, companyName)) ||
    (speaksOfPeople(sentence, language) && words?.someone.test(sentence) !== true)
  );
}

/** "GreenParking rents spaces" names "GreenParking Leeds". */
function names(sentence: string, companyName: string): boolean {
  const name = foldLoosely(companyName);
  const [first = ""] = name.split(" ");
  const said = ` ${foldLoosely(sentence)} `;
  return said.includes(` ${name} `) || (first.length >= minName && said.startsWith(` ${first} `));
}

/** In characters. A shorter first word may be any word. */
const minName = 5;

const patterns = new Map<string, { is: RegExp | null; does: RegExp; someone: RegExp }>();

function wordsOf(language: string): { is: RegExp | null; does: RegExp; someone: RegExp } | null {
  const known = patterns.get(language);
  if (known) return known;
  const pack = packOf(language);
  if (!pack) return null;
  const { is, aNoun } = pack.company;
  const made = {
    is:
      is && aNoun
        ? new RegExp(
            pack.isSpaced
              ? String.raw`(?:(?<!\p{L})(?:${is.source})|['’]re) (?:${aNoun.source}|${anyOf("durations.number")})(?!\p{L})`
              : `(?:${is.source})`,
            "iu",
          )
        : null,
    does: new RegExp(wholeWordsIn(language, "company.does"), "iu"),
    someone: new RegExp(`^${wholeWordsIn(language, "answers.person")}`, "iu"),
  };
  patterns.set(language, made);
  return made;
}

/** "The practice offers gift vouchers" answers whether there are vouchers, and not who they are. */
export function isOfOtherQuestion(
  evidence: readonly string[],
  { language, companyName, home }: Site,
): boolean {
  const [only = "", ...others] = evidence;
  if (others.length > 0) return false;
  const named = foldLoosely([companyName, home?.title].filter(Boolean).join(" "));
  return [...customerQuestions(language).values()].some(
    ({ intent, asks, says }) =>
      intent.kind === "yes-no" && says?.test(only) && asks.test(only) && !asks.test(named),
  );
}

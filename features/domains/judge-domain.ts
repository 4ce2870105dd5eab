/** What DNS says about a domain, held against what it should say. Pure. */
import { type DomainProof, domainRecords } from "./domain-records.ts";

/** `unknown`: the name servers gave no answer, or none after these values, so nothing can be concluded. */
export type DnsAnswer =
  | { outcome: "found"; values: string[] }
  | { outcome: "none" }
  | { outcome: "unknown"; values: string[]; code: string };

export interface DomainAnswers {
  /** Every name that the domain is an alias of, in order. */
  cname: DnsAnswer;
  txt: DnsAnswer;
}

export interface DomainCheck {
  result: "matches" | "differs" | "unknown";
  /** What stands in DNS, for the owner; at most a few lines each. */
  found: { cname: string[]; txt: string[] };
  /** Why nothing is known: "ESERVFAIL", "ETIMEOUT". */
  code: string | null;
  /** Proven, and verified for another company whose proof still stands too. */
  isTaken: boolean;
}

const maxShown = 5;
const maxShownLength = 255;

/** One record of the two is enough. Without it, only two clear answers are a "no". */
export function judgeDomain(answers: DomainAnswers, proof: DomainProof): DomainCheck {
  const wanted = domainRecords(proof);
  const cname = valuesOf(answers.cname);
  const txt = valuesOf(answers.txt);
  const matches =
    cname.some((value) => sameName(value, wanted.cname.value)) ||
    txt.some((value) => value.trim() === wanted.txt.value);
  const missing = [answers.cname, answers.txt].find((answer) => answer.outcome === "unknown");
  const result = matches ? "matches" : missing ? "unknown" : "differs";
  return {
    result,
    found: { cname: shown(cname), txt: shown(txt) },
    code: result === "unknown" && missing ? missing.code : null,
    isTaken: false,
  };
}

/** Reads a stored check; null for anything else. */
export function readDomainCheck(stored: string | null): DomainCheck | null {
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as DomainCheck;
  } catch {
    return null;
  }
}

function valuesOf(answer: DnsAnswer): string[] {
  return answer.outcome === "none" ? [] : answer.values;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase().replace(/\.$/, "") === other.toLowerCase();
}

/** Strangers write these records: as much as can be shown, without what can't be stored or seen. */
function shown(values: string[]): string[] {
  return values
    .slice(0, maxShown)
    .map((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxShownLength));
}

/** Compares a domain's DNS records with the expected ones. */
import { type DomainProof, domainRecords } from "./domain-records.ts";

/** "unknown" means that there was no answer, or none after these values, so the result is inconclusive. */
export type DnsAnswer =
  | { outcome: "found"; values: string[] }
  | { outcome: "none" }
  | { outcome: "unknown"; values: string[]; code: string };

export interface DomainAnswers {
  /** The chain of aliases in order. */
  cname: DnsAnswer;
  txt: DnsAnswer;
}

export interface DomainCheck {
  result: "matches" | "differs" | "unknown";
  /** Records that were found, shown to the owner. Only a few of each type are kept. */
  found: { cname: string[]; txt: string[] };
  /** Reason why the check is inconclusive: "ESERVFAIL" or "ETIMEOUT". */
  code: string | null;
  /** Whether the domain is proven but verified for another company whose record is still valid. */
  isTaken: boolean;
}

const maxShown = 5;
const maxShownLength = 255;

/** One matching record is enough. Without a match, only two conclusive answers count as a mismatch. */
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

/** Reads a stored check; null if it isn't one. */
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

/** Limits records to what can be stored and shown, because they are untrusted. */
function shown(values: string[]): string[] {
  return values
    .slice(0, maxShown)
    .map((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxShownLength));
}

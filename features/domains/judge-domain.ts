/** Compares a domain's DNS records with the expected ones. Pure. */
import { type DomainProof, domainRecords } from "./domain-records.ts";

/** `unknown`: no answer, or none after these values, so the result is inconclusive. */
export type DnsAnswer =
  | { outcome: "found"; values: string[] }
  | { outcome: "none" }
  | { outcome: "unknown"; values: string[]; code: string };

export interface DomainAnswers {
  /** The chain of aliases, in order. */
  cname: DnsAnswer;
  txt: DnsAnswer;
}

export interface DomainCheck {
  result: "matches" | "differs" | "unknown";
  /** Found records, shown to the owner; at most a few each. */
  found: { cname: string[]; txt: string[] };
  /** Why the check is inconclusive: "ESERVFAIL", "ETIMEOUT". */
  code: string | null;
  /** Proven, but verified for another company whose record is still valid. */
  isTaken: boolean;
}

const maxShown = 5;
const maxShownLength = 255;

/** One matching record is enough. Without it, only two conclusive answers count as a mismatch. */
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

/** Records are untrusted: limits them to what can be stored and shown. */
function shown(values: string[]): string[] {
  return values
    .slice(0, maxShown)
    .map((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxShownLength));
}
